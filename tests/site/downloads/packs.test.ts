// @module-tag rotating
// What a device that saves the whole site has to fetch and to store, and that all of it is in the bundles.
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  type EditionFiles,
  type Files,
  frameAt,
  hashOf,
  INDEX,
  LIST,
  type PartFiles,
  packAt,
  partListAt,
  REST,
  singleAt,
} from '../../../src/lib/editions/edition-files.ts';
import { readFrame, readPack } from '../../../src/lib/editions/packs/pack.ts';
import { DIST, gzipSize, pages, readDist } from '../../support/browser/dist.ts';

const list = JSON.parse(readDist(LIST.slice(1))) as EditionFiles;
const bytesAt = (path: string) => new Uint8Array(readFileSync(new URL((path.endsWith('/') ? `${path}index.html` : path).slice(1), DIST)));
const MB = (bytes: number) => Math.round(bytes / 1e4) / 100;

test('the whole site is at most 12 MB over the wire and 15 MB on the device', () => {
  const isText = (path: string) => /\/$|\.(html|js|css|json|svg|webmanifest)$/.test(path);
  const fileOf = (path: string) => (path.endsWith('/') ? `${path}index.html` : path).slice(1);
  const packed = Object.values(list.parts).reduce((sum, [[size]]) => sum + size, 0);
  const shell = (sizeOf: (path: string) => number) => [...list.shell, ...list.shared, ...list.onDemand].reduce((sum, path) => sum + sizeOf(path), 0);
  const listed = (path: string) => list.files[path]?.[0] ?? 0;
  const wire =
    packed + shell((path) => (isText(path) ? gzipSize(fileOf(path)) : listed(path))) + gzipSize(frameAt(list.frame).slice(1)) + gzipSize(LIST.slice(1));
  const device = packed + shell(listed) + list.frame[0] + readDist(LIST.slice(1)).length;
  console.log(`the whole site: ${MB(wire)} MB over the wire, ${MB(device)} MB on the device, in ${Object.keys(list.parts).length} packs`);
  expect(MB(wire)).toBeLessThanOrEqual(12);
  expect(MB(device)).toBeLessThanOrEqual(15);
});

test('the list that every visit fetches is at most 20 kB, and does not grow with the pages of a game', () => {
  expect(gzipSize(LIST.slice(1))).toBeLessThanOrEqual(20_000);
  expect(Object.keys(list.files).filter((path) => /^\/games\/.+/.test(path))).toEqual([]);
});

test('a visit stores nothing of the full text, which is on demand, in a file of its own', () => {
  expect(list.onDemand).toContain(INDEX);
  expect(list.onDemand.filter((path) => list.shell.includes(path))).toEqual([]);
  expect(list.onDemand.filter((path) => list.files[path] === undefined)).toEqual([]);
});

test('a stored bundle can be used: what its files need is in it, or stored beside it', () => {
  const lacking = Object.entries(list.parts).flatMap(([part, [, partList]]) => {
    if (partList === undefined) return [];
    const { files, needs } = JSON.parse(readDist(partListAt(part, partList).slice(1))) as PartFiles;
    return Object.entries(needs).flatMap(([path, all]) =>
      all.filter((one) => files[one] === undefined && !list.shell.includes(one) && !list.shared.includes(one)).map((one) => `${path} needs ${one}`),
    );
  });
  expect(lacking).toEqual([]);
});

test('every page except those of single laws and scorers, and every code file, is in a bundle or stored by every visit, identical to the host’s', async () => {
  const frame = readFrame(bytesAt(frameAt(list.frame)));
  const known = new Set<string>(list.shell);
  for (const [part, [pack, partList]] of Object.entries(list.parts)) {
    const packed = bytesAt(packAt(part, pack));
    expect([part, packed.length, await hashOf(packed)]).toEqual([part, ...pack]);
    const rest = Object.fromEntries(Object.entries(list.files).filter(([path]) => ![...list.shell, ...list.onDemand].includes(path)));
    const files: Files = partList === undefined ? rest : (JSON.parse(readDist(partListAt(part, partList).slice(1))) as PartFiles).files;
    expect(partList === undefined).toBe(part === REST);
    const read = readPack(gunzipSync(packed), frame);
    expect([...read.keys()].sort()).toEqual(
      Object.keys(files)
        .filter((path) => singleAt(path) === null)
        .sort(),
    );
    for (const [path, [, hash]] of Object.entries(files)) {
      known.add(path);
      if (singleAt(path) === null && Buffer.compare(read.get(path)?.bytes() ?? new Uint8Array(), bytesAt(path)) !== 0)
        expect(path).toBe('the same out of its pack');
      expect([path, await hashOf(bytesAt(path))]).toEqual([path, hash]);
    }
  }
  expect(pages.map(([path]) => path).filter((path) => !known.has(path))).toEqual([]);
  expect(readdirSync(new URL('engine/', DIST)).filter((file) => file.endsWith('.js') && !known.has(`/engine/${file}`))).toEqual([]);
});
