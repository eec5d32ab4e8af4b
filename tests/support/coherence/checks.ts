// What every law or score item must satisfy, whatever it rules: checks against facts recorded elsewhere (what an offence is, the books' numbered
// laws and contents, what a game counts in) and against the other texts of the same row. Each check can contradict a row without the ledger.
import { contentsOf } from '../../../src/lib/books/contents.ts';
import {
  BOOK_IDS,
  type BookId,
  type Citation,
  casesOf,
  effectsOf,
  makeId,
  type Place,
  type ResolvedItem,
  type ResolvedLaw,
} from '../../../src/rules-engine/index.ts';
import { misplaced, span } from '../rulings/numbered-laws.ts';
import { consultedBy } from './consult.ts';
import { MOMENTS_OF, ODD_MOMENTS } from './moments.ts';
import { UNITS_OF } from './units.ts';

/** What is wrong, as a sentence; null if nothing is. */
export type Fault = string | null;

const gameOf = (place: string) => place.split('/')[0] ?? place;
const idWritten = (law: ResolvedLaw) => makeId(law.writtenAt, 'law', law.key);

/** Checks that an offence happens at a moment at which it can happen. */
export function momentFault(law: ResolvedLaw): Fault {
  if (law.topic.kind !== 'offence' || typeof law.moment !== 'string') return null;
  const odd = ODD_MOMENTS[idWritten(law)];
  if (odd !== undefined) return odd === law.moment ? null : `${law.id}: expected the moment ${odd}, found ${law.moment}`;
  const usual: readonly string[] | undefined = MOMENTS_OF[law.topic.id as keyof typeof MOMENTS_OF];
  return usual === undefined || usual.includes(law.moment) ? null : `${law.id}: no ${law.topic.id} happens at "${law.moment}" (${usual.join(', ')})`;
}

const SMALL = new Set(['the', 'if', 'a', 'is', 'was', 'of', 'an', 'in', 'to', 'it', 'has', 'had', 'and', 'at', 'on', 'by', 'or']);
/** The first letters of each word of a text, without small words. */
const wordsOf = (text: string) => new Set((text.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => !SMALL.has(word)).map((word) => word.slice(0, 5)));
const alike = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((word) => other.has(word)).length / Math.max(1, Math.min(one.size, other.size));

/** Questions whose answers share most of their words, and which are not checked. */
const CROSSED = new Set(['man-on-bar open', 'place-taken how', 'honours-called-wrongly what', 'revoke found']);

/** Checks that the label of an answer belongs to the same answer as its chip and its clause. */
export function answersFault(law: ResolvedLaw): Fault {
  for (const [key, { options, chips, ifs }] of Object.entries(law.facts)) {
    const [a, b] = Object.keys(options);
    if (a === undefined || b === undefined || (options[a] === 'Yes' && options[b]?.startsWith('No'))) continue;
    const label = (option: string) => wordsOf(options[option] ?? '');
    const rest = (option: string) => wordsOf(`${chips[option]} ${ifs[option]} ${option.replaceAll('-', ' ')}`);
    const own = alike(label(a), rest(a)) + alike(label(b), rest(b));
    const crossed = alike(label(a), rest(b)) + alike(label(b), rest(a));
    if (crossed > own && !CROSSED.has(`${law.key} ${key}`)) return `${law.id}, ${key}: "${options[a]}" reads as the answer ${b}, and "${options[b]}" as ${a}`;
  }
  return null;
}

/** Every citation of a law, including those on consulting. */
const citationsOf = (law: ResolvedLaw): Citation[] => [
  ...BOOK_IDS.flatMap((book) => {
    const reading = law.readings[book];
    return 'cites' in reading ? reading.cites : [];
  }),
  ...BOOK_IDS.flatMap((book) => law.consult[book]?.cites ?? []),
];
const citationsIn = (item: ResolvedItem): Citation[] =>
  BOOK_IDS.flatMap((book) => {
    const value = item.books[book];
    return value !== undefined && 'cites' in value ? value.cites : [];
  });

/** Checks that each numbered law is cited with the page that it has in its book. */
export const numberFault = (cites: readonly Citation[]): Fault => cites.map(misplaced).find((one) => one !== null) ?? null;

/** The first page of each chapter in the contents of a book, and the game it is about. */
const chapters = new Map<BookId, readonly { readonly from: number; readonly game: string | null }[]>();
function chaptersOf(book: BookId) {
  const known = chapters.get(book);
  if (known !== undefined) return known;
  const rows = contentsOf(book)
    .flatMap(({ page, game }) => (page === null ? [] : [{ from: Number.parseInt(page, 10), game }]))
    .toSorted((one, other) => one.from - other.from);
  chapters.set(book, rows);
  return rows;
}
/** The games that a book covers on a page: those whose heading is on it, and the last before it. */
export function gamesOn(book: BookId, page: number): readonly (string | null)[] {
  const rows = chaptersOf(book);
  const before = rows.findLast(({ from }) => from < page)?.from;
  return rows.filter(({ from }) => from === before || from === page).map(({ game }) => game);
}

/** Checks that each cited page is in a chapter about the row's game, or about a game for which the same heading is cited elsewhere. */
export function chapterFault(game: string, cites: readonly Citation[], homes: ReadonlyMap<string, ReadonlySet<string>>): Fault {
  for (const { book, heading, page } of cites) {
    const home = homes.get(`${book} ${heading}`);
    if (home === undefined || home.size === 0 || page === null || !/^\d+(-\d+)?$/.test(page)) continue;
    const [first, last] = span(page);
    const strange = [first, last].find((one) => !gamesOn(book, one).some((there) => there === game || home.has(there ?? '')));
    if (strange !== undefined) return `"${heading}" (${book}) is of ${[...home].join(', ')}; p. ${strange} has ${gamesOn(book, strange).join(', ')}`;
  }
  return null;
}

/** Checks that a book allows partners to consult, or not, as its law on consulting says. */
export function consultFault(law: ResolvedLaw): Fault {
  for (const book of BOOK_IDS) {
    const consult = law.consult[book];
    if (consult === undefined) continue;
    const may = consultedBy(consult.cites);
    if (may !== consult.may)
      return `${law.id}, ${book}: ${may === undefined ? 'no law on consulting is cited' : `partners ${may ? 'may' : 'may not'} consult`}`;
  }
  return null;
}

/** Checks that the side at fault gains nothing by an offence, and that the other side loses nothing. */
export function gainsFault(law: ResolvedLaw): Fault {
  if (law.topic.kind !== 'offence') return null;
  for (const book of BOOK_IDS)
    for (const { then } of casesOf(law.readings[book]))
      for (const { slot, value } of effectsOf(then, law.people)) {
        const [, what = '', who = ''] = /^(score|lose|pay):(.+)$/.exec(slot) ?? [];
        const isAtFault = /^(offend|offending|revok)/.test(who);
        const isOther = /^(opponents?|innocent-side|others|non-offend)/.test(who);
        const gains = what === 'score' && isAtFault && !/^(nothing|the lowest)/.test(value);
        const loses = (what === 'lose' || what === 'pay') && isOther;
        if ((gains || loses) && !UNUSUAL_GAINS.has(idWritten(law)))
          return `${law.id}, ${book}: ${slot} = ${value}: the side at fault would gain by an offence. Use loses(...), or name the law in UNUSUAL_GAINS`;
      }
  return null;
}
/** Offences by which the side at fault scores, or the others pay. */
const UNUSUAL_GAINS = new Set([
  // The winner of the deal revoked: one point instead of two.
  'ecarte.law.revoke',
  // What others staked or held is still settled.
  'newmarket.law.stake-too-large',
  'rummy.law.laid-after-out',
]);

/** Checks that a score item uses a unit of its game. */
export function unitFault(place: Place, item: ResolvedItem): Fault {
  const game = gameOf(place.id);
  const units = UNITS_OF[game] ?? ['point'];
  for (const book of BOOK_IDS) {
    const value = item.books[book];
    if (value === undefined || !('unit' in value)) continue;
    const unit = typeof value.unit === 'string' ? value.unit : value.unit.unit;
    if (!units.includes(unit)) return `${item.id}, ${book}: ${game} does not count in ${unit} (${units.join(', ')})`;
  }
  return null;
}

/** What is wrong with a law of a place; `homes`: see `homesOfHeadings`. */
export const lawFault = (law: ResolvedLaw, homes: ReadonlyMap<string, ReadonlySet<string>>): Fault =>
  momentFault(law) ??
  answersFault(law) ??
  consultFault(law) ??
  gainsFault(law) ??
  numberFault(citationsOf(law)) ??
  chapterFault(gameOf(law.game), citationsOf(law), homes);
/** What is wrong with a score item of a place. */
export const itemFault = (place: Place, item: ResolvedItem, homes: ReadonlyMap<string, ReadonlySet<string>>): Fault =>
  unitFault(place, item) ?? numberFault(citationsIn(item)) ?? chapterFault(gameOf(place.id), citationsIn(item), homes);

/** For each heading of a book, the games of the chapters on at least two thirds of the pages cited with it. */
export function homesOfHeadings(places: readonly Place[]): ReadonlyMap<string, ReadonlySet<string>> {
  const pages = new Map<string, Set<number>>();
  for (const place of places)
    for (const { book, heading, page } of [...place.laws.flatMap(citationsOf), ...place.points.flatMap(citationsIn)]) {
      if (page === null || !/^\d+(-\d+)?$/.test(page)) continue;
      const key = `${book} ${heading}`;
      const known = pages.get(key) ?? new Set();
      for (const one of span(page)) known.add(one);
      pages.set(key, known);
    }
  return new Map(
    [...pages].map(([key, set]) => {
      const book = key.slice(0, key.indexOf(' ')) as BookId;
      const times = Map.groupBy(
        [...set].flatMap((page) => [...new Set(gamesOn(book, page))]),
        (game) => game ?? '',
      );
      return [key, new Set([...times].filter(([, list]) => list.length * 3 >= set.size * 2).map(([game]) => game))];
    }),
  );
}
