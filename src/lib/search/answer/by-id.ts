// Finds an entry by its id as the site prints it: "euchre.law.revoke". Pure.

import { kindOf } from '../read/known.ts';
import { type Hit, hitOf, type Search } from './hits.ts';

const ID = /^([a-z0-9-]+)(\/[a-z0-9-]+)?(\.[a-z]+\.[a-z0-9-]+)$/;

/** The entry with this id; if a form has no such entry, that of its game, which applies there. */
export async function withId(text: string, search: Search): Promise<Hit | null> {
  const [, game = '', form = '', row = ''] = ID.exec(text.toLowerCase()) ?? [];
  if (game === '') return null;
  const { known } = search;
  const group = game === 'glossary' ? 0 : known.groups.findIndex(({ id }) => id === game);
  if (group < 0) return null;
  const entries = await search.entries(group);
  const ids = group === 0 ? [row.slice(1)] : [game + form + row, game + row];
  const n = ids.map((id) => entries.findIndex((entry) => entry.id === id)).find((at) => at >= 0);
  const entry = n === undefined ? undefined : entries[n];
  if (n === undefined || entry === undefined) return null;
  const at = (known.starts[group] ?? 0) + n;
  return hitOf({ entry: at, group, kind: kindOf(at, group, known), covers: 1, score: 2 }, entry, known);
}
