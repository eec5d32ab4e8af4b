// The interpreter, case by case: which fact is asked, what is settled, and which fact a ruling depends on.
import { describe, expect, test } from 'vitest';
import { combinations, decide, matching, type Table, UNKNOWN } from '../../../../src/rules-engine/index.ts';

const facts = { when: ['early', 'late'], who: ['dealer', 'other'] };
/** One book depends on the time only, the other on the person too if it is late. */
const table: Table = {
  facts,
  columns: [
    [
      { when: { when: 'early' }, outcome: 'stands' },
      { when: { when: 'late' }, outcome: 'void' },
    ],
    [{ when: { when: 'late', who: 'dealer' }, outcome: 'void' }, { outcome: 'stands' }],
  ],
};

describe('combinations', () => {
  test('every combination once; the first fact varies slowest', () => {
    expect([...combinations(facts)]).toEqual([
      { when: 'early', who: 'dealer' },
      { when: 'early', who: 'other' },
      { when: 'late', who: 'dealer' },
      { when: 'late', who: 'other' },
    ]);
    expect([...combinations({})]).toEqual([{}]);
  });
  test.each([
    ['an answer binds its fact', { who: 'other' }, ['early other', 'late other']],
    ['"don’t know" leaves it open', { who: UNKNOWN, when: 'late' }, ['late dealer', 'late other']],
  ])('%s', (_, answers, all) => expect([...combinations(facts, answers)].map((one) => `${one.when} ${one.who}`)).toEqual(all));
});

describe('matching cases', () => {
  const rows = [{ when: { who: ['dealer', 'maker'] }, outcome: 'a' }, { when: { who: 'other', when: undefined }, outcome: 'b' }, { outcome: 'rest' }];
  test.each([
    ['one of a list', { who: 'maker' }, ['a']],
    ['a single word, a fact left open by the condition', { who: 'other', when: 'late' }, ['b']],
    ['none named: the rest', { who: 'stranger' }, ['rest']],
    ['a fact not known meets every case that names it', {}, ['a', 'b']],
  ])('%s', (_, so, outcomes) => expect(matching(rows, so).map((row) => row.outcome)).toEqual(outcomes));
});

describe('deciding', () => {
  test('the first fact that changes the outcome is asked, with the possible outcomes by book', () => {
    expect(decide(table, {})).toEqual({
      kind: 'ask',
      fact: 'when',
      live: [
        ['stands', 'void'],
        ['stands', 'void'],
      ],
    });
    expect(decide(table, { when: 'late' })).toEqual({ kind: 'ask', fact: 'who', live: [['void'], ['void', 'stands']] });
  });
  test('a fact that changes nothing is not asked, and is listed as idle', () => {
    expect(decide(table, { when: 'early' })).toEqual({ kind: 'settled', outcomes: ['stands', 'stands'], idle: ['who'] });
    expect(decide(table, { when: 'early', who: UNKNOWN })).toEqual({ kind: 'settled', outcomes: ['stands', 'stands'], idle: ['who'] });
  });
  test('with everything answered, each book has one outcome', () => {
    expect(decide(table, { when: 'late', who: 'dealer' })).toEqual({ kind: 'settled', outcomes: ['void', 'void'], idle: [] });
    expect(decide(table, { when: 'late', who: 'other' })).toEqual({ kind: 'settled', outcomes: ['void', 'stands'], idle: [] });
  });
  test('an unknown fact is not asked while another is open', () => {
    expect(decide(table, { when: UNKNOWN })).toMatchObject({ kind: 'ask', fact: 'who' });
  });
  test('if the deciding fact is unknown, the outcomes are given by its options, with the other answers kept', () => {
    expect(decide(table, { when: 'late', who: UNKNOWN })).toEqual({
      kind: 'depends',
      fact: 'who',
      live: [['void'], ['void', 'stands']],
      byOption: { dealer: [['void'], ['void']], other: [['void'], ['stands']] },
    });
  });
  test('of two unknown facts, the one that leaves less open is reported', () => {
    const wide: Table = {
      facts: { ...facts, where: ['hand', 'table'] },
      columns: [
        [
          { when: { where: 'table' }, outcome: 'void' },
          { when: { where: 'hand', who: 'dealer' }, outcome: 'stands' },
          { when: { where: 'hand', who: 'other' }, outcome: 'again' },
        ],
      ],
    };
    expect(decide(wide, { when: 'early', who: UNKNOWN, where: UNKNOWN })).toMatchObject({
      kind: 'depends',
      fact: 'where',
      byOption: { hand: [['stands', 'again']], table: [['void']] },
    });
    // If both leave as much open, the first is reported.
    expect(decide(table, { when: UNKNOWN, who: UNKNOWN })).toMatchObject({ kind: 'depends', fact: 'when' });
    const equal: Table = { facts, columns: [[{ when: { when: 'late', who: 'dealer' }, outcome: 'a' }, { outcome: 'b' }]] };
    expect(decide(equal, { when: UNKNOWN, who: UNKNOWN })).toMatchObject({ kind: 'depends', fact: 'when' });
  });
  test('a law without questions is settled at once', () => {
    expect(decide({ facts: {}, columns: [[{ outcome: 'stands' }], []] }, {})).toEqual({ kind: 'settled', outcomes: ['stands', ''], idle: [] });
  });
});
