// 66 announced or not, and hands that nobody scores.
import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, handEnds, notDecided, scores, scoresAmount, scoresNothing } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { byOthersCount, layDownHand, playerWith66, winnerOfNext } from '../words.ts';

const { blue, donohue, uspc } = cites;
const BLUE = 'blue-ribbon-1940';
const AS_ANY = 'The player who has 66 first scores; the book does not speak of a 66 found only when all is played.';
const BOTH_65 = 'The cards make 120, so that both can have 65 only where the last trick counts 10, of which this book does not speak.';
const tied = (book: 'blue-ribbon-1940' | 'donohue' | 'uspc-1898') => [scoresNothing('both-sides'), scores(winnerOfNext, pointsOf(points['tie-carried'], book))];
const NEXT = 'The point comes on top of what that winner makes in that deal.';

export const endLaws = {
  'false-claim': law({
    offence: 'false-claim',
    title: '66 announced and not there',
    gist: 'A player announces 66, and their cards and marriages come to less.',
    aka: ['claimed 66 and had 64', 'miscounted', 'wrong claim', 'false announcement', 'said he was out', 'tricks come to less'],
    moment: 'play',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always([scores('opponent', pointsOf(points['false-claim'], BLUE)), handEnds], blue.wrongClaim, {
        note: 'This holds whatever the opponent has. The book does not say how this combines with the price of a closing that fails.',
      }),
      donohue: always(scores('opponent', pointsOf(points['false-claim'], 'donohue')), donohue.claim),
      'uspc-1898': silent('The book says what an error costs only for a player who has closed.'),
    }),
    see: ['sixty-six.points.false-claim', 'sixty-six.law.closed-and-failed'],
  }),
  'nobody-announced': law({
    question: 'tie',
    title: 'All is played, and nobody has announced 66',
    gist: 'The last trick is turned down; both count their cards and marriages. The stock was not closed.',
    aka: ['65 each', '65 all', 'sixty-five all', 'forgot to claim', 'both have 66', 'neither has 66'],
    moment: 'count',
    facts: {
      has: fact('What do they have?', 'Count', {
        one: { label: 'One has 66 or more, the other less', chip: 'One has 66', if: 'if one player has 66 or more and the other less' },
        both: { label: 'Both have 66 or more', chip: 'Both have 66', if: 'if both players have 66 or more' },
        even: { label: 'Both have 65', chip: '65 each', if: 'if both players have 65' },
        less: { label: 'Both have less than 66, and not 65 each', chip: 'Neither has 66', if: 'if both have less than 66, and not 65 each' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If only one has 66 or more, that player scores 1, 2 or 3 points (more if the other has few). If both or neither do, nobody scores, and the winner of the next deal scores 1 extra.',
      donohue:
        'If only one has 66 or more, that player scores 1, 2 or 3 points (more if the other has few). At 65 each nobody scores, and the winner of the next deal scores 1 extra.',
      'uspc-1898':
        'If only one has 66 or more, that player scores 1, 2 or 3 points (more if the other has few). At 65 each nobody scores, and the winner of the next deal scores 1 extra.',
    },
    verdict: {
      kind: 'agree',
      say: 'The books agree: if only one player has 66 or more, that player scores 1, 2 or 3 points (more if the other has few). At 65 each nobody scores, and the winner of the next deal scores 1 extra. In other cases where both or neither have 66, only Blue Ribbon has a rule: the same as at 65 each.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { has: 'one' }, then: [scoresAmount(playerWith66, byOthersCount)] },
          { when: { has: ['both', 'even', 'less'] }, then: tied(BLUE) },
        ],
        blue.penalties,
      ),
      donohue: says(
        [
          { when: { has: 'one' }, then: [scoresAmount(playerWith66, byOthersCount)], note: AS_ANY },
          { when: { has: 'even' }, then: tied('donohue'), note: NEXT, doubtful: true },
          { when: { has: ['both', 'less'] }, then: [notDecided] },
        ],
        [donohue.scoring, doubted(donohue.rules(6), BOTH_65)],
      ),
      'uspc-1898': says(
        [
          { when: { has: 'one' }, then: [scoresAmount(playerWith66, byOthersCount)], note: AS_ANY },
          { when: { has: 'even' }, then: tied('uspc-1898') },
          { when: { has: ['both', 'less'] }, then: [notDecided] },
        ],
        uspc.game,
      ),
    }),
    see: ['sixty-six.points.tie-carried'],
  }),
  'four-trumps-dealt': law({
    question: 'allowed',
    title: 'Ace, ten, king and queen of trumps dealt',
    gist: 'A player finds the four best trumps among their six cards.',
    aka: ['dealt 66', 'lay down', '68 in hand', 'won without playing'],
    moment: 'cards-looked-at',
    needs: ['trump', 'melds'],
    facts: {},
    leads: { donohue: 'The player may lay the hand down and score 3 points at once.' },
    readings: () => ({
      donohue: always([allowed('player', layDownHand), scores('player', pointsOf(points['four-trumps'], 'donohue'))], donohue.rules(7)),
      'blue-ribbon-1940': silent('Of a hand that is 66 as dealt it does not speak.'),
      'uspc-1898': silent('Of a hand that is 66 as dealt it does not speak.'),
    }),
    see: ['sixty-six.points.four-trumps'],
  }),
};
