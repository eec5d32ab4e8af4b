// @module-tag rotating
// Every file of the API matches its published schema, and every schema within a file is valid.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { distFiles, readDist } from '../../support/browser/dist.ts';
import { sample } from '../../support/tier.ts';

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];
const files = [...distFiles('.json'), ...distFiles('.ndjson')].filter((file) => file.startsWith('api/v1/'));
const read = (file: string): unknown => JSON.parse(readDist(file));
/** The schema of a file. The files of games share a schema, and so do those of rulings; the OpenAPI description has its own test. */
const schemaOf = (file: string) =>
  file
    .replace(/^api\/v1\/games\/[a-z0-9-]+\.json$/, 'api/v1/game.json')
    .replace(/^api\/v1\/rulings\/[a-z0-9.-]+\.json$/, 'api/v1/rulings.json')
    .replace(/^api\/v1\/editions\/[0-9a-z]+\/changes\.json$/, 'api/v1/changes.json')
    .replace(/\.(?:nd)?json$/, '.schema.json');
const CHANGES = 'api/v1/changes.schema.json';
const isSchema = (file: string) => file.endsWith('.schema.json');
const data = files.filter((file) => !isSchema(file) && file !== 'api/v1/openapi.json');
/** What the schema of a file describes: the file, or its lines. */
const documentsIn = (file: string) =>
  (file.endsWith('.ndjson') ? sample(readDist(file).trim().split('\n'), 50) : [readDist(file)]).map((text) => JSON.parse(text) as Record<string, unknown>);
const schemaAt = (file: string) => z.fromJSONSchema(read(file) as JsonSchema);

test('every file has a schema of JSON Schema 2020-12, and every schema has a file', () => {
  expect(data.filter((file) => !files.includes(schemaOf(file)))).toEqual([]);
  // Only a build that knows what is published now has a list of changes (tests/site/programs/former-editions.test.ts).
  expect(files.filter((file) => isSchema(file) && file !== CHANGES && !data.some((other) => schemaOf(other) === file))).toEqual([]);
  expect(files).toContain(CHANGES);
  for (const file of files.filter(isSchema)) expect(read(file)).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' });
  expect(data).toEqual(expect.arrayContaining(['api/v1/odds.json', 'api/v1/games/euchre.json', 'api/v1/conformance/laws.json']));
});

test('a schema names no format that JSON Schema does not define', () => {
  // z.string().startsWith() writes one, and validators reject the schema.
  const found = files.filter(isSchema).flatMap((file) => [...readDist(file).matchAll(/"format":"([^"]*)"/g)].map(([, format = '']) => format));
  expect(found.filter((format) => !['date', 'date-time', 'uri', 'uri-reference', 'regex'].includes(format))).toEqual([]);
});

test.each([...Map.groupBy(data, schemaOf)])('files match %s, but not with an unknown field, a missing one or another type', (schemaFile, all) => {
  const schema = schemaAt(schemaFile);
  for (const file of sample(all, 20))
    for (const found of documentsIn(file))
      expect([file, schema.safeParse(found).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []]).toEqual([file, []]);
  const [file = ''] = all;
  const [found = {}] = documentsIn(file);
  expect(schema.safeParse({ ...found, strange: 1 }).success).toBe(false);
  for (const key of Object.keys(found)) {
    const { [key]: _, ...less } = found;
    expect([key, schema.safeParse(less).success]).toEqual([key, false]);
    expect([key, schema.safeParse({ ...found, [key]: 7 }).success]).toEqual([key, false]);
  }
});

/** Each schema within a value: the answers of a law, the fields of a scorer or sheet. */
function schemasIn(value: unknown, path: string): (readonly [path: string, schema: object])[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('$schema' in value) return [[path, value]];
  return Object.entries(value).flatMap(([key, one]) => schemasIn(one, `${path} ${key}`));
}

test('every schema in the file of a game takes an object of its own keys only', () => {
  const found = files.filter((file) => file.startsWith('api/v1/games/')).flatMap((file) => schemasIn(read(file), file));
  expect(found.length).toBeGreaterThan(3000);
  const faults = found.flatMap(([path, schema]) => {
    try {
      return z.fromJSONSchema(schema as JsonSchema).safeParse({ 'no such key': 1 }).success ? [`${path}: takes any key`] : [];
    } catch (error) {
      return [`${path}: ${(error as Error).message}`];
    }
  });
  expect(faults).toEqual([]);
});
