// Every contract against tables copied from the manual (sierra p. 20-34) and the 1940 book (p. 432-434), without the engine's schedule.

import { describe, expect, test } from 'vitest';
import contract from '../../../src/rules-engine/games/contract-bridge/index.ts';
import { type Answer, type BookId, decode, type Raw } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

const BELOW = 'Declarer’s side, below the line';
const ABOVE = 'Declarer’s side, above the line';
const DEFENDERS = 'Defenders, above the line';
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades', 'no-trump'] as const;
const DOUBLINGS = ['none', 'doubled', 'redoubled'] as const;
type Doubling = (typeof DOUBLINGS)[number];
type Triple = readonly [below: number, above: number, defenders: number];

function ask(raw: Raw, book: BookId) {
  const scorer = scorerIn(countsOf(contract), 'deal');
  if (scorer === undefined) throw new Error('no scorer');
  const values = decode(scorer.ask, raw);
  if (!values.ok) throw new Error(JSON.stringify(values.problems));
  return scorer.score(values.value, book);
}
const answerTo = (raw: Raw, book: BookId): Answer => {
  const result = ask(raw, book);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};
const sums = (one: Answer): Triple => {
  const of = (to: string) => one.totals.find((total) => total.to === to)?.points ?? 0;
  return [of(BELOW), of(ABOVE), of(DEFENDERS)];
};
const rawOf = (level: number, denomination: string, doubling: string, vulnerable: boolean, tricks: number, more: Raw = {}): Raw => ({
  level: `${level}`,
  denomination,
  doubling,
  vulnerable: vulnerable ? 'yes' : 'no',
  tricks: `${tricks}`,
  ...more,
});

// Points below the line for contracts of one to seven.
const MADE: Record<(typeof SUITS)[number], readonly number[]> = {
  clubs: [20, 40, 60, 80, 100, 120, 140],
  diamonds: [20, 40, 60, 80, 100, 120, 140],
  hearts: [30, 60, 90, 120, 150, 180, 210],
  spades: [30, 60, 90, 120, 150, 180, 210],
  'no-trump': [40, 70, 100, 130, 160, 190, 220],
};
// Penalties for one to thirteen down.
const DOWN: Record<string, readonly number[]> = {
  none: [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650],
  'none vulnerable': [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300],
  doubled: [100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500],
  'doubled vulnerable': [200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800],
  redoubled: [200, 600, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000],
  'redoubled vulnerable': [400, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000, 7600],
};
const OVER: Record<string, number> = { doubled: 100, 'doubled vulnerable': 200, redoubled: 200, 'redoubled vulnerable': 400 };
const SLAM: Record<string, number> = { '6': 500, '6 vulnerable': 750, '7': 1000, '7 vulnerable': 1500 };

function modern(level: number, suit: (typeof SUITS)[number], doubling: Doubling, vulnerable: boolean, tricks: number): Triple {
  const won = tricks - 6;
  const tail = vulnerable ? ' vulnerable' : '';
  if (won < level) return [0, 0, DOWN[doubling + tail]?.[level - won - 1] ?? Number.NaN];
  const made = MADE[suit][level - 1] ?? Number.NaN;
  const times = doubling === 'none' ? 1 : doubling === 'doubled' ? 2 : 4;
  const overtricks = doubling === 'none' ? (MADE[suit][won - 1] ?? Number.NaN) - made : (won - level) * (OVER[doubling + tail] ?? Number.NaN);
  const insult = doubling === 'none' ? 0 : doubling === 'doubled' ? 50 : 100;
  return [made * times, overtricks + insult + (SLAM[level + tail] ?? 0), 0];
}

describe('every contract by the modern score', () => {
  test('seven levels, five denominations, three states of doubling, both vulnerabilities, fourteen results', () => {
    const wrong: string[] = [];
    let all = 0;
    for (let level = 1; level <= 7; level++) {
      for (const suit of SUITS) {
        for (const doubling of DOUBLINGS) {
          for (const vulnerable of [false, true]) {
            for (let tricks = 0; tricks <= 13; tricks++) {
              all += 1;
              const raw = rawOf(level, suit, doubling, vulnerable, tricks);
              const found = sums(answerTo(raw, 'sierra'));
              const expected = modern(level, suit, doubling, vulnerable, tricks);
              if (found.join() !== expected.join()) wrong.push(`${JSON.stringify(raw)}: ${found.join()} for ${expected.join()}`);
            }
          }
        }
      }
    }
    expect(all).toBe(2940);
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('lines name their score items, never only numbers', () => {
    for (const raw of [rawOf(3, 'no-trump', 'doubled', true, 11), rawOf(7, 'spades', 'redoubled', false, 3), rawOf(6, 'clubs', 'none', true, 13)]) {
      for (const line of answerTo(raw, 'sierra').lines) {
        expect(contract.points[line.rule.replace(/^.*points\./, '')], line.rule).toBeDefined();
        expect(line.say.length).toBeGreaterThan(5);
      }
    }
  });
});

describe('the two schedules of 1940', () => {
  const down = (doubling: Doubling, vulnerable: boolean, more: Raw = {}) =>
    [1, 2, 3, 4, 5, 6, 7].map((n) => sums(answerTo(rawOf(3, 'hearts', doubling, vulnerable, 9 - n, more), 'blue-ribbon-1940'))[2]);
  test('the table of page 432', () => {
    expect(down('none', false)).toEqual([50, 100, 150, 200, 250, 300, 350]);
    expect(down('doubled', false)).toEqual([100, 300, 500, 700, 900, 1100, 1300]);
    expect(down('none', true)).toEqual([100, 200, 300, 400, 500, 600, 700]);
    expect(down('doubled', true)).toEqual([200, 500, 800, 1100, 1400, 1700, 2000]);
  });
  test('the text of page 434', () => {
    expect(down('none', true, { figures: 'text' })).toEqual([100, 300, 500, 700, 900, 1100, 1300]);
    expect(down('redoubled', false)).toEqual([200, 500, 800, 1100, 1400, 1700, 2000]);
  });
  test('both are named where they differ', () => {
    expect(answerTo(rawOf(3, 'hearts', 'none', true, 7), 'blue-ribbon-1940').notes.join(' ')).toContain('two schedules');
  });
  test('redoubled, vulnerable and down is in neither', () => {
    const result = ask(rawOf(3, 'hearts', 'redoubled', true, 7), 'blue-ribbon-1940');
    expect(result).toMatchObject({ ok: false, problems: [{ field: 'doubling' }] });
  });
  test('nothing for making a doubled contract', () => {
    expect(sums(answerTo(rawOf(2, 'spades', 'doubled', false, 8), 'blue-ribbon-1940'))).toEqual([120, 0, 0]);
    expect(sums(answerTo(rawOf(2, 'spades', 'doubled', false, 8), 'sierra'))).toEqual([120, 50, 0]);
  });
});

describe('honours', () => {
  const honours = (denomination: string, ours: string, theirs: string) => ask(rawOf(1, denomination, 'none', false, 7, { honours: ours, theirs }), 'sierra');
  test.each([
    ['hearts', '3', '2', [30, 0, 0]],
    ['hearts', '4', '1', [30, 100, 0]],
    ['hearts', '5', '0', [30, 150, 0]],
    ['hearts', '0', '4', [30, 0, 100]],
    ['no-trump', '4', '0', [40, 150, 0]],
    ['no-trump', '0', '4', [40, 0, 150]],
    ['no-trump', '3', '1', [40, 0, 0]],
  ])('%s, %s against %s', (denomination, ours, theirs, expected) => {
    const result = honours(denomination, ours, theirs);
    expect(result.ok && sums(result.value)).toEqual(expected);
  });
  test('more honours than there are give an error with their sum', () => {
    expect(honours('hearts', '4', '2')).toMatchObject({ ok: false, problems: [{ found: '4 and 2, together 6' }] });
    expect(honours('no-trump', '5', '0')).toMatchObject({ ok: false, problems: [{ found: '5 and 0, together 5' }] });
  });
});

test('fourteen tricks and a level of eight are rejected', () => {
  const scorer = scorerIn(countsOf(contract), 'deal');
  const values = decode(scorer?.ask ?? {}, rawOf(8, 'hearts', 'none', false, 14));
  expect(values.ok ? [] : values.problems.map((issue) => issue.field)).toEqual(['level', 'tricks']);
});

test('a part score that is carried makes game', () => {
  const one = answerTo(rawOf(2, 'diamonds', 'none', false, 8, { carried: '60' }), 'sierra');
  expect(one.lines.at(-1)).toMatchObject({ rule: 'contract-bridge.points.game', say: 'with 60 already below the line, that makes game' });
});
