// Whole rulings and values, written from a passage with the book open and not from a row: who does what, how much, until when, on which page.
// An example of the site has a part of a ruling; these have all of it, so that they can contradict every part of a row.
import {
  type Answers,
  BOOK_IDS,
  type BookId,
  type Case,
  type Citation,
  casesOf,
  combinations,
  effectsOf,
  type Moment,
  matching,
  optionsOf,
  type People,
  type Place,
  type Remedy,
  sayPoints,
} from '../../../src/rules-engine/index.ts';

/** What a book orders in one case. */
export interface WholeRuling {
  /** The answers that lead to it. The ruling is the same for all answers to the other questions. */
  readonly when: Answers;
  /** Every effect, as "score:non-dealer = 2 points"; empty if the book does not cover the case. */
  readonly does: readonly string[];
  /** Who may claim it and until when: "non-dealer until cards-looked-at". */
  readonly claim?: string;
}

/** A law in a book: its pages, as "p. 52-54" or "law 1, p. 66-67", and all its cases. */
export interface WholeReading {
  readonly at: readonly string[];
  readonly cases: readonly WholeRuling[];
}

/** One law of one game. A book that is not listed says nothing about it. */
export interface WholeLaw {
  readonly moment: Moment;
  /** A substring of the label of each answer. */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly books: Readonly<Partial<Record<BookId, WholeReading>>>;
}

/** A game or variant, by the keys of its laws and score items. */
export interface WholePlace {
  readonly laws?: Readonly<Record<string, WholeLaw>>;
  /** By item and book: "1 point a card, p. 195-196". A book that is not listed gives nothing. */
  readonly points?: Readonly<Record<string, Readonly<Partial<Record<BookId, string>>>>>;
  /** Laws and score items of the main game that do not apply to this variant. */
  readonly absent?: { readonly laws?: readonly string[]; readonly points?: readonly string[] };
}

/** By the id of the place. */
export type WholeGame = Readonly<Record<string, WholePlace>>;

/** The only case of a ruling that does not depend on the answers. */
export const ruling = (...does: readonly string[]): readonly WholeRuling[] => [{ when: {}, does }];

/** The effects of some remedies, one a line. A choice is one line with the effects of each option. */
function effectLines(remedies: readonly Remedy[], people: People): string[] {
  const lines = remedies.flatMap((one) => {
    if (one.kind !== 'choice') return effectsOf([one], people).map(({ slot, value }) => `${slot} = ${value}`);
    const [by = ''] = effectsOf([{ ...one, of: [] }], people).flatMap(({ slot, value }) => (slot === 'right' ? [value] : []));
    return [`choice of ${by}: ${one.of.map((way) => effectLines(way, people).join(' and ')).join(', or ')}`];
  });
  const orders = lines.filter((line) => line !== 'penalty = none');
  return [...new Set(orders.length > 0 ? orders : lines)].sort();
}

function sayClaim({ claim }: Case): string | undefined {
  if (claim === undefined) return undefined;
  const { by, from, until } = claim;
  return `${typeof by === 'string' ? by : JSON.stringify(by)}${from === undefined ? '' : ` from ${from}`} until ${typeof until === 'string' ? until : until.moment}`;
}

/** "law 1, p. 66-67". */
const sayCite = ({ law, page }: Citation): string => `${law === undefined ? '' : `law ${law}, `}p. ${page}`;
const sayAll = (values: readonly (string | undefined)[]): string => JSON.stringify(values.map((one) => one ?? 'nothing').sort());

/** How a law differs from what was written from the books; null if it does not. */
export function lawFault(place: Place, key: string, whole: WholeLaw): string | null {
  const law = place.laws.find((one) => one.key === key);
  if (law === undefined) return `${place.id} has no law ${key}`;
  if (law.moment !== whole.moment) return `${law.id}: expected the moment ${whole.moment}, found ${law.moment}`;
  for (const [fact, { options }] of Object.entries(law.facts))
    for (const [option, label] of Object.entries(options)) {
      const piece = whole.answers?.[fact]?.[option];
      const text = typeof label === 'string' ? label : (label as { label: string }).label;
      if (piece === undefined || !text.includes(piece)) return `${law.id}: expected ${fact}=${option} to say "${piece}", found "${text}"`;
    }
  for (const [book, reading] of Object.entries(law.readings) as [BookId, (typeof law.readings)[BookId]][]) {
    const wanted = whole.books[book];
    const cases = casesOf(reading);
    if (wanted === undefined) {
      if (cases.length > 0) return `${law.id}, ${book}: expected no cases, found ${cases.length} cases`;
      continue;
    }
    const cites = [...new Set('cites' in reading ? reading.cites.map(sayCite) : [])];
    if (sayAll(cites) !== sayAll(wanted.at)) return `${law.id}, ${book}: expected ${sayAll(wanted.at)}, found ${sayAll(cites)}`;
    const rows = cases.map((row, n) => ({ ...(row.when === undefined ? {} : { when: row.when }), outcome: String(n) }));
    for (const facts of combinations(optionsOf(law.facts))) {
      const at = `${law.id}, ${book}, ${JSON.stringify(facts)}`;
      const [one, ...more] = wanted.cases.filter(({ when }) => Object.entries(when).every(([fact, answer]) => facts[fact] === answer));
      if (one === undefined || more.length > 0) return `${at}: expected one whole ruling, found ${more.length === 0 ? 'none' : more.length + 1}`;
      const met = matching(rows, facts).flatMap(({ outcome }) => cases[Number(outcome)] ?? []);
      const does = met.flatMap(({ then }) => effectLines(then, law.people));
      if (sayAll(does) !== sayAll(one.does)) return `${at}: expected ${sayAll(one.does)}, found ${sayAll(does)}`;
      const claims = met.map(sayClaim);
      if (sayAll(claims) !== sayAll([one.claim])) return `${at}: expected the claim ${one.claim ?? 'nothing'}, found ${sayAll(claims)}`;
    }
  }
  return null;
}

/** How a score item differs from what was written from the books; null if it does not. */
export function pointsFault(place: Place, key: string, whole: Readonly<Partial<Record<BookId, string>>>): string | null {
  const item = place.points.find((one) => one.key === key);
  if (item === undefined) return `${place.id} has no score item ${key}`;
  for (const book of BOOK_IDS) {
    const value = item.books[book];
    const found =
      value === undefined || value.status === 'silent'
        ? undefined
        : [
            value.points === undefined ? value.says : `${sayPoints(value.points, value.unit)}${value.per === undefined ? '' : ` ${value.per}`}`,
            ...new Set(value.cites.map(sayCite)),
          ].join(', ');
    if (found !== whole[book]) return `${item.id}, ${book}: expected ${whole[book] ?? 'nothing'}, found ${found ?? 'nothing'}`;
  }
  return null;
}

/** A law or score item that a variant has although it does not apply to it; null if there is none. */
export function absentFault(place: Place, { absent }: WholePlace): string | null {
  const law = absent?.laws?.find((key) => place.laws.some((one) => one.key === key));
  const item = absent?.points?.find((key) => place.points.some((one) => one.key === key));
  const here = law ?? item;
  return here === undefined ? null : `${place.id}: ${here} does not apply there`;
}
