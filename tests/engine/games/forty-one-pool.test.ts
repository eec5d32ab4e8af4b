// Forty-one pool: a thousand random pools compared with a second method that stores the owner of every ball, and every shot that makes pool.
import { expect, test } from 'vitest';
import fortyOne from '../../../src/rules-engine/games/forty-one-pool/index.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';
import { playSheet, pointsIn, random, refusedIn } from '../../support/sheets/pool-sheets.ts';

const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const NAMES = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve', 'Flo'];
const BOOK = 'blue-ribbon-1940';
const TABLE = -1;
const ALL = Array.from({ length: 15 }, (_, n) => n + 1);
const total = (some: readonly number[]) => some.reduce((sum, ball) => sum + ball, 0);

/** The final places, by three simple comparisons. */
function ends(small: readonly number[], owner: ReadonlyMap<number, number>, owed: readonly number[]) {
  const own = (who: number) => ALL.filter((ball) => owner.get(ball) === who);
  const key = (who: number) => ((owed[who] ?? 0) > 0 ? 2000 : own(who).length === 0 ? 1000 : 0) + Math.abs(41 - (small[who] ?? 0) - total(own(who)));
  const keys = small.map((_, who) => key(who));
  const [best, worst] = [Math.min(...keys), Math.max(...keys)];
  const only = (value: number) => (keys.filter((one) => one === value).length === 1 ? keys.indexOf(value) : null);
  return { best: only(best), worst: only(worst) };
}

test('a thousand random pools: racks, balls owed, bursts, and who is nearest and farthest', () => {
  const next = random(4113);
  const sheet = sheetOf(fortyOne, 'game');
  const seen = { pool: 0, clear: 0, burst: 0, owed: 0, open: 0 };
  for (let n = 0; n < 1000; n++) {
    // In every third pool nobody takes a ball that would reach 41, so that the table is cleared.
    const steered = n % 3 === 0;
    const size = steered ? 5 + next(1) : 2 + next(4);
    const small = Array.from({ length: size }, () => 6 + next(steered ? 3 : 12));
    const owner = new Map(ALL.map((ball) => [ball, TABLE]));
    // Racks in the order in which they were filled: the last ball goes back unless another is named.
    const racks: number[][] = small.map(() => []);
    const owed = small.map(() => 0);
    const entries: Record<string, string>[] = [];
    let over = false;
    for (let shot = 0; shot < 200 && !over; shot++) {
      if (next(150) === 0) break;
      const who = shot % size;
      const rack = racks[who] as number[];
      const entry: Record<string, string> = { who: SEATS[who] ?? '' };
      entries.push(entry);
      if (next(steered ? 11 : 3) === 0) {
        entry.how = 'scratch';
        if (rack.length === 0) owed[who] = (owed[who] ?? 0) + 1;
        else {
          const at = next(1) === 0 ? rack.length - 1 : next(rack.length - 1);
          if (at !== rack.length - 1 || next(1) === 0) entry.back = `${rack[at]}`;
          owner.set(rack.splice(at, 1)[0] as number, TABLE);
        }
        continue;
      }
      const most = steered ? 40 - (small[who] ?? 0) - total(rack) : 15;
      const free = ALL.filter((ball) => owner.get(ball) === TABLE && ball <= most);
      const made = Array.from({ length: Math.min(free.length, next(steered ? 1 : 3)) }, () => free.splice(next(free.length - 1), 1)[0] as number);
      entry.made = made.join(' ');
      const due = Math.min(owed[who] ?? 0, made.length);
      if (due > 0) {
        seen.owed += 1;
        owed[who] = (owed[who] ?? 0) - due;
        if (next(1) === 0) {
          const named = made.slice(-due);
          entry.back = named.join(' ');
          made.splice(-due, due);
        } else made.splice(0, due);
      }
      for (const ball of made) {
        owner.set(ball, who);
        rack.push(ball);
      }
      const sum = (small[who] ?? 0) + total(rack);
      if (sum >= 41) {
        entry.how = sum === 41 ? 'pool' : 'burst';
        entry.ball = `${small[who]}`;
      }
      if (sum > 41) {
        seen.burst += 1;
        for (const ball of rack) owner.set(ball, TABLE);
        rack.length = 0;
        if (next(1) === 0) small[who] = 6 + next(12);
      }
      if (sum === 41) seen.pool += 1;
      else if (![...owner.values()].includes(TABLE)) seen.clear += 1;
      over = sum === 41 || ![...owner.values()].includes(TABLE);
    }
    if (!over) seen.open += 1;
    const names = NAMES.slice(0, size).join('.');
    const played = playSheet(sheet, { names, small: small.join('.') }, entries);
    expect(refusedIn(played).flat(), JSON.stringify([small, entries])).toEqual([]);
    expect(pointsIn(played), JSON.stringify(entries)).toEqual(racks.map(total));
    expect(played.over !== null).toBe(over);
    const left = ALL.filter((ball) => owner.get(ball) === TABLE);
    expect(played.gone?.map(Number)).toEqual(ALL.filter((ball) => !left.includes(ball)));
    if (!over) {
      for (const [who, count] of owed.entries()) expect(played.state.some((say) => say.startsWith(`${NAMES[who]} owes ${count} ball`))).toBe(count > 0);
      continue;
    }
    const { best, worst } = ends(small, owner, owed);
    const says = played.state.join(' ');
    expect(says).toContain(worst === null ? 'does not say who loses' : `${NAMES[worst]} loses.`);
    if (left.length === 0 && !/has 41/.test(played.over ?? '')) expect(says).toContain(best === null ? 'does not say who wins' : `${NAMES[best]} wins.`);
  }
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(20);
});

test('the shots that make pool do so, and every such pair of balls is listed', () => {
  const scorer = scorerOf(fortyOne, 'standing');
  const next = random(41);
  for (let n = 0; n < 600; n++) {
    const free = [...ALL];
    const take = (most: number) => Array.from({ length: next(most) }, () => free.splice(next(free.length - 1), 1)[0] as number);
    const [ball, rack, others] = [6 + next(12), take(3), take(5)];
    const result = answered(scorer, { ball: `${ball}`, rack: rack.join(' '), others: others.join(' ') }, BOOK);
    if (!result.ok) throw new Error(JSON.stringify(result));
    const need = 41 - ball - total(rack);
    expect(result.value.headline).toMatch(need === 0 ? /: pool/ : need < 0 ? /burst/ : new RegExp(`${need} to pool`));
    if (need <= 0) continue;
    const told = /make pool: (.*)\.$/.exec(result.value.notes[0] ?? '')?.[1]?.split('; ') ?? [];
    const sets = told.map((set) =>
      set
        .replace('the ', '')
        .split(/, | and /)
        .map(Number),
    );
    expect(sets.every((set) => total(set) === need && set.every((one) => free.includes(one)))).toBe(true);
    const pairs = free.flatMap((a) => free.flatMap((b) => (a <= b && (a === b ? a : a + b) === need ? [1] : [])));
    const triples = free.flatMap((a) => free.flatMap((b) => free.flatMap((c) => (a < b && b < c && a + b + c === need ? [1] : []))));
    expect(sets).toHaveLength(pairs.length > 0 ? pairs.length : triples.length);
  }
});

test('invalid entries are reported with their question', () => {
  const sheet = sheetOf(fortyOne, 'game');
  const refused = (...entries: Record<string, string>[]) => refusedIn(playSheet(sheet, { names: 'Ann.Ben' }, entries)).at(-1);
  expect(refused({ who: 'second' })).toEqual(['who']);
  expect(refused({ who: 'third' })).toEqual(['who']);
  expect(refused({ who: 'first', made: '4', how: 'scratch' })).toEqual(['made']);
  expect(refused({ who: 'first', made: '15', how: 'pool', ball: '10' })).toEqual(['ball']);
  expect(refused({ who: 'first', made: '15', how: 'burst', ball: '10' })).toEqual(['ball']);
  expect(refused({ who: 'first', made: '15 14 13' })).toEqual(['how']);
  expect(refused({ who: 'first', made: '4', back: '4' })).toEqual(['back']);
  expect(refused({ who: 'first', how: 'scratch', back: '4' })).toEqual(['back']);
  expect(refused({ who: 'first', made: '4' }, { who: 'second', made: '4' })).toEqual(['made']);
  const hidden = playSheet(sheet, { names: 'Ann.Ben' }, [{ who: 'first', made: '15 14 2', how: 'pool', ball: '10' }]);
  expect(hidden.state).toEqual([expect.stringContaining('Ben has still to show')]);
});
