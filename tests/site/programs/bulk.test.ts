// @module-tag rotating
// The bulk files of the API: NDJSON and CSV of all laws and score items.
import { describe, expect, test } from 'vitest';
import { lawPages } from '../../../src/lib/addresses/pages.ts';
import { LAW_COLUMNS, POINTS_COLUMNS } from '../../../src/lib/api/bulk/tables.ts';
import type { gameFile } from '../../../src/lib/api/objects.ts';
import { games } from '../../../src/lib/catalogue/library.ts';
import { BOOK_IDS } from '../../../src/rules-engine/index.ts';
import { gzipSize, readDist } from '../../support/browser/dist.ts';
import { sample } from '../../support/tier.ts';

type Game = ReturnType<typeof gameFile>;
type LawLine = Game['laws'][number] & { readonly game: string };
type PointsLine = Game['points'][number] & { readonly game: string };

function linesIn<T>(file: string): T[] {
  const text = readDist(file);
  expect(text.endsWith('\n')).toBe(true);
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

/** Reads CSV as defined by RFC 4180. Throws on a misplaced quote or line break. */
function rowsIn(text: string): string[][] {
  const rows: string[][] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  let row: string[] = [];
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const found = field.exec(text);
    if (found === null) throw new Error(`no CSV from ${at}: ${text.slice(at, at + 40)}`);
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** The rows of a table as objects with the keys of its header. */
function tableIn(file: string, columns: readonly string[]): Record<string, string>[] {
  const [head, ...rows] = rowsIn(readDist(file));
  expect(head).toEqual(columns);
  expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
  return rows.map((row) => Object.fromEntries(columns.map((column, n) => [column, row[n] ?? ''])));
}

const laws = linesIn<LawLine>('api/v1/laws.ndjson');
const points = linesIn<PointsLine>('api/v1/points.ndjson');
const filesOf = sample(games, 10).map(({ id }) => JSON.parse(readDist(`api/v1/games/${id}.json`)) as Game);

test('the CSV reader accepts quotes, commas and line breaks in quotes, and nothing else', () => {
  expect(rowsIn('a,"b ""c"", d"\r\n"e\r\nf",\r\n')).toEqual([
    ['a', 'b "c", d'],
    ['e\r\nf', ''],
  ]);
  for (const wrong of ['a,b\n', 'a"b"\r\n', '"a"b\r\n', '"a\r\n']) expect(() => rowsIn(wrong), wrong).toThrow('no CSV');
});

describe('NDJSON', () => {
  test('each law that has a page is a line, and the laws of a game are those of its file', () => {
    expect(laws.map(({ id }) => id)).toEqual(lawPages.map(({ law }) => law.id));
    const byId = new Map(laws.map((law) => [law.id, law]));
    const own = filesOf.flatMap((file) => file.laws.map((law) => ({ game: file.id, ...law })));
    for (const law of own.filter(({ id }) => byId.has(id))) expect(byId.get(law.id)).toEqual(law);
  });
  test('each score item of the files of games and their variants is a line', () => {
    const byId = new Map(points.map((item) => [item.id, item]));
    expect(byId.size).toBe(points.length);
    const own = filesOf.flatMap((file) => [file, ...file.variants].flatMap((place) => place.points.map((item) => ({ game: place.id, ...item }))));
    expect(own.length).toBeGreaterThan(20);
    for (const item of own) expect(byId.get(item.id)).toEqual(item);
  });
});

describe('CSV', () => {
  test('laws.csv has each case of each book, with its ruling and passages', () => {
    const rows = Map.groupBy(tableIn('api/v1/laws.csv', LAW_COLUMNS), ({ id, book }) => `${id} ${book}`);
    const wanted = laws.flatMap((law) =>
      BOOK_IDS.flatMap((book) => {
        const reading = law.readings[book];
        if (reading.status === 'silent') return [[`${law.id} ${book}`, [['', 'no', reading.note ?? '', '']]]];
        if (!('cases' in reading)) return [];
        const sources = [...new Set((reading.citations ?? []).map(({ text }) => text))].join('; ');
        return [[`${law.id} ${book}`, reading.cases.map(({ ruling, decided }) => [ruling, decided ? 'yes' : 'no', reading.note ?? '', sources])]];
      }),
    );
    expect([...rows].map(([key, all]) => [key, all.map(({ ruling, decided, note, sources }) => [ruling, decided, note, sources])])).toEqual(wanted);
  });
  test('points.csv has what each book gives for each score item', () => {
    const rows = tableIn('api/v1/points.csv', POINTS_COLUMNS);
    const wanted = points.flatMap((item) =>
      BOOK_IDS.flatMap((book) => {
        const value = item.books[book];
        if (value === undefined) return [];
        const given = value.status === 'stated' ? [String(value.points ?? ''), value.says ?? '', ''] : ['', '', value.note ?? ''];
        return [[item.id, item.game, item.title, book, value.status, ...given]];
      }),
    );
    expect(rows.map(({ id, game, title, book, status, points, rule, note }) => [id, game, title, book, status, points, rule, note])).toEqual(wanted);
  });
});

test('the bulk files together are at most 2 MB as a host sends them', () => {
  const sizes = ['laws.ndjson', 'points.ndjson', 'laws.csv', 'points.csv'].map((file) => gzipSize(`api/v1/${file}`));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2_000_000);
});
