// The closed lists that content uses: the games of the books, and topics of rules.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentsOf, PAGE_OF } from '../../src/lib/books/contents.ts';
import { totals } from '../../src/lib/catalogue/coverage.ts';
import { TOPICS } from '../../src/lib/catalogue/facts/rule-topics.ts';
import { gameOf, places } from '../../src/lib/catalogue/library.ts';
import { parseContent } from '../../src/lib/content/grammar.ts';
import { contentOfPlace, glossary } from '../../src/lib/content/pages.ts';
import { BOOK_IDS } from '../../src/rules-engine/index.ts';
import { registry } from '../../src/rules-engine/registry.ts';

test('the pages count the games of the registry, and those that have a page of their own', () => {
  expect(totals.games).toBe(Object.keys(registry).length + Object.keys(PAGE_OF).length);
});
test('every heading of every book about a game leads to where the game is covered, each once', () => {
  for (const book of BOOK_IDS) {
    const rows = contentsOf(book);
    expect(rows.length, book).toBeGreaterThan(0);
    expect(rows.filter(({ game, covered }) => game !== null && covered === null).map(({ heading }) => `${book}: ${heading}`)).toEqual([]);
    const keys = rows.map(({ heading, page, game }) => `${heading} | ${page} | ${game}`);
    expect(
      keys.filter((key, n) => keys.indexOf(key) !== n),
      book,
    ).toEqual([]);
  }
});
test('every topic is used by some rule', () => {
  const used = new Set(places.flatMap((place) => contentOfPlace(place.id)?.rules.map((rule) => rule.topic) ?? []));
  expect(TOPICS.filter((topic) => !used.has(topic))).toEqual([]);
});
test('an unknown topic is reported with file, line and the nearest one', () => {
  const source = `---\ndescription: A text with one rule whose topic is misspelt.\n---\n\n<Rule id="play" title="The play" topic="biding">\n\nWords. <Cite at="donohue.revoke" law="34" />\n\n</Rule>\n`;
  expect(() => parseContent('content/games/euchre.mdx', source, { cites: (game) => gameOf(game).cites, title: (id) => id, worth: (id) => id })).toThrow(
    'content/games/euchre.mdx:5: <Rule topic="biding">: expected bidding (of object,',
  );
});

/** A word normalised for comparison: without signs, and in the singular. */
const said = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/s$/, '');
interface Listed {
  readonly word: string;
  readonly page: string;
  readonly term: string;
}
const listOf = <T extends Listed>(book: string) => JSON.parse(readFileSync(`content/books/${book}.glossary.json`, 'utf8')) as T[];
/** The words of a list that the glossary lacks or has only under other names. */
const lost = (listed: readonly Listed[]): string[] => {
  const terms = new Map(glossary().map((term) => [term.key, term]));
  return listed.flatMap(({ word, term }) => {
    const found = terms.get(term);
    if (found === undefined) return [`${word}: no term ${term}`];
    return [found.title, ...found.aka].some((name) => said(name) === said(word)) ? [] : [`${word}: not among the names of ${term}`];
  });
};

test('every word in Donohue’s seven lists of terms is in the glossary, under its own name or another', () => {
  const listed = listOf<Listed & { list: string }>('donohue');
  expect(new Set(listed.map(({ list }) => list)).size).toBe(7);
  expect(listed.length).toBe(143);
  expect(lost(listed)).toEqual([]);
});

test('every word in the 1940 list of terms is in the glossary, under its own name or another, and with its page', () => {
  const listed = listOf<Listed>('blue-ribbon-1940');
  const pages = new Map(
    [...readFileSync('content/guides/glossary.mdx', 'utf8').matchAll(/<Define id="([^"]+)"[^>]*? blue="([^"]+)"/g)].map(([, key = '', blue = '']) => [
      key,
      blue.split(', '),
    ]),
  );
  expect(listed.length).toBe(171);
  expect(lost(listed)).toEqual([]);
  expect(
    listed.flatMap(({ word, page, term }) =>
      pages.get(term)?.includes(page) ? [] : [`${word}: expected p. ${page} at ${term}, found ${pages.get(term)?.join(', ') ?? 'none'}`],
    ),
  ).toEqual([]);
});
