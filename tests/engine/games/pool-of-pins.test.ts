// Spanish pool, the little corporal and bottle pool: their sheets compared with a second count (blue-ribbon-1940 p. 297-298, 315-316, 322-323).
import { expect, test } from 'vitest';
import bottle from '../../../src/rules-engine/games/bottle-pool/index.ts';
import corporal from '../../../src/rules-engine/games/little-corporal/index.ts';
import spanish from '../../../src/rules-engine/games/spanish-pool/index.ts';
import { sheetOf } from '../../support/counts/counts.ts';
import { playSheet, pointsIn, random, refusedIn } from '../../support/sheets/pool-sheets.ts';

const SEATS = ['first', 'second', 'third', 'fourth'];
const yes = (flag: boolean) => (flag ? 'yes' : 'no');

test('Spanish pool: a thousand games by a table of values', () => {
  const next = random(322);
  const sheet = sheetOf(spanish, 'game');
  for (let game = 0; game < 1000; game++) {
    const players = 2 + next(2);
    const scores = SEATS.slice(0, players).map(() => 0);
    const entries: Record<string, string>[] = [];
    let at = 0;
    while (entries.length < 4 + next(12) && Math.max(...scores) < 30) {
      const first = ['ball', 'ball', 'ball', 'pins', 'none'][next(4)] ?? 'ball';
      const on = first === 'ball';
      const [carom, red, white] = [on && next(2) === 0, on && next(4) === 0, on && next(5) === 0];
      const pins = first === 'none' ? 0 : first === 'pins' ? 1 + next(4) : next(3);
      const middle = on && pins === 1 && next(1) === 0;
      const own = ['stays', 'stays', 'stays', 'pocket', 'off'][next(4)] ?? 'stays';
      entries.push({
        who: SEATS[at] ?? '',
        first,
        ...(on ? { carom: yes(carom), red: yes(red), white: yes(white), middle: yes(middle) } : {}),
        pins: `${pins}`,
        own,
      });
      const pot = red || white;
      const gain = (carom ? 2 : 0) + (red ? 3 : 0) + (white ? 2 : 0) + (middle && !pot ? 5 : 2 * pins);
      let change = gain;
      if (first === 'none') change = own === 'stays' ? -1 : -3;
      if (first === 'pins') change = -2 * pins;
      if (on && own === 'off') change = carom || pot ? -gain : 0;
      scores[at] = (scores[at] ?? 0) + change;
      if (change <= 0 || own !== 'stays') at = (at + 1) % players;
    }
    const played = playSheet(sheet, { names: SEATS.slice(0, players).join('.') }, entries);
    expect(refusedIn(played).flat(), JSON.stringify(entries)).toEqual([]);
    expect(pointsIn(played), JSON.stringify(entries)).toEqual(scores);
    expect(played.over !== null).toBe(Math.max(...scores) >= 30);
  }
});

test('little corporal: a thousand games by strokes in a row', () => {
  const next = random(315);
  const sheet = sheetOf(corporal, 'game');
  for (let game = 0; game < 1000; game++) {
    const entries: Record<string, string>[] = [];
    const scores: [number, number] = [0, 0];
    for (let n = 0; n < 12 && Math.max(...scores) < 60; n++) {
      const me = (n % 2) as 0 | 1;
      const strokes = Array.from({ length: next(6) }, () => ['carom', 'pin', 'both'][next(2)] ?? 'carom');
      let [run, pins] = [0, 0];
      for (const stroke of strokes) {
        if (scores[me] >= 60) break;
        run += stroke === 'pin' ? 0 : 1;
        pins += stroke === 'carom' ? 0 : 1;
        scores[me] += { carom: 1, pin: 5, both: 6 }[stroke] ?? 0;
      }
      const missed = scores[me] < 60 && next(3) === 0;
      if (missed) scores[me === 0 ? 1 : 0] += 1;
      entries.push({ who: SEATS[me] ?? '', run: `${run}`, pins: `${pins}`, missed: yes(missed) });
    }
    const played = playSheet(sheet, { target: '60' }, entries);
    expect(refusedIn(played).flat(), JSON.stringify(entries)).toEqual([]);
    expect(pointsIn(played), JSON.stringify(entries)).toEqual(scores);
    expect(played.over !== null).toBe(Math.max(...scores) >= 60);
  }
});

test('bottle pool: a thousand games, each total cut where it bursts', () => {
  const next = random(297);
  const sheet = sheetOf(bottle, 'game');
  for (let game = 0; game < 1000; game++) {
    const players = 2 + next(2);
    const strings = SEATS.slice(0, players).map((): number[] => []);
    const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0);
    const entries: Record<string, string>[] = [];
    let at = 0;
    let won = false;
    while (entries.length < 120 && !won && !strings.some((string) => sum(string) === 31)) {
      const [carom, one, two] = [next(2) === 0, next(4) === 0, next(4) === 0];
      const state = ['no', 'no', 'upset', 'upset', 'touched', 'direct', 'off', next(40) === 0 ? 'seated' : 'no'][next(7)] ?? 'no';
      entries.push({ who: SEATS[at] ?? '', carom: yes(carom), one: yes(one), two: yes(two), bottle: state });
      const balls = Number(carom) + Number(one) + 2 * Number(two);
      const made = state === 'off' ? -1 : state === 'touched' ? 0 : balls + (state === 'upset' ? 5 : 0);
      const mine = strings[at] ?? [];
      mine.push(made);
      won = state === 'seated';
      const over = sum(mine) > 31;
      if (over) mine.splice(0, mine.length, sum(mine) - 31);
      if (made <= 0 || over || next(1) === 0) at = (at + 1) % players;
    }
    const played = playSheet(sheet, { names: SEATS.slice(0, players).join('.') }, entries);
    expect(refusedIn(played).flat(), JSON.stringify(entries)).toEqual([]);
    expect(pointsIn(played), JSON.stringify(entries)).toEqual(strings.map(sum));
    expect(played.over !== null).toBe(won || strings.some((string) => sum(string) === 31));
  }
});

test('invalid entries are reported with their question', () => {
  const refused = (entry: Record<string, string>) => refusedIn(playSheet(sheetOf(spanish, 'game'), {}, [entry]))[0];
  expect(refused({ who: 'second', first: 'none' })).toEqual(['who']);
  expect(refused({ who: 'first', first: 'none', pins: '2' })).toEqual(['pins']);
  expect(refused({ who: 'first', first: 'pins' })).toEqual(['pins']);
  expect(refused({ who: 'first', first: 'ball', pins: '2', middle: 'yes' })).toEqual(['pins']);
  const late = playSheet(sheetOf(corporal, 'game'), { target: '10' }, [{ who: 'first', run: '0', pins: '3' }]);
  expect(refusedIn(late)).toEqual([['pins']]);
  const bottles = playSheet(sheetOf(bottle, 'game'), {}, [
    { who: 'first', bottle: 'off' },
    { who: 'first', one: 'yes' },
  ]);
  expect(refusedIn(bottles)).toEqual([[], ['who']]);
});
