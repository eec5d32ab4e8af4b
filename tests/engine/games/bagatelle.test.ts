// Bagatelle: a thousand random games on each sheet compared with a second count, written from Donohue, p. 371-374.
import { describe, expect, test } from 'vitest';
import bagatelle from '../../../src/rules-engine/games/bagatelle/index.ts';
import type { Raw } from '../../../src/rules-engine/index.ts';
import { playOn, randomFrom, summary } from '../../support/sheets/whole-games.ts';

const BOOK = 'donohue';
const GAMES = 1000;
const words = (list: readonly number[]) => list.join('.');
const several = (next: (most: number) => number, most: number) => Array.from({ length: next(most) }, () => 1 + next(8));
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

describe('a thousand games, counted a second time', () => {
  test('bagatelle: each player once in a round, the black counts double, an invalid turn nothing', () => {
    const next = randomFrom(371);
    const SIZES = ['two', 'three', 'four'] as const;
    const SEATS = ['first', 'second', 'third', 'fourth'];
    for (let game = 0; game < GAMES; game++) {
      const size = next(2);
      const players = size + 2;
      const agreed = 1 + next(3);
      const has: Record<string, number> = Object.fromEntries(SEATS.slice(0, players).map((seat) => [seat, 0]));
      let done = new Set<string>();
      let rounds = 0;
      const refused: number[] = [];
      const entries: Raw[] = [];
      for (let n = 0; n < 14; n++) {
        const who = SEATS[next(3)] ?? '';
        const cups = several(next, 6);
        const early = next(4) === 0 ? several(next, 4) : [];
        const black = next(1) === 0 ? 1 + next(8) : null;
        entries.push({ who, cups: words(cups), early: words(early), ...(black === null ? {} : { black: `${black}` }) });
        if (rounds === agreed || !(who in has) || done.has(who) || cups.length + early.length > 9) {
          refused.push(n);
          continue;
        }
        has[who] = (has[who] ?? 0) + sum(cups) + 2 * (black ?? 0);
        done.add(who);
        if (done.size === players) {
          done = new Set();
          rounds++;
        }
      }
      const played = playOn(bagatelle, null, 'rounds', BOOK, { players: SIZES[size], rounds: `${agreed}` }, entries);
      expect(summary(played), JSON.stringify(entries)).toEqual({ totals: has, refused, over: rounds === agreed });
    }
  });

  test('Sans Égal: a colour counts for its owner, the black for the player who holes it', () => {
    const next = randomFrom(372);
    for (let game = 0; game < GAMES; game++) {
      const target = 21 + next(10);
      const twice = next(1) === 1;
      const has = { first: 0, second: 0 };
      const refused: number[] = [];
      const entries: Raw[] = [];
      for (let n = 0; n < 6; n++) {
        const a = several(next, 4);
        const b = several(next, 4);
        const holer = (['nobody', 'first', 'second'] as const)[next(2)] ?? 'nobody';
        const black = 1 + next(8);
        entries.push({ a: words(a), b: words(b), holer, ...(holer === 'nobody' ? {} : { black: `${black}` }) });
        if (Math.max(has.first, has.second) >= target) {
          refused.push(n);
          continue;
        }
        has.first += sum(a);
        has.second += sum(b);
        if (holer !== 'nobody') has[holer] += twice ? black + black : black;
      }
      const played = playOn(bagatelle, 'sans-egal', 'rounds', BOOK, { game: `${target}`, double: twice ? 'yes' : 'no' }, entries);
      expect(summary(played), JSON.stringify(entries)).toEqual({ totals: has, refused, over: Math.max(has.first, has.second) >= target });
    }
  });

  test.each(['mississippi', 'trou-madame'])('%s: turns of nine balls; a ball that has struck no cushion counts for the other player', (form) => {
    const next = randomFrom(form.length);
    const cushion = form === 'mississippi';
    for (let game = 0; game < GAMES; game++) {
      const target = 30 + next(60);
      const has = { first: 0, second: 0 };
      let last = '';
      const refused: number[] = [];
      const entries: Raw[] = [];
      for (let n = 0; n < 8; n++) {
        const who = next(1) === 0 ? 'first' : 'second';
        const arches = several(next, 6);
        const direct = cushion ? several(next, 5) : [];
        entries.push({ who, arches: words(arches), ...(cushion ? { direct: words(direct) } : {}) });
        if (Math.max(has.first, has.second) >= target || who === last || arches.length + direct.length > 9) {
          refused.push(n);
          continue;
        }
        last = who;
        has[who] += sum(arches);
        has[who === 'first' ? 'second' : 'first'] += sum(direct);
      }
      const played = playOn(bagatelle, form, 'turns', BOOK, { game: `${target}` }, entries);
      expect(summary(played), JSON.stringify(entries)).toEqual({ totals: has, refused, over: Math.max(has.first, has.second) >= target });
    }
  });

  test('Russian bagatelle: cups keep the lead, all else but the foot passes it, the bell doubles, the top hole ends the game', () => {
    const next = randomFrom(374);
    const PLACES = ['cavity', 'side-cup', 'centre-cup', 'bell-cup', 'top-hole', 'lodged', 'ran-round', 'came-back'] as const;
    const other = { first: 'second', second: 'first' } as const;
    for (let game = 0; game < GAMES; game++) {
      const has = { first: 0, second: 0 };
      let lead: 'first' | 'second' | 'any' = 'any';
      let over = false;
      const refused: number[] = [];
      const entries: Raw[] = [];
      for (let n = 0; n < 14; n++) {
        const who = next(1) === 0 ? 'first' : 'second';
        const where = PLACES[next(20) === 0 ? 4 : ([0, 1, 2, 3, 5, 6, 7][next(6)] ?? 0)] ?? 'cavity';
        const marked = where === 'cavity' || where === 'bell-cup' ? 1 + next(60) : null;
        const rang = next(3) === 0;
        const freed = next(5) === 0 ? next(30) : null;
        entries.push({
          who,
          where,
          rang: rang ? 'yes' : 'no',
          ...(marked === null ? {} : { marked: `${marked}` }),
          ...(freed === null ? {} : { freed: `${freed}` }),
        });
        const silentBell = where === 'ran-round' || where === 'came-back' || where === 'bell-cup';
        if (over || (lead !== 'any' && who !== lead) || (rang && silentBell)) {
          refused.push(n);
          continue;
        }
        const base = {
          cavity: marked ?? 0,
          'side-cup': 20,
          'centre-cup': 25,
          'bell-cup': marked ?? 0,
          'top-hole': 0,
          lodged: 0,
          'ran-round': -5,
          'came-back': -1,
        }[where];
        has[who] += base * (rang ? 2 : 1) + (where === 'top-hole' ? 0 : (freed ?? 0));
        lead = where === 'cavity' ? 'any' : where.endsWith('cup') ? who : other[who];
        over = where === 'top-hole' || Math.max(has.first, has.second) >= 100;
      }
      const played = playOn(bagatelle, 'russian-bagatelle', 'strokes', BOOK, { game: '100' }, entries);
      expect(summary(played), JSON.stringify(entries)).toEqual({ totals: has, refused, over });
    }
  });
});

test('a tie at the end is reported and not decided', () => {
  const played = playOn(bagatelle, null, 'rounds', BOOK, { players: 'two', rounds: '1' }, [
    { who: 'first', cups: '9' },
    { who: 'second', cups: '5.4' },
  ]);
  expect(played.over).toContain('the book does not say');
});

test('a turn out of order and a tenth ball are rejected, with what was expected', () => {
  const played = playOn(bagatelle, null, 'rounds', BOOK, { players: 'two', names: 'Ann.Bob' }, [
    { who: 'first', cups: '9' },
    { who: 'first', cups: '1' },
    { who: 'second', cups: '1.1.1.1.1.1.1.1', early: '2.2' },
  ]);
  expect(played.rows.map(({ problems }) => problems.map(({ expected, found }) => [expected, found]))).toEqual([
    [],
    [['one who has not played in round 1: Bob', 'Ann']],
    [['at most 9 balls besides the black', '10']],
  ]);
});
