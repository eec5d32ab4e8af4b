// Which fields of a form are visible when the page loads, and by which answers and books the others are asked: the browser takes over from there.
import { type BookId, type ChoiceField, type Fields, isAsked } from '../../rules-engine/index.ts';

/** The initial value of a choice: its usual option if there is one, else none. */
export const begins = (choice: ChoiceField): string => choice.otherwise ?? '';

/** The attributes that show and hide a field. `book` is selected when the page loads. */
export function askedNow(name: string, fields: Fields, book: BookId | undefined): Record<string, string | boolean> {
  const field = fields[name];
  return {
    ...(field?.when === undefined ? {} : { 'data-when': field.when.field, 'data-is': field.when.is.join(' ') }),
    ...(field?.books === undefined ? {} : { 'data-books': field.books.join(' ') }),
    hidden: !isAsked(fields, name, {}, book),
  };
}

/** A question that is asked of both sides, `weBid` and `theyBid`: a sheet shows the two side by side. */
export type Pair = readonly [we: string, they: string];

/** The questions asked of both sides, in order. */
export const pairsOfSides = (fields: Fields): Pair[] =>
  Object.keys(fields).flatMap((we): Pair[] => {
    const they = we.replace(/^we(?=[A-Z])/, 'they');
    return they !== we && they in fields ? [[we, they]] : [];
  });

/** The label of such a question under the name of its side: "Bids of the first side" and "First side: bids" are "Bids". */
export function labelUnderSide(label: string): string {
  const short = label.replace(/ of the (first|second) side$/, '').replace(/^(First|Second) side: /, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
}
