// @module-tag rotating
// The Markdown files of games and laws, and llms.txt, against the pages and the API.
import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { lawPages } from '../../../src/lib/addresses/pages.ts';
import type { gameFile } from '../../../src/lib/api/objects.ts';
import { nameOfBook } from '../../../src/lib/books/names.ts';
import { games, placeOf, places } from '../../../src/lib/catalogue/library.ts';
import { escaped } from '../../../src/lib/markdown/syntax.ts';
import { addressOf, type BookId, pageOf, placesOf } from '../../../src/rules-engine/index.ts';
import { distFiles, inDist, pages, readDist } from '../../support/browser/dist.ts';
import { sample } from '../../support/tier.ts';

type Node = { readonly type: string; readonly children?: readonly Node[]; readonly url?: string };
const parse = (text: string) => unified().use(remarkParse).parse(text);
const nodesIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)];
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A file read as Markdown: its blocks as plain text, and the addresses it links to. */
function read(file: string) {
  const tree = parse(readDist(file));
  const nodes = nodesIn(tree as Node);
  const blocks = nodes.flatMap((node) => (['paragraph', 'heading'].includes(node.type) ? [plain(textOf(node))] : []));
  expect([file, /undefined|\[object|NaN/.exec(blocks.join('\n'))?.[0]]).toEqual([file, undefined]);
  return { blocks, html: nodes.filter(({ type }) => type === 'html' || type === 'code'), links: nodes.flatMap(({ url }) => (url === undefined ? [] : [url])) };
}
const leadsNowhere = (address: string) => !inDist(`${address.slice(1)}${address.endsWith('/') ? 'index.html' : ''}`);
const fileOf = (address: string) => `${address.slice(1)}index.md`;

test('every page of a game, a variant and a law has a Markdown file, and there is no other; a page of a law links to it', () => {
  const laws = lawPages.map(({ law }) => addressOf(law.id));
  expect(distFiles('.md')).toEqual([...places.map(({ id }) => pageOf(id)), ...laws].map(fileOf).sort());
  // A link on the pages of games would add 20 kB to the offline bundles, which have none to spare.
  const linked = pages.flatMap(([address, html]) => (html.includes('<link rel="alternate" type="text/markdown" href="index.md">') ? [address] : []));
  expect(linked.sort()).toEqual(laws.sort());
});

test('llms.txt has its title, its summary, and a link to each game once', () => {
  const text = readDist('llms.txt');
  expect(text).toMatch(/^# According to Hoyle\n\n> [A-Z]/);
  const { links, html } = read('llms.txt');
  expect(html).toEqual([]);
  expect(links.filter((link) => link.startsWith('/games/')).sort()).toEqual(games.map(({ id }) => `${pageOf(id)}index.md`).sort());
  expect(links.filter(leadsNowhere)).toEqual([]);
});

test('no device caches a file for programs', () => {
  const lists = ['edition.json', ...distFiles('.json').filter((file) => file.startsWith('packs/'))].map(readDist);
  expect(lists.some((list) => list.includes('"/games/euchre/"'))).toBe(true);
  expect(lists.filter((list) => /"[^"]*(?:\.md|llms\.txt|\/api\/v1\/[^"]*)"/.test(list))).toEqual([]);
});

test('text with Markdown characters is read back unchanged', () => {
  for (const text of ['1. e4 e5', '- 5', '# 7', '5 * 6 * 7', 'a_b_c', '<b>', '[x](y)', 'K & Q &amp; J', '`x` ~~y~~', '\\*', '> 3', '+ 1'])
    expect(textOf(parse(escaped(text)))).toBe(text);
});

describe.each(sample(games, 20).map((game) => [game.id, game] as const))('%s', (id, game) => {
  const file = JSON.parse(readDist(`api/v1/games/${id}.json`)) as ReturnType<typeof gameFile>;
  const own = [file, ...file.variants];

  test('the file of each law has the rulings and passages of the API', () => {
    const laws = own.flatMap(({ laws }) => laws).filter(({ id, url }) => url === addressOf(id));
    const missing = laws.flatMap((law) => {
      const { blocks, html, links } = read(fileOf(law.url));
      const said = (text: string) => blocks.some((block) => block.includes(plain(text)));
      const wanted = Object.entries(law.readings).flatMap(([book, reading]) => {
        const name = nameOfBook(book as BookId);
        if (reading.status === 'silent') return [`${name} has `, ...(reading.note == null ? [] : [reading.note])];
        if (!('cases' in reading)) return [];
        return [
          ...reading.cases.map(({ ruling }) => ruling),
          ...(reading.citations ?? []).map(({ text }) => text),
          ...(reading.note == null ? [] : [reading.note]),
        ];
      });
      expect([law.id, html, links.filter(leadsNowhere)]).toEqual([law.id, [], []]);
      return [law.title, law.gist, law.id, ...wanted].filter((text) => !said(text)).map((text) => `${law.id}: ${text}`);
    });
    expect(missing).toEqual([]);
  });

  test('the file of the game and of each variant has its laws, points, rules and settled questions', () => {
    for (const place of placesOf(game).map(placeOf)) {
      const { blocks, html, links } = read(fileOf(pageOf(place.id)));
      expect([place.id, html, links.filter(leadsNowhere)]).toEqual([place.id, [], []]);
      const { rules, questions } = own.find((one) => one.id === place.id) ?? { rules: [], questions: [] };
      const wanted = [
        ...place.laws.map(({ title }) => title),
        ...place.points.flatMap(({ title, gist }) => [`${title}: ${gist}`]),
        ...rules.flatMap(({ title, text }) => [title, text]),
        ...questions.flatMap(({ question, answer }) => [question, answer]),
      ];
      expect(wanted.filter((text) => !blocks.some((block) => block.includes(plain(text)))).map((text) => `${place.id}: ${text}`)).toEqual([]);
    }
  });
});
