// Pin pool's sheet compared with a second count, and every stroke that makes pool (blue-ribbon-1940 p. 317-318).
import { expect, test } from 'vitest';
import pinPool from '../../../src/rules-engine/games/pin-pool/index.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';
import { playSheet, pointsIn, random, refusedIn } from '../../support/sheets/pool-sheets.ts';

const SEATS = ['first', 'second', 'third', 'fourth'];
const BOOK = 'blue-ribbon-1940';

test('a thousand pools: a list of pins for each player, cut where it bursts', () => {
  const next = random(316);
  const sheet = sheetOf(pinPool, 'pool');
  for (let game = 0; game < 1000; game++) {
    const players = 2 + next(2);
    const small = SEATS.slice(0, players).map(() => 6 + next(12));
    const made = SEATS.slice(0, players).map(() => 0);
    const entries: Record<string, string>[] = [];
    let [at, over] = [0, false];
    while (entries.length < 80 && !over) {
      const bits = next(3) === 0 ? 0 : next(31);
      const pins = [1, 2, 3, 4, 5].filter((pin) => (bits >> (pin - 1)) % 2 === 1);
      const sum = pins.reduce((all, pin) => all + pin, 0);
      const total = (small[at] ?? 0) + (made[at] ?? 0) + sum;
      const natural = bits === 15;
      const says = natural ? 'natural' : total === 31 ? 'pool' : total > 31 ? 'burst' : 'nothing';
      entries.push({ who: SEATS[at] ?? '', pins: pins.join('.'), says, ...(says === 'pool' || says === 'burst' ? { ball: `${small[at]}` } : {}) });
      made[at] = says === 'burst' ? 0 : (made[at] ?? 0) + sum;
      over = natural || says === 'pool';
      if (says !== 'nothing' || pins.length === 0 || next(1) === 0) at = (at + 1) % players;
    }
    const played = playSheet(sheet, { names: SEATS.slice(0, players).join('.') }, entries);
    expect(refusedIn(played).flat(), JSON.stringify(entries)).toEqual([]);
    expect(pointsIn(played), JSON.stringify(entries)).toEqual(made);
    expect(played.over !== null).toBe(over);
  }
});

test('every stroke: pool, burst and natural agree with the sum, and the listed strokes do make pool', () => {
  const scorer = scorerOf(pinPool, 'standing');
  const strokes = Array.from({ length: 32 }, (_, bits) => [1, 2, 3, 4, 5].filter((pin) => (bits >> (pin - 1)) % 2 === 1));
  for (let own = 1; own <= 30; own++)
    for (const pins of strokes) {
      const result = answered(scorer, { ball: `${own}`, pins: pins.join('.') }, BOOK);
      if (!result.ok) throw new Error(JSON.stringify(result));
      const total = own + pins.reduce((all, pin) => all + pin, 0);
      const natural = pins.join('') === '1234';
      expect(result.value.headline).toMatch(natural ? /natural/ : total === 31 ? /: pool/ : total > 31 ? /burst/ : new RegExp(`${31 - total} to pool`));
      const sets = /make pool: (.*)\.$/.exec(result.value.notes[0] ?? '')?.[1]?.split('; ') ?? [];
      const sums = sets.map((set) => set.split(/, | and /).reduce((all, pin) => all + Number(pin), 0));
      expect(sums.every((sum) => sum === 31 - total)).toBe(true);
      if (!natural && total < 31)
        expect(sets).toHaveLength(strokes.filter((one) => one.length > 0 && one.reduce((all, pin) => all + pin, 0) === 31 - total).length);
    }
});

test('invalid entries are reported with their question', () => {
  const refused = (...entries: Record<string, string>[]) => refusedIn(playSheet(sheetOf(pinPool, 'pool'), {}, entries)).at(-1);
  expect(refused({ who: 'first', pins: '1.1' })).toEqual(['pins']);
  expect(refused({ who: 'second' })).toEqual(['who']);
  expect(refused({ who: 'first', pins: '5', says: 'pool', ball: '20' })).toEqual(['ball']);
  expect(refused({ who: 'first', pins: '5', says: 'burst', ball: '20' })).toEqual(['ball']);
  expect(refused({ who: 'first', pins: '1.2.3.4' })).toEqual(['says']);
  expect(refused({ who: 'first', pins: '1.2', says: 'natural' })).toEqual(['says']);
});
