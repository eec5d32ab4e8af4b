// @module-tag rotating
// The OpenAPI description of the API: valid by the official schema, and correct for the built files.
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { distFiles, readDist } from '../../support/browser/dist.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly schema: { readonly enum?: readonly string[] } }[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: { readonly $ref?: string } }>> }>>;
}
interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}
const description = JSON.parse(readDist('api/v1/openapi.json')) as Description;
const operations = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

test('it is valid OpenAPI 3.1, and an operation without a response is not', async () => {
  const check = (text: string) => new Validator().validate(JSON.parse(text) as Record<string, unknown>);
  expect(await check(JSON.stringify(description))).toEqual({ valid: true });
  expect(description.openapi).toMatch(/^3\.1\./);
  const broken = JSON.stringify(description).replace(/"responses":/, '"answers":');
  expect((await check(broken)).valid).toBe(false);
});

test('its paths are the files of the API, each once', () => {
  const files = operations.flatMap(({ path, method, operation }) => {
    expect(method).toBe('get');
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect((operation.parameters ?? []).map(({ name }) => name)).toEqual(named);
    return operation.parameters === undefined
      ? [path]
      : operation.parameters.flatMap(({ name, schema }) => (schema.enum ?? []).map((value) => path.replace(`{${name}}`, value)));
  });
  // Former editions: only a build that knows what is published now has any.
  const built = distFiles('').filter((file) => /^api\/v1\/(?!editions\/)/.test(file) && !file.endsWith('.schema.json') && file !== 'api/v1/openapi.json');
  expect(operations.filter(({ path }) => path.includes('{hash}')).map(({ path }) => path.replace(/.*\{hash\}/, ''))).toEqual([
    '/changes.json',
    '/laws.csv.gz',
    '/points.csv.gz',
  ]);
  expect(files.sort()).toEqual(built.map((file) => `/${file}`));
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
});

test('every reference leads to a schema, every schema is used, and each is the same as in the schema files', () => {
  const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '');
  expect(JSON.stringify(description).split('"$ref":').length - 1).toBe(references.length);
  expect([...new Set(references)].sort()).toEqual(Object.keys(description.components.schemas).sort());
  const published = distFiles('.schema.json')
    .filter((file) => file.startsWith('api/v1/'))
    .flatMap((file) => Object.entries((JSON.parse(readDist(file)) as { $defs: Record<string, object> }).$defs));
  expect(published.length).toBeGreaterThan(20);
  for (const [name, schema] of published)
    expect(description.components.schemas[name]).toEqual(JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')));
});
