// A law's table as the page holds it: what each case is for and what it orders stand in its attributes.
import { readCondition } from '../../../lib/conditions.ts';
import type { TableRow } from '../../../rules-engine/core/decide.ts';
import type { ComparedRow } from '../../../rules-engine/core/rulings/standing.ts';

export interface Row extends ComparedRow {
  readonly node: HTMLElement;
}
/** One book's cases, or those of several that say the same. */
export interface Column {
  readonly books: readonly string[];
  readonly names: readonly string[];
  readonly sources: readonly HTMLElement[];
  readonly rows: readonly Row[];
}
export const UNKNOWN = 'unknown';

/** What a case is for; nothing where it is for all the rest. */
export function whenAt({ dataset }: HTMLElement): { when?: NonNullable<TableRow['when']> } {
  const when = readCondition(dataset.case ?? '');
  return when === undefined ? {} : { when };
}

function rowAt(node: HTMLElement): Row {
  const [outcome = '', orders = '', by, time] = (node.dataset.row ?? '').split(',');
  const claim = by === undefined || time === undefined ? {} : { by, time };
  return { node, ...whenAt(node), outcome, orders: orders.match(/\d+/g) ?? [], open: orders.endsWith('?'), ...claim };
}

/** The columns of a law that is on the page. */
export const columnsIn = (law: HTMLElement): Column[] =>
  [...law.querySelectorAll<HTMLElement>('[data-column]')].map((column) => ({
    books: (column.dataset.column ?? '').split(' '),
    names: [...column.querySelectorAll('.sub .book')].map((book) => (book.firstChild?.textContent ?? '').trim()),
    sources: [...column.querySelectorAll<HTMLElement>('[data-source]')],
    rows: [...column.querySelectorAll<HTMLElement>('[data-case]')].map(rowAt),
  }));
