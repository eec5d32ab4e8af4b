// A sheet shared by a link: what is set up by name, and each deal as a parameter of its own.
import { decodeEntry, ENTRY, encodeEntry, type Kept, type Written } from '../../../rules-engine/core/written.ts';
import type { FieldForm } from '../forms/field-form.ts';

/** The address of this page with the sheet in it. */
export function linkToSheet({ book, setup, entries }: Kept, key: string): string {
  const named = Object.entries({ ...setup, book, score: key }).filter(([, value]) => value !== '');
  const query = new URLSearchParams([...named, ...entries.map((entry) => [ENTRY, encodeEntry(entry)])]);
  query.sort();
  return `${location.origin}${location.pathname}?${query}#score.${key}`;
}

/** The sheet that the address carries, or null. Names that the sheet does not ask are dropped;  */
function sheetInLink(key: string, asked: readonly string[]): (Written & { readonly book: string | null }) | null {
  const params = new URLSearchParams(location.search);
  if (params.get('score') !== key) return null;
  const setup = Object.fromEntries([...params].filter(([name]) => asked.includes(name)));
  return { setup, entries: params.getAll(ENTRY).map(decodeEntry), book: params.get('book') };
}

/** Takes the sheet out of the address, so that a reload does not bring it again. */
export function dropLink(): void {
  if (location.search !== '') history.replaceState(null, '', `${location.pathname}${location.hash}`);
}

/** Whether two sheets say the same. */
export const isSame = (one: Kept, other: Kept): boolean => linkToSheet(one, '') === linkToSheet(other, '');

/** The sheet of the page's link in the dress of the one kept here: what it does not say is empty. Null where the link has none. */
export function shownByLink(own: Kept, key: string, setup: FieldForm, hasBook: (book: string | null) => book is string): Kept | null {
  const asked = setup.fields().map((field) => field.dataset.field ?? '');
  const linked = sheetInLink(key, asked);
  if (linked === null) return null;
  const empty = Object.fromEntries(asked.map((name) => [name, '']));
  return { ...own, book: hasBook(linked.book) ? linked.book : own.book, setup: { ...empty, ...linked.setup }, entries: linked.entries };
}
