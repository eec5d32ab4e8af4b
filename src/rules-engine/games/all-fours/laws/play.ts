import type { BookId } from '../../../books.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { barred, loses, losesAmount, must, noPenalty, noPenaltyPrinted, notDecided, permitted, punishedAs, scores, wins } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { asAgreed, scoreJack } from '../words.ts';

const inOrder = [must('both-sides', 'count-in-order'), wins('first-out', 'game')];
const jackFirst = (book: BookId) => [scores('dealer', pointsOf(points['turned-jack'], book)), wins('dealer', 'game')];

export const playLaws = {
  'trumped-with-suit': law({
    question: 'allowed',
    title: 'Trumped with the suit in hand',
    gist: 'A player holds a card of the suit led and plays a trump.',
    aka: ['trump in', 'trumped and had the suit', 'do I have to follow suit', 'ruffed holding the suit'],
    moment: 'play',
    facts: {},
    leads: {
      'blue-ribbon-1940': 'A player may trump even when able to follow suit.',
      donohue: 'A player may trump even when able to follow suit.',
      'uspc-1898': 'A player may trump even when able to follow suit.',
      hoffmann: 'A player may trump even when able to follow suit.',
    },
    readings: () => ({
      'blue-ribbon-1940': always(permitted, [cites.blue.scoring, cites.blue.penalties], { note: 'Trumps led must be followed.' }),
      donohue: always(permitted, cites.donohue.law(14)),
      'uspc-1898': always(permitted, cites.uspc.sevenUp),
      hoffmann: always(permitted, cites.hoffmann.methodScoring),
    }),
    see: ['all-fours.law.revoke'],
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player who holds a card of the suit led plays neither that suit nor a trump.',
    aka: ['renege', 'did not follow suit', 'reneged with the jack'],
    moment: 'play',
    facts: {
      jack: fact('Is the jack of trumps in play, and what did the player who revoked make?', 'Jack of trumps', {
        none: { label: 'The jack is not in play', chip: 'Not in play', if: 'if the jack of trumps is not in play' },
        made: {
          label: 'It is, and that player made the jack, the point for game, or both',
          chip: 'Jack or game made',
          if: 'if the jack is in play and the player made jack, game or both',
        },
        held: {
          label: 'It is; that player held the jack and lost it, and made neither point',
          chip: 'Held and lost',
          if: 'if the player held and lost the jack and did not make game',
        },
        neither: {
          label: 'It is; that player never had the jack and made neither point',
          chip: 'Never held',
          if: 'if the player never held the jack and did not make game',
        },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The player’s side loses 1 point (2 if the jack of trumps is in play), and the player may not score the point for game or the jack.',
      donohue:
        'If the jack of trumps is not in play, the opponent scores 1 point. If it is, the opponent scores 2, and the player may not score jack or game. There are more cases.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. By Blue Ribbon the side of the player who revoked loses 1 point, or 2 if the jack of trumps is in play. By Donohue the opponent scores these points instead; the book has no rule if the player neither held the jack in play nor made game. Hoffmann names no penalty.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { jack: 'none' },
            then: [loses('offending-side', -pointsOf(points.revoke, 'blue-ribbon-1940')), barred('offender', 'score-game-point')],
            note: 'The adversaries score the point for game if they make it.',
          },
          {
            when: { jack: ['made', 'held', 'neither'] },
            then: [
              loses('offending-side', -pointsOf(points['revoke-jack'], 'blue-ribbon-1940')),
              barred('offender', scoreJack),
              barred('offender', 'score-game-point'),
            ],
            note: 'The adversaries score either point if they make it.',
          },
        ],
        cites.blue.penalties,
      ),
      donohue: says(
        [
          { when: { jack: 'none' }, then: [scores('opponent', pointsOf(points.revoke, 'donohue'))] },
          {
            when: { jack: 'made' },
            then: [barred('offender', scoreJack), barred('offender', 'score-game-point'), scores('opponent', pointsOf(points['revoke-jack'], 'donohue'))],
          },
          { when: { jack: 'held' }, then: [scores('opponent', pointsOf(points['revoke-jack'], 'donohue'))] },
          { when: { jack: 'neither' }, then: [notDecided], note: 'Four cases are listed, and this is none of them.' },
        ],
        cites.donohue.law(14),
      ),
      'uspc-1898': silent('Suit must be followed or trumped; no penalty is printed.'),
      hoffmann: always([must('offender', 'follow-or-trump'), noPenaltyPrinted], cites.hoffmann.methodScoring, {
        note: 'The player owes the penalty of a revoke; how much that is, the book does not say.',
      }),
    }),
    see: ['all-fours.points.revoke', 'all-fours.points.revoke-jack', 'all-fours.law.revoke-established'],
  }),
  'revoke-established': law({
    offence: 'revoke',
    title: 'When a revoke is complete',
    gist: 'A player notices a failure to follow suit. Is it a revoke yet?',
    aka: ['take back a renege', 'caught it in time', 'too late to change'],
    moment: 'trick-turned',
    facts: {
      noticed: fact('When was it noticed?', 'Noticed', {
        'in-time': {
          label: 'Before the trick was turned and before the next lead',
          chip: 'In time',
          if: 'before the trick was turned over or the next lead made',
        },
        late: { label: 'After either of them', chip: 'Too late', if: 'after the trick was turned over or the next lead made' },
      }),
    },
    leads: { donohue: 'It is a revoke once the trick is turned over or the next lead is made. Before that, there is no penalty.' },
    readings: (says) => ({
      'blue-ribbon-1940': silent('The penalty has no limit of time.'),
      donohue: says(
        [
          { when: { noticed: 'in-time' }, then: [noPenalty], note: 'The revoke is not established yet; the book does not say how it is put right.' },
          { when: { noticed: 'late' }, then: [punishedAs('revoke')], note: 'The revoke is established.' },
        ],
        cites.donohue.law(15),
      ),
      'uspc-1898': silent(),
      hoffmann: silent(),
    }),
    see: ['all-fours.law.revoke'],
  }),
  'neither-follows-nor-trumps': law({
    question: 'what-counts',
    title: 'A point when the adversary neither follows nor trumps',
    gist: 'An opponent without the suit led throws another plain suit and does not trump.',
    aka: ['point for a discard', 'could not follow'],
    moment: 'play',
    facts: {},
    leads: {
      hoffmann: 'Some players keep a custom: if a player without the suit led throws another plain suit instead of a trump, the opponent scores 1 point.',
    },
    readings: () => ({
      'blue-ribbon-1940': silent(),
      donohue: silent(),
      'uspc-1898': silent('A player without the suit may trump or not, as they like.'),
      hoffmann: always(scores('opponent', pointsOf(points.discard, 'hoffmann')), cites.hoffmann.methodDiscard, {
        note: 'Only where the players keep this custom.',
      }),
    }),
  }),
  'tie-for-game': law({
    question: 'tie',
    title: 'Tie for game',
    gist: 'Two players have the same count for game, or nobody has a counting card.',
    aka: ['tied game', 'game point tie', 'nobody has game', 'equal count'],
    moment: 'count',
    facts: {
      what: fact('How do they stand?', 'Counts', {
        tie: { label: 'Equal counts', chip: 'Equal', if: 'if the counts for game are equal' },
        none: { label: 'Nobody has a counting card', chip: 'No counting card', if: 'if nobody has a counting card' },
      }),
      players: fact(
        'Who plays?',
        'Players',
        {
          two: { label: 'Two players', chip: 'Two', if: 'if two play' },
          sides: { label: 'Two sides', if: 'if two sides play' },
          more: { label: 'Three or four, without partners', chip: 'Three or four', if: 'if three or four play, each alone' },
        },
        { needs: { two: 'two-handed', sides: 'partners', more: 'each-for-himself' } },
      ),
    },
    usual: { what: 'tie' },
    leads: {
      'blue-ribbon-1940':
        'If two play, the non-dealer scores the point. If two sides play, the dealer’s opponents score it. The book does not cover three or more players who each play alone.',
      donohue:
        'If two play, the non-dealer scores 1 point on equal counts. If more play, the player on the dealer’s left does. If nobody has a counting card, the book does not cover this.',
      hoffmann: 'The player on the dealer’s left scores 1 point. The book does not cover three or four players, each alone.',
    },
    verdict: {
      kind: 'distinguishes',
      say: 'The books agree that the dealer’s opponent scores the point if two players or two sides play. If three or four play, each alone, Donohue and U.S. Playing Card give it to the player on the dealer’s left. Donohue does not cover a deal in which nobody has a counting card.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { players: 'two' }, then: [scores('non-dealer', pointsOf(points.game, 'blue-ribbon-1940'))] },
          { when: { players: 'sides' }, then: [scores('opponents-of-dealer', pointsOf(points.game, 'blue-ribbon-1940'))] },
          { when: { players: 'more' }, then: [notDecided], note: 'The point is for the non-dealer, and here there are several.' },
        ],
        cites.blue.scoring,
      ),
      donohue: says(
        [
          { when: { what: 'tie', players: 'two' }, then: [scores('non-dealer', pointsOf(points.game, 'donohue'))] },
          { when: { what: 'tie', players: ['sides', 'more'] }, then: [scores('eldest-hand', pointsOf(points.game, 'donohue'))] },
          { when: { what: 'none' }, then: [notDecided], note: 'The text says that a deal may end with nobody having anything to score for game.' },
        ],
        [cites.donohue.law(9), cites.donohue.scoringTieForGame],
      ),
      'uspc-1898': always(scores('eldest-hand', pointsOf(points.game, 'uspc-1898')), cites.uspc.sevenUp, {
        note: 'The book gives the point to the player nearest to the dealer’s left, whom it also calls the elder hand. It does not say that this player must be one of those who tie.',
      }),
      hoffmann: says(
        [
          { when: { players: ['two', 'sides'] }, then: [scores('eldest-hand', pointsOf(points.game, 'hoffmann'))] },
          { when: { players: 'more' }, then: [notDecided], note: 'The book covers only the games of two and of four partners.' },
        ],
        cites.hoffmann.game,
      ),
    }),
  }),
  'both-go-out': law({
    question: 'who-goes-out',
    title: 'Both sides reach the game',
    gist: 'In one deal more than one player makes points enough to go out.',
    aka: ['both go out', 'six all', 'who goes out first', 'counting order', 'high goes out'],
    moment: 'score-entered',
    facts: {
      how: fact(
        'How does the first of them reach it?',
        'First gets there',
        {
          play: { label: 'With points made in the play', chip: 'By the play', if: 'if the first to be out gets there by points in the play' },
          jack: { label: 'As dealer, with a jack turned for trump', chip: 'By a turned jack', if: 'if the dealer is out first by turning a jack for trump' },
        },
        { needs: { jack: 'turned-card' } },
      ),
    },
    usual: { how: 'play' },
    leads: {
      'blue-ribbon-1940': 'Points count in the order high, low, jack, game, and the first player out wins. A dealer who is out by turning a jack wins at once.',
      donohue: 'Points count in the order high, low, jack, game, and the first player out wins. A dealer who is out by turning a jack wins at once.',
      'uspc-1898': 'Points count in the order high, low, jack, game, and the first player out wins. A dealer who is out by turning a jack wins at once.',
      hoffmann: 'Points count in the order high, low, jack, game, and the first player out wins. A dealer who is out by turning a jack wins at once.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { how: 'play' }, then: inOrder },
          { when: { how: 'jack' }, then: jackFirst('blue-ribbon-1940'), note: 'The jack is scored at once, before the play.' },
        ],
        [cites.blue.trump, cites.blue.scoring],
      ),
      donohue: says(
        [
          { when: { how: 'play' }, then: inOrder },
          { when: { how: 'jack' }, then: jackFirst('donohue') },
        ],
        [cites.donohue.law(7), cites.donohue.scoring],
      ),
      'uspc-1898': says(
        [
          { when: { how: 'play' }, then: inOrder },
          { when: { how: 'jack' }, then: jackFirst('uspc-1898') },
        ],
        cites.uspc.sevenUp,
      ),
      hoffmann: says(
        [
          { when: { how: 'play' }, then: inOrder },
          { when: { how: 'jack' }, then: jackFirst('hoffmann') },
        ],
        cites.hoffmann.methodScoring,
      ),
    }),
    see: ['all-fours.points.order'],
  }),
  miscount: law({
    offence: 'miscall',
    title: 'Score counted wrong without looking',
    gist: 'A player names the count for game without turning up the tricks, and names it wrong.',
    aka: ['wrong count', 'miscount', 'counted without looking'],
    moment: 'count',
    facts: {},
    leads: { hoffmann: 'If it was agreed to count without looking, the player who counted wrong loses what was agreed, one point or more.' },
    readings: () => ({
      'blue-ribbon-1940': silent(),
      donohue: silent(),
      'uspc-1898': silent(),
      hoffmann: always(losesAmount('offender', asAgreed), cites.hoffmann.methodDiscard, {
        note: 'Only where the players have agreed to count without looking.',
      }),
    }),
  }),
};
