// @module-tag rotating
// What a search entry rules, by the reader's book.
import { describe, expect, test } from 'vitest';
import { titleOf } from '../../../src/lib/catalogue/library.ts';
import { inFull, isHeldBack, linesFor, oneLine } from '../../../src/lib/rulings/one-line.ts';
import { lineFor, packLines, shownLines, unpackLines } from '../../../src/lib/search/files/book-lines.ts';
import { searchHere } from '../../../src/lib/search/index/build.ts';
import { BOOK_IDS } from '../../../src/rules-engine/index.ts';
import { places } from '../../support/library.ts';

const site = searchHere();
const laws = new Map(places.flatMap((place) => place.laws.map((law) => [law.id, law] as const)));

test('lines round-trip, without the separators of the format', () => {
  const lines = [
    { books: ['sierra', 'donohue'], text: '2 points: or 4 | alone' },
    { books: [], text: 'silent^' },
  ] as const;
  expect(shownLines('euchre.law.revoke', packLines(lines)).map(({ books, text }) => [books, text])).toEqual([
    [['sierra', 'donohue'], '2 points: or 4   alone'],
    [[], 'silent '],
  ]);
  expect(shownLines('euchre.law.revoke', '')).toEqual([]);
});

test('a figure is stored beside a line, or taken from the value that a book gives for a score item', () => {
  const packed = packLines([{ books: ['sierra'], text: '2 points: to the other side.', figure: '+2' }]);
  expect(unpackLines('euchre.law.revoke', packed)).toEqual([{ books: ['sierra'], text: '2 points: to the other side.', figure: '+2', pages: [] }]);
  const given = (text: string) => unpackLines('euchre.points.march', packLines([{ books: ['sierra'], text }]))[0]?.figure;
  expect([given('1 point'), given('20 points: for all five tricks'), given('As many as the hand counts')]).toEqual(['1', '20', '']);
});

test('a line has the page of each of its books', async () => {
  const line = { books: ['sierra', 'donohue'], text: '2 points: or 4', figure: '+2', pages: ['p. 5', 'pp. 14–15'] } as const;
  expect(unpackLines('euchre.law.revoke', packLines([line]))).toEqual([line]);
  const entries = await site.entries(site.known.groups.findIndex(({ id }) => id === 'euchre'));
  const told = entries.find(({ id }) => id === 'euchre.law.revoke')?.lines ?? '';
  expect(unpackLines('euchre.law.revoke', told).map(({ books, pages }) => [books[0], pages[0]])).toContainEqual(['donohue', 'pp. 14–15']);
});

test('the figure of a law is that of its usual case, or empty if it depends', async () => {
  const group = site.known.groups.findIndex(({ id }) => id === 'euchre');
  const figures = (key: string, entries: Awaited<ReturnType<typeof site.entries>>) => {
    const entry = entries.find(({ id }) => id === `euchre.law.${key}`);
    return unpackLines(entry?.id ?? '', entry?.lines ?? '').map(({ figure }) => figure);
  };
  const entries = await site.entries(group);
  expect(new Set(figures('revoke', entries))).toEqual(new Set(['+2']));
  expect(figures('cut-for-deal', entries)).toEqual(['', 'cut again']);
});

test('for a score item every reader gets all books, their own first', () => {
  const told = packLines([
    { books: ['sierra'], text: '1 point' },
    { books: ['uspc-1898'], text: '2 points' },
  ]);
  expect(lineFor('euchre.points.march', told)).toMatch(/^Sierra.*: 1 point\. U\.?S.*: 2 points$/);
  expect(lineFor('euchre.points.march', told, 'uspc-1898')).toMatch(/^U\.?S.*: 2 points\. Sierra.*: 1 point$/);
  expect(lineFor('euchre.points.march', told, 'donohue')).toBe(lineFor('euchre.points.march', told));
});

describe('the line of a law is the same as on the pages', () => {
  test('for every book that rules, and with the name of the leading book for readers of another', async () => {
    let told = 0;
    for (const [group, { id }] of site.known.groups.entries()) {
      if (id === '') continue;
      for (const entry of await site.entries(group)) {
        const law = laws.get(entry.id);
        if (law === undefined) continue;
        if (isHeldBack(law)) {
          expect(entry.lines, entry.id).toBe('');
          continue;
        }
        told += 1;
        const lines = linesFor(law, titleOf);
        for (const book of BOOK_IDS) {
          const own = lines.find(({ books }) => books.includes(book));
          const said = lineFor(entry.id, entry.lines, book);
          if (own !== undefined) expect(said, `${entry.id} by ${book}`).toBe(inFull(own));
          else expect(said, `${entry.id} by ${book}`).toMatch(oneLine(law, titleOf).book === null ? /./ : /^[A-Z][\w., ]+: ./);
        }
      }
    }
    expect(told).toBeGreaterThan(1_000);
  });
});
