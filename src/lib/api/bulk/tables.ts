// `/api/v1/laws.csv` and `/api/v1/points.csv`: the same as tables for a spreadsheet, a row for each case or value of a book.
import {
  addressOf,
  BOOK_IDS,
  type BookId,
  type Citation,
  isOpen,
  makeCitation,
  type Place,
  type ResolvedItem,
  type ResolvedLaw,
  sayCase,
} from '../../../rules-engine/index.ts';
import { lawPages } from '../../addresses/pages.ts';
import { csvLine } from '../../my-games/csv.ts';
import { OTHERWISE, sayCondition } from '../../rulings/cases.ts';
import { pointsRows } from './lines.ts';

const sources = (cites: readonly Citation[]): string => [...new Set(cites.map(makeCitation))].join('; ');

export const LAW_COLUMNS = ['id', 'game', 'title', 'book', 'status', 'condition', 'ruling', 'decided', 'note', 'sources', 'url'] as const;
export const POINTS_COLUMNS = ['id', 'game', 'title', 'gist', 'group', 'book', 'status', 'points', 'unit', 'per', 'rule', 'note', 'sources', 'url'] as const;

/** A row for each case of a book, and one for a book that has the game and says nothing of the law. */
function lawRows(place: Place, law: ResolvedLaw, book: BookId): string[][] {
  const reading = law.readings[book];
  const head = [law.id, place.id, law.title, book, reading.status];
  const url = addressOf(law.id);
  if (reading.status === 'silent') return [[...head, '', '', 'no', reading.note ?? '', '', url]];
  if (reading.status !== 'stated' && reading.status !== 'by-reference') return [];
  return reading.cases.map((one) => {
    const condition = sayCondition(one.when, law.facts) || (reading.cases.length > 1 ? OTHERWISE : '');
    return [...head, condition, sayCase(one, law.people), isOpen(one) ? 'no' : 'yes', reading.note ?? '', sources(reading.cites), url];
  });
}

function pointsRow(place: Place, item: ResolvedItem, book: BookId): string[][] {
  const value = item.books[book];
  if (value === undefined) return [];
  const head = [item.id, place.id, item.title, item.gist, item.group ?? '', book, value.status];
  const url = addressOf(item.id);
  if (value.status === 'silent') return [[...head, '', '', '', '', value.note ?? '', '', url]];
  const { points, unit, per = '', says = '', cites } = value;
  const number = points === undefined ? ['', ''] : [String(points), typeof unit === 'string' ? unit : unit.unit];
  return [[...head, ...number, per, says, '', sources(cites), url]];
}

const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string => [columns, ...rows].map(csvLine).join('');

export const lawTable = (): string =>
  table(
    LAW_COLUMNS,
    lawPages.flatMap(({ place, law }) => BOOK_IDS.flatMap((book) => lawRows(place, law, book))),
  );
export const pointsTable = (): string =>
  table(
    POINTS_COLUMNS,
    pointsRows.flatMap(({ place, item }) => BOOK_IDS.flatMap((book) => pointsRow(place, item, book))),
  );
