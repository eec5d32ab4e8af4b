// What of a form stands there when the page comes, and by which answers and books the rest is asked: the browser goes on from it.
import { type BookId, type ChoiceField, type Fields, isAsked } from '../../rules-engine/index.ts';

/** What a choice says before anyone answers: the usual option where there is one, and otherwise nothing. */
export const begins = (choice: ChoiceField): string => choice.otherwise ?? '';

/** The attributes by which a field is shown and hidden. `book` is chosen when the page comes. */
export function askedNow(name: string, fields: Fields, book: BookId | undefined): Record<string, string | boolean> {
  const field = fields[name];
  return {
    ...(field?.when === undefined ? {} : { 'data-when': field.when.field, 'data-is': field.when.is.join(' ') }),
    ...(field?.books === undefined ? {} : { 'data-books': field.books.join(' ') }),
    hidden: !isAsked(fields, name, {}, book),
  };
}

/** A question that is asked of both sides, `weBid` and `theyBid`: a sheet shows the two beside each other. */
export type Pair = readonly [we: string, they: string];

/** The questions asked of both sides, in their order. */
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
