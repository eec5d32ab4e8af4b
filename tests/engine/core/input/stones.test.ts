// Dominoes as input: their notation, their field, and the messages for invalid input.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decode,
  encode,
  halvesOf,
  isDoublet,
  makeStones,
  parseStones,
  pipsOn,
  type Raw,
  STONES,
  type Stone,
  sayProblem,
  sayStone,
  stones,
  turned,
  upright,
} from '../../../../src/rules-engine/index.ts';

const anyStone = fc.constantFrom<Stone>(...STONES, ...STONES.map(turned));

describe('the set', () => {
  test('28 dominoes, seven of them doublets, 168 pips', () => {
    expect(STONES.length).toBe(28);
    expect(new Set(STONES.map(upright)).size).toBe(28);
    expect(STONES.filter(isDoublet).length).toBe(7);
    expect(STONES.reduce((sum, stone) => sum + pipsOn(stone), 0)).toBe(168);
  });
  test('each number is on eight halves', () => {
    for (let half = 0; half <= 6; half++) expect(STONES.flatMap(halvesOf).filter((one) => one === half).length).toBe(8);
  });
  test('a domino turned twice is the same, and both ways round are one domino', () => {
    fc.assert(fc.property(anyStone, (stone) => turned(turned(stone)) === stone && upright(turned(stone)) === upright(stone)));
  });
  test.each<[Stone, string]>([
    ['5-5', 'double five'],
    ['0-0', 'double blank'],
    ['6-4', 'six-four'],
    ['4-6', 'four-six'],
    ['3-0', 'three-blank'],
  ])('%s is spoken "%s"', (stone, said) => expect(sayStone(stone)).toBe(said));
});

describe('the notation', () => {
  test('a list round-trips with any separator', () => {
    fc.assert(
      fc.property(fc.array(anyStone, { maxLength: 10 }), fc.constantFrom(' ', ', ', '.', '+', ' | '), (list, between) => {
        expect(parseStones(list.join(between))).toEqual({ stones: list, wrong: [] });
        expect(parseStones(makeStones(list)).stones).toEqual(list);
      }),
    );
  });
  test.each([
    ['64 5:5, 3/1', ['6-4', '5-5', '3-1'], []],
    ['6–4', ['6-4'], []],
    ['7-4 6-4', ['6-4'], ['7-4']],
    ['six-four 6-', [], ['six-four', '6-']],
    ['', [], []],
  ])('"%s"', (text, list, wrong) => expect(parseStones(text)).toEqual({ stones: list, wrong }));
});

describe('the field', () => {
  const fields = { hand: stones('Hand', [1, 3]), ends: stones('Ends', 2, { turned: true, optional: true }) } as const;
  const told = (raw: Raw) => {
    const result = decode(fields, raw);
    return result.ok ? [] : result.problems.map((issue) => sayProblem(issue, fields[issue.field as keyof typeof fields].label));
  };
  test('the higher half comes first, unless the order matters', () => {
    expect(decode(fields, { hand: '4-6 5-5', ends: '4-6 6-5' })).toEqual({ ok: true, value: { hand: ['6-4', '5-5'], ends: ['4-6', '6-5'] } });
  });
  test('values survive a link', () => {
    const some = (ways: readonly Stone[], length: number) =>
      fc
        .uniqueArray(fc.constantFrom(...ways), { minLength: length, maxLength: 3, selector: upright })
        .map((list) => list.slice(0, Math.max(length, list.length)));
    const values = fc.record({ hand: some(STONES, 1), ends: fc.option(some([...STONES, ...STONES.map(turned)], 2).map((list) => list.slice(0, 2))) });
    fc.assert(
      fc.property(values, (value) => {
        const link = new URLSearchParams(encode(fields, value));
        expect(decode(fields, Object.fromEntries(new URLSearchParams(link.toString())))).toEqual({ ok: true, value });
      }),
    );
  });
  test.each<[string, Raw, string]>([
    ['a stone of no set', { hand: '7-4 5-5' }, 'Hand: enter dominoes such as 6-4 or 5-5, from 0-0 to 6-6. You have "7-4".'],
    ['a stone with more than two ends', { hand: '6-45 5-5' }, 'Hand: enter dominoes such as 6-4 or 5-5, from 0-0 to 6-6. You have "6-45".'],
    ['the same stone twice', { hand: '6-4 5-5 4-6' }, 'Hand: enter each domino once. You have 6-4 more than once.'],
    ['too many', { hand: '6-4 5-5 3-1 2-1' }, 'Hand: enter 1 to 3 dominoes. You have 4 (6-4 5-5 3-1 2-1).'],
    ['too few', { hand: '6-4', ends: '6-4' }, 'Ends: enter 2 dominoes. You have 1 (6-4).'],
    ['none', { hand: '' }, 'Hand: enter 1 to 3 dominoes. You have none.'],
    ['one stone both ways round', { hand: '6-4', ends: '6-4 4-6' }, 'Ends: enter each domino once. You have 6-4 more than once.'],
  ])('%s', (_, raw, said) => expect(told(raw)).toEqual([said]));
});
