// The odds of a place, computed once per build, and their wording.
import {
  BOOK_IDS,
  type BookId,
  type Citation,
  type CountedRow,
  comparedWith,
  countedOut,
  type Fate,
  type Fraction,
  fraction,
  inDecimals,
  type OddsTable,
  type Place,
  type Printed,
  sayCounted,
  type Tally,
  times,
} from '../../../rules-engine/index.ts';
import { oddsOf } from '../../../rules-engine/registry.ts';
import { nameOfBook } from '../../books/names.ts';
import { joinWords } from '../../search/words/words.ts';

/** The odds of a place. */
export interface OddsHere {
  readonly table: OddsTable;
  readonly rows: readonly CountedRow[];
}
/** The odds tables of all places that have one, before computing. */
export const oddsTables: ReadonlyMap<string, OddsTable> = new Map(
  await Promise.all(Object.entries(oddsOf).map(async ([id, load]) => [id, (await load()).odds] as const)),
);
const counted = new Map<string, OddsHere>();

/** The computed odds of a place; null if it has none. */
export function oddsAt(place: Place): OddsHere | null {
  const table = oddsTables.get(place.id);
  if (table === undefined) return null;
  const known = counted.get(place.id) ?? { table, rows: countedOut(place, table) };
  counted.set(place.id, known);
  return known;
}

const PARTS: Readonly<Record<string, string>> = { '1/2': 'half', '1/3': 'a third', '2/3': 'two thirds', '1/4': 'a quarter', '3/4': 'three quarters' };
/** The result of a bet, in terms of its stake: "wins 35 to 1", "stands off", "loses half". */
export function sayFate({ net: { n, d } }: Fate): string {
  if (n === 0n) return 'stands off';
  if (n > 0n) return n === d ? 'wins even money' : `wins ${n} to ${d}`;
  return n === -d ? 'loses' : `loses ${PARTS[`${-n}/${d}`] ?? (d === 1n ? `${-n} times the stake` : `${-n}/${d} of the stake`)}`;
}

/** From this many ways, percentages are shown instead, and the total once below. */
const TOO_MANY = 10_000_000n;
const isTooMany = ({ of }: Tally): boolean => of >= TOO_MANY;
const grouped = (n: bigint): string => n.toLocaleString('en');
/** The number of ways: "18", or if they run into millions "46.22 %". */
export const sayWays = (ways: bigint, { of }: Tally): string => (of < TOO_MANY ? grouped(ways) : `${sayPercent(fraction(ways, of))} %`);
/** "37 numbers of the wheel". */
export const sayWhole = (tally: Tally): string => `${isTooMany(tally) ? 'all' : grouped(tally.of)} ${tally.say}`;

/** A percentage with two decimals, or four if it would otherwise be zero. */
export function sayPercent(part: Fraction): string {
  const hundred = times(part, fraction(100));
  const two = inDecimals(hundred, 2);
  return /[1-9]/.test(two) || part.n === 0n ? two : inDecimals(hundred, 4);
}
/** A fraction as it is printed: "1/37"; null for a denominator of more than twelve digits, which is shown in decimals elsewhere. */
const sayFraction = ({ n, d }: Fraction): string | null => (d === 1n ? String(n) : String(d).length > 12 ? null : `${grouped(n)}/${grouped(d)}`);

/** Who gains by a bet on average, and what share of the stakes; null if nothing is staked. */
export function gainOf({ advantage }: Tally, { keeper }: OddsTable) {
  if (advantage === null) return null;
  const part = advantage.n < 0n ? { n: -advantage.n, d: advantage.d } : advantage;
  return { who: advantage.n < 0n ? 'the player' : keeper, percent: sayPercent(part), exact: sayFraction(part), even: advantage.n === 0n };
}

/** If the smaller number exceeds this, the odds are given to 1, with a decimal. */
const LARGE = 100n;
/** A chance as said at the table: "25 to 11 against". */
function sayOdds({ wins, loses }: Tally): string {
  const [many, few] = wins < loses ? [loses, wins] : [wins, loses];
  if (few === 0n) return wins < loses ? 'never' : 'always';
  const { n, d } = fraction(many, few);
  if (n === d) return 'even';
  const ratio = d > LARGE ? `${Number(inDecimals(fraction(n, d), 1)).toLocaleString('en')} to 1` : `${grouped(n)} to ${d}`;
  return `${ratio} ${wins < loses ? 'against' : 'in favour'}`;
}

/** A row in a line: a chance with its ways and odds, or a bet with who gains and how it ends; then what the books print. */
export function sayRow(table: OddsTable, tally: Tally, printed: readonly Printed[]): string {
  const gain = gainOf(tally, table);
  const ends = () => tally.fates.map((fate) => `${sayFate(fate)} in ${sayWays(fate.ways, tally)}`).join(', ');
  const counted =
    gain === null
      ? `${sayPercent(fraction(tally.wins, tally.of))} %${isTooMany(tally) ? '' : `: ${sayWays(tally.wins, tally)}`} of ${sayWhole(tally)}, ${sayOdds(tally)}`
      : `${gain.even ? 'Nobody gains' : `${gain.percent} % for ${gain.who}${gain.exact === null ? '' : `, ${gain.exact} of the stake`}`}: ${ends()}, of ${sayWhole(tally)}`;
  const books = printedIn(tally, printed).map(
    ({ figures, agrees, cite }) => `${nameOfBook(cite.book)} prints ${joinWords(figures)}${agrees ? '' : ', which differs'}.`,
  );
  return [`${counted}.`, ...books].join(' ');
}

const AGREES = 'It agrees.';
/** Figures that a book prints in one passage, next to the computed ones. */
interface Beside {
  readonly figures: string[];
  readonly agrees: boolean;
  readonly beside: string;
  readonly cite: Citation;
}
/** Printed figures next to the computed ones, in sentences; exact matches of one passage share a sentence. */
export function printedIn(tally: Tally, printed: readonly Printed[]): Beside[] {
  const besides: Beside[] = [];
  for (const one of printed) {
    const { counted: exact, agrees } = comparedWith(tally, one);
    const same = besides.find(({ cite, beside }) => agrees === 'exactly' && beside === AGREES && cite === one.cite);
    const said = `Counted out it is ${sayCounted(exact, one)}.`;
    const beside = agrees === 'exactly' ? AGREES : agrees === 'rounded' ? `Rounded. ${said}` : `It does not agree. ${said} ${one.differs ?? ''}`.trim();
    if (same === undefined) besides.push({ figures: [one.figure], agrees: agrees !== 'no', beside, cite: one.cite });
    else same.figures.push(one.figure);
  }
  return besides;
}

/** Books in the site's order. */
export const inBookOrder = (books: readonly BookId[]): BookId[] => BOOK_IDS.filter((book) => books.includes(book));
