import type { BookId } from '../books.ts';
import type { Card } from './cards.ts';
import type { PackId } from './packs.ts';
import type { Stone } from './stones.ts';

interface Base {
  readonly label: string;
  /** One sentence under the control. */
  readonly hint?: string;
  /** May be left empty; the value is then null. */
  readonly optional?: true;
  /** Asked only while another field (a choice or a flag) has one of these values; otherwise its value is null. */
  readonly when?: { readonly field: string; readonly is: readonly string[] };
  /**
   * Key of a score item: asked only where the schedule has it, by the books that have a word on it; otherwise its value is null. With a
   * way of counting, `straight=if-agreed`, by those alone that count it so.
   */
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
  /** Must be chosen, and nothing is chosen before: no option is likelier than another. An entry of a list begins so without it. */
  readonly blank?: true;
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
/** What stands in a choice before anyone answers: the usual option or nothing, and nothing in one that must be answered or in one that may be left. */
type Begins = { otherwise?: string; blank?: never } | { blank?: true; otherwise?: never; optional?: never };
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
export const choiceOf = <const C extends Readonly<Record<string, string>>, const O extends Opts & Begins & { if?: Readonly<Record<string, string>> }>(
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
