import { always, fact, law, silent } from '../../../laws/laws.ts';
import { barred, carriesOver, divide, must, noPenaltyPrinted, notDecided, pays, paysPoints, permitted, scores } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { penaltyAgreed, taker } from '../words.ts';

export const playAndSettlingLaws = {
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player holds a card of the suit led and plays another suit.',
    aka: ['renege', 'reneged', 'shot the moon with a revoke', 'revoke and moon', 'threw the queen and had the suit', 'did not follow suit'],
    moment: 'play',
    facts: {
      result: fact(
        'How did the revoker come out of the deal?',
        'Outcome',
        {
          moon: {
            label: 'With all the hearts and the queen of spades',
            chip: 'Took everything',
            if: 'if the revoker took all the hearts and the queen of spades',
          },
          spoiled: {
            label: 'Another player was taking them all, and the revoke stopped it',
            chip: 'Stopped a moon',
            if: 'if the revoke stopped another player from shooting the moon',
          },
          other: { label: 'Otherwise', chip: 'No moon in it', if: 'if the revoker neither shot the moon nor stopped one' },
        },
        { needs: { moon: 'moon', spoiled: 'moon' } },
      ),
      agreed: fact('Was a payment for a revoke agreed on beforehand?', 'Payment agreed', {
        no: { label: 'No', if: 'if no payment for a revoke was agreed on beforehand' },
        yes: { label: 'Yes', if: 'if a payment for a revoke was agreed on beforehand' },
      }),
    },
    usual: { result: 'other', agreed: 'no' },
    leads: {
      sierra: 'A player must follow suit when able. The book names no penalty, and does not say what a revoke does to shooting the moon.',
      'uspc-1898': 'The player may not win the game on this deal. If a payment was agreed on beforehand, the player also pays it to each other player.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree that a player must follow suit when able. Only U.S. Playing Card names a penalty: the player may not win the game on this deal, and pays each other player what was agreed on for a revoke, if anything.',
    },
    readings: (says) => ({
      sierra: says(
        [
          {
            when: { result: 'moon' },
            then: [must('offender', 'follow-suit'), notDecided],
            note: 'A moon counts against all the others. The book does not say whether a revoke on the way undoes it.',
          },
          {
            when: { result: 'spoiled' },
            then: [must('offender', 'follow-suit'), notDecided],
            note: 'A moon needs every heart and the queen. The book does not say whether one that a revoke has stopped is made good.',
          },
          { when: { result: 'other' }, then: [must('offender', 'follow-suit'), noPenaltyPrinted] },
        ],
        cites.sierra.play,
      ),
      'blue-ribbon-1940': always([must('offender', 'follow-suit'), noPenaltyPrinted], cites.blue.play, {
        note: '{moon:Taking everything earns nothing in this book, so that a revoke can win no moon.}',
      }),
      donohue: silent(
        'The play is that of a no-trump hand at bridge. The book does not say how the penalties of two sides would apply to players who are each alone.',
      ),
      'uspc-1898': says(
        [
          { when: { agreed: 'no' }, then: [barred('offender', 'win-game')] },
          { when: { agreed: 'yes' }, then: [barred('offender', 'win-game'), pays('offender', penaltyAgreed, 'each-other-player')] },
        ],
        cites.uspc.play,
        'It does not matter how few the player has taken.{-two-handed: The book does not say who wins instead.} The amount of the payment is left to the players.',
      ),
    }),
    see: ['hearts.law.shooting-the-moon', 'hearts.law.tie-for-fewest'],
  }),
  'points-on-first-trick': law({
    question: 'allowed',
    title: 'Heart{black-lady: or queen} thrown on the first trick',
    gist: 'A player who has none of the suit led throws a heart{black-lady: or the queen of spades} on the very first trick.',
    aka: ['points on the first trick', 'bleeding on the first trick', 'queen on the first trick', 'no blood on first trick'],
    moment: 'play',
    facts: {},
    leads: {
      'blue-ribbon-1940': 'Without a card of the suit led, a player may throw any card, on the first trick too.',
      'uspc-1898': 'Without a card of the suit led, a player may throw any card, on the first trick too.',
    },
    readings: () => ({
      sierra: always(notDecided, cites.sierra.play, {
        note: 'A player who cannot follow may throw hearts. The book does not say whether the first trick is an exception.',
      }),
      'blue-ribbon-1940': always(permitted, cites.blue.play, { note: 'Without the suit led, a player may throw any card, on any trick.' }),
      donohue: silent(),
      'uspc-1898': always(permitted, cites.uspc.play, { note: 'Without the suit led, a player may throw any card, on any trick.' }),
    }),
    see: ['hearts.law.hearts-not-broken'],
  }),
  'shooting-the-moon': law({
    question: 'what-counts',
    title: 'Shooting the moon',
    gist: 'One player has taken all thirteen hearts, with the queen of spades or without her.',
    aka: ['shot the moon', 'who shot the moon', 'moon without the queen', 'missed the moon by one', 'all 26'],
    moment: 'count',
    needs: ['moon'],
    ownFigures: 'Its figures are sums of what each heart and the queen count.',
    facts: {
      took: fact('What has the player taken?', 'Taken', {
        all: {
          label: 'All thirteen hearts and the queen of spades',
          chip: 'Hearts and queen',
          if: 'if the player took all the hearts and the queen of spades',
        },
        hearts: {
          label: 'All thirteen hearts; another player has the queen',
          chip: 'Hearts only',
          if: 'if the player took all the hearts but another took the queen',
        },
      }),
    },
    usual: { took: 'all' },
    leads: {
      sierra: 'If the player took the queen of spades too, each other player scores 26 points. If not, the player scores 13 points. Low scores win.',
      'blue-ribbon-1940': 'The player pays 13 chips to the pool, one for each heart. The queen counts nothing.',
      donohue: 'All of it counts against the player: 26 points, or 13 if another player took the queen.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if the taker of all the hearts took the queen too: by Sierra each other player is charged 26 points, by Donohue the taker is charged 26 points, by Blue Ribbon the taker pays 13 chips. If another player took the queen, all three books charge the taker of the hearts 13.',
    },
    readings: (says) => ({
      sierra: says(
        [
          {
            when: { took: 'all' },
            then: [scores('each-other-player', pointsOf(points.moon, 'sierra'))],
            note: 'Points stand against those who score them; the taker gets none of these.',
          },
          {
            when: { took: 'hearts' },
            then: [scores(taker, 13 * pointsOf(points.heart, 'sierra'))],
            note: 'It is no moon: the hearts count against their taker as usual, and the queen against hers.',
          },
        ],
        cites.sierra.play,
      ),
      'blue-ribbon-1940': always(paysPoints(taker, 13 * pointsOf(points.heart, 'blue-ribbon-1940'), 'chip', 'pool'), cites.blue.play, {
        note: 'One for each heart, as ever; the queen counts nothing in the plain game.',
      }),
      donohue: says(
        [
          { when: { took: 'all' }, then: [scores(taker, 13 * pointsOf(points.heart, 'donohue') + pointsOf(points.queen, 'donohue'))] },
          { when: { took: 'hearts' }, then: [scores(taker, 13 * pointsOf(points.heart, 'donohue'))] },
        ],
        cites.donohue.play,
        'Every heart and the queen count against their taker, without an exception.',
      ),
      'uspc-1898': silent('No reward is given; a settlement among three or more players without a heart is not described.'),
    }),
    see: ['hearts.points.moon', 'hearts.law.revoke', 'hearts.score.deal'],
  }),
  'tie-for-fewest': law({
    question: 'tie',
    title: 'Tie for the fewest',
    gist: 'Two or more players tie for the fewest hearts or points at the settlement.',
    aka: ['tie for low', 'who wins a tie', 'split the chips', 'odd chip', 'both lowest at 100'],
    moment: 'score-entered',
    facts: {
      tied: fact('How many tie?', 'Tied', {
        two: { label: 'Two', if: 'if two players tie' },
        more: { label: 'Three or more', if: 'if three or more players tie' },
      }),
    },
    usual: { tied: 'two' },
    leads: { 'uspc-1898': 'Two who tie split the payments, and what is left over stays for the next deal. The book does not cover three or more.' },
    readings: (says) => ({
      sierra: always(notDecided, cites.sierra.play, { note: 'The lowest score wins; the book does not mention two equal scores at the end of the game.' }),
      'blue-ribbon-1940': silent('It belongs to the ways of settling that follow in the chapter.'),
      donohue: silent(),
      'uspc-1898': says(
        [
          { when: { tied: 'two' }, then: [divide('tied-players', 'payments'), carriesOver('surplus')], note: 'With chips of half value nothing is left over.' },
          { when: { tied: 'more' }, then: [notDecided], note: 'A division is given for two.' },
        ],
        cites.uspc.play,
      ),
    }),
    see: ['hearts.points.tie-for-fewest'],
  }),
};
