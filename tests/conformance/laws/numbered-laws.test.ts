// Numbered laws: their pages are listed once, with the books; every game's citations agree with them and with the books' tables of contents.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentsOf } from '../../../src/lib/books/contents.ts';
import { BOOK_WORDS, type BookId, type BookWord, type Citation, CODES, lawPages, laws, type NumberedCode } from '../../../src/rules-engine/index.ts';
import { library, placeRows, places, whole } from '../../support/library.ts';
import { misplaced, outOfOrder, span } from '../../support/rulings/numbered-laws.ts';

/** Every citation within a row, a clause or a case, at any depth. */
function citationsIn(value: unknown, found: Citation[] = [], seen = new Set<object>()): Citation[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return found;
  seen.add(value);
  if ('book' in value && 'heading' in value && 'page' in value) found.push(value as Citation);
  else for (const one of Object.values(value)) citationsIn(one, found, seen);
  return found;
}
const citedBy = new Map<string, Set<string>>();
for (const place of places)
  for (const { book, heading, law } of citationsIn(place)) {
    if (law === undefined) continue;
    const key = `${book} ${heading}`;
    citedBy.set(key, (citedBy.get(key) ?? new Set()).add(place.id.split('/')[0] ?? ''));
  }

test.each(placeRows)('%s: every cited law is in its book, on that page', (id, place) => {
  const cited = citationsIn([place, library.get(id)]);
  expect(cited.flatMap((one) => misplaced(one) ?? [])).toEqual([]);
});

const codes = (Object.entries(CODES) as [BookWord, Readonly<Record<string, NumberedCode>>][]).flatMap(([word, headings]) =>
  Object.entries(headings).map(([heading, code]) => [BOOK_WORDS[word], heading, code] as const),
);
/** The games that a book covers on a page, by its own table of contents: the last heading before it, and those on it. */
function gamesOn(book: BookId, page: number): readonly (string | null)[] {
  const rows = contentsOf(book).flatMap((row) => (row.page === null ? [] : [{ game: row.game, from: Number.parseInt(row.page, 10) }]));
  const before = Math.max(...rows.filter(({ from }) => from < page).map(({ from }) => from));
  return rows.filter(({ from }) => from === before || from === page).map(({ game }) => game);
}

describe.each(codes)('%s: %s', (book, heading, code) => {
  test('its laws are consecutive', () => {
    expect(outOfOrder(code)).toEqual([]);
  });
  test.runIf(whole && citedBy.has(`${book} ${heading}`))('it is where the contents of the book have a game that cites it', () => {
    const citing = [...(citedBy.get(`${book} ${heading}`) ?? [])];
    const strangers = [...lawPages(code)].filter(([, page]) => !span(page).some((one) => gamesOn(book, one).some((game) => citing.includes(game ?? ''))));
    expect(strangers.map(([number, page]) => `law ${number}, p. ${page}: ${gamesOn(book, span(page)[0])}, cited by ${citing}`)).toEqual([]);
  });
});

test('a wrong page, a missing law and a law out of order are found', () => {
  const right: Citation = { book: 'donohue', page: '14-15', heading: 'Laws of Euchre: The Revoke', law: '34' };
  expect(misplaced(right)).toBeNull();
  expect(misplaced({ ...right, law: '33, 34' })).toBeNull();
  expect(misplaced({ ...right, page: '14' })).toBe('law 34 of "Laws of Euchre: The Revoke" stands on p. 14-15, not 14');
  expect(misplaced({ ...right, law: '43' })).toBe('"Laws of Euchre: The Revoke" has no law 43');
  expect(misplaced({ ...right, heading: 'Euchre' })).toBe('donohue has no numbered laws under "Euchre"');
  expect(outOfOrder(laws({ 14: [32, 33], '14-15': [35] }))).toEqual(['law 35 follows law 33']);
  expect(outOfOrder(laws({ 14: [33], 15: [32] }))).toEqual(['law 32 follows law 33']);
  expect(outOfOrder(laws({ '14-16': ['I'], 15: ['II'] }))).toEqual(['law II is on p. 15, law I on p. 14-16']);
  expect(gamesOn('donohue', 141)).not.toContain('euchre');
});

test('a game cites only from its list', () => {
  const root = new URL('../../../src/rules-engine/games/', import.meta.url);
  const loose = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) =>
      readFileSync(new URL(path, root), 'utf8')
        .split('\n')
        .flatMap((line, n) =>
          /\bcite\(|^import (?!type ).*\.\.\/books\.ts'/.test(line) || (/\bpage: '/.test(line) && /\bbook: '/.test(line)) ? [`games/${path}:${n + 1}`] : [],
        ),
    );
  expect(loose, 'name the passage in cites.ts, and cite it as `cites.donohue.play`').toEqual([]);
});
