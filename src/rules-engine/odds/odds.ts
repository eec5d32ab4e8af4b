// Odds by enumeration: every outcome is settled by the game's own code, with the figures of its schedule, and counted. No scorer loads this.
import type { BookId } from '../books.ts';
import { type Items, pricesOf, type Schedule, schedulesOf } from '../scoring/schedule.ts';
import type { Line } from '../scoring/scorers.ts';
import { commonMultiple, compared, type Fraction, fraction, over, plus, times } from './fractions.ts';
import { type Outcomes, weighed } from './outcomes.ts';
import type { Printed } from './printed.ts';

/** One result of a bet, and in how many ways it occurs: +35 stakes, -1, 0 if it stands off. */
export interface Fate {
  readonly net: Fraction;
  readonly ways: bigint;
  /** Ids of the rules by which it is paid or lost. */
  readonly rules: readonly string[];
}
/** The counted outcomes of a bet or an event. */
export interface Tally {
  /** What the outcomes are: "numbers of the wheel". */
  readonly say: string;
  readonly of: bigint;
  readonly wins: bigint;
  readonly loses: bigint;
  readonly stands: bigint;
  /** From the highest gain to the highest loss. */
  readonly fates: readonly Fate[];
  /** The average part of a stake that is lost; null if nothing is staked. */
  readonly advantage: Fraction | null;
}

/** A bet or an event: how it is counted by a book's schedule, and what the books print. */
export interface OddsRow {
  readonly title: string;
  /** One sentence: what is bet on, or what has to happen. */
  readonly gist: string;
  /** Books that it is counted for; default: all of the place. */
  readonly books?: readonly BookId[];
  readonly tally: (by: Schedule) => Tally;
  readonly printed: readonly Printed[];
}
/** What a game's `odds.ts` exports. */
export interface OddsTable {
  /** Who gains what the bets lose: "the bank". */
  readonly keeper: string;
  readonly rows: Readonly<Record<string, OddsRow>>;
  /** How it is counted, if that needs an explanation. */
  readonly note?: string;
}

interface Asked<O, P extends Items> {
  readonly title: string;
  readonly gist: string;
  readonly books?: readonly BookId[];
  /** All possible outcomes; a function if they differ by book (a different wheel or pack). */
  readonly outcomes: Outcomes<O> | ((by: Schedule<P>) => Outcomes<O>);
  readonly printed?: readonly Printed[];
}

/** Sums weights into results with whole numbers of ways. Throws if they do not add up to the expected total. */
function weigh<O>({ say, of, each }: Outcomes<O>, netOf: (outcome: O) => readonly [Fraction, readonly string[]]): Omit<Tally, 'advantage'> {
  const found = new Map<string, { net: Fraction; weight: Fraction; rules: Set<string> }>();
  let all = fraction(0);
  for (const [outcome, weight] of each()) {
    const [net, rules] = netOf(outcome);
    const key = `${net.n}/${net.d}`;
    const fate = found.get(key) ?? { net, weight: fraction(0), rules: new Set() };
    found.set(key, { ...fate, weight: plus(fate.weight, weighed(weight)), rules: new Set([...fate.rules, ...rules]) });
    all = plus(all, weighed(weight));
  }
  const expected = weighed(of);
  if (compared(all, expected) !== 0) throw new Error(`expected ${say} of weight ${expected.n}/${expected.d}, found ${all.n}/${all.d}`);
  const scale = commonMultiple([...found.values()].map(({ weight }) => weight.d));
  const whole = (weight: Fraction) => (weight.n * scale) / weight.d;
  const fates = [...found.values()].map(({ net, weight, rules }): Fate => ({ net, ways: whole(weight), rules: [...rules] }));
  const sum = (wanted: (sign: number) => boolean) => fates.filter(({ net }) => wanted(compared(net, fraction(0)))).reduce((ways, one) => ways + one.ways, 0n);
  return {
    say,
    of: sum(() => true),
    wins: sum((sign) => sign > 0),
    loses: sum((sign) => sign < 0),
    stands: sum((sign) => sign === 0),
    fates: fates.toSorted((a, b) => compared(b.net, a.net)),
  };
}

const outcomesOf = <O, P extends Items>({ outcomes }: Asked<O, P>, by: Schedule<P>) => (typeof outcomes === 'function' ? outcomes(by) : outcomes);
const wordsOf = <O, P extends Items>({ title, gist, books, printed = [] }: Asked<O, P>) => ({
  title,
  gist,
  ...(books === undefined ? {} : { books }),
  printed,
});

/**
 * A bet. `settle` is the game's own settlement of `stake` (1, or as much as keeps every payment whole) and returns lines like its scorers, from which gains and
 * losses are read.
 */
export function bet<P extends Items, O>(
  row: Asked<O, P> & { readonly stake?: number; readonly settle: (outcome: O, by: Schedule<P>, stake: number) => readonly Line[] },
): OddsRow {
  const { settle, stake = 1 } = row;
  return {
    ...wordsOf(row),
    tally: (schedule) => {
      const by = schedule as unknown as Schedule<P>;
      const tally = weigh(outcomesOf(row, by), (outcome) => {
        const lines = settle(outcome, by, stake);
        return [
          fraction(
            lines.reduce((sum, line) => sum + (line.points ?? 0), 0),
            stake,
          ),
          lines.map(({ rule }) => rule),
        ];
      });
      const net = tally.fates.reduce((sum, fate) => plus(sum, times(fate.net, fraction(fate.ways))), fraction(0));
      return { ...tally, advantage: over(fraction(-net.n, net.d), fraction(tally.of)) };
    },
  };
}

/** An event without a stake: how often it occurs. */
export function chance<P extends Items, O>(row: Asked<O, P> & { readonly happens: (outcome: O, by: Schedule<P>) => boolean }): OddsRow {
  return {
    ...wordsOf(row),
    tally: (schedule) => {
      const by = schedule as unknown as Schedule<P>;
      return { ...weigh(outcomesOf(row, by), (outcome) => [fraction(row.happens(outcome, by) ? 1 : -1), []]), advantage: null };
    },
  };
}

/** A place: its items by book, with or without texts. */
interface Priced {
  readonly id: string;
  readonly described: { readonly books: Readonly<Partial<Record<BookId, unknown>>> };
  readonly points: readonly (Items[string] & { readonly key: string })[];
}
/** A row counted at a place, with the books that have the same result grouped. */
export interface CountedRow {
  readonly key: string;
  readonly row: OddsRow;
  readonly tallies: readonly { readonly books: readonly BookId[]; readonly tally: Tally; readonly printed: readonly Printed[] }[];
}

const same = (a: Tally, b: Tally) =>
  a.of === b.of && a.fates.length === b.fates.length && a.fates.every(({ net, ways }, n) => ways === b.fates[n]?.ways && compared(net, b.fates[n].net) === 0);

/** Counts a table at its place, each row by each of its books. Throws if a printed figure is from a book that the row does not have. */
export function countedOut(place: Priced, table: OddsTable): CountedRow[] {
  const schedules = schedulesOf(place.id, pricesOf(place.points.map((item) => [item.key, item])));
  return Object.entries(table.rows).map(([key, row]) => {
    const books = row.books ?? (Object.keys(schedules) as BookId[]).filter((book) => place.described.books[book] !== undefined);
    for (const { cite } of row.printed)
      if (!books.includes(cite.book)) throw new Error(`${place.id}, odds of ${key}: expected a figure of ${books.join(' or ')}, found ${cite.book}`);
    const tallies: { books: BookId[]; tally: Tally; printed: Printed[] }[] = [];
    for (const book of books) {
      const tally = row.tally(schedules[book]);
      const printed = row.printed.filter(({ cite }) => cite.book === book);
      const alike = tallies.find((one) => same(one.tally, tally));
      if (alike === undefined) tallies.push({ books: [book], tally, printed });
      else {
        alike.books.push(book);
        alike.printed.push(...printed);
      }
    }
    return { key, row, tallies };
  });
}
