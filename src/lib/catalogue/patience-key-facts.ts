// What the table of a patience holds, as lines at a glance.
import { BOOK_IDS, PATIENCE_POINTS, type PatiencePoint, type PatienceTable, type PatienceTables, sayPoint } from '../../rules-engine/index.ts';

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
/** What tells nothing that sets the game apart: a reserve of which only the name is known, and columns on which nothing is built. */
const isEmpty = (table: PatienceTable, point: PatiencePoint): boolean =>
  (point === 'reserve' && table.reserve?.is.holds === undefined) || (point === 'columns' && table.columns?.is === 'none');

/** For each point that some book tells its line, by the newest book that tells it: "Columns", "down in suit". */
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
