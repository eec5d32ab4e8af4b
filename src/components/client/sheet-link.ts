// A sheet shared by a link: what is set up by name, and each deal as a parameter of its own.
import { decodeEntry, ENTRY, encodeEntry, type Kept, type Written } from '../../rules-engine/core/written.ts';

/** The address of this page with the sheet in it. */
export function linkToSheet({ book, setup, entries }: Kept, key: string): string {
  const named = Object.entries({ ...setup, book, score: key }).filter(([, value]) => value !== '');
  const query = new URLSearchParams([...named, ...entries.map((entry) => [ENTRY, encodeEntry(entry)])]);
  query.sort();
  return `${location.origin}${location.pathname}?${query}#score.${key}`;
}

/** The sheet that the address carries, or null. Names that the sheet does not ask are dropped;  */
export function sheetInLink(key: string, asked: readonly string[]): (Written & { readonly book: string | null }) | null {
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
