// Every file of the API that has a schema keeps to the schema as it is published, read as somebody else would read it; and every schema within a
// file is one.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { distFiles, readDist } from '../support/dist.ts';

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];
const files = distFiles('.json').filter((file) => file.startsWith('api/v1/'));
const read = (file: string): unknown => JSON.parse(readDist(file));
const schemaOf = (file: string) => file.replace(/\.json$/, '.schema.json');

/** Files whose shape the page about the data describes in words. */
const WITHOUT_SCHEMA = [/^api\/v1\/(games|books|moved)\.json$/, /^api\/v1\/games\/[a-z0-9-]+\.json$/];
const isSchema = (file: string) => file.endsWith('.schema.json');
const withSchema = files.filter((file) => !isSchema(file) && files.includes(schemaOf(file)));

test('every file has a schema, or is known to have none', () => {
  const others = files.filter((file) => !isSchema(file) && !withSchema.includes(file));
  expect(others.filter((file) => !WITHOUT_SCHEMA.some((known) => known.test(file)))).toEqual([]);
  expect(WITHOUT_SCHEMA.filter((known) => !others.some((file) => known.test(file)))).toEqual([]);
  expect(files.filter((file) => isSchema(file) && !withSchema.some((other) => schemaOf(other) === file))).toEqual([]);
  expect(withSchema).toEqual(expect.arrayContaining(['api/v1/odds.json', 'api/v1/conformance.json', 'api/v1/conformance/laws.json']));
});

test.each(withSchema)('%s keeps to its schema, and with a strange field, a missing one or another type it would not', (file) => {
  const schema = z.fromJSONSchema(read(schemaOf(file)) as JsonSchema);
  const found = read(file) as Record<string, unknown>;
  expect(schema.safeParse(found).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []).toEqual([]);
  expect(schema.safeParse({ ...found, strange: 1 }).success).toBe(false);
  for (const key of Object.keys(found).filter((key) => key !== 'edition')) {
    const { [key]: _, ...less } = found;
    expect([key, schema.safeParse(less).success]).toEqual([key, false]);
    expect([key, schema.safeParse({ ...found, [key]: 7 }).success]).toEqual([key, false]);
  }
});

/** Each schema within a value: the answers of a law, what a scorer or a sheet asks. */
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
