import type { BookId } from '../books.ts';
import { type Card, makeCards, parseCards, showCard } from './cards.ts';
import { counted } from './counted.ts';
import { copiesIn, inPack, PACKS, type PackId } from './packs.ts';
import { type Problem, problem, type Result } from './result.ts';
import { makeStones, parseStones, type Stone, upright } from './stones.ts';

interface Base {
  readonly label: string;
  /** One sentence under the control. */
  readonly hint?: string;
  /** May be left empty; the value is then null. */
  readonly optional?: true;
  /** Asked only while another field (a choice or a flag) has one of these values; otherwise its value is null. */
  readonly when?: { readonly field: string; readonly is: readonly string[] };
  /** Key of a score item: asked only where the schedule has it, by the books that have a word on it; otherwise its value is null. */
  readonly given?: string;
  /** Books by which it is asked, where not by all that count at the place. Nobody writes it: it is drawn from the schedule. */
  readonly books?: readonly BookId[];
}
export interface CardsField extends Base {
  readonly kind: 'cards';
  readonly pack: PackId;
  readonly min: number;
  readonly max: number;
  /** Cards in the order in which they were played; otherwise the order says nothing. */
  readonly ordered?: true;
}
export interface StonesField extends Base {
  readonly kind: 'stones';
  readonly min: number;
  readonly max: number;
  /** The order of the halves says something: `4-6` is not `6-4`. Otherwise the higher half is written first. */
  readonly turned?: true;
}
export interface ChoiceField extends Base {
  readonly kind: 'choice';
  readonly options: Readonly<Record<string, string>>;
  /** What is taken when nothing is said: the usual form of a game. The form shows it chosen, and a link names it. */
  readonly otherwise?: string;
  /** Options that are there only where the schedule has a score item, with its key. */
  readonly if?: Readonly<Record<string, string>>;
}
export interface FlagField extends Base {
  readonly kind: 'flag';
}
export interface CountField extends Base {
  readonly kind: 'count';
  readonly min: number;
  readonly max: number;
  readonly unit?: string;
}
export interface WordsField extends Base {
  readonly kind: 'words';
  readonly maxLength: number;
}
/** The same field several times over: one hand a player, one stake a player. */
export interface ListField<I extends ItemField = ItemField> extends Base {
  readonly kind: 'list';
  readonly of: I;
  readonly min: number;
  readonly max: number;
}
export type ItemField = CardsField | StonesField | ChoiceField | CountField | WordsField;
export type Field = ItemField | FlagField | ListField;

/** What a scorer asks, in the order in which it asks it. Plain data: the form, the link, the terminal and the API are made from it. */
export type Fields = Readonly<Record<string, Field>>;

type ItemValue<F> = F extends { kind: 'cards' }
  ? readonly Card[]
  : F extends { kind: 'stones' }
    ? readonly Stone[]
    : F extends { kind: 'choice'; options: infer O }
      ? Extract<keyof O, string>
      : F extends { kind: 'count' }
        ? number
        : string;
type Plain<F> = F extends { kind: 'flag' } ? boolean : F extends { kind: 'list'; of: infer I } ? readonly ItemValue<I>[] : ItemValue<F>;
/** The decoded value of a field: null only where the field may be left out. */
export type Value<F> = F extends { optional: true } | { when: object } | { given: string } ? Plain<F> | null : Plain<F>;
export type Values<F extends Fields> = { readonly [K in keyof F]: Value<F[K]> };
/** What came in: words from a form, a link or the terminal. */
export type Raw = Readonly<Record<string, string | undefined>>;

type More<K extends keyof Base> = Pick<Base, K>;
type Opts = More<'hint' | 'optional' | 'when' | 'given'>;
/** So many, or `[least, most]`. */
type HowMany = number | readonly [number, number];
const bounds = (count: HowMany) => (typeof count === 'number' ? ([count, count] as const) : count);
/** Cards of a pack: a number of them, or `[least, most]`. */
export const cards = <const O extends Opts & { ordered?: true }>(label: string, pack: PackId, count: HowMany, more: O = {} as O) => {
  const [min, max] = bounds(count);
  return { kind: 'cards', label, pack, min, max, ...more } as const;
};
/** Dominoes of a set to the double six: a number of them, or `[least, most]`. */
export const stones = <const O extends Opts & { turned?: true }>(label: string, count: HowMany, more: O = {} as O) => {
  const [min, max] = bounds(count);
  return { kind: 'stones', label, min, max, ...more } as const;
};
export const choiceOf = <
  const C extends Readonly<Record<string, string>>,
  const O extends Opts & { otherwise?: string; if?: Readonly<Record<string, string>> },
>(
  label: string,
  options: C,
  more: O = {} as O,
) => ({ kind: 'choice', label, options, ...more }) as const;
export const flag = <const O extends Opts>(label: string, more: O = {} as O) => ({ kind: 'flag', label, ...more }) as const;
export const count = <const O extends Opts & { unit?: string }>(label: string, min: number, max: number, more: O = {} as O) =>
  ({ kind: 'count', label, min, max, ...more }) as const;
export const words = <const O extends Opts>(label: string, maxLength: number, more: O = {} as O) => ({ kind: 'words', label, maxLength, ...more }) as const;
export const listOf = <const I extends ItemField, const O extends Opts>(label: string, of: I, min: number, max: number, more: O = {} as O) =>
  ({ kind: 'list', label, of, min, max, ...more }) as const;

/** Whether a field is asked, given what else came in. A field that is not asked has no value and no problem. */
export function isAsked(field: Field, raw: Raw): boolean {
  return field.when === undefined || field.when.is.includes(raw[field.when.field] ?? '');
}

/** What a place asks of what a scorer can ask: `has` says whether a book's schedule there has an item. Questions that hang on one left out go with it. */
export function askedAt<F extends Fields>(fields: F, books: readonly BookId[], has: (item: string, book: BookId) => boolean): F {
  const asked: Record<string, Field> = {};
  for (const [key, row] of Object.entries(fields)) {
    const { given, ...field } = row as Field;
    const by = given === undefined ? books : books.filter((book) => has(given, book));
    if (by.length === 0 || (field.when !== undefined && field.when.field in fields && asked[field.when.field] === undefined)) continue;
    asked[key] = (by.length === books.length ? withOptions(field, books, has) : { ...field, books: by }) as Field;
  }
  return asked as F;
}

function withOptions(field: Omit<Field, 'given'>, books: readonly BookId[], has: (item: string, book: BookId) => boolean): Omit<Field, 'given'> {
  const { if: needs, ...choice } = field as ChoiceField;
  if (needs === undefined) return field;
  const options = Object.entries(choice.options).filter(([key]) => {
    const item = needs[key];
    return item === undefined || books.some((book) => has(item, book));
  });
  return { ...choice, options: Object.fromEntries(options) } as Omit<Field, 'given'>;
}

/** An empty hand in a link, where one may be empty (a player who has folded): the end of a list must not swallow it. */
const EMPTY_HAND = 'none';
const found = (text: string) => (text.trim() === '' ? 'nothing' : `"${text.trim()}"`);
const howMany = (min: number, max: number, one: string, many: string) => (min === max ? counted(min, one, many) : `${min} to ${max} ${many}`);

function decodeCards(key: string, field: CardsField, text: string): { value: readonly Card[]; problems: Problem[] } {
  const { cards: hand, wrong } = text.trim() === EMPTY_HAND ? { cards: [], wrong: [] } : parseCards(text);
  const problems: Problem[] = [];
  if (wrong.length > 0) problems.push(problem(key, 'cards such as 5H, 10S or JD', wrong.map((word) => `"${word}"`).join(', ')));
  const strange = hand.filter((card) => !inPack(field.pack, card));
  if (strange.length > 0) problems.push(problem(key, `cards of the pack (${PACKS[field.pack].title})`, strange.map(showCard).join(' ')));
  const twice = new Set(
    hand.filter(
      (card, n) => hand.indexOf(card) !== n && inPack(field.pack, card) && hand.filter((other) => other === card).length > copiesIn(field.pack, card),
    ),
  );
  for (const card of twice) {
    const copies = copiesIn(field.pack, card);
    const times = hand.filter((other) => other === card).length;
    problems.push(
      problem(key, copies === 1 ? 'each card once' : `at most ${copies} of a card`, `${showCard(card)} ${times === 2 ? 'twice' : `${times} times`}`),
    );
  }
  if (wrong.length === 0 && (hand.length < field.min || hand.length > field.max)) {
    problems.push(problem(key, howMany(field.min, field.max, 'card', 'cards'), hand.length === 0 ? 'none' : `${hand.length}: ${hand.map(showCard).join(' ')}`));
  }
  return { value: hand, problems };
}

function decodeStones(key: string, field: StonesField, text: string): { value: readonly Stone[]; problems: Problem[] } {
  const { stones: written, wrong } = text.trim() === EMPTY_HAND ? { stones: [], wrong: [] } : parseStones(text);
  const problems: Problem[] = [];
  if (wrong.length > 0) problems.push(problem(key, 'dominoes such as 6-4 or 5-5, from 0-0 to 6-6', wrong.map((word) => `"${word}"`).join(', ')));
  const known = written.map(upright);
  for (const stone of new Set(known.filter((one, n) => known.indexOf(one) !== n))) problems.push(problem(key, 'each domino once', `${stone} more than once`));
  if (wrong.length === 0 && (written.length < field.min || written.length > field.max)) {
    problems.push(
      problem(key, howMany(field.min, field.max, 'domino', 'dominoes'), written.length === 0 ? 'none' : `${written.length}: ${makeStones(written)}`),
    );
  }
  return { value: field.turned === true ? written : known, problems };
}

/** A message names a dozen options at most. */
const NAMED = 12;
const someOf = (keys: readonly string[]) => (keys.length <= NAMED ? keys.join(', ') : `${keys.slice(0, NAMED).join(', ')} and ${keys.length - NAMED} more`);

function decodeItem(key: string, field: ItemField | FlagField, text: string): { value: unknown; problems: Problem[] } {
  switch (field.kind) {
    case 'cards':
      return decodeCards(key, field, text);
    case 'stones':
      return decodeStones(key, field, text);
    case 'choice': {
      const keys = Object.keys(field.options);
      if (text.trim() === '' && field.otherwise !== undefined) return { value: field.otherwise, problems: [] };
      if (keys.includes(text.trim())) return { value: text.trim(), problems: [] };
      return { value: null, problems: [problem(key, `one of ${someOf(keys)}`, found(text))] };
    }
    case 'flag': {
      const word = text.trim().toLowerCase();
      if (['yes', 'true', '1', 'on'].includes(word)) return { value: true, problems: [] };
      if (['no', 'false', '0', 'off', ''].includes(word)) return { value: false, problems: [] };
      return { value: null, problems: [problem(key, 'yes or no', found(text))] };
    }
    case 'count': {
      const number = /^[+-]?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
      if (Number.isSafeInteger(number) && number >= field.min && number <= field.max) return { value: number, problems: [] };
      return { value: null, problems: [problem(key, `a whole number from ${field.min} to ${field.max}`, found(text))] };
    }
    case 'words':
      if (text.trim() !== '' && text.length <= field.maxLength) return { value: text.trim(), problems: [] };
      return { value: null, problems: [problem(key, `1 to ${field.maxLength} letters`, text.trim() === '' ? 'nothing' : `${text.length}`)] };
  }
}

/** Between the parts of a list in a link: a sign that no card, number or name of ours holds. */
export const LIST_SIGN = '.';
const splitList = (text: string) => text.split(/[.;\n|]/).map((part) => part.trim());

/**
 * Reads words into values, field by field. Every problem is reported, not the first alone, each naming its field,
 * what was expected and what was found; nothing that came in is changed.
 */
export function decode<F extends Fields>(fields: F, raw: Raw): Result<Values<F>> {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [key, field] of Object.entries(fields)) {
    const text = raw[key] ?? '';
    if (!isAsked(field, raw) || ((field.optional === true || field.books !== undefined) && text.trim() === '')) {
      values[key] = null;
      continue;
    }
    if (field.kind === 'list') {
      const parts = splitList(text);
      while (parts.length > 0 && parts.at(-1) === '') parts.pop();
      const items = parts.map((part, n) => decodeItem(`${key}.${n + 1}`, field.of, part));
      problems.push(...items.flatMap((one) => one.problems));
      if (parts.length < field.min || parts.length > field.max)
        problems.push(problem(key, howMany(field.min, field.max, 'entry', 'entries'), parts.length === 0 ? 'none' : `${parts.length}`));
      values[key] = items.map((one) => one.value);
    } else {
      const one = decodeItem(key, field, text);
      problems.push(...one.problems);
      values[key] = one.value;
    }
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: values as Values<F> };
}

function encodeItem(field: Field, value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? EMPTY_HAND : field.kind === 'stones' ? makeStones(value as Stone[]) : makeCards(value as Card[]);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** Writes values as words for a link; the inverse of `decode`. Fields without a value are left out. */
export function encode<F extends Fields>(fields: F, values: Values<F>): Record<string, string> {
  const raw: Record<string, string> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = values[key];
    if (value === null || value === undefined) continue;
    // A list of nothing is not the same as no list: its sign alone stands for it.
    raw[key] =
      field.kind === 'list' ? (value as readonly unknown[]).map((one) => encodeItem(field.of, one)).join(LIST_SIGN) || LIST_SIGN : encodeItem(field, value);
  }
  return raw;
}
