// Snooker's sheet compared with a second count, and the forfeits of single strokes one by one (blue-ribbon-1940 p. 320-322).
import { expect, test } from 'vitest';
import snooker from '../../../src/rules-engine/games/snooker/index.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';
import { playSheet, pointsIn, random, refusedIn } from '../../support/sheets/pool-sheets.ts';

const BOOK = 'blue-ribbon-1940';
const SEATS = ['first', 'second', 'third'];
const VALUE: Readonly<Record<string, number>> = { red: 1, yellow: 2, green: 3, brown: 4, blue: 5, pink: 6, black: 7 };
const COLOURS = ['yellow', 'green', 'brown', 'blue', 'pink', 'black'];

/** A random frame: entries, and each player's points by the sentences of the book. */
function frame(next: (most: number) => number, players: number) {
  const scores = SEATS.slice(0, players).map(() => 0);
  const entries: Record<string, string>[] = [];
  let reds = 15;
  let left = [...COLOURS];
  let [at, any] = [0, false];
  const pick = <T>(all: readonly T[]): T => all[next(all.length - 1)] as T;
  while (left.length > 0 && entries.length < 200) {
    const entry: Record<string, string> = { who: SEATS[at] ?? '' };
    let [change, goesOn] = [0, false];
    const act = pick(['pot', 'pot', 'pot', 'pot', 'nothing', 'miss', 'white', 'wrong', 'extra']);
    const cost = (...balls: string[]) => -Math.max(...balls.map((ball) => VALUE[ball] ?? 0));
    const spotted = reds > 0;
    const off: string[] = [];
    if (!any && reds > 0) {
      const other = pick(left);
      if (act === 'pot') {
        const many = reds > 1 && next(5) === 0 ? 2 : 1;
        [change, goesOn, reds] = [many, true, reds - many];
        entry.balls = many === 2 ? 'red red' : 'red';
      } else if (act === 'miss') [entry.fault, change] = ['miss', -1];
      else if (act === 'white') [entry.fault, change] = ['white', -3];
      else if (act === 'wrong') [entry.fault, entry.hit, change] = ['wrong', other, cost(other)];
      else if (act === 'extra') [entry.balls, change, reds] = [`red ${other}`, cost(other), reds - 1];
    } else {
      const due = any ? pick(left) : (left[0] ?? '');
      const others = left.filter((one) => one !== due);
      const other = others.length === 0 ? null : pick(others);
      if (any && act !== 'pot' && act !== 'nothing') entry.aimed = due;
      if (act === 'pot') {
        [entry.balls, change, goesOn] = [due, VALUE[due] ?? 0, true];
        off.push(due);
      } else if (act === 'miss') [entry.fault, change] = ['miss', cost(due)];
      else if (act === 'white') [entry.fault, change] = ['white', Math.min(-3, cost(due))];
      else if (act === 'wrong' && any && reds > 0) [entry.fault, entry.hit, change] = ['wrong', 'red', cost(due)];
      else if (act === 'wrong' && !any && other !== null) [entry.fault, entry.hit, change] = ['wrong', other, cost(due, other)];
      else if (act === 'extra' && any && reds > 0 && next(1) === 0) {
        [entry.balls, change, reds] = [`${due} red`, cost(due), reds - 1];
        off.push(due);
      } else if (act === 'extra' && other !== null && (!any || next(1) === 0)) {
        const both = any || next(1) === 0;
        [entry.balls, change] = [both ? `${due} ${other}` : other, cost(due, other)];
        off.push(other, ...(both ? [due] : []));
      }
    }
    if (!spotted) left = left.filter((one) => !off.includes(one));
    any = goesOn && entry.balls?.startsWith('red') === true;
    scores[at] = (scores[at] ?? 0) + change;
    entries.push(entry);
    if (!goesOn) at = (at + 1) % players;
  }
  return { entries, scores, reds, left };
}

test('a thousand frames: points, what is left on the table, and the end', () => {
  const next = random(320);
  const sheet = sheetOf(snooker, 'game');
  let ended = 0;
  for (let game = 0; game < 1000; game++) {
    const players = 2 + next(1);
    const { entries, scores, reds, left } = frame(next, players);
    const played = playSheet(sheet, { names: SEATS.slice(0, players).join('.') }, entries);
    expect(refusedIn(played).flat(), JSON.stringify(entries)).toEqual([]);
    expect(pointsIn(played), JSON.stringify(entries)).toEqual(scores);
    expect(played.gone?.filter((ball) => ball === 'red')).toHaveLength(15 - reds);
    expect(COLOURS.filter((ball) => !played.gone?.includes(ball))).toEqual(left);
    expect(played.over !== null).toBe(left.length === 0);
    if (played.over !== null) ended++;
  }
  expect(ended).toBeGreaterThan(500);
});

const known = new Map<string, number>();
/** The most that a striker can still score without a miss, found by trying every red and every colour. */
function best(reds: number, left: readonly string[], any: boolean): number {
  const key = `${reds} ${left.join()} ${any}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const take = (colour: string) => (VALUE[colour] ?? 0) + best(reds, reds > 0 ? left : left.filter((one) => one !== colour), false);
  const found = reds === 0 && left.length === 0 ? 0 : any ? Math.max(...left.map(take)) : reds > 0 ? 1 + best(reds - 1, left, true) : take(left[0] ?? '');
  known.set(key, found);
  return found;
}

test('the most that can still be scored agrees with a search of every line of play, 140 from the start', () => {
  expect(best(15, COLOURS, false)).toBe(140);
  const sheet = sheetOf(snooker, 'game');
  // One player takes red and black; then the chance of the other is compared with the search.
  const entries: Record<string, string>[] = [];
  for (let reds = 15; reds > 0; reds--) {
    entries.push({ who: 'first', balls: 'red' }, { who: 'first', balls: 'black' });
    const left = reds - 1 === 0 ? COLOURS.filter((one) => one !== 'black') : COLOURS;
    const { state } = playSheet(sheet, { names: 'Ada.Bess' }, entries);
    const told = /Bess is (\d+) behind with at most (\d+) to come(.*)/.exec(state.join(' '));
    const most = best(reds - 1, left, false);
    expect([told?.[1], told?.[2]].map(Number)).toEqual([(16 - reds) * 8, most]);
    expect(told?.[3]).toMatch((16 - reds) * 8 < most ? /can still win/ : (16 - reds) * 8 === most ? /tie/ : /only forfeits/);
  }
});

test('forfeits: each colour struck for a red, each colour missed, each red struck for a colour', () => {
  const scorer = scorerOf(snooker, 'foul');
  const total = (asked: Record<string, string>) => {
    const result = answered(scorer, asked, BOOK);
    if (!result.ok) throw new Error(JSON.stringify([asked, result]));
    return result.value.totals[0]?.points ?? 0;
  };
  for (const [n, colour] of COLOURS.entries()) {
    expect(total({ due: 'red', fault: 'wrong', hit: colour })).toBe(-(n + 2));
    expect(total({ due: 'red', balls: `red ${colour}` })).toBe(-(n + 2));
    expect(total({ due: colour, left: 'yes', fault: 'miss' })).toBe(-(n + 2));
    expect(total({ due: colour, left: 'yes', fault: 'wrong', hit: 'red' })).toBe(-(n + 2));
    expect(total({ due: colour, left: 'no', fault: 'white' })).toBe(-Math.max(3, n + 2));
    expect(total({ due: colour, left: 'no', fault: 'in-off' })).toBe(-(n + 2));
    for (const [m, other] of COLOURS.entries()) {
      if (m <= n) continue;
      expect(total({ due: colour, left: 'no', fault: 'wrong', hit: other })).toBe(-(m + 2));
      expect(total({ due: colour, left: 'no', balls: other })).toBe(-(m + 2));
      expect(total({ due: other, left: 'yes', balls: `${colour} ${other}` })).toBe(-(m + 2));
    }
  }
});

test('invalid entries are reported with their question, and do not change the table', () => {
  const refused = (...entries: Record<string, string>[]) => refusedIn(playSheet(sheetOf(snooker, 'game'), {}, entries)).at(-1);
  expect(refused({ who: 'second', balls: 'red' })).toEqual(['who']);
  expect(refused({ who: 'first', balls: 'puce' })).toEqual(['balls']);
  expect(refused({ who: 'first', balls: 'black black' })).toEqual(['balls']);
  expect(refused({ who: 'first', balls: 'red', fault: 'miss' })).toEqual(['balls']);
  expect(refused({ who: 'first', fault: 'wrong', hit: 'red' })).toEqual(['hit']);
  expect(refused({ who: 'first', aimed: 'blue' })).toEqual(['aimed']);
  expect(refused({ who: 'first', balls: 'red' }, { who: 'first', fault: 'miss' })).toEqual(['aimed']);
  const wide = Array.from({ length: 15 }, () => 'red').join(' ');
  expect(refused({ who: 'first', balls: wide }, { who: 'first', balls: 'red' })).toEqual(['balls']);
});
