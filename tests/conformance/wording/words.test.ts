// Where words belong: core's lists have those that two or more games use, a game's `words.ts` those that only it uses.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leftOf, opponentsOf, partnerOf, rightOf, sayParty, sideOf } from '../../../src/rules-engine/index.ts';
import { ACTS } from '../../../src/rules-engine/laws/remedies/acts.ts';
import { AMOUNTS, EACHES, UNITS } from '../../../src/rules-engine/laws/remedies/amounts.ts';
import { DEEDS } from '../../../src/rules-engine/laws/remedies/deeds.ts';
import { OPEN_QUESTIONS, PROVISOS } from '../../../src/rules-engine/laws/remedies/provisos.ts';
import { THINGS } from '../../../src/rules-engine/laws/remedies/things.ts';
import { MOMENTS } from '../../../src/rules-engine/vocabulary/moments.ts';
import { PARTIES, partyName } from '../../../src/rules-engine/vocabulary/parties.ts';
import { library, whole } from '../../support/library.ts';

const LISTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { PARTIES, THINGS, ACTS, AMOUNTS, EACHES, UNITS };
/** Moments have one order for all games: core's are a closed list. A game may own moments that only it uses. */
const OWNABLE: typeof LISTS = { ...LISTS, MOMENTS };
/** Parts of sentences, which no game owns: each must be used. */
const PARTS: typeof LISTS = { DEEDS, PROVISOS, OPEN_QUESTIONS };
/** The list that a property of a remedy, a claim, a consultation or a worth takes its words from; `from` is an act where something is barred. */
const LIST_OF: Readonly<Record<string, string>> = {
  who: 'PARTIES',
  by: 'PARTIES',
  from: 'PARTIES',
  to: 'PARTIES',
  whose: 'PARTIES',
  calledBy: 'PARTIES',
  what: 'THINGS',
  act: 'ACTS',
  amount: 'AMOUNTS',
  each: 'EACHES',
  unit: 'UNITS',
  deed: 'DEEDS',
  proviso: 'PROVISOS',
  of: 'OPEN_QUESTIONS',
  moment: 'MOMENTS',
  until: 'MOMENTS',
  after: 'MOMENTS',
};
/** Properties without words of a ruling; answers to questions are keys too. */
const NO_WORDS = ['when', 'facts', 'cites', 'cite'];

/** Every word in a row, with its list. */
function* wordsIn(row: unknown): Generator<readonly [list: string, word: unknown]> {
  if (typeof row !== 'object' || row === null) return;
  for (const [key, value] of Object.entries(row)) {
    if (NO_WORDS.includes(key)) continue;
    const list = key === 'from' && 'kind' in row && row.kind === 'barred' ? 'ACTS' : LIST_OF[key];
    if (list !== undefined) yield [list, value];
    yield* wordsIn(value);
  }
}

/** The key of a word: for `left-of-dealer` it is the dealer. */
const keyOf = (word: string) => (word in PARTIES ? word : word.replace(/^(left|right|partner|side|opponents)-of-/, ''));
/** For each word of core, `list.key`, the games that use it in their own rows. */
const users = new Map<string, Set<string>>();
/** Own words that some row uses, as JSON. */
const said = new Set<string>();
for (const game of library.values()) {
  const rows = [game.laws, game.points, ...Object.values(game.variants).flatMap((variant) => [variant.laws, variant.points])];
  for (const [list, word] of rows.flatMap((one) => [...wordsIn(one)])) {
    if (typeof word === 'object') said.add(JSON.stringify(word));
    if (typeof word !== 'string') continue;
    const id = `${list}.${list === 'PARTIES' ? keyOf(word) : word}`;
    users.set(id, (users.get(id) ?? new Set()).add(game.id));
  }
}

const folder = (game: string) => `src/rules-engine/games/${game}`;
type Own = Readonly<Record<string, Readonly<Record<string, string | true>>>>;
/** Each game's own words by the name of their constant. */
const owned = new Map<string, Own>();
for (const game of library.keys()) {
  if (existsSync(`${folder(game)}/words.ts`)) owned.set(game, (await import(`../../../src/rules-engine/games/${game}/words.ts`)) as Own);
}
/** The kind and English text of an own word: "act: settle the whole hand first". */
const englishOf = (word: Own[string]) =>
  'deed' in word
    ? `deed: ${word.to} ${word.deed}`
    : (Object.entries(word)
        .find(([key]) => key !== 'several')
        ?.join(': ') ?? '');
const LIST_NAMED = { party: 'PARTIES', thing: 'THINGS', act: 'ACTS', amount: 'AMOUNTS', each: 'EACHES', unit: 'UNITS', moment: 'MOMENTS' } as const;
const englishInCore = (kind: string, key: string) =>
  `${kind}: ${kind === 'party' ? partyName(key as keyof typeof PARTIES) : [OWNABLE[LIST_NAMED[kind as keyof typeof LIST_NAMED]]?.[key]].flat()[0]}`;

test('the words that each game owns are counted', () => {
  const counts = [...owned].map(([game, words]) => [game, Object.keys(words).length] as const).sort(([, a], [, b]) => b - a);
  const sum = counts.reduce((all, [, n]) => all + n, 0);
  const core = Object.values(LISTS).reduce((all, list) => all + Object.keys(list).length, 0);
  console.log(`words: ${core} in core, ${sum} owned by ${counts.length} games; ${counts.map(([game, n]) => `${game} ${n}`).join(', ')}`);
  expect(core).toBeGreaterThan(0);
});

// With GAME set, only part of the words is used.
describe('a word of core is used by at least two games', { skip: !whole }, () => {
  test.each(Object.keys(LISTS))('%s', (list) => {
    const few = Object.keys(LISTS[list] ?? {}).flatMap((key) => {
      const games = [...(users.get(`${list}.${key}`) ?? [])];
      if (games.length > 1) return [];
      return [games.length === 0 ? `${list}['${key}']: no game uses it` : `${list}['${key}']: give it to ${folder(games[0] ?? '')}/words.ts`];
    });
    expect(few).toEqual([]);
  });
});

describe('a part of a sentence is used', { skip: !whole }, () => {
  test.each(Object.keys(PARTS))('%s', (list) => {
    expect(Object.keys(PARTS[list] ?? {}).filter((key) => !users.has(`${list}.${key}`))).toEqual([]);
  });
});

test('no word is owned by two games, or by a game and core', () => {
  const core = new Set(Object.entries(LIST_NAMED).flatMap(([kind, list]) => Object.keys(OWNABLE[list] ?? {}).map((key) => englishInCore(kind, key))));
  for (const { what, done } of Object.values(DEEDS)) core.add(`deed: ${what} ${done}`);
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const [game, words] of owned) {
    for (const [name, word] of Object.entries(words)) {
      const english = englishOf(word);
      const other = seen.get(english);
      if (core.has(english)) twice.push(`${game}: ${name} ("${english}") stands in core already`);
      else if (other !== undefined) twice.push(`${game}: ${name} ("${english}") is ${other} as well: move it to core`);
      seen.set(english, `${game}: ${name}`);
    }
  }
  expect(twice).toEqual([]);
});

describe.each([...owned])('%s uses every word it owns', (game, words) => {
  test('in a row or, for counted words, in a scorer', () => {
    const sources = readdirSync(folder(game), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.endsWith('words.ts'));
    const text = sources.map((file) => readFileSync(join(folder(game), file), 'utf8')).join('\n');
    const silent = Object.entries(words).filter(
      ([name, word]) => !said.has(JSON.stringify(word)) && !('unit' in word && new RegExp(`\\b${name}\\b`).test(text)),
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });
});

test('parties compose', () => {
  const seller = { party: 'the seller' };
  expect(sayParty('left-of-dealer', 'deal', 'deals')).toBe('the player on the dealer’s left deals');
  expect(sayParty('opponents-of-lone-player', 'score', 'scores')).toBe('the lone player’s opponents score');
  expect([leftOf, rightOf, partnerOf, sideOf, opponentsOf].map((of) => sayParty(of(seller), 'pay', 'pays'))).toEqual([
    'the player on the seller’s left pays',
    'the player on the seller’s right pays',
    'the seller’s partner pays',
    'the seller’s side pays',
    'the seller’s opponents pay',
  ]);
});
