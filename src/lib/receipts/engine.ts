// Makes and reopens receipts in the browser, with the games that they need and no others. Bundled by src/integrations/browser-code/receipt-code.ts.
import {
  type Answers,
  addressOf,
  askedBy,
  BOOK_IDS,
  BOOK_SHORT,
  type BookId,
  GENERAL_LAWS,
  type Library,
  leadOn,
  loadLibrary,
  loadWith,
  lookup,
  movedIn,
  type Place,
  parseId,
  type Raw,
  type Receipt,
  type ReceiptQuestion,
  type Result,
  readReceipt,
  receipt,
  reopen,
  resolve,
  sayTyped,
} from '../../rules-engine/index.ts';
import { registry } from '../../rules-engine/registry.ts';
import { LIST_SIGN } from '../../rules-engine/sheets/lists.ts';
import { decodeEntry, ENTRY } from '../../rules-engine/sheets/written.ts';
import type { LinkedQuestion } from './question.ts';
import type { OrMessage, ReceiptEngine } from './receipt-engine.ts';

declare const EDITION: string | undefined;
/** The edition of this code; null if it was not built. */
export const edition: ReceiptEngine['edition'] = typeof EDITION === 'undefined' ? null : EDITION;

/** Why a question cannot be answered, as a sentence. */
export const sayProblem: ReceiptEngine['sayProblem'] = (one) => sayTyped(one, '');

const refuse = (message: string) => ({ ok: false, message }) as const;

const gameOf = (id: string): string => id.split(/[/.]/)[0] ?? '';

/** The games that ids belong to, with those that their books refer to. If a game is no longer there, all games: one of them may say what became of it. */
async function libraryFor(ids: readonly string[]): Promise<Library> {
  const games = [...new Set(ids.map(gameOf))];
  if (!games.every((game) => game in registry)) return loadLibrary(registry);
  const library = await loadWith(registry, [...games, GENERAL_LAWS]);
  // An id may have moved to a game that is not loaded yet.
  const moved = movedIn(library);
  const more = ids.flatMap((id) => (typeof moved[id] === 'string' ? [gameOf(moved[id])] : [])).filter((game) => game in registry && !library.has(game));
  return more.length === 0 ? library : loadWith(registry, [...games, ...more, GENERAL_LAWS]);
}

const placeOf = (library: Library, id: string): Place | null => {
  const game = parseId(id)?.game ?? '';
  return lookup(library, game).kind === 'here' ? resolve(library, game) : null;
};

/** The books by which a place answers a question. */
function booksOf(place: Place, id: string): readonly BookId[] {
  const { kind, key = '' } = parseId(id) ?? {};
  if (kind === 'score') return Object.hasOwn(place.scorers, key) ? (place.scorers[key]?.books ?? []) : [];
  const law = place.laws.find((one) => one.key === key);
  const isIn = (...of: string[]) => BOOK_IDS.filter((book) => of.includes(law?.readings[book].status ?? ''));
  return [...isIn('stated', 'by-reference'), ...isIn('silent')];
}

/** The input of a question, as its law, scorer or sheet takes it. */
function inputOf(place: Place, id: string, given: LinkedQuestion['given']): ReceiptQuestion['input'] {
  const { kind, key = '' } = parseId(id) ?? {};
  const values = Object.entries(given).map(([name, parts]) => [name, parts.join(LIST_SIGN)] as const);
  // An unanswered question did not contribute to the result.
  if (kind === 'law') return Object.fromEntries(values.filter(([, value]) => value !== 'unknown'));
  if (place.scorers[key]?.kind !== 'sheet') return Object.fromEntries(values);
  return { setup: Object.fromEntries(values.filter(([name]) => name !== ENTRY)), entries: (given[ENTRY] ?? []).map(decodeEntry) };
}

const orMessage = (made: Result<Receipt>): OrMessage<Receipt> => (made.ok ? made : refuse(made.problems.map(sayProblem).join(' ')));

/** A question under its current id: it may have been renamed, or one of its answers may have a page of its own now. */
function today(library: Library, { id, given }: LinkedQuestion): Pick<LinkedQuestion, 'id' | 'given'> {
  const found = lookup(library, id);
  if (found.kind === 'moved') return { id: found.id, given };
  const led = leadOn(library, { id, raw: Object.fromEntries(Object.entries(given).map(([name, [value = '']]) => [name, value])) });
  return led === null ? { id, given } : { id: led.id, given: Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(led.raw, name))) };
}

/** The receipt of the question in a link, by its book; if the link names none that has the game, by the first that rules. */
export const makeReceipt: ReceiptEngine['makeReceipt'] = async (question, name) => {
  const library = await libraryFor([question.id]);
  const { id, given } = today(library, question);
  const place = placeOf(library, id);
  const books = place === null ? [] : booksOf(place, id);
  if (place === null || books[0] === undefined) return refuse(`Enter the link of a ruling or a score. This edition has no “${question.id}”.`);
  const by = books.find((one) => one === question.book) ?? books[0];
  return orMessage(receipt(library, { id, book: by, input: inputOf(place, id, given) }, name));
};

/** Reads a receipt and checks it against this edition. */
export const checkReceipt: ReceiptEngine['checkReceipt'] = async (text, name) => {
  const old = readReceipt(text);
  if (typeof old === 'string') return refuse(old);
  const library = await libraryFor([old.id, ...Object.keys(old.rows), ...Object.keys(old.consulted)]);
  return { ok: true, value: { old, found: reopen(library, old, name) } };
};

/** The title of a row, as far as this edition has it. */
function titleOf(place: Place | null, id: string): string {
  const { kind, key = '' } = parseId(id) ?? {};
  if (place === null || kind === undefined) return id;
  const row = kind === 'law' ? place.laws.find((one) => one.key === key) : kind === 'score' ? place.scorers[key] : place.points.find((one) => one.key === key);
  return row === undefined ? id : `${place.described.title}: ${row.title}`;
}

/** Title and address of each row, for a list. */
export const titlesOf: ReceiptEngine['titlesOf'] = async (ids) => {
  const library = await libraryFor(ids);
  return ids.map((id) => ({ title: titleOf(placeOf(library, id), id), href: addressOf(id) }));
};

/** What was asked, in the words of the site. */
export const showReceipt: ReceiptEngine['showReceipt'] = async ({ id, book, input }) => {
  const library = await libraryFor([id]);
  const found = lookup(library, id);
  const here = found.kind === 'here' || found.kind === 'moved' ? found.id : null;
  const place = placeOf(library, here ?? id);
  const { kind, key = '' } = parseId(here ?? id) ?? {};
  const shown = { title: titleOf(place, here ?? id), href: here === null ? null : addressOf(here), book: BOOK_SHORT[book] };
  if (kind === 'law') {
    const facts = place?.laws.find((one) => one.key === key)?.facts ?? {};
    return {
      ...shown,
      asked: Object.entries(input as Answers).map(([fact, answer]) => [facts[fact]?.ask ?? fact, facts[fact]?.options[answer ?? ''] ?? answer ?? '']),
    };
  }
  const count = place?.scorers[key];
  if (count === undefined || 'entries' in input) return { ...shown, asked: [] };
  const fields = askedBy(count);
  return { ...shown, asked: Object.entries(input as Raw).map(([name, value]) => [fields[name]?.label ?? name, value ?? '']) };
};
