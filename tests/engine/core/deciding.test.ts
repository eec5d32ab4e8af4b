// What is asked, what is settled, and on what a ruling depends, case by case.
import { describe, expect, test } from 'vitest';
import { combinations, decide, matching, type Table, UNKNOWN } from '../../../src/rules-engine/index.ts';

const facts = { when: ['early', 'late'], who: ['dealer', 'other'] };
/** One book turns on the time alone, another on the person too where it is late. */
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
  test('every set of facts once, the first fact slowest', () => {
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

describe('the cases met', () => {
  const rows = [{ when: { who: ['dealer', 'maker'] }, outcome: 'a' }, { when: { who: 'other', when: undefined }, outcome: 'b' }, { outcome: 'rest' }];
  test.each([
    ['one of a list', { who: 'maker' }, ['a']],
    ['a single word, a fact left open by the condition', { who: 'other', when: 'late' }, ['b']],
    ['none named: the rest', { who: 'stranger' }, ['rest']],
    ['a fact not known meets every case that names it', {}, ['a', 'b']],
  ])('%s', (_, so, outcomes) => expect(matching(rows, so).map((row) => row.outcome)).toEqual(outcomes));
});

describe('deciding', () => {
  test('the first fact that divides is asked, and what is live is told by book', () => {
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
  test('a fact that changes nothing is not asked, and is told as idle', () => {
    expect(decide(table, { when: 'early' })).toEqual({ kind: 'settled', outcomes: ['stands', 'stands'], idle: ['who'] });
    expect(decide(table, { when: 'early', who: UNKNOWN })).toEqual({ kind: 'settled', outcomes: ['stands', 'stands'], idle: ['who'] });
  });
  test('with everything answered each book has one outcome', () => {
    expect(decide(table, { when: 'late', who: 'dealer' })).toEqual({ kind: 'settled', outcomes: ['void', 'void'], idle: [] });
    expect(decide(table, { when: 'late', who: 'other' })).toEqual({ kind: 'settled', outcomes: ['void', 'stands'], idle: [] });
  });
  test('a fact that nobody knows is not asked while another is open', () => {
    expect(decide(table, { when: UNKNOWN })).toMatchObject({ kind: 'ask', fact: 'who' });
  });
  test('where nobody knows, each answer is told with the other answers kept', () => {
    expect(decide(table, { when: 'late', who: UNKNOWN })).toEqual({
      kind: 'depends',
      fact: 'who',
      live: [['void'], ['void', 'stands']],
      byOption: { dealer: [['void'], ['void']], other: [['void'], ['stands']] },
    });
  });
  test('of two facts that nobody knows the one that leaves less open is told', () => {
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
    // As much left open by either: the first.
    expect(decide(table, { when: UNKNOWN, who: UNKNOWN })).toMatchObject({ kind: 'depends', fact: 'when' });
    const equal: Table = { facts, columns: [[{ when: { when: 'late', who: 'dealer' }, outcome: 'a' }, { outcome: 'b' }]] };
    expect(decide(equal, { when: UNKNOWN, who: UNKNOWN })).toMatchObject({ kind: 'depends', fact: 'when' });
  });
  test('a law without questions is settled at once', () => {
    expect(decide({ facts: {}, columns: [[{ outcome: 'stands' }], []] }, {})).toEqual({ kind: 'settled', outcomes: ['stands', ''], idle: [] });
  });
});
