import { count, listOf } from '../../../scoring/fields.ts';

/** Cups and arches are numbered from one to nine (p. 371). */
const HIGHEST = 9;
/** A field with the numbers of cups or arches, one for each ball. */
export const numbers = (label: string, most: number, hint?: string) =>
  listOf(label, count('Number', 1, HIGHEST), 0, most, { optional: true, ...(hint === undefined ? {} : { hint }) });
/** The same, for something that happens seldom. */
export const seldomNumbers = (label: string, most: number, hint: string) =>
  listOf(label, count('Number', 1, HIGHEST), 0, most, { optional: true, seldom: true, hint });
/** A field with one number or none. */
export const oneNumber = (label: string) => count(label, 1, HIGHEST, { optional: true });

export const sum = (list: readonly number[] | null): number => (list ?? []).reduce((all, one) => all + one, 0);
/** "9, 7 and 3"; "none". */
export function inWords(list: readonly number[] | null): string {
  const all = list ?? [];
  const last = all.at(-1);
  return last === undefined ? 'none' : all.length === 1 ? `${last}` : `${all.slice(0, -1).join(', ')} and ${last}`;
}
