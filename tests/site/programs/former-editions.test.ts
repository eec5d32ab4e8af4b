// @module-tag rotating
// Former editions at their real size: of 1,000 changes planted in the published rows, every one is listed, and nothing else.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { seeded, shuffled } from '../../../scripts/seeded.ts';
import { keepFormer, readerOf, readFormer } from '../../../src/integrations/editions/former-editions.ts';
import { schemaNamed } from '../../../src/lib/api/files.ts';
import type { Changes } from '../../../src/lib/api/former/schemas.ts';
import { DIST, readDist } from '../../support/browser/dist.ts';
import { SEED } from '../../support/tier.ts';

const FILES = ['editions.json', 'games.json', 'moved.json', 'laws.ndjson', 'points.ndjson', 'laws.csv', 'points.csv'];
const PLANTED = 1000;
const home = mkdtempSync(join(tmpdir(), 'hoyle-former-'));
afterAll(() => rmSync(home, { recursive: true }));

/** A folder with the files of the built site that are compared. */
function copy(name: string): string {
  const folder = join(home, name);
  mkdirSync(join(folder, 'api/v1'), { recursive: true });
  for (const file of FILES) cpSync(fileURLToPath(new URL(`api/v1/${file}`, DIST)), join(folder, 'api/v1', file));
  return folder;
}

type Row = Record<string, unknown> & { id: string; title: string };
interface Case {
  ruling: string;
  when: unknown;
  remedies: object[];
  claim: unknown;
}
/** Ways in which a law may have been different in a former edition. */
const LAW_FAULTS: readonly ((law: Row, a: Case, citations: { text: string }[]) => void)[] = [
  (_, one) => {
    one.ruling = `${one.ruling} Or so it was.`;
  },
  (_, one) => {
    one.when = { planted: 'yes' };
  },
  (_, one) => {
    one.remedies = [...one.remedies, { kind: 'planted' }];
  },
  (_, one) => {
    one.claim = { by: 'planted', until: 'planted' };
  },
  (_law, _case, citations) => {
    citations.push({ text: 'Planted, p. 1' });
  },
  (law) => {
    law.title = `${law.title} (planted)`;
  },
  (law) => {
    law.facts = { planted: true };
  },
];

test('every planted change is listed once, with its sentences; nothing else is', { timeout: 120_000 }, async () => {
  const next = seeded(SEED);
  const former = copy('former');
  const file = (folder: string, name: string) => join(folder, 'api/v1', name);
  const rowsOf = (name: string) =>
    readDist(`api/v1/${name}`)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Row);
  const expected = new Map<string, string>();
  const write = (name: string, rows: readonly Row[]) => writeFileSync(file(former, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

  const laws = rowsOf('laws.ndjson');
  const stated = laws.filter((law) => Object.values(law.readings as object).some((one: { cases?: unknown[] }) => (one.cases ?? []).length > 0));
  for (const [n, law] of shuffled(stated, next)
    .slice(0, PLANTED * 0.8)
    .entries()) {
    if (n % 10 === 0) {
      expected.set(law.id, 'added');
      law.id = `${law.id}-planted`;
      expected.set(law.id, 'gone');
      continue;
    }
    const readings = Object.values(law.readings as Record<string, { cases?: Case[]; citations: { text: string }[] }>);
    const reading = readings.find((one) => (one.cases ?? []).length > 0);
    const one = reading?.cases?.[0];
    if (reading === undefined || one === undefined) throw new Error(`${law.id} has no case`);
    LAW_FAULTS[n % LAW_FAULTS.length]?.(law, one, reading.citations);
    expected.set(law.id, 'changed');
  }
  write('laws.ndjson', laws);
  const points = rowsOf('points.ndjson');
  for (const [n, item] of shuffled(points, next)
    .slice(0, PLANTED * 0.2)
    .entries()) {
    const [value] = Object.values(item.books as Record<string, Record<string, unknown>>);
    if (value === undefined) throw new Error(`${item.id} has no value`);
    if (n % 2 === 0) value.points = ((value.points as number | undefined) ?? 0) + 1;
    else value.says = 'Planted.';
    expected.set(item.id, 'changed');
  }
  write('points.ndjson', points);
  const list = JSON.parse(readDist('api/v1/editions.json')) as { edition: object };
  writeFileSync(file(former, 'editions.json'), JSON.stringify({ ...list, edition: { ...list.edition, hash: '0123456789' } }));

  const built = copy('built');
  const site = await readFormer(readerOf(former));
  if (site === null) throw new Error('nothing is published');
  await keepFormer(pathToFileURL(`${built}/`), site);
  const text = readFileSync(file(built, 'editions/0123456789/changes.json'), 'utf8');
  const changes = JSON.parse(text) as Changes;
  const found = new Map([...changes.laws, ...changes.points].map(({ id, change }) => [id, change]));
  expect(found.size).toBe(changes.laws.length + changes.points.length);
  expect([...found].sort()).toEqual([...expected].sort());
  const otherwise = changes.laws.flatMap(({ books }) => books.flatMap(({ cases }) => cases.was)).filter(({ ruling }) => ruling.endsWith(' Or so it was.'));
  expect(otherwise.length).toBeGreaterThan(50);
  expect(z.fromJSONSchema(schemaNamed('changes') as Parameters<typeof z.fromJSONSchema>[0]).safeParse(changes).error?.issues).toBe(undefined);

  // An edition takes a host a few hundred kB, even after so many changes.
  const kept = ['laws.csv.gz', 'points.csv.gz'].map((name) => readFileSync(file(built, `editions/0123456789/${name}`)));
  expect(kept.map((bytes) => gunzipSync(bytes).toString())).toEqual([readDist('api/v1/laws.csv'), readDist('api/v1/points.csv')]);
  const size = kept.reduce((sum, { length }) => sum + length, gzipSync(text).length);
  console.log(`a former edition with ${found.size} changes: ${(size / 1000).toFixed(0)} kB (gzip)`);
  expect(size).toBeLessThan(700_000);
});
