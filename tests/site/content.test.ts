// The texts: sections in order, ids that exist, rules cited, no remedy in prose.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { contentFiles } from '../../src/lib/content/files.ts';
import { contentAlone } from '../../src/lib/content/one-page.ts';
import { contentOfPlace, glossary } from '../../src/lib/content/pages.ts';
import { placesOf } from '../../src/rules-engine/index.ts';
import { library, places, whole } from '../support/library.ts';
import { idsNamed } from '../support/named-ids.ts';

const GAME = [
  'At a glance',
  'Object',
  'The pack and its rank',
  'The deal',
  'The play',
  'Scoring',
  'Check a score',
  'If something goes wrong',
  'Variants',
  'Where the books disagree',
  'Settled questions',
  'Sources',
];
const VARIANT = [
  'At a glance',
  'What changes',
  'Scoring',
  'Check a score',
  'If something goes wrong',
  'Where the books disagree',
  'Settled questions',
  'Sources',
];
/** With `GAME` set, titles and numbers of other games are given as ids. */
const textOf = (id: string) => (whole ? contentOfPlace(id) : contentAlone(library, id));
const ids = await idsNamed(places.flatMap(({ id }) => textOf(id)?.refs ?? []));
const inherited = new Set(places.flatMap((place) => [...place.laws.map((law) => law.id), ...place.points.map((item) => item.id)]));

test('every place has its text', () => {
  expect(places.filter((place) => textOf(place.id) === null).map((place) => place.id)).toEqual([]);
});
test('every text of a game belongs to a place', () => {
  const known = new Set([...library.values()].flatMap(placesOf));
  const texts = contentFiles('games').filter((file) => whole || library.has(file.split('/')[0] ?? ''));
  expect(texts.filter((file) => !known.has(file))).toEqual([]);
});

describe.each(places.map((place) => [place.id, place] as const))('%s', (id, place) => {
  const content = textOf(id);
  if (content === null) return;
  test('sections are in the same order on every page', () => {
    const order = place.parent === null ? GAME : VARIANT;
    const known = content.sections.filter((section) => order.includes(section));
    expect(known).toEqual(order.filter((section) => known.includes(section)));
    // A page of a book that rules on nothing and counts nothing is only for reading, and a patience may count nothing.
    const isRead = place.points.length === 0 && (place.laws.length === 0 || place.described.patience !== undefined);
    const must =
      id === 'general-laws'
        ? ['If something goes wrong', 'Sources']
        : place.parent === null
          ? [
              'At a glance',
              ...(isRead ? [] : ['Scoring']),
              ...(Object.keys(place.described.books).length > 1 ? ['Where the books disagree'] : []),
              'Settled questions',
              'Sources',
            ]
          : ['At a glance', 'What changes', 'Sources'];
    expect(
      must.filter((section) => !known.includes(section)),
      'sections that are missing',
    ).toEqual([]);
    expect(known.includes('Where the books disagree') && Object.keys(place.described.books).length < 2, 'one book has nothing to disagree with').toBe(false);
    if (Object.keys(place.scorers).length > 0) expect(known).toContain('Check a score');
    if (place.laws.length > 0) expect(known).toContain('If something goes wrong');
  });
  test('ids are unique, and every id mentioned in the text exists', () => {
    const keys = [...content.rules, ...content.questions].map((one) => one.key);
    expect(keys.filter((key, n) => keys.indexOf(key) !== n)).toEqual([]);
    expect(content.refs.filter((ref) => !ids.has(ref) && !inherited.has(ref))).toEqual([]);
  });
  test('terms are in the glossary', () => {
    const terms = new Set(glossary().map((term) => term.key));
    expect([...new Set(content.termsUsed)].filter((term) => !terms.has(term))).toEqual([]);
  });
  test('citations name books that have the game, with a heading, and a non-empty page if one is given', () => {
    // A variant's text may say what another book has on the game itself.
    const has = new Set([...Object.keys(place.described.books), ...Object.keys(library.get(id.split('/')[0] ?? '')?.books ?? {})]);
    const faults = [...content.rules, ...content.questions].flatMap((one) =>
      one.cites
        .filter((cite) => !has.has(cite.book) || cite.heading.trim() === '' || cite.page?.trim() === '')
        .map((cite) => `${one.key}: ${cite.book} p. ${cite.page} "${cite.heading}"`),
    );
    expect(faults).toEqual([]);
  });
  test('prose orders no remedy: the laws do', () => {
    const faults = content.rules
      .filter((rule) => /\b(loses the deal|forfeits? \d|scores? \d+ (?:points? )?(?:as a )?penalt|new deal by the same dealer|is a misdeal)\b/i.test(rule.text))
      .map((rule) => `${rule.key}: ${rule.text}`);
    expect(faults).toEqual([]);
  });
});

test('content imports nothing and computes nothing', () => {
  const parser = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkMdx);
  const code = (node: { type: string; children?: readonly unknown[] }): string[] => [
    ...(/^mdxjsEsm$|Expression$/.test(node.type) ? [node.type] : []),
    ...((node.children ?? []) as (typeof node)[]).flatMap(code),
  ];
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
  expect(files.filter((file) => !/\.(mdx|json|lock)$/.test(file))).toEqual([]);
  const texts = files.filter((file) => file.endsWith('.mdx') && (whole || places.some(({ id }) => file === join('games', `${id}.mdx`))));
  expect(texts.length).toBeGreaterThanOrEqual(places.length);
  expect(texts.flatMap((file) => code(parser.parse(readFileSync(`content/${file}`, 'utf8'))).map((found) => `${file}: ${found}`))).toEqual([]);
});

test('no game is named outside its own places', () => {
  const games = readdirSync('src/rules-engine/games');
  const walk = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? walk(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));
  const files = [
    ...walk('src/components'),
    ...walk('src/lib'),
    ...walk('src/pages'),
    ...walk('src/integrations'),
    ...walk('src/rules-engine').filter((file) => !/\/(games|registry|patience\/game)/.test(file)),
  ].filter((file) => existsSync(file) && /\.(ts|astro)$/.test(file));
  const faults = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*|^\s*\*.*$/gm, '');
    // Exceptions: the engine's inheritance names the general laws, and "odds" is also the name of a kind of data.
    return games
      .filter((game) => game !== 'general-laws' && game !== 'odds' && new RegExp(`['"\`/]${game}['"\`/.]`).test(text))
      .map((game) => `${file}: ${game}`);
  });
  const allowed = new Set([
    'src/rules-engine/rulesets/games.ts: euchre',
    'src/rules-engine/rulesets/games.ts: poker',
    'src/rules-engine/rulesets/games.ts: all-fours',
    'src/rules-engine/rulesets/games.ts: hearts',
    'src/rules-engine/rulesets/games.ts: dominoes',
    'src/rules-engine/rulesets/games.ts: billiards',
    'src/rules-engine/rulesets/games.ts: bowling',
    // The table of all patiences links to the page on patience in general.
    'src/pages/games/patience.astro: solitaire',
    // Shelves and kinds of games share names with games.
    'src/components/layout/shelf-pictures.ts: all-fours',
    'src/lib/catalogue/facts/key-figures.ts: dice',
    'src/lib/catalogue/facts/plain-fact-rules.ts: billiards',
    'src/lib/catalogue/facts/plain-fact-rules.ts: bowling',
    'src/lib/catalogue/facts/plain-fact-rules.ts: dice',
    'src/lib/catalogue/facts/plain-fact-rules.ts: dominoes',
    'src/lib/catalogue/facts/plain-facts.ts: solitaire',
    'src/pages/games/index.astro: solitaire',
    // `put` is a property of a search hit.
    'src/components/client/search/hit-row.ts: put',
    // A question about what beats what names no game and means poker.
    'src/lib/search/answer/facts-found.ts: poker',
    // The suits of cards.
    'src/rules-engine/vocabulary/cards.ts: spades',
    // A pool is a stake in many games, and a set of balls.
    'src/rules-engine/mechanics/pool/table.ts: pool',
    'src/rules-engine/laws/remedies.ts: pool',
    'src/rules-engine/laws/remedies/forms/form.ts: pool',
    'src/rules-engine/laws/remedies/forms/party-names.ts: pool',
    'src/rules-engine/mechanics/stakes/trick-pools.ts: pool',
    // An example of an address.
    'src/lib/markdown/site-index.ts: euchre',
    // The pieces have the name of the game.
    'src/rules-engine/laws/remedies/amounts.ts: dominoes',
    'src/rules-engine/scoring/fields.ts: dominoes',
    'src/rules-engine/scoring/decoding.ts: dominoes',
    'src/components/fields/Control.astro: dominoes',
    'src/rules-engine/vocabulary/cards.ts: hearts',
  ]);
  // Lists of games: the most played ones, how much each is played, those in no book with the
  // nearest one that is, those with a proof, those with a law on disputed facts.
  const LISTS = /^src\/lib\/(catalogue\/common-games|evidence\/proofs|rulings\/disputed-facts|search\/words\/(played|absent))\.ts/;
  expect(faults.filter((fault) => !allowed.has(fault) && !LISTS.test(fault))).toEqual([]);
});
