// The source that each bundle of a scorer is built from: it imports the scorer's row from its game, and adds the prices of the place that it
// counts for. Read by the build and, in a fresh copy after every edit, by the dev server.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleName } from '../lib/addresses/engine-files.ts';
import { games, places } from '../lib/catalogue/library.ts';
import { type BookId, type Place, pricesOf } from '../rules-engine/index.ts';
import { ROW_OF } from './scorer-code.ts';

const ENGINE_URL = new URL(`file://${process.cwd()}/src/rules-engine/`);
const inEngine = (path: string) => fileURLToPath(new URL(path, ENGINE_URL));

/** The folder of the engine, with a stroke at its end. */
export const ENGINE = fileURLToPath(ENGINE_URL);

/** What every scorer shares: fields and their words, cards, problems, answers, the books. */
export const SHARED: ReadonlySet<string> = new Set(
  [
    'books.ts',
    'laws/remedies/amounts.ts',
    'wording/numbers.ts',
    ...['cards', 'packs', 'stones'].map((one) => `vocabulary/${one}.ts`),
    ...['counts', 'decoding', 'fields', 'result', 'schedule', 'scorers'].map((one) => `scoring/${one}.ts`),
    ...['sheets', 'written'].map((one) => `sheets/${one}.ts`),
  ].map(inEngine),
);

/** The source of the bundle that all scorers share. */
export const sharedSource = (): string => [...SHARED].map((path) => `export * from ${JSON.stringify(path)};`).join('\n');

/** Where the scorers of a place stand: with the code that a game hands down; a variant's in its file, or in its folder where it has more than one. */
function fileOf(place: string): string {
  if (!place.includes('/')) return inEngine(`games/${place}/code.ts`);
  const form = `games/${place.replace('/', '/variants/')}`;
  const file = inEngine(`${form}.ts`);
  return existsSync(file) ? file : inEngine(`${form}/index.ts`);
}

/** The source of the bundle of one scorer of a place. */
function scorerSource(place: Place, key: string, books: readonly BookId[]): string {
  const items = place.points.map((item) => [item.key, item] as const);
  const game = games.find((one) => one.id === (place.parent ?? place.id));
  const variant = place.parent === null ? undefined : game?.variants[place.id.slice(place.parent.length + 1)];
  const own = variant === undefined || variant.scorers[key] !== undefined;
  const written = (own ? (variant ?? game) : game)?.scorers[key]?.books ?? [];
  const by = written.length === books.length ? '() => true' : `(book) => ${JSON.stringify(books)}.includes(book)`;
  return `import { bound } from ${JSON.stringify(inEngine('scoring/counts.ts'))};
import { schedulesOf } from ${JSON.stringify(inEngine('scoring/schedule.ts'))};
import { row } from ${JSON.stringify(`${fileOf(own ? place.id : (place.parent ?? place.id))}${ROW_OF}${key}`)};
export * from ${JSON.stringify(inEngine('scoring/counts.ts'))};
export const count = bound(row, schedulesOf(${JSON.stringify(place.id)}, ${JSON.stringify(pricesOf(items, books))}), ${by});
`;
}

/** A scorer's id, as `cribbage.score.hand`, and a function that returns the source of its bundle. */
export interface ScorerEntry {
  readonly id: string;
  readonly source: () => string;
}

/** Every scorer by the name of its bundle, as `cribbage.hand`. */
export const scorerEntries = (): ReadonlyMap<string, ScorerEntry> =>
  new Map(
    places.flatMap((place) =>
      Object.entries(place.scorers).map(([key, count]): [string, ScorerEntry] => {
        const id = `${place.id}.score.${key}`;
        return [bundleName(id), { id, source: () => scorerSource(place, key, count.books) }];
      }),
    ),
  );
