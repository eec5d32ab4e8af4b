import type { BookId } from '../../../books.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { points } from '../points/index.ts';
import type { Priced, ShowPrices } from './explain.ts';
import { numberWord } from './words.ts';

export const BOOKS = ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898'] as const satisfies readonly BookId[];
export type Prices = Schedule<typeof points>;

export const CRIB_CARDS = 4;
const HANDS: Readonly<Record<string, number>> = { 'hand-of-three': 3, 'hand-of-four': 4, 'hand-of-five': 5 };
/** The number of cards in a hand after the discard, which is also the length of a flush in hand. */
export const handSize = (by: Prices): number => HANDS[by.way('flush') ?? ''] ?? CRIB_CARDS;

/** The books' names for three and four of a rank. */
const NAMES: Readonly<Record<string, readonly [three: string, four: string]>> = {
  kinds: ['three of a kind', 'four of a kind'],
  royals: ['a pair royal', 'a double pair royal'],
  triplets: ['triplets', 'fours'],
};
export const alikeName = (of: 3 | 4, by: Prices): string => NAMES[by.way('pair-royal') ?? 'royals']?.[of - 3] ?? '';

/** Runs with pairs, by the number of cards of each rank, in ascending order. */
const SHAPES = {
  'double-run-of-three': { name: 'a double run of three', shape: '112' },
  'double-run-of-four': { name: 'a double run of four', shape: '1112' },
  'triple-run': { name: 'a triple run', shape: '113' },
  'quadruple-run': { name: 'a quadruple run', shape: '122' },
} as const;

const made = new WeakMap<Prices, ShowPrices>();

/** The prices of a book at the show, cached for each schedule. */
export function showPrices(by: Prices): ShowPrices {
  const known = made.get(by);
  if (known !== undefined) return known;
  const prices = makePrices(by);
  made.set(by, prices);
  return prices;
}

function makePrices(by: Prices): ShowPrices {
  const hand = handSize(by);
  const must = (key: keyof typeof points, name: string): Priced => ({ rule: by.id(key), points: by.points(key), name });
  const price = (key: keyof typeof points, name: string) => (by.gives(key) ? must(key, name) : null);
  const flushName = (cards: number) => `a flush of ${numberWord(cards)}`;
  const inHand = price('flush', flushName(hand));
  const withStarter = price('flush-with-starter', flushName(hand + 1));
  return {
    fifteen: must('fifteen', 'fifteen'),
    alike: { 2: must('pair', 'a pair'), 3: must('pair-royal', alikeName(3, by)), 4: must('double-pair-royal', alikeName(4, by)) },
    run: must('run', 'run'),
    flush: (cards) => (cards === hand ? inHand : withStarter),
    // The manual has one list for the show and does not mention the crib: five of a suit count there as in the hand.
    cribFlush: price('crib-flush', flushName(CRIB_CARDS + 1)) ?? must('flush-with-starter', flushName(CRIB_CARDS + 1)),
    nobs: must('nobs', 'one for his nobs'),
    named: (Object.keys(SHAPES) as (keyof typeof SHAPES)[]).flatMap((item) => {
      const priced = price(item, SHAPES[item].name);
      return priced === null ? [] : [{ ...priced, shape: SHAPES[item].shape }];
    }),
    plans: new Map(),
  };
}
