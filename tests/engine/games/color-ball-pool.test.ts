// Color-ball pool: a thousand random pools compared with a second method that stores a row of pegs for each player.
import { expect, test } from 'vitest';
import colorBall from '../../../src/rules-engine/games/color-ball-pool/index.ts';
import { sheetOf } from '../../support/counts/counts.ts';
import { playSheet, pointsIn, random, refusedIn } from '../../support/sheets/pool-sheets.ts';

const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const NAMES = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve', 'Flo', 'Gus', 'Hal'];
const sheet = sheetOf(colorBall, 'pool');

test('a thousand random pools: lives, turns, the star, the last player, and those who divide', () => {
  const next = random(300);
  const seen = { won: 0, shared: 0, agreed: 0, star: 0, two: 0, open: 0 };
  for (let n = 0; n < 1000; n++) {
    const size = 2 + next(6);
    const pegs = Array.from({ length: size }, () => 'xxx');
    const order: number[] = [];
    const entries: Record<string, string>[] = [];
    let [at, starred] = [0, false];
    let end: string | null = null;
    const strokes = next(4) === 0 ? 1 + next(8) : 200;
    const isIn = (who: number) => (pegs[who] ?? '') !== '';
    const inNow = () => pegs.flatMap((row, who) => (row === '' ? [] : [who]));
    const lose = (who: number) => {
      pegs[who] = (pegs[who] ?? '').slice(1);
      if (!isIn(who)) order.push(who);
    };
    while (entries.length < strokes && end === null) {
      const alive = inNow();
      if (order.length > 0 && !starred && alive.length > 2 && next(6) === 0) {
        const who = order.shift() as number;
        pegs[who] = [...pegs.filter((row) => row !== '')].sort((a, b) => a.length - b.length)[0] ?? '';
        starred = true;
        seen.star += 1;
        entries.push({ who: SEATS[who] ?? '', did: 'star' });
        continue;
      }
      if (alive.length === 2 && pegs[alive[0] ?? 0] === pegs[alive[1] ?? 0] && next(3) === 0) {
        end = `${alive.map((who) => NAMES[who]).join(' and ')} divide it.`;
        seen.agreed += 1;
        entries.push({ who: SEATS[alive[next(1)] ?? 0] ?? '', did: 'divide' });
        break;
      }
      const did = ['nothing', 'nothing', 'takes', 'takes', 'misses', 'loses'][next(5)] as string;
      const entry: Record<string, string> = { who: SEATS[at] ?? '', did };
      entries.push(entry);
      const each = alive.length === 3 && alive.every((who) => pegs[who] === 'x');
      if (did === 'takes') {
        const others = alive.filter((who) => who !== at);
        const [whose] = others.splice(next(others.length - 1), 1);
        entry.whose = SEATS[whose ?? 0] ?? '';
        lose(whose ?? 0);
        if (others.length > 0 && next(9) === 0) {
          const also = others[next(others.length - 1)] ?? 0;
          entry.also = SEATS[also] ?? '';
          lose(also);
          seen.two += 1;
        }
      } else if (did !== 'nothing') lose(at);
      const rest = inNow();
      if (each && did === 'misses') {
        end = `${rest.map((who) => NAMES[who]).join(' and ')} divide it without a stroke.`;
        seen.shared += 1;
      } else if (rest.length === 1) {
        end = `${NAMES[rest[0] ?? 0]} wins it.`;
        seen.won += 1;
      }
      if (did !== 'takes')
        do at = (at + 1) % size;
        while (!isIn(at) && end === null);
    }
    if (end === null) seen.open += 1;
    const played = playSheet(sheet, { names: NAMES.slice(0, size).join('.'), stake: '5' }, entries);
    const why = JSON.stringify(entries);
    expect(refusedIn(played).flat(), why).toEqual([]);
    expect(pointsIn(played), why).toEqual(pegs.map((row) => row.length));
    if (end === null) {
      expect(played.over, why).toBe(null);
      expect(played.state.at(-1), why).toBe(`${NAMES[at]} is to strike.`);
    } else expect(played.over, why).toBe(`The pool is over: ${end}`);
    expect(played.state.join(' ')).toContain(`In the pool: ${5 * (size + (starred ? 1 : 0))} chips`);
  }
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(20);
});

test('invalid entries are reported with their question', () => {
  const refused = (...entries: Record<string, string>[]) => refusedIn(playSheet(sheet, { names: 'Ann.Ben.Cy' }, entries)).at(-1);
  const takes = (whose: string, also = '') => ({ who: 'first', did: 'takes', whose, also });
  expect(refused({ who: 'second', did: 'nothing' })).toEqual(['who']);
  expect(refused({ who: 'fourth', did: 'nothing' })).toEqual(['who']);
  expect(refused(takes('first'))).toEqual(['whose']);
  expect(refused(takes('fourth'))).toEqual(['whose']);
  expect(refused(takes('second', 'second'))).toEqual(['also']);
  expect(refused({ who: 'second', did: 'star' })).toEqual(['who']);
  expect(refused({ who: 'first', did: 'divide' })).toEqual(['did']);
  const three = [takes('second'), takes('second'), takes('second')];
  expect(refused(...three, takes('second'))).toEqual(['whose']);
  expect(refused(...three, { who: 'second', did: 'star' })).toEqual(['did']);
  expect(refused(...three, { who: 'first', did: 'loses' }, { who: 'first', did: 'divide' })).toEqual(['did']);
});
