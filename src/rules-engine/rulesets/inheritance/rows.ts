import { BOOK_IDS } from '../../books.ts';
import type { Law } from '../../laws/laws.ts';
import { nearTo } from '../nearest.ts';
import { find } from './find.ts';
import type { Library } from './types.ts';

export interface Row {
  readonly row: Law;
  readonly writtenAt: string;
}

/** Laws in force at a place: its own, its parent's as amended, and those of codes that a book's clause brings in. */
export function rowsAt(library: Library, id: string, seen: readonly string[] = []): Map<string, Row> {
  if (seen.includes(id)) throw new Error(`inheritance runs in a circle: ${[...seen, id].join(' -> ')}`);
  const { game, variant } = find(library, id);
  const rows = new Map<string, Row>();
  const described = variant ?? game;
  for (const book of BOOK_IDS) {
    const inherits = described.books[book]?.inherits;
    if (inherits === undefined || inherits.only === 'points' || inherits.from === game.id) continue;
    const above = rowsAt(library, inherits.from, [...seen, id]);
    for (const key of inherits.except ?? []) {
      if (!above.has(key)) throw new Error(`${id} leaves out the law "${key}" by ${book}, which is not in ${inherits.from}${nearTo(key, above.keys())}`);
    }
    for (const [key, row] of above) {
      // A clause brings in what its own book rules there, not laws on which that book is silent.
      if (inherits.except?.includes(key) !== true && row.row.readings[book]?.status !== 'silent') rows.set(key, row);
    }
  }
  if (variant === null) for (const [key, row] of Object.entries(game.laws)) rows.set(key, { row, writtenAt: game.id });
  else {
    for (const [key, row] of rowsAt(library, game.id, [...seen, id])) rows.set(key, row);
    for (const [key, row] of Object.entries(variant.laws.add ?? {})) rows.set(key, { row, writtenAt: id });
    for (const [key, amendment] of Object.entries(variant.laws.amend ?? {})) {
      const above = rows.get(key);
      if (above === undefined) throw new Error(`${id} amends the law "${key}", which is not in ${game.id}${nearTo(key, rows.keys())}`);
      const { readings: _, ...words } = amendment;
      const facts = { ...above.row.facts, ...amendment.facts };
      const usual = { ...above.row.usual, ...amendment.usual };
      const leads = { ...above.row.leads, ...amendment.leads };
      rows.set(key, { row: { ...above.row, ...words, facts, usual, leads }, writtenAt: above.writtenAt });
    }
    for (const key of Object.keys(variant.laws.repeal ?? {})) {
      if (!rows.delete(key)) throw new Error(`${id} repeals the law "${key}", which is not in ${game.id}${nearTo(key, rows.keys())}`);
    }
  }
  return rows;
}
