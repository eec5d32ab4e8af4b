import type { BookId } from '../books.ts';
import type { BallsAsked } from '../vocabulary/balls.ts';
import type { Card } from '../vocabulary/cards.ts';
import type { PackId } from '../vocabulary/packs.ts';
import type { Stone } from '../vocabulary/stones.ts';

interface Base {
  readonly label: string;
  /** One sentence below the control. */
  readonly hint?: string;
  /** May be left empty; the value is then null. */
  readonly optional?: true;
  /** Asked only while another field is asked and has one of these values; otherwise the value is null. */
  readonly when?: { readonly field: string; readonly is: readonly string[] };
  /**
   * Key of a score item: asked only where the schedule has it, for the books that give it; otherwise the value is null. With a way of counting,
   * `straight=if-agreed`, only for books that count it that way.
   */
  readonly given?: string;
  /** Rarely needed: a sheet collapses it. */
  readonly seldom?: true;
  /** Books that ask it, if not all that count here. Not written by hand but derived from the schedule. */
  readonly books?: readonly BookId[];
}
export interface CardsField extends Base {
  readonly kind: 'cards';
  readonly pack: PackId;
  readonly min: number;
  readonly max: number;
  /** The cards are in the order played; otherwise the order does not matter. */
  readonly ordered?: true;
}
export interface StonesField extends Base {
  readonly kind: 'stones';
  readonly min: number;
  readonly max: number;
  /** The order of the halves matters: `4-6` is not `6-4`. Otherwise the higher half is written first. */
  readonly turned?: true;
}
export interface ChoiceField extends Base {
  readonly kind: 'choice';
  readonly options: Readonly<Record<string, string>>;
  /**
   * The value if nothing is entered: the usual form of a game, or that nothing unusual happened. The form preselects it, and links include it. Without it
   * nothing is preselected, and an answer is required.
   */
  readonly otherwise?: string;
  /** Options that exist only where the schedule has a score item, with its key. */
  readonly if?: Readonly<Record<string, string>>;
  /** Options that only these books have. Not written by hand but derived from the schedule. */
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
  /** Key of a choice that belongs with the number, as in "four hearts": a form offers both in one grid. */
  readonly across?: string;
}
export interface WordsField extends Base {
  readonly kind: 'words';
  readonly maxLength: number;
  /** Tiles of a mah jong set, least and most: the page has a picker (`vocabulary/tiles.ts`); the scorer reports invalid tiles. */
  readonly tiles?: readonly [least: number, most: number];
  /** Balls of a table: the page has a picker (`vocabulary/balls.ts`); the sheet reports invalid balls. */
  readonly balls?: BallsAsked;
}
/** The same field repeated: one hand per player, one stake per player. */
export interface ListField<I extends ItemField = ItemField> extends Base {
  readonly kind: 'list';
  readonly of: I;
  readonly min: number;
  readonly max: number;
  /** Labels of the items, if a list always has the same ones: "Non-dealer", "Dealer". */
  readonly each?: readonly string[];
}
/** The label of an item of a list: "Dealer", "Card 3". `n` counts from 1. */
export const itemLabel = ({ of, each }: ListField, n: number): string => each?.[n - 1] ?? `${of.label} ${n}`;
export type ItemField = CardsField | StonesField | ChoiceField | CountField | WordsField;
export type Field = ItemField | FlagField | ListField;

/** What a scorer asks, in order. Plain data, from which the form, the link, the terminal options and the API are generated. */
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
/** The decoded value of a field: null only if the field may be left out. */
export type Value<F> = F extends { optional: true } | { when: object } | { given: string } ? Plain<F> | null : Plain<F>;
export type Values<F extends Fields> = { readonly [K in keyof F]: Value<F[K]> };
/** Input as strings, from a form, a link or the terminal. */
export type Raw = Readonly<Record<string, string | undefined>>;

type More<K extends keyof Base> = Pick<Base, K>;
type Opts = More<'hint' | 'optional' | 'when' | 'given' | 'seldom'>;
/** An exact number, or `[least, most]`. */
type HowMany = number | readonly [number, number];
const bounds = (count: HowMany) => (typeof count === 'number' ? ([count, count] as const) : count);
/** A field for cards of a pack: an exact number, or `[least, most]`. */
export const cards = <const O extends Opts & { ordered?: true }>(label: string, pack: PackId, count: HowMany, more: O = {} as O) => {
  const [min, max] = bounds(count);
  return { kind: 'cards', label, pack, min, max, ...more } as const;
};
/** A field for dominoes of a double-six set: an exact number, or `[least, most]`. */
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

/** The entered text of a field, or else its usual answer; `''` if there is none. */
export function saidTo(field: Field | undefined, text: string | undefined): string {
  const said = text?.trim() ?? '';
  return said === '' && field?.kind === 'choice' ? (field.otherwise ?? '') : said;
}

/** Whether a field is asked, given the other input and, if known, the book. A field that is not asked has no value and no problem. */
export function isAsked(fields: Fields, key: string, raw: Raw, book?: BookId): boolean {
  const { books, when } = fields[key] ?? {};
  if (books !== undefined && book !== undefined && !books.includes(book)) return false;
  if (when === undefined) return true;
  return isAsked(fields, when.field, raw, book) && when.is.includes(saidTo(fields[when.field], raw[when.field]));
}

/** The options of a choice by a book; all of them without a book. */
export function optionsBy({ options, only }: ChoiceField, book?: BookId): readonly string[] {
  return Object.keys(options).filter((key) => book === undefined || only?.[key]?.includes(book) !== false);
}

/** The fields of a scorer that a place asks; `has`: whether a book's schedule there has an item. Fields that depend on a dropped one are dropped too. */
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
