// `/api/v1/openapi.json`: the files of the API as OpenAPI 3.1, with the schemas that they are tested against.
import { z } from 'zod';
import { edition } from '../editions/edition.ts';
import { type ApiFile, apiFiles, tables } from './files.ts';

interface Described {
  readonly id: string;
  readonly description: string;
}

/** The name and description of the schema of a file. */
function describedIn({ path, schema }: ApiFile): Described {
  const { id, description } = schema.meta() ?? {};
  if (id === undefined || description === undefined) throw new Error(`${path}: its schema needs an id and a description in meta()`);
  return { id, description };
}

/** Schemas by their ids, from those of all files. References lead to `#/components/schemas/`. */
function componentSchemas(): Record<string, unknown> {
  const named = Object.assign({}, ...apiFiles.map(({ schema }) => z.toJSONSchema(schema).$defs)) as Record<string, unknown>;
  return JSON.parse(JSON.stringify(named).replaceAll('"#/$defs/', '"#/components/schemas/')) as Record<string, unknown>;
}

/** The parameters of a path. */
function parametersOf(path: string, ids: readonly string[] = []): object[] {
  const parameter = (name: string, description: string, schema: object) =>
    path.includes(`{${name}}`) ? [{ name, in: 'path', required: true, description, schema: { type: 'string', ...schema } }] : [];
  return [
    ...parameter('id', 'Id of a game, or of a variant with a dot in place of the slash.', { enum: ids }),
    ...parameter('hash', 'Hash of a former edition that has files in editions.json.', { pattern: '^[0-9a-z]{10}$' }),
  ];
}

function operation(path: string, { id, description }: Described, type: string, schema: object, ids?: readonly string[]) {
  const parameters = parametersOf(path, ids);
  const found = { 200: { description, content: { [type]: { schema } } } };
  const described = { operationId: `get${id}`, summary: description };
  if (parameters.length === 0) return { get: { ...described, responses: found } };
  return { get: { ...described, responses: { ...found, 404: { description: 'There is no such file.' } }, parameters } };
}

function pathOf(file: ApiFile) {
  const described = describedIn(file);
  return operation(file.path, described, file.type, { $ref: `#/components/schemas/${described.id}` }, file.ids);
}

/** The OpenAPI description. */
export const openApi = () => ({
  openapi: '3.1.0',
  info: {
    title: 'According to Hoyle',
    version: edition.version,
    summary: 'What five rule books rule at the card table, with book and page.',
    description:
      'Static files: every operation is a GET without a body, and needs no key. The schema of an NDJSON file is that of each of its lines. Within version 1 fields may be added; none is removed or given another meaning. Every page of a game or a law is also Markdown: add index.md to its address. See /llms.txt.',
    license: { name: 'CC BY 4.0', identifier: 'CC-BY-4.0' },
  },
  servers: [{ url: '/' }],
  paths: Object.fromEntries([
    ...apiFiles.map((file) => [file.path, pathOf(file)]),
    // A file that is not text has no schema of its own in OpenAPI 3.1.
    ...tables.map((table) => [table.path, operation(table.path, table, table.type, table.type === 'text/csv' ? { type: 'string' } : {})]),
  ]),
  components: { schemas: componentSchemas() },
});
