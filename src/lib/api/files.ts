// The files of /api/v1/ with their schemas, for the schema files and the OpenAPI description.
import { z } from 'zod';
import { games } from '../catalogue/library.ts';
import { LEVEL_NAMES, levelSchema, suiteSchema } from './conformance/schemas.ts';
import { editionsSchema } from './editions-file.ts';
import { changesSchema } from './former/schemas.ts';
import { gameSchema, lawLineSchema, pointsLineSchema } from './game-schema.ts';
import { booksSchema, gamesSchema, movedSchema } from './list-schemas.ts';
import { oddsSchema } from './odds-file.ts';
import { rulingsFiles } from './rulings/file.ts';
import { rulingsSchema } from './rulings/schema.ts';

/** A file, or several with the same schema. */
export interface ApiFile {
  /** Its path; `{id}` and `{hash}` are parameters. */
  readonly path: string;
  readonly type: 'application/json' | 'application/x-ndjson';
  /** The address of its JSON Schema. */
  readonly schemaPath: string;
  /** The shape of the file; for NDJSON that of each line. */
  readonly schema: z.ZodType;
  /** Values of `{id}`. */
  readonly ids?: readonly string[];
}

const schemaPathOf = (name: string) => `/api/v1/${name}.schema.json`;
const file = (name: string, schema: z.ZodType): ApiFile => ({
  path: `/api/v1/${name}.json`,
  type: 'application/json',
  schemaPath: schemaPathOf(name),
  schema,
});
const lines = (name: string, schema: z.ZodType): ApiFile => ({
  path: `/api/v1/${name}.ndjson`,
  type: 'application/x-ndjson',
  schemaPath: schemaPathOf(name),
  schema,
});

/** Every JSON and NDJSON file of the API. */
export const apiFiles: readonly ApiFile[] = [
  file('games', gamesSchema),
  { ...file('game', gameSchema), path: '/api/v1/games/{id}.json', ids: games.map(({ id }) => id) },
  { ...file('rulings', rulingsSchema), path: '/api/v1/rulings/{id}.json', ids: [...rulingsFiles.keys()] },
  file('books', booksSchema),
  file('odds', oddsSchema),
  file('moved', movedSchema),
  file('editions', editionsSchema),
  { ...file('changes', changesSchema), path: '/api/v1/editions/{hash}/changes.json' },
  lines('laws', lawLineSchema),
  lines('points', pointsLineSchema),
  file('conformance', suiteSchema),
  ...LEVEL_NAMES.map((name) => file(`conformance/${name}`, levelSchema(name))),
];

/** The same rows as tables, for spreadsheets, and those of former editions. */
export const tables = [
  { path: '/api/v1/laws.csv', type: 'text/csv', id: 'LawTable', description: 'The cases of every law, a row for each case of a book.' },
  { path: '/api/v1/points.csv', type: 'text/csv', id: 'PointsTable', description: 'Every score item, a row for each book.' },
  { path: '/api/v1/editions/{hash}/laws.csv.gz', type: 'application/gzip', id: 'FormerLawTable', description: 'The laws.csv of a former edition.' },
  { path: '/api/v1/editions/{hash}/points.csv.gz', type: 'application/gzip', id: 'FormerPointsTable', description: 'The points.csv of a former edition.' },
] as const;

/** Names of the schema files directly in `/api/v1/`: `game` for game.schema.json. */
export const schemaNames: readonly string[] = apiFiles.flatMap(({ schemaPath }) => /^\/api\/v1\/([a-z]+)\.schema\.json$/.exec(schemaPath)?.[1] ?? []);

/** The JSON Schema at `/api/v1/<name>.schema.json`. */
export function schemaNamed(name: string): object {
  const found = apiFiles.find(({ schemaPath }) => schemaPath === schemaPathOf(name));
  if (found === undefined) throw new Error(`expected one of ${schemaNames.join(', ')}; found "${name}"`);
  return z.toJSONSchema(found.schema);
}
