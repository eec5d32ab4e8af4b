// The scorers of euchre against the books' own figures: uspc-1898 p. 9-10 and 16, donohue p. 10 and 14-16, blue-ribbon-1940 p. 222-224, sierra p. 59-67.

import { describe, expect, test } from 'vitest';
import euchre from '../../../src/rules-engine/games/euchre/index.ts';
import { type Answer, type BookId, decode, type Raw, type Result } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

const ALL: readonly BookId[] = ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898'];
const PLAIN: Raw = { alone: 'no', revoke: 'none', refused: 'none', hint: 'none' };

function ask(scorer: 'deal' | 'running', raw: Raw, book: BookId): Result<Answer> {
  const row = scorerIn(countsOf(euchre), scorer);
  if (row === undefined) throw new Error(`no scorer ${scorer}`);
  const values = decode(row.ask, raw);
  return values.ok ? row.score(values.value, book) : values;
}
function answerTo(scorer: 'deal' | 'running', raw: Raw, book: BookId): Answer {
  const result = ask(scorer, raw, book);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
function problemsOf(scorer: 'deal' | 'running', raw: Raw, book: BookId = 'uspc-1898') {
  const result = ask(scorer, raw, book);
  return result.ok ? [] : result.problems;
}
const totals = (one: Answer) => Object.fromEntries(one.totals.map(({ to, points }) => [to, points]));
const rules = (one: Answer) => one.lines.filter((line) => line.points !== undefined).map((line) => line.rule);

describe('the tricks of a deal, in every book', () => {
  test.each([
    ['no', 0, { Opponents: 2 }],
    ['no', 1, { Opponents: 2 }],
    ['no', 2, { Opponents: 2 }],
    ['no', 3, { Makers: 1 }],
    ['no', 4, { Makers: 1 }],
    ['no', 5, { Makers: 2 }],
    ['yes', 0, { Opponents: 2 }],
    ['yes', 2, { Opponents: 2 }],
    ['yes', 3, { Makers: 1 }],
    ['yes', 4, { Makers: 1 }],
    ['yes', 5, { Makers: 4 }],
  ])('alone %s, %i tricks', (alone, tricks, expected) => {
    for (const book of ALL) expect(totals(answerTo('deal', { ...PLAIN, alone, tricks: `${tricks}` }, book)), book).toEqual(expected);
  });

  test('a line names its score item', () => {
    expect(rules(answerTo('deal', { ...PLAIN, tricks: '5' }, 'sierra'))).toEqual(['euchre.points.march']);
    expect(rules(answerTo('deal', { ...PLAIN, alone: 'yes', tricks: '4' }, 'donohue'))).toEqual(['euchre.points.lone-point']);
  });

  test('a lone hand of three tricks in the 1940 book is scored as for partners, with a note', () => {
    const one = answerTo('deal', { ...PLAIN, alone: 'yes', tricks: '3' }, 'blue-ribbon-1940');
    expect(rules(one)).toEqual(['euchre.points.point']);
    expect(one.notes.join(' ')).toContain('five tricks only');
  });
});

describe('penalties', () => {
  test.each<[string, BookId, Raw, Record<string, number>]>([
    ['defender reneges against a lone hand', 'uspc-1898', { alone: 'yes', revoke: 'opponents', tricks: '3' }, { Makers: 4 }],
    ['defender reneges against a lone hand', 'blue-ribbon-1940', { alone: 'yes', revoke: 'opponents' }, { Makers: 4 }],
    ['defender reneges against a lone hand: no difference, own points besides', 'donohue', { alone: 'yes', revoke: 'opponents', tricks: '5' }, { Makers: 6 }],
    ['the lone player himself revokes', 'uspc-1898', { alone: 'yes', revoke: 'makers', tricks: '5' }, { Opponents: 2 }],
    ['the makers revoke', 'uspc-1898', { revoke: 'makers', tricks: '5' }, { Opponents: 2 }],
    ['the makers revoke and count nothing', 'donohue', { revoke: 'makers', tricks: '5' }, { Opponents: 2 }],
    ['the makers revoke and are euchred', 'donohue', { revoke: 'makers', tricks: '2' }, { Opponents: 4 }],
    ['both revoke: void', 'donohue', { revoke: 'both', tricks: '3' }, {}],
    ['both revoke: void', 'blue-ribbon-1940', { revoke: 'both' }, {}],
    ['both revoke: not decided', 'uspc-1898', { revoke: 'both' }, {}],
    ['a revoke in the manual', 'sierra', { revoke: 'makers', tricks: '3' }, { Makers: 1 }],
    ['a called card refused', 'donohue', { refused: 'opponents', tricks: '3' }, { Makers: 3 }],
    ['a called card refused: no figure', 'uspc-1898', { refused: 'opponents', tricks: '3' }, { Makers: 1 }],
    ['a hint by the makers', 'donohue', { hint: 'makers', tricks: '5' }, { Makers: 2, Opponents: 1 }],
    ['a hint by the makers', 'uspc-1898', { hint: 'makers', tricks: '5' }, { Makers: 2, Opponents: 1 }],
    ['a hint: no figure', 'blue-ribbon-1940', { hint: 'makers', tricks: '5' }, { Makers: 2 }],
    ['a lead out of turn against a lone hand', 'blue-ribbon-1940', { alone: 'yes', lead: 'yes' }, { Makers: 4 }],
    ['a lead out of turn against a lone hand: the card is called', 'donohue', { alone: 'yes', lead: 'yes', tricks: '4' }, { Makers: 1 }],
  ])('%s (%s)', (_, book, raw, expected) => {
    const one = answerTo('deal', { ...PLAIN, ...raw }, book);
    expect(totals(one)).toEqual(expected);
    if (Object.keys(expected).length === 0) expect(one.headline).toBe('Nobody scores');
  });

  test('what a book does not score is in a note', () => {
    expect(answerTo('deal', { ...PLAIN, revoke: 'makers', tricks: '3' }, 'sierra').notes.join(' ')).toContain('no penalty for a revoke');
    expect(answerTo('deal', { ...PLAIN, revoke: 'both' }, 'uspc-1898').notes.join(' ')).toContain('does not cover');
  });

  test('the revoke is scored before anything else (donohue, law 3)', () => {
    expect(rules(answerTo('deal', { ...PLAIN, revoke: 'opponents', tricks: '5' }, 'donohue'))).toEqual(['euchre.points.revoke', 'euchre.points.march']);
  });
});

describe('invalid entries', () => {
  test.each<[string, Raw, string]>([
    ['eleven tricks in five', { tricks: '11' }, 'tricks'],
    ['six tricks together', { tricks: '3', others: '3' }, 'others'],
    ['a trick that nobody took', { tricks: '3', others: '1' }, 'others'],
    ['no tricks told', {}, 'tricks'],
    ['half a trick', { tricks: '2.5' }, 'tricks'],
    ['a stranger', { tricks: '3', revoke: 'dealer' }, 'revoke'],
  ])('%s', (_, raw, field) => {
    const problems = problemsOf('deal', { ...PLAIN, ...raw });
    expect(problems.map((one) => one.field)).toEqual([field]);
    expect(problems[0]?.expected).not.toBe('');
    expect(problems[0]?.found).not.toBe('');
  });

  test('a lead against a lone hand is not asked if nobody plays alone', () => {
    expect(totals(answerTo('deal', { ...PLAIN, lead: 'yes', tricks: '3' }, 'blue-ribbon-1940'))).toEqual({ Makers: 1 });
  });
});

describe('the running score', () => {
  const game = (marks: string, book: BookId = 'donohue', length = 'book') => answerTo('running', { length, marks }, book);
  const problems = (marks: string, book: BookId = 'donohue', length = 'book') => problemsOf('running', { length, marks }, book);

  test('adds up to five and gives the score at which the side goes out', () => {
    const one = game('N1.EX.E1.N2');
    expect(totals(one)).toEqual({ 'North and South': 5, 'East and West': 1 });
    expect(one.headline).toBe('North and South win the game, 5 to 1, with score 4');
  });

  test('a lone march at four to one wins for the other side: the bridge', () => {
    expect(game('N2.N2.E1').notes.join(' ')).toContain('at the bridge');
    expect(game('N2.N2.E1.E4').headline).toBe('East and West win the game, 5 to 4, with score 4');
    expect(game('N2.N2.E1.NX').headline).toBe('North and South lead, 4 to 3; playing to 5');
  });

  test('all pass scores nothing; level is level', () => {
    const one = game('N1.P.E1');
    expect(totals(one)).toEqual({ 'North and South': 1, 'East and West': 1 });
    expect(one.headline).toBe('1 all; playing to 5');
  });

  test('nothing counts after the end of the game', () => {
    const [first] = problems('N4.N1.E1');
    expect(first?.field).toBe('marks.3');
    expect(first?.expected).toContain('North and South won the game');
  });

  test('ten by agreement is in one book only', () => {
    expect(game('N4.N1', 'uspc-1898', 'agreed').headline).toBe('North and South lead, 5 to 0; playing to 10');
    for (const book of ['donohue', 'blue-ribbon-1940', 'sierra'] as const) expect(problems('N4', book, 'agreed')[0]?.field, book).toBe('length');
  });

  test('penalties by book', () => {
    expect(totals(game('NRA', 'uspc-1898'))).toEqual({ 'East and West': 4 });
    expect(totals(game('NRA', 'donohue'))).toEqual({ 'East and West': 2 });
    expect(totals(game('NL', 'blue-ribbon-1940'))).toEqual({ 'East and West': 4 });
    expect(totals(game('NH', 'donohue'))).toEqual({ 'East and West': 1 });
    expect(game('NH', 'sierra').notes[0]).toContain('gives no points');
  });

  test('an error names a word that is no score', () => {
    expect(problems('N1.N9').map((one) => one.field)).toEqual(['marks.2']);
    expect(problems('').map((one) => one.field)).toEqual(['marks']);
  });
});

test('pure: the same input gives the same result, is not changed, and lines add up to totals', () => {
  const row = scorerIn(countsOf(euchre), 'deal');
  if (row === undefined) throw new Error('no scorer deal');
  for (const book of ALL) {
    for (const alone of ['no', 'yes']) {
      for (const revoke of ['none', 'makers', 'opponents', 'both']) {
        for (const hint of ['none', 'makers', 'opponents']) {
          for (let tricks = 0; tricks <= 5; tricks++) {
            const raw = { ...PLAIN, alone, revoke, hint, tricks: `${tricks}` };
            const values = decode(row.ask, raw);
            if (!values.ok) throw new Error(JSON.stringify(values.problems));
            const before = JSON.stringify(values.value);
            const [first, again] = [row.score(values.value, book), row.score(Object.freeze(values.value), book)];
            expect(again).toEqual(first);
            expect(JSON.stringify(values.value)).toBe(before);
            if (!first.ok) throw new Error(JSON.stringify(first.problems));
            for (const total of first.value.totals) {
              const sum = first.value.lines.filter((line) => line.to === total.to).reduce((all, line) => all + (line.points ?? 0), 0);
              expect(sum).toBe(total.points);
            }
          }
        }
      }
    }
  }
});
