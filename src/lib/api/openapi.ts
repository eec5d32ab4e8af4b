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

const operation = (id: string, description: string, type: string, schema: object) => ({
  operationId: `get${id}`,
  summary: description,
  responses: { 200: { description, content: { [type]: { schema } } } },
});

function pathOf(file: ApiFile) {
  const { id, description } = describedIn(file);
  const get = operation(id, description, file.type, { $ref: `#/components/schemas/${id}` });
  if (file.ids === undefined) return { get };
  const parameter = {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Id of a game, or of a variant with a dot in place of the slash.',
    schema: { type: 'string', enum: file.ids },
  };
  return { get: { ...get, parameters: [parameter], responses: { ...get.responses, 404: { description: 'There is no such file.' } } } };
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
    ...tables.map(({ path, id, description }) => [path, { get: operation(id, description, 'text/csv', { type: 'string' }) }]),
  ]),
  components: { schemas: componentSchemas() },
});
