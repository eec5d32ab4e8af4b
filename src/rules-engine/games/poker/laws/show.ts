import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, carriesOver, divide, isVoid, mayRequire, must, noPenalty, notDecided, stands, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { bestFairHand, callers, higherHand, keepUnseen, thePot, theStraight, throwUp, uncalledBettor } from '../words.ts';

export const showLaws = {
  'uncalled-bet': law({
    offence: 'hand-not-shown',
    title: 'Asked to show, and nobody called',
    gist: 'All the others have passed, and someone wants to see the hand that takes the pot.',
    aka: ['wants to see my hand', 'show the bluff', 'pay to see', 'nobody called'],
    moment: 'showdown',
    needs: ['betting'],
    facts: {},
    verdict: {
      kind: 'adds',
      say: 'The books agree: the player whose bet nobody calls wins the pot. By Blue Ribbon, Donohue and U.S. Playing Card that player need not show the hand; Sierra does not say.',
    },
    readings: () => ({
      sierra: always(wins(uncalledBettor, thePot), cites.sierra.play, {
        note: 'Only players who have not folded show, and only at the end of the betting; a hand that nobody disputes is not mentioned.',
      }),
      'blue-ribbon-1940': always([wins(uncalledBettor, thePot), allowed(uncalledBettor, keepUnseen)], cites.blue.betting, {
        note: 'Before the draw as after it.',
      }),
      donohue: always([wins(uncalledBettor, thePot), allowed(uncalledBettor, keepUnseen)], cites.donohue.bettingCalling(23)),
      'uspc-1898': always([wins(uncalledBettor, thePot), allowed(uncalledBettor, keepUnseen)], cites.uspc.lawsRulesScoring),
    }),
    leads: { sierra: 'The player whose bet nobody calls wins the pot. The book does not say whether the hand must be shown.' },
    see: ['poker.law.hand-not-shown'],
  }),
  'hand-not-shown': law({
    offence: 'hand-not-shown',
    title: 'Hand not shown after the call',
    gist: 'A player who called or was called throws the hand in unseen, or shows only part of it.',
    aka: ["that's good", 'mucked his hand', "won't show his hand", 'refused to show', 'shows only two cards', 'who shows first'],
    moment: 'showdown',
    needs: ['betting'],
    facts: {},
    verdict: {
      kind: 'adds',
      say: 'The books agree: every player who called or was called must show the whole hand. Only Blue Ribbon adds that anyone at the table may ask for it.',
    },
    readings: () => ({
      sierra: always(must(callers, 'show-hand'), cites.sierra.play),
      'blue-ribbon-1940': always([must(callers, 'show-hand'), barred('offender', throwUp), mayRequire('anyone', 'offender', 'show-hand')], cites.blue.betting, {
        note: 'Anyone at the table may ask, in the pot or not; to say that the other hand is good does not help.',
      }),
      donohue: always(must(callers, 'show-hand'), cites.donohue.bettingCalling(22), { note: 'The caller shows last.' }),
      'uspc-1898': always(must(callers, 'show-hand'), [cites.uspc.drawBetting, cites.uspc.lawsRulesScoring], {
        note: 'Face up, all five cards, if it is asked.',
      }),
    }),
    leads: {
      sierra: 'Every player who called or was called must show the whole hand.',
      donohue: 'Every player who called or was called must show the whole hand.',
      'uspc-1898': 'Every player who called or was called must show the whole hand.',
      'blue-ribbon-1940':
        'Every player who called or was called must show the whole hand, and anyone at the table may ask for it. It may not be thrown up unseen.',
    },
    see: ['poker.law.uncalled-bet'],
  }),
  'miscalled-hand': law({
    offence: 'miscall',
    title: 'Hand miscalled at the show',
    gist: 'A player announces a hand better or worse than the one laid down.',
    aka: ['called a straight and it was a flush', 'called the wrong hand', 'cards speak', 'said two pair and had a full house', 'misread my hand'],
    moment: 'showdown',
    facts: {},
    readings: () => ({
      sierra: silent('The highest hand shown wins; the book does not mention a wrong announcement.'),
      'blue-ribbon-1940': always([noPenalty, wins('best-hand', thePot)], cites.blue.lawsDraw, { note: 'All five cards lie on the table.' }),
      donohue: always([noPenalty, wins('best-hand', thePot)], cites.donohue.bettingCalling(24), { note: 'The cards themselves decide.' }),
      'uspc-1898': always([noPenalty, wins('best-hand', thePot)], cites.uspc.lawsRulesScoring, { note: 'The cards themselves decide.' }),
    }),
    leads: {
      'blue-ribbon-1940': 'The cards decide, not what was announced: the best hand wins the pot.',
      donohue: 'The cards decide, not what was announced: the best hand wins the pot.',
      'uspc-1898': 'The cards decide, not what was announced: the best hand wins the pot.',
    },
  }),
  'foul-hand-shown': law({
    offence: 'foul-hand',
    title: 'Foul hand at the show',
    gist: 'A player who has bet turns out to hold more or fewer than five cards.',
    aka: ['six cards at the showdown', 'four cards in the hand', 'dead hand', 'too many cards at the show'],
    moment: 'showdown',
    facts: {
      against: fact('Who is in against the foul hand?', 'In against it', {
        one: { label: 'One player with a fair hand', chip: 'One fair hand', if: 'if one player with a fair hand is in against it' },
        several: { label: 'Several players with fair hands', chip: 'Several fair hands', if: 'if several players with fair hands are in against it' },
        foul: { label: 'Only another foul hand', chip: 'A foul hand', if: 'if only another foul hand is in against it' },
        nobody: {
          label: 'Nobody: all had thrown up their hands before it was found',
          chip: 'Nobody',
          if: 'if all others gave up before the foul hand was found',
        },
      }),
    },
    usual: { against: 'one' },
    verdict: {
      kind: 'agree',
      say: 'The books agree: the best fair hand wins the pot. A foul hand wins it only if all others gave up before it was found. Only Blue Ribbon covers two foul hands with no fair one: the pot stays for the next deal.',
    },
    readings: (says) => ({
      sierra: silent(),
      'blue-ribbon-1940': says(
        [
          { when: { against: ['one', 'several'] }, then: [wins(bestFairHand, thePot)] },
          { when: { against: 'foul' }, then: [carriesOver(thePot)] },
          { when: { against: 'nobody' }, then: [wins('offender', thePot)] },
        ],
        cites.blue.lawsDraw,
      ),
      donohue: says(
        [
          { when: { against: 'one' }, then: [wins(bestFairHand, thePot)], note: 'The ante and everything bet.' },
          { when: { against: 'several' }, then: [wins(bestFairHand, thePot)] },
          { when: { against: 'foul' }, then: [notDecided] },
          { when: { against: 'nobody' }, then: [wins('offender', thePot)] },
        ],
        cites.donohue.bettingCalling(26),
      ),
      'uspc-1898': says(
        [
          {
            when: { against: ['one', 'several'] },
            then: [wins(bestFairHand, thePot)],
            note: 'The book says only that a foul hand cannot win when it is called.',
          },
          { when: { against: 'foul' }, then: [notDecided] },
          { when: { against: 'nobody' }, then: [wins('offender', thePot)], note: 'The rule on foul hands asks for a call, and an uncalled bet wins unseen.' },
        ],
        cites.uspc.lawsRulesScoring,
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'The best fair hand still in wins the pot. If all others gave up before the foul hand was found, it wins the pot. If only foul hands meet, the pot stays for the next deal.',
      donohue:
        'The best fair hand still in wins the pot. If all others gave up before the foul hand was found, the player with the foul hand wins. The book covers nothing else.',
      'uspc-1898':
        'The best fair hand still in wins the pot. If all others gave up before the foul hand was found, the player with the foul hand wins. The book covers nothing else.',
    },
    see: ['poker.law.wrong-number-dealt', 'poker.law.wrong-number-served'],
  }),
  'equal-hands': law({
    question: 'tie',
    title: 'Equal hands: do suits decide?',
    gist: 'The two best hands are of the same class. The cards that make the hand are compared first, then the other cards from the top.',
    aka: ['tie', 'split pot', 'spades beat hearts', 'two flushes', 'same pair', 'kicker', 'suits decide', 'same top card'],
    moment: 'showdown',
    facts: {
      differ: fact('Where do the hands first differ?', 'First differ', {
        rank: {
          label: 'In rank: a card of the one is higher than its match in the other',
          chip: 'In rank',
          if: 'if a card of one hand is higher than its match',
        },
        'suit-only': { label: 'In suit only: every rank is matched', chip: 'In suit only', if: 'if the hands differ in suit only' },
      }),
    },
    verdict: {
      kind: 'agree',
      say: 'The books agree that the higher card wins where the hands first differ. If they differ in suit only, Sierra, Donohue and U.S. Playing Card split the pot; Blue Ribbon does not cover this.',
    },
    readings: (says) => ({
      sierra: says(
        [
          {
            when: { differ: 'rank' },
            then: [wins(higherHand, thePot)],
            note: 'After the highest card the next one is not mentioned, yet only identical hands split.',
          },
          { when: { differ: 'suit-only' }, then: [divide('tied-players', thePot)], note: 'All suits are worth the same.' },
        ],
        [cites.sierra.play, cites.sierra.game],
      ),
      'blue-ribbon-1940': says(
        [
          { when: { differ: 'rank' }, then: [wins(higherHand, thePot)], doubtful: true },
          {
            when: { differ: 'suit-only' },
            then: [notDecided],
            note: 'Rank alone is compared and suits are given no order, but the book does not cover hands that are exactly alike.',
          },
        ],
        [cites.blue.scoring, doubted(cites.blue.rank, 'The line that lets the lower cards decide is cut short in our copy.')],
      ),
      donohue: says(
        [
          { when: { differ: 'rank' }, then: [wins(higherHand, thePot)] },
          { when: { differ: 'suit-only' }, then: [divide('tied-players', thePot)], note: 'In equal shares.' },
        ],
        cites.donohue.valueScoring,
      ),
      'uspc-1898': says(
        [
          { when: { differ: 'rank' }, then: [wins(higherHand, thePot)] },
          { when: { differ: 'suit-only' }, then: [divide('tied-players', thePot)], note: 'A flush of one suit is worth no more than one of another.' },
        ],
        cites.uspc.lawsRulesScoring,
      ),
    }),
    leads: {
      sierra: 'Where the hands first differ, the player with the higher card wins the pot. If they differ in suit only, the players split it.',
      'blue-ribbon-1940':
        'Where the hands first differ, the player with the higher card wins the pot. If they differ in suit only, the book does not cover this.',
      donohue: 'Where the hands first differ, the player with the higher card wins the pot. If they differ in suit only, the players split it.',
      'uspc-1898': 'Where the hands first differ, the player with the higher card wins the pot. If they differ in suit only, the players split it.',
    },
    see: ['poker.points.equal-hands', 'poker.points.flush'],
  }),
  'corner-straight': law({
    question: 'allowed',
    title: 'Straight round the corner',
    gist: 'A player shows a straight with the ace inside it: king, ace, two and so on.',
    aka: ['wrap around straight', 'queen king ace two three', 'around the corner', 'round the corner'],
    moment: 'showdown',
    facts: {
      agreed: fact('Were the extra hands (blaze, dogs, skip, round the corner) agreed on before play?', 'Extra hands agreed', {
        no: { label: 'No', if: 'if the extra hands were not agreed on before play' },
        yes: { label: 'Yes', if: 'if the extra hands were agreed on before play' },
      }),
    },
    usual: { agreed: 'no' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Sierra such a straight stands; by Donohue and U.S. Playing Card it does not count; by Blue Ribbon it counts only if that was agreed on before play.',
    },
    readings: (says) => ({
      sierra: always(stands(theStraight), doubted(cites.sierra.game, 'It is in a list of what all forms share and is not repeated in the rules of play.')),
      'blue-ribbon-1940': says(
        [
          { when: { agreed: 'no' }, then: [isVoid(theStraight)], note: 'The ace ranks below the two or above the king.' },
          { when: { agreed: 'yes' }, then: [stands('hand')], note: 'It counts as a hand of its own, below the lowest straight.' },
        ],
        [cites.blue.scoring, cites.blue.discard],
      ),
      donohue: always(isVoid(theStraight), cites.donohue.valueScoring, { note: 'The ace begins a straight or ends it.' }),
      'uspc-1898': always(isVoid(theStraight), cites.uspc.lawsRulesScoring, { note: 'The ace is not high and low at once.' }),
    }),
    leads: { 'blue-ribbon-1940': 'The straight does not count, unless it was agreed before play to allow such straights.' },
    see: ['poker.points.straight'],
  }),
  'straights-not-agreed': law({
    question: 'allowed',
    title: 'Straights not agreed on',
    gist: 'A straight is shown, and someone says that straights are not played here.',
    aka: ['do straights count', 'straight beats three of a kind', 'straight or trips'],
    moment: 'showdown',
    facts: {
      agreed: yesNo(
        'Were straights admitted before play began?',
        'Straights agreed',
        'if straights were admitted before play began',
        'if straights were not admitted before play began',
      ),
    },
    usual: { agreed: 'no' },
    readings: (says) => ({
      sierra: always(stands(theStraight), cites.sierra.play),
      'blue-ribbon-1940': always(stands(theStraight), cites.blue.rank),
      donohue: says(
        [
          { when: { agreed: 'yes' }, then: [stands(theStraight)] },
          {
            when: { agreed: 'no' },
            then: [isVoid(theStraight)],
            note: 'A straight flush is then a flush like any other, and four of a kind is the best hand.',
          },
        ],
        cites.donohue.valueRank,
      ),
      'uspc-1898': always(stands(theStraight), cites.uspc.lawsRulesScoring, { note: 'It beats three of a kind.' }),
    }),
    leads: { donohue: 'The straight counts only if straights were admitted before play began.' },
    see: ['poker.points.straight', 'poker.points.straight-flush'],
  }),
};
