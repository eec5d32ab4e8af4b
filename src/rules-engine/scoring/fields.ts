import type { BookId } from '../books.ts';
import type { BallsAsked } from '../vocabulary/balls.ts';
import type { Card } from '../vocabulary/cards.ts';
import type { PackId } from '../vocabulary/packs.ts';
import type { Stone } from '../vocabulary/stones.ts';

interface Base {
  readonly label: string;
  /** One sentence under the control. */
  readonly hint?: string;
  /** May be left empty; the value is then null. */
  readonly optional?: true;
  /** Asked only while another field is asked and has one of these values; otherwise its value is null. */
  readonly when?: { readonly field: string; readonly is: readonly string[] };
  /**
   * Key of a score item: asked only where the schedule has it, by the books that have a word on it; otherwise its value is null. With a
   * way of counting, `straight=if-agreed`, by those alone that count it so.
   */
  readonly given?: string;
  /** Answered in few deals: a sheet folds it away until it is wanted. */
  readonly seldom?: true;
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
  /**
   * What is taken when nothing is said: the usual form of a game, or that nothing out of the ordinary happened. The form shows it chosen, and a
   * link names it. Without it nothing is chosen before, and an answer is asked for.
   */
  readonly otherwise?: string;
  /** Options that are there only where the schedule has a score item, with its key. */
  readonly if?: Readonly<Record<string, string>>;
  /** Options that are there by these books alone. Nobody writes it: it is drawn from the schedule. */
  readonly only?: Readonly<Record<string, readonly BookId[]>>;
}
export interface FlagField extends Base {
  readonly kind: 'flag';
}
export interface CountField extends Base {
  readonly kind: 'count';
  readonly min: number;
  readonly max: number;
  readonly unit?: string;
  /** Key of a choice that is said in one breath with it, "four hearts": a form asks for both by one touch, in a grid. */
  readonly across?: string;
}
export interface WordsField extends Base {
  readonly kind: 'words';
  readonly maxLength: number;
  /** Tiles of a set of mah jong, least and most: the page lets a finger pick them (`vocabulary/tiles.ts`); what is no tile its scorer tells. */
  readonly tiles?: readonly [least: number, most: number];
  /** Balls of a table: the page lets a finger pick them (`vocabulary/balls.ts`); what is no ball its sheet tells. */
  readonly balls?: BallsAsked;
}
/** The same field several times over: one hand a player, one stake a player. */
export interface ListField<I extends ItemField = ItemField> extends Base {
  readonly kind: 'list';
  readonly of: I;
  readonly min: number;
  readonly max: number;
  /** The label of each item, where a list always has the same items: "Non-dealer", "Dealer". */
  readonly each?: readonly string[];
}
/** The label of an item of a list: "Dealer", "Card 3". `n` counts from 1. */
export const itemLabel = ({ of, each }: ListField, n: number): string => each?.[n - 1] ?? `${of.label} ${n}`;
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
type Opts = More<'hint' | 'optional' | 'when' | 'given' | 'seldom'>;
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
export const count = <const O extends Opts & { unit?: string; across?: string }>(label: string, min: number, max: number, more: O = {} as O) =>
  ({ kind: 'count', label, min, max, ...more }) as const;
export const words = <const O extends Opts>(label: string, maxLength: number, more: O = {} as O) => ({ kind: 'words', label, maxLength, ...more }) as const;
export const listOf = <const I extends ItemField, const O extends Opts>(label: string, of: I, min: number, max: number, more: O = {} as O) =>
  ({ kind: 'list', label, of, min, max, ...more }) as const;

/** What is said to a field: the words that came in, or else the usual answer; `''` where there is none. */
export function saidTo(field: Field | undefined, text: string | undefined): string {
  const said = text?.trim() ?? '';
  return said === '' && field?.kind === 'choice' ? (field.otherwise ?? '') : said;
}

/** Whether a field is asked, given what else came in and, where that is known, the book. A field that is not asked has no value and no problem. */
export function isAsked(fields: Fields, key: string, raw: Raw, book?: BookId): boolean {
  const { books, when } = fields[key] ?? {};
  if (books !== undefined && book !== undefined && !books.includes(book)) return false;
  if (when === undefined) return true;
  return isAsked(fields, when.field, raw, book) && when.is.includes(saidTo(fields[when.field], raw[when.field]));
}

/** The options of a choice by a book; all of them where no book is named. */
export function optionsBy({ options, only }: ChoiceField, book?: BookId): readonly string[] {
  return Object.keys(options).filter((key) => book === undefined || only?.[key]?.includes(book) !== false);
}

/** What a place asks of what a scorer can ask: `has` says whether a book's schedule there has an item. Questions that hang on one left out go with it. */
export function askedAt<F extends Fields>(fields: F, books: readonly BookId[], has: (item: string, book: BookId) => boolean): F {
  const asked: Record<string, Field> = {};
  for (const [key, row] of Object.entries(fields)) {
    const { given, ...field } = row as Field;
    const by = given === undefined ? books : books.filter((book) => has(given, book));
    if (by.length === 0 || (field.when !== undefined && field.when.field in fields && asked[field.when.field] === undefined)) continue;
    asked[key] = { ...withOptions(field, by, has), ...(by.length === books.length ? {} : { books: by }) } as Field;
  }
  return asked as F;
}

function withOptions(field: Omit<Field, 'given'>, books: readonly BookId[], has: (item: string, book: BookId) => boolean): Omit<Field, 'given'> {
  const { if: needs, ...choice } = field as ChoiceField;
  if (needs === undefined) return field;
  const by = Object.entries(needs).map(([key, item]) => [key, books.filter((book) => has(item, book))] as const);
  const none = by.filter(([, some]) => some.length === 0).map(([key]) => key);
  const only = Object.fromEntries(by.filter(([, some]) => some.length > 0 && some.length < books.length));
  const options = Object.fromEntries(Object.entries(choice.options).filter(([key]) => !none.includes(key)));
  return { ...choice, options, ...(Object.keys(only).length === 0 ? {} : { only }) } as Omit<Field, 'given'>;
}
