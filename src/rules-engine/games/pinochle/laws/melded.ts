import { doubted } from '../../../laws/cites.ts';
import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, mayRequire, notDecided, putRight, scores } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { meldItAgain, meldWithoutFreshCard, playMeldedCard } from '../words.ts';

/** Cards already melded: what other melds they may be used in, and a meld that proves wrong. */
export const meldedLaws = {
  'marriage-after-sequence': law({
    offence: 'irregular-meld',
    title: 'Royal marriage and trump sequence',
    gist: 'A player wants both the trump marriage and the trump sequence.',
    aka: ['sequence before marriage', 'melded the run first', 'marriage in the run', '190', '40 trumps after 150'],
    moment: 'play',
    facts: {
      first: fact('Which was scored first?', 'Scored first', {
        marriage: { label: 'The marriage', chip: 'Marriage', if: 'if the marriage was scored first' },
        sequence: { label: 'The sequence', chip: 'Sequence', if: 'if the sequence was scored first' },
      }),
      cards: fact('Which king and queen make the second of them?', 'King and queen', {
        same: { label: 'The same two', chip: 'Both shared', if: 'if the two melds share both king and queen' },
        'one-new': { label: 'One of the same and one new', chip: 'One shared', if: 'if the two melds share only the king or only the queen' },
        'both-new': { label: 'Two others', if: 'if the two melds share neither king nor queen' },
      }),
    },
    usual: { first: 'sequence', cards: 'same' },
    leads: {
      sierra: 'After the sequence, its king or queen may not be used for a marriage. If the marriage was scored first, it may be made into the sequence.',
      'blue-ribbon-1940':
        'After the sequence, its king or queen may not be used for a marriage. If the marriage was scored first, it may be made into the sequence.',
      'uspc-1898': 'After the sequence, its king or queen may not be used for a marriage. If the marriage was scored first, it may be made into the sequence.',
      donohue: 'After the sequence, its king and queen may not be scored as a marriage. If the marriage was scored first, it may be made into the sequence.',
    },
    verdict: {
      kind: 'agree',
      say: 'The books agree: once the sequence is scored, its king and queen make no marriage; a marriage that was scored first may be made into the sequence.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { first: 'marriage' }, then: [allowed('player', 'meld')] },
          { when: { first: 'sequence', cards: ['same', 'one-new'] }, then: [barred('offender', meldItAgain)] },
          { when: { first: 'sequence', cards: 'both-new' }, then: [allowed('player', 'meld')] },
        ],
        [
          doubted(
            cites.uspc.twoHandedScoring,
            'Pinochle prints no rule of its own here: it sends the reader to Bezique for announcements, double declarations and cards used again.',
          ),
          cites.uspc.bezique,
        ],
        'A card may not go into a meld of the same class that is worth no more.',
      ),
      donohue: says(
        [
          {
            when: { first: 'marriage', cards: 'same' },
            then: [allowed('player', 'meld')],
            note: 'In the case that the book describes, the rest of the sequence is drawn later.',
          },
          { when: { first: 'sequence', cards: 'same' }, then: [barred('offender', meldItAgain)] },
          { when: { cards: ['one-new', 'both-new'] }, then: [notDecided], note: 'The single pack has one king and one queen of trumps.' },
        ],
        cites.donohue.twoHandedScoring,
      ),
      'blue-ribbon-1940': says(
        [
          { when: { first: 'marriage', cards: ['same', 'both-new'] }, then: [allowed('player', 'meld')] },
          {
            when: { first: 'marriage', cards: 'one-new' },
            then: [notDecided],
            note: 'The three cards are added to the marriage as it lies. The book says nothing about a sequence with another king or queen.',
          },
          { when: { first: 'sequence', cards: ['same', 'one-new'] }, then: [barred('offender', meldItAgain)] },
          { when: { first: 'sequence', cards: 'both-new' }, then: [allowed('player', 'meld')] },
        ],
        cites.blue.twoHandScoring,
        'The ace, ten and jack are added to a marriage already scored; a new king does not renew a queen of the sequence.',
      ),
      sierra: says(
        [
          { when: { first: 'marriage' }, then: [allowed('player', 'meld')] },
          { when: { first: 'sequence', cards: ['same', 'one-new'] }, then: [barred('offender', meldItAgain)] },
          { when: { first: 'sequence', cards: 'both-new' }, then: [allowed('player', 'meld')] },
        ],
        cites.sierra.twoHanded,
      ),
    }),
    see: ['pinochle.points.sequence', 'pinochle.points.royal-marriage'],
  }),
  'card-used-again': law({
    offence: 'irregular-meld',
    title: 'Card used in a second meld',
    gist: 'A card that lies in one meld is wanted for another.',
    aka: ['use a card twice', 'same queen twice', 'reuse', 'second marriage with the same queen', 'four aces again'],
    moment: 'play',
    facts: {
      second: fact('What is the second meld?', 'Second meld', {
        'other-class': {
          label: 'Of another class: marriages and sequence, pinochle, four of a kind',
          chip: 'Another class',
          if: 'if the two melds are of different classes',
        },
        'worth-more': { label: 'Of the same class and worth more', chip: 'Worth more', if: 'if both melds are of one class and the second is worth more' },
        'no-better': { label: 'Of the same class and worth no more', chip: 'Worth no more', if: 'if both melds are of one class and the second worth no more' },
      }),
    },
    leads: {
      sierra:
        'The card may be used again in a meld of another class. In a meld of the same class, it may be used again only if that meld is worth more than the first.',
      'blue-ribbon-1940':
        'The card may be used again in a meld of another class. In a meld of the same class, it may be used again only if that meld is worth more than the first.',
      'uspc-1898':
        'The card may be used again in a meld of another class. In a meld of the same class, it may be used again only if that meld is worth more than the first.',
    },
    verdict: {
      kind: 'agree',
      say: 'The books agree: the card may be used again in a meld of the same class that is worth more, but not in one that is worth no more. Sierra, Blue Ribbon and U.S. Playing Card also let it be used in a meld of another class; Donohue does not cover this.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { second: ['other-class', 'worth-more'] }, then: [allowed('player', meldItAgain)] },
          { when: { second: 'no-better' }, then: [barred('offender', meldItAgain)] },
        ],
        [
          doubted(
            cites.uspc.twoHandedScoring,
            'Pinochle prints no rule of its own here: it sends the reader to Bezique for announcements, double declarations and cards used again.',
          ),
          cites.uspc.bezique,
        ],
        'The same meld may be scored again with altogether different cards.',
      ),
      donohue: says(
        [
          { when: { second: 'other-class' }, then: [notDecided], note: 'Melds rest on the cards held when they are announced.' },
          {
            when: { second: 'worth-more' },
            then: [allowed('player', meldItAgain)],
            note: 'Said of the trump marriage that becomes the sequence.',
          },
          { when: { second: 'no-better' }, then: [barred('offender', meldItAgain)], note: 'Said of the trump marriage after the sequence.' },
        ],
        cites.donohue.twoHandedScoring,
      ),
      'blue-ribbon-1940': says(
        [
          { when: { second: 'other-class' }, then: [allowed('player', meldItAgain)] },
          {
            when: { second: 'worth-more' },
            then: [allowed('player', meldItAgain)],
            note: 'The case named is the trump marriage that becomes the sequence.',
          },
          { when: { second: 'no-better' }, then: [barred('offender', meldItAgain)] },
        ],
        cites.blue.twoHandScoring,
        'A queen of spades may serve in a marriage, the sequence, pinochle and four queens, one after another.',
      ),
      sierra: says(
        [
          { when: { second: ['other-class', 'worth-more'] }, then: [allowed('player', meldItAgain)] },
          { when: { second: 'no-better' }, then: [barred('offender', meldItAgain)] },
        ],
        [cites.sierra.twoHanded, cites.sierra.play],
      ),
    }),
    see: ['pinochle.law.marriage-after-sequence', 'pinochle.law.no-fresh-card'],
  }),
  'no-fresh-card': law({
    offence: 'irregular-meld',
    title: 'Meld without a fresh card',
    gist: 'Every card of the meld already lies on the table.',
    aka: ['all cards already melded', 'round trip', 'fresh card', 'card from the hand'],
    moment: 'play',
    facts: {
      fresh: fact('Does a card come from the hand for it?', 'Card from the hand', {
        yes: { label: 'Yes, one or more', chip: 'Yes', if: 'if at least one card of the meld comes from the hand' },
        no: { label: 'No', if: 'if no card of the meld comes from the hand' },
      }),
    },
    usual: { fresh: 'no' },
    leads: {
      sierra: 'The meld is not allowed. At least one of its cards must come from the hand.',
      'blue-ribbon-1940': 'The meld is not allowed. At least one of its cards must come from the hand.',
    },
    readings: (says) => ({
      'uspc-1898': silent('Neither Pinochle nor the Bezique rules it points to ask for a fresh card; melds may even be laid down ahead of their scoring.'),
      donohue: silent(),
      'blue-ribbon-1940': says(
        [
          { when: { fresh: 'yes' }, then: [allowed('player', 'meld')] },
          { when: { fresh: 'no' }, then: [barred('offender', meldWithoutFreshCard)] },
        ],
        cites.blue.twoHandScoring,
      ),
      sierra: says(
        [
          { when: { fresh: 'yes' }, then: [allowed('player', 'meld')] },
          { when: { fresh: 'no' }, then: [barred('offender', meldWithoutFreshCard)] },
        ],
        cites.sierra.twoHanded,
      ),
    }),
    see: ['pinochle.law.card-used-again'],
  }),
  'single-before-double': law({
    offence: 'irregular-meld',
    title: 'Double pinochle after a single',
    gist: 'A player who has scored one pinochle adds the second queen of spades and jack of diamonds.',
    aka: ['260', '300 or 260', 'second pinochle', 'double after single'],
    moment: 'play',
    facts: {
      first: fact('Does the first pinochle still lie whole on the table?', 'First pinochle', {
        yes: { label: 'Yes', chip: 'Still whole', if: 'if the first pinochle still lies whole on the table' },
        no: { label: 'No, a card of it was played', chip: 'Broken up', if: 'if a card of the first pinochle has been played' },
      }),
    },
    usual: { first: 'yes' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree while the first pinochle still lies whole on the table: the double then scores 260 points by Sierra, 300 by U.S. Playing Card. Once a card of the first has been played, they agree: the second pinochle scores 40 points.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { first: 'yes' },
            then: [scores('player', pointsOf(points['double-after-single'], 'uspc-1898'))],
            note: 'This is besides the single already scored.',
          },
          { when: { first: 'no' }, then: [scores('player', pointsOf(points.pinochle, 'uspc-1898'))], note: 'Different cards make the same meld once more.' },
        ],
        [
          doubted(
            cites.uspc.twoHandedScoring,
            'Pinochle prints no rule of its own here: it sends the reader to Bezique for announcements, double declarations and cards used again.',
          ),
          cites.uspc.bezique,
        ],
      ),
      donohue: silent('One pack holds one pinochle.'),
      'blue-ribbon-1940': silent('The figures for both are printed, not how one grows out of the other.'),
      sierra: says(
        [
          { when: { first: 'yes' }, then: [scores('player', pointsOf(points['double-after-single'], 'sierra'))] },
          { when: { first: 'no' }, then: [scores('player', pointsOf(points.pinochle, 'sierra'))] },
        ],
        cites.sierra.twoHanded,
      ),
    }),
    see: ['pinochle.points.double-after-single'],
  }),
  'wrong-meld': law({
    offence: 'miscall',
    title: 'Wrong meld scored',
    gist: 'A meld was declared and counted that the cards do not make.',
    aka: ['false meld', 'mismeld', 'counted a marriage of two suits', 'wrong pinochle'],
    moment: 'play',
    facts: {
      found: fact('When was it found out?', 'Opponent', {
        before: { label: 'Before the other player had played', chip: 'Not yet played', if: 'before the opponent has played' },
        after: { label: 'After the other player had played', chip: 'Has played', if: 'after the opponent has played' },
      }),
    },
    leads: { 'uspc-1898': 'The score is corrected. Once the opponent has played, the opponent may also make the player play one of the cards of the meld.' },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { found: 'before' }, then: [putRight('offender', 'score')] },
          { when: { found: 'after' }, then: [putRight('offender', 'score'), mayRequire('opponent', 'offender', playMeldedCard)] },
        ],
        [
          doubted(
            cites.uspc.twoHandedScoring,
            'Pinochle prints no rule of its own here: it sends the reader to Bezique for announcements, double declarations and cards used again.',
          ),
          cites.uspc.bezique,
        ],
        'The meld is not counted.',
      ),
      donohue: silent(),
      'blue-ribbon-1940': silent('The two-handed section gives nothing; in the auction game the opponents have to watch the melds.'),
      sierra: silent(),
    }),
  }),
};
