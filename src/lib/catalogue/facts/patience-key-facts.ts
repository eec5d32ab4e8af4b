// The key facts of a patience, from its table.
import { BOOK_IDS, PATIENCE_POINTS, type PatiencePoint, type PatienceTable, type PatienceTables, sayPoint } from '../../../rules-engine/index.ts';

const POINTS: readonly PatiencePoint[] = [
  'layout',
  'foundations',
  'columns',
  'theirs',
  'taken',
  'moved',
  'space',
  'reserve',
  'stock',
  'redeals',
  'ends',
  'peek',
  'choice',
  'clock',
];
/** Points that do not distinguish a game: a reserve of which only the name is known, and columns without building. */
const isEmpty = (table: PatienceTable, point: PatiencePoint): boolean =>
  (point === 'reserve' && table.reserve?.is.holds === undefined) || (point === 'columns' && table.columns?.is === 'none');

/** The line of each point that some book has, by the newest book that has it: "Columns", "down in suit". */
export function patienceAtAGlance(tables: PatienceTables): Readonly<Record<string, string>> {
  return Object.fromEntries(
    POINTS.flatMap((point) => {
      const table = BOOK_IDS.map((book) => tables[book]).find((one) => one?.[point] !== undefined && !isEmpty(one, point));
      const text = table === undefined ? null : sayPoint(table, point);
      if (table === undefined || text === null) return [];
      const how = table[point]?.advice === true ? ', as counsel' : table[point]?.example === true ? ', by its example' : '';
      return [[PATIENCE_POINTS[point], `${text}${how}`]];
    }),
  );
}
