// The source that each bundle of a scorer is built from: it imports the scorer's row from the file that exports it, and adds the prices of the
// place that it counts for. Loaded by the build and, again after every edit, by the dev server.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleName } from '../../lib/addresses/engine-files.ts';
import { games, places } from '../../lib/catalogue/library.ts';
import { type BookId, type CountRow, type Place, pricesOf } from '../../rules-engine/index.ts';

const ENGINE_URL = new URL(`file://${process.cwd()}/src/rules-engine/`);
const inEngine = (path: string) => fileURLToPath(new URL(path, ENGINE_URL));

/** The folder of the engine, with a slash at its end. */
export const ENGINE = fileURLToPath(ENGINE_URL);

/** Files that all scorers share: fields and their words, cards, problems, answers, the books. */
export const SHARED: ReadonlySet<string> = new Set(
  [
    'books.ts',
    'wording/numbers.ts',
    ...['cards', 'packs'].map((one) => `vocabulary/${one}.ts`),
    ...['counts', 'decoding', 'fields', 'result', 'schedule', 'scorers'].map((one) => `scoring/${one}.ts`),
    ...['sheets', 'written'].map((one) => `sheets/${one}.ts`),
  ].map(inEngine),
);

/** The source of the bundle that all scorers share. */
export const sharedSource = (): string => [...SHARED].map((path) => `export * from ${JSON.stringify(path)};`).join('\n');

/** The export of a row: its file and its name. */
interface ExportedRow {
  readonly file: string;
  readonly name: string;
}

/** Files of scorers, of a game or of a variant; some rows are exported by files of reckoning. */
const HAS_ROWS = /\/(?:scorers|reckoning)(?:\.ts$|\/)/;

/** Every row of a scorer, with its export. */
async function exportedRows(): Promise<ReadonlyMap<unknown, ExportedRow>> {
  const rows = new Map<unknown, ExportedRow>();
  for (const path of readdirSync(inEngine('games'), { recursive: true, encoding: 'utf8' }).map((one) => one.replaceAll('\\', '/'))) {
    if (!HAS_ROWS.test(path) || !path.endsWith('.ts')) continue;
    const file = inEngine(`games/${path}`);
    for (const [name, value] of Object.entries((await import(/* @vite-ignore */ file)) as object)) if (!rows.has(value)) rows.set(value, { file, name });
  }
  return rows;
}

/** The row of a scorer of a place: its own, or that of the game of the variant. */
function rowOf(place: Place, key: string): CountRow | undefined {
  const game = games.find((one) => one.id === (place.parent ?? place.id));
  const variant = place.parent === null ? undefined : game?.variants[place.id.slice(place.parent.length + 1)];
  return variant?.scorers[key] ?? game?.scorers[key];
}

/** The source of the bundle of one scorer of a place. */
function scorerSource(place: Place, row: CountRow, { file, name }: ExportedRow, books: readonly BookId[]): string {
  const items = place.points.map((item) => [item.key, item] as const);
  const by = row.books.length === books.length ? '() => true' : `(book) => ${JSON.stringify(books)}.includes(book)`;
  return `import { bound } from ${JSON.stringify(inEngine('scoring/counts.ts'))};
import { schedulesOf } from ${JSON.stringify(inEngine('scoring/schedule.ts'))};
import { ${name} as row } from ${JSON.stringify(file)};
export * from ${JSON.stringify(inEngine('scoring/counts.ts'))};
export const count = bound(row, schedulesOf(${JSON.stringify(place.id)}, ${JSON.stringify(pricesOf(items, books))}), ${by});
`;
}

/** A scorer of a place with the file that exports its row. */
export interface PlacedRow extends ExportedRow {
  readonly place: Place;
  readonly key: string;
  readonly row: CountRow;
  /** The books that it counts by at the place. */
  readonly books: readonly BookId[];
}

/** Every scorer of every place. Rejects if a row is not exported by a file of scorers: its bundle would include the rest of its game. */
export async function placedRows(): Promise<readonly PlacedRow[]> {
  const rows = await exportedRows();
  return places.flatMap((place) =>
    Object.entries(place.scorers).map(([key, { books }]): PlacedRow => {
      const row = rowOf(place, key);
      const exported = rows.get(row);
      if (row === undefined || exported === undefined)
        throw new Error(`${place.id}.score.${key}: expected its row to be exported by a file of its own, in scorers/ or scorers.ts`);
      return { place, key, row, books, ...exported };
    }),
  );
}

/** A scorer's id, such as `cribbage.score.hand`, and a function that returns the source of its bundle. */
export interface ScorerEntry {
  readonly id: string;
  readonly source: () => string;
}

/** Every scorer by the name of its bundle, such as `cribbage.hand`. */
export async function scorerEntries(): Promise<ReadonlyMap<string, ScorerEntry>> {
  return new Map(
    (await placedRows()).map(({ place, key, row, books, ...exported }): [string, ScorerEntry] => {
      const id = `${place.id}.score.${key}`;
      return [bundleName(id), { id, source: () => scorerSource(place, row, exported, books) }];
    }),
  );
}
