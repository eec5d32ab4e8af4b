// Moves of a solitaire compared with a second method: each pair of cards by rank and suit, and the law of an invented game.
import { describe, expect, test } from 'vitest';
import { cite } from '../../../src/rules-engine/books.ts';
import { fits } from '../../../src/rules-engine/patience/builds.ts';
import { lawsOf } from '../../../src/rules-engine/patience/laws.ts';
import { namesIn, namesOf, sayPile } from '../../../src/rules-engine/patience/names.ts';
import { movesDrawn } from '../../../src/rules-engine/patience/pictures.ts';
import { type Build, shown, stated } from '../../../src/rules-engine/patience/table.ts';
import { sayPoint, unanswered } from '../../../src/rules-engine/patience/words.ts';
import { type Card, rankOf, suitOf } from '../../../src/rules-engine/vocabulary/cards.ts';
import type { Shape } from '../../../src/rules-engine/vocabulary/diagrams.ts';
import { library, whole } from '../../support/library.ts';

const here = cite('uspc-1898', '1', 'Of the test');
const ORDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const CARDS = ORDER.flatMap((rank) => ['S', 'H', 'C', 'D'].map((suit) => `${rank}${suit}` as Card));
const red = (card: Card) => 'HD'.includes(suitOf(card) ?? '');
const height = (card: Card) => ORDER.indexOf(rankOf(card) ?? '');
const BUILDS: readonly Build[] = (['up', 'down', 'either'] as const).flatMap((way) =>
  (['suit', 'color', 'any'] as const).flatMap((by): Build[] => [{ way, by }, ...(by === 'suit' ? [{ way, by, step: 2 } as const] : [])]),
);

/** Whether one card may be laid on another, by rank and suit. */
function mayLie(card: Card, on: Card, { way, by, step }: Build): boolean {
  const rise = height(card) - height(on);
  if (Math.abs(rise) !== (step ?? 1) || (way === 'up' && rise < 0) || (way === 'down' && rise > 0)) return false;
  if (by === 'suit') return suitOf(card) === suitOf(on);
  return by === 'any' || red(card) !== red(on);
}
/** How a card relates to another, as an answer of the law. */
function relationOf(card: Card, on: Card, twos: boolean): string {
  const rise = height(card) - height(on);
  const way = rise > 0 ? 'up' : 'down';
  const sameSuit = suitOf(card) === suitOf(on);
  if (Math.abs(rise) === 1) return `${way}-${sameSuit ? 'suit' : red(card) === red(on) ? 'other' : 'color'}`;
  return twos && Math.abs(rise) === 2 && sameSuit ? `${way}-two-suit` : 'none';
}

describe.each(BUILDS.map((build) => [JSON.stringify(build), build] as const))('%s', (_, build) => {
  test('the law allows a card exactly where the cards themselves do', () => {
    const law = lawsOf({ 'uspc-1898': { columns: stated(build, here) } })['wrong-build'];
    const cases = law?.readings['uspc-1898'];
    if (law === undefined || cases?.status !== 'stated') throw new Error('expected a law of building that rules');
    const wrong = CARDS.flatMap((on) =>
      CARDS.filter((card) => {
        const how = relationOf(card, on, build.step === 2);
        const found = cases.cases.filter(({ when = {} }) => [when.how ?? []].flat().includes(how));
        if (found.length !== 1) return true;
        return (found[0]?.then[0]?.kind === 'allowed') !== mayLie(card, on, build) || fits(build, how) !== mayLie(card, on, build);
      }).map((card) => `${card} on ${on}`),
    );
    expect(wrong).toEqual([]);
  });
  test('the drawn card fits', () => {
    const drawn = movesDrawn({ columns: stated(build, here) });
    const cards = (drawn?.shapes ?? []).flatMap((shape: Shape) =>
      shape.kind === 'card' && shape.card !== 'back' && shape.card !== 'empty' ? [shape.card] : [],
    );
    const [on, card] = cards;
    expect(on !== undefined && card !== undefined && mayLie(card, on, build)).toBe(true);
  });
});

test('a foundation begun with an ace is drawn with the next card of its build', () => {
  for (const by of ['suit', 'color', 'any'] as const) {
    const build = { way: 'up', by } as const;
    const drawn = movesDrawn({ foundations: stated({ base: 'ace', build }, here) });
    const [on, card] = (drawn?.shapes ?? []).flatMap((shape) => (shape.kind === 'card' ? [shape.card as Card] : []));
    expect(on !== undefined && card !== undefined && mayLie(card, on, build)).toBe(true);
  }
});

test('a build shown only by an example leaves everything else undecided, and a rule forbids it', () => {
  const kinds = (table: Parameters<typeof lawsOf>[0]) => {
    const reading = lawsOf(table)['wrong-build']?.readings['uspc-1898'];
    return reading?.status === 'stated' ? reading.cases.map(({ then }) => then[0]?.kind) : [];
  };
  const build = { way: 'down', by: 'suit' } as const;
  expect(kinds({ 'uspc-1898': { columns: stated(build, here) } })).toEqual(['allowed', 'barred']);
  expect(kinds({ 'uspc-1898': { columns: shown(build, here) } })).toEqual(['allowed', 'not-decided']);
});

test('a question on which no book rules is no law, and a silent book beside one that rules is marked silent', () => {
  expect(lawsOf({ sierra: { principle: stated('building', here) } })).toEqual({});
  const law = lawsOf({ 'uspc-1898': { redeals: stated(2, here) }, sierra: { principle: stated('building', here) } })['pack-again'];
  expect(law?.readings.sierra?.status).toBe('silent');
  expect(Object.keys(law?.facts.time?.options ?? {})).toEqual(['1', '2', 'more']);
});

test.each<[Build, string, boolean | 'open']>([
  [{ way: 'up', by: 'suit' }, 'up-corner-suit', 'open'],
  [{ way: 'up', by: 'suit', corner: true }, 'up-corner-suit', true],
  [{ way: 'down', by: 'any' }, 'down-corner-color', 'open'],
  // Direction and suit decide before the corner does.
  [{ way: 'down', by: 'suit' }, 'up-corner-suit', false],
  [{ way: 'up', by: 'suit', corner: true }, 'up-corner-color', false],
  [{ way: 'up', by: 'suit', step: 2, corner: true }, 'up-corner-suit', false],
])('%j that the book gives: %s is %s', (build, relation, answer) => {
  expect(fits(build, relation)).toBe(answer);
});

describe('piles', () => {
  const layout = stated({ pack: 52, names: { columns: 'depots', reserve: 'heel' } } as const, here);
  test('are named as in the first book that has names, otherwise by default', () => {
    const usual = { columns: 'columns', reserve: 'reserve', waste: 'waste pile', pack: 'stock' };
    expect(namesOf({ 'uspc-1898': {}, sierra: { layout } })).toEqual({ ...usual, columns: 'depots', reserve: 'heel' });
    expect(namesOf({ 'uspc-1898': { layout: stated({ pack: 52 }, here) } })).toEqual(usual);
    expect(namesIn({})).toEqual(usual);
  });
  test('are named with their owner', () => {
    const names = namesIn({ layout });
    expect(sayPile('column', namesIn({}))).toBe('another column');
    expect(sayPile('column', names)).toBe('the depots');
    expect(sayPile('reserve', names, 'own')).toBe('the player’s own heel');
    expect(sayPile('waste', names)).toBe('the waste pile');
    expect(sayPile('their-reserve', names)).toBe('the opponent’s heel');
    expect(sayPile('their-waste', names)).toBe('the opponent’s waste pile');
  });
});

test('how often the pack is gone through is asked up to the number in the books, and not if none gives one', () => {
  const facts = (redeals: Parameters<typeof stated>[0], other?: Parameters<typeof stated>[0]) =>
    lawsOf({ 'uspc-1898': { redeals: stated(redeals, here) }, ...(other === undefined ? {} : { sierra: { redeals: stated(other, here) } }) } as never)[
      'pack-again'
    ]?.facts;
  expect(facts(0)).toEqual({});
  expect(Object.keys(facts(0, 3)?.time?.options ?? {})).toEqual(['1', '2', '3', 'more']);
  expect(Object.keys(facts(1, 0)?.time?.options ?? {})).toEqual(['1', 'more']);
});

describe('the questions of a law on building', () => {
  const plain: Build = { way: 'down', by: 'suit' };
  const asked = (table: Parameters<typeof lawsOf>[0]) => {
    const { where, how } = lawsOf(table)['wrong-build']?.facts ?? {};
    return { places: where?.options, relations: Object.keys(how?.options ?? {}) };
  };
  test('are about steps of two if at least one build has them, and only then', () => {
    const foundations = (build: Build) => stated({ base: 'ace', build } as const, here);
    expect(asked({ 'uspc-1898': { columns: stated(plain, here) } }).relations).not.toContain('up-two-suit');
    const both = asked({ 'uspc-1898': { columns: stated(plain, here), foundations: foundations({ way: 'up', by: 'suit', step: 2 }) } });
    expect(both.relations).toContain('up-two-suit');
    expect(both.relations).toContain('up-suit');
  });
  test('name the opponent’s piles by the first book that has any', () => {
    const theirs = stated({ on: ['waste'], build: plain } as const, here);
    const alone = { columns: stated(plain, here) };
    for (const tables of [
      { 'uspc-1898': { ...alone, theirs }, sierra: alone },
      { sierra: alone, 'uspc-1898': { ...alone, theirs } },
      { sierra: alone, donohue: { theirs } },
    ])
      expect(asked(tables).places).toEqual({ column: 'In a column of the layout', theirs: 'On the opponent’s waste pile' });
  });
});

test('piles that only one book allows for an empty space are not decided by the other', () => {
  const space = (from: readonly ('column' | 'reserve' | 'waste')[]) => ({ space: stated({ cards: 'any', from } as const, here) });
  const law = lawsOf({ 'uspc-1898': space(['column']), sierra: space(['reserve', 'waste']) })['empty-space'];
  const ruledBy = (book: 'uspc-1898' | 'sierra') => {
    const reading = law?.readings[book];
    return reading?.status === 'stated' ? reading.cases.map(({ when, then }) => [when?.from, then[0]?.kind]) : [];
  };
  expect(ruledBy('uspc-1898')).toEqual([
    [['column'], 'allowed'],
    [['reserve', 'waste'], 'not-decided'],
  ]);
  expect(ruledBy('sierra')).toEqual([
    [['reserve', 'waste'], 'allowed'],
    [['column'], 'not-decided'],
  ]);
});

const patiences = [...library.values()].filter(({ patience }) => patience !== undefined);
test('each point that a book covers has its wording, and none is both covered and not covered', () => {
  if (whole) expect(patiences.length).toBeGreaterThan(40);
  for (const { id, patience = {} } of patiences)
    for (const table of Object.values(patience)) {
      const points = Object.keys(table) as (keyof typeof table)[];
      expect(
        points.filter((point) => sayPoint(table, point) === null),
        id,
      ).toEqual([]);
      expect(
        unanswered(table).filter((point) => points.includes(point)),
        id,
      ).toEqual([]);
    }
});
