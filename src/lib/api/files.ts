// The files of /api/v1/ with their schemas, for the schema files and the OpenAPI description.
import { z } from 'zod';
import { games } from '../catalogue/library.ts';
import { LEVEL_NAMES, levelSchema, suiteSchema } from './conformance/schemas.ts';
import { gameSchema } from './game-schema.ts';
import { booksSchema, gamesSchema, movedSchema } from './list-schemas.ts';
import { oddsSchema } from './odds-file.ts';

/** A file, or several with the same schema. */
export interface ApiFile {
  /** Its path; `{id}` is a parameter. */
  readonly path: string;
  /** The address of its JSON Schema. */
  readonly schemaPath: string;
  readonly schema: z.ZodType;
  /** Values of `{id}`. */
  readonly ids?: readonly string[];
}

const file = (name: string, schema: z.ZodType): ApiFile => ({ path: `/api/v1/${name}.json`, schemaPath: `/api/v1/${name}.schema.json`, schema });

/** Every JSON file of the API. */
export const apiFiles: readonly ApiFile[] = [
  file('games', gamesSchema),
  { path: '/api/v1/games/{id}.json', schemaPath: '/api/v1/game.schema.json', schema: gameSchema, ids: games.map(({ id }) => id) },
  file('books', booksSchema),
  file('odds', oddsSchema),
  file('moved', movedSchema),
  file('conformance', suiteSchema),
  ...LEVEL_NAMES.map((name) => file(`conformance/${name}`, levelSchema(name))),
];

/** Files at the top of `/api/v1/` that describe others: `game` is game.schema.json. */
export const schemaNames: readonly string[] = apiFiles.flatMap(({ schemaPath }) => /^\/api\/v1\/([a-z]+)\.schema\.json$/.exec(schemaPath)?.[1] ?? []);

/** The JSON Schema at `/api/v1/<name>.schema.json`. */
export function schemaNamed(name: string): object {
  const found = apiFiles.find(({ schemaPath }) => schemaPath === `/api/v1/${name}.schema.json`);
  if (found === undefined) throw new Error(`expected one of ${schemaNames.join(', ')}; found "${name}"`);
  return z.toJSONSchema(found.schema);
}
