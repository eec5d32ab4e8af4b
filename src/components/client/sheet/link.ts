// A sheet shared by a link: its set-up as named parameters, and a parameter for each deal.

import { encodeIds, IDS, logOfLink } from '../../../rules-engine/sheets/identities.ts';
import { LIST_SIGN } from '../../../rules-engine/sheets/lists.ts';
import type { Log } from '../../../rules-engine/sheets/log.ts';
import type { Kept, Written } from '../../../rules-engine/sheets/records.ts';
import { decodeEntry, ENTRY, encodeEntry } from '../../../rules-engine/sheets/written.ts';

/** The sheet as the query of a link; with its log, another phone can merge it. */
export function queryOf({ book, setup, entries }: Kept, key: string, log?: Log): string {
  const named = Object.entries({ ...setup, book, score: key }).filter(([, value]) => value !== '');
  const query = new URLSearchParams([...named, ...entries.map((entry) => [ENTRY, encodeEntry(entry)])]);
  const ids = log === undefined ? null : encodeIds(log);
  if (ids !== null) query.set(IDS, ids);
  query.sort();
  return String(query);
}

/** A sheet read from a link. */
export interface Linked extends Written {
  readonly book: string | null;
  /** The sheet as a log, if the link has the `ids` parameter. */
  readonly log: Log | null;
}

/**
 * The sheet of a query; null if the query is for another one. A list may come in several parameters. Unknown and repeated names are reported by
 * `share/link.ts`; unknown fields of an entry stay in it, to be reported when it is played.
 */
export function sheetInLink(search: string, key: string, asked: ReadonlyMap<string, { readonly isList: boolean }>): Linked | null {
  const params = new URLSearchParams(search);
  if (params.get('score') !== key) return null;
  const setup = [...asked].flatMap(([name, { isList }]): [string, string][] => {
    const said = params.getAll(name);
    return said[0] === undefined ? [] : [[name, isList ? said.join(LIST_SIGN) : said[0]]];
  });
  const written = { setup: Object.fromEntries(setup), entries: params.getAll(ENTRY).map(decodeEntry), book: params.get('book') };
  return { ...written, log: logOfLink(params.get(IDS), written) };
}

/** Removes the sheet from the address, so that a reload does not restore it. */
export function dropLink(): void {
  if (location.search !== '') history.replaceState(history.state, '', `${location.pathname}${location.hash}`);
}

/** Whether two sheets have the same content. */
export const isSame = (one: Kept, other: Kept): boolean => queryOf(one, '') === queryOf(other, '');
