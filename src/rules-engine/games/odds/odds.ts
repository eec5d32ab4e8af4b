import { chooseExactly } from '../../odds/choose.ts';
import { fraction } from '../../odds/fractions.ts';
import { chance, type OddsRow, type OddsTable } from '../../odds/odds.ts';
import { equally, numbersFrom, type Outcomes, throwsOf } from '../../odds/outcomes.ts';
import { against, waysIn } from '../../odds/printed.ts';
import { rankOf } from '../../vocabulary/cards.ts';
import { cardsOfRanks, STANDARD_RANKS } from '../../vocabulary/packs.ts';
import { cites } from './cites.ts';

const BLUE = ['blue-ribbon-1940'] as const;
const PACK = cardsOfRanks(STANDARD_RANKS);
const BALLS = 10;
/** The odds against a run of one, two ... ten as the 1940 book prints them; Donohue prints them from two on. */
const RUNS = [1, 3, 7, 15, 31, 63, 127, 255, 511, 1023] as const;
const SAID = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;

/** All sequences of so many even chances, each once; `true` is the wanted side. */
const courses = (times: number): Outcomes<readonly boolean[]> =>
  equally(
    times === 1 ? 'sides of an even chance' : `courses of ${SAID[times - 1]?.toLowerCase()} even chances`,
    numbersFrom(0, 2 ** times - 1).map((course) => numbersFrom(0, times - 1).map((n) => (course & (1 << n)) !== 0)),
  );
const runOf = (times: number): OddsRow =>
  chance({
    title: `${SAID[times - 1]} running`,
    gist: times === 1 ? 'The wanted side of an even chance comes.' : `The wanted side of an even chance comes ${SAID[times - 1]?.toLowerCase()} times running.`,
    outcomes: courses(times),
    happens: (course: readonly boolean[]) => course.every(Boolean),
    printed: [against(RUNS[times - 1] ?? 0, 1, cites.blue.run), against(RUNS[times - 1] ?? 0, 1, cites.donohue.run)],
  });

const HAND = 13;
const HIGH = PACK.filter((card) => ['10', 'J', 'Q', 'K', 'A'].includes(rankOf(card) ?? '')).length;
/** Whist hands by their number of cards above a nine. */
const hands: Outcomes<number> = {
  say: 'hands of thirteen cards',
  of: chooseExactly(PACK.length, HAND),
  *each() {
    for (const high of numbersFrom(0, HAND)) yield [high, chooseExactly(HIGH, high) * chooseExactly(PACK.length - HIGH, HAND - high)];
  },
};
const pairsOf = (say: string): Outcomes<readonly [string, string]> =>
  equally(
    say,
    PACK.flatMap((one) => PACK.map((other) => [one, other] as const)),
  );
const isRed = (card: string) => /[HD]$/.test(card);

export const odds: OddsTable = {
  keeper: 'nobody',
  note: 'Here nothing is staked: a chance is given as it is.',
  rows: {
    ball: chance({
      title: 'One ball of ten',
      gist: 'The ball that is wanted is drawn from a bottle with ten.',
      books: BLUE,
      outcomes: equally('balls', numbersFrom(1, BALLS)),
      happens: (ball: number) => ball === 1,
      printed: [against(9, 1, cites.blue.ball)],
    }),
    'ball-after-five': chance({
      title: 'The same ball, five others being out',
      gist: 'Five balls are drawn and kept out, none of them the one that is wanted.',
      books: BLUE,
      outcomes: equally('balls that are left', [1, ...numbersFrom(7, BALLS)]),
      happens: (ball: number) => ball === 1,
      printed: [against(4, 1, cites.blue.ballsOut)],
    }),
    'ball-put-back': chance({
      title: 'The same ball, every other put back',
      gist: 'Five draws have missed it, and each ball went back into the bottle.',
      books: BLUE,
      outcomes: equally('balls', numbersFrom(1, BALLS)),
      happens: (ball: number) => ball === 1,
      printed: [against(9, 1, cites.blue.ballsBack)],
    }),
    six: chance({
      title: 'A six with one die',
      gist: 'One die is thrown once.',
      books: BLUE,
      outcomes: throwsOf(1),
      happens: (dice: readonly number[]) => dice.includes(6),
      printed: [against(5, 1, cites.blue.die)],
    }),
    'six-of-two': chance({
      title: 'A six with two dice',
      gist: 'At least one of two dice shows six.',
      books: BLUE,
      outcomes: throwsOf(2),
      happens: (dice: readonly number[]) => dice.includes(6),
      printed: [against(25, 11, cites.blue.dice)],
    }),
    ace: chance({
      title: 'An ace from the pack',
      gist: 'One card is drawn from a full pack.',
      books: BLUE,
      outcomes: equally('cards', PACK),
      happens: (card: string) => card.startsWith('A'),
      printed: [against(12, 1, cites.blue.card)],
    }),
    'two-aces': chance({
      title: 'An ace from each of two packs',
      gist: 'A card is drawn from either.',
      books: BLUE,
      outcomes: pairsOf('pairs of cards, one of each pack'),
      happens: ([one, other]: readonly [string, string]) => one.startsWith('A') && other.startsWith('A'),
      printed: [waysIn(1, 169, cites.blue.twoPacks)],
    }),
    'two-reds': chance({
      title: 'Two red cards running',
      gist: 'The first card goes back and the pack is shuffled before the second.',
      books: BLUE,
      outcomes: pairsOf('draws of two cards'),
      happens: ([one, other]: readonly [string, string]) => isRed(one) && isRed(other),
      printed: [against(3, 1, cites.blue.reds)],
    }),
    yarborough: chance({
      title: 'A Yarborough',
      gist: 'A hand at whist has no card above a nine.',
      books: BLUE,
      outcomes: hands,
      happens: (high: number) => high === 0,
      printed: [against(1827, 1, cites.blue.yarborough)],
    }),
    ...Object.fromEntries(RUNS.map((_, n) => [`run-${n + 1}`, runOf(n + 1)])),
    'after-seven': chance({
      title: 'Once more after seven',
      gist: 'The wanted side has come seven times already; the next is bet on.',
      books: BLUE,
      outcomes: {
        say: 'courses of eight that begin with seven',
        of: 2,
        *each() {
          for (const [course, weight] of courses(8).each()) if (course.slice(0, 7).every(Boolean)) yield [course, fraction(weight as number)];
        },
      },
      happens: (course: readonly boolean[]) => course.every(Boolean),
      printed: [against(1, 1, cites.blue.run)],
    }),
  },
};
