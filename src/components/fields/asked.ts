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
