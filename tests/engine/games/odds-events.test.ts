// Throws, draws and balls (blue-ribbon-1940 p. 328-330), each compared with a list of all outcomes.
import { describe, expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/odds/index.ts';
import type { Raw } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf } from '../../support/counts/counts.ts';

const BLUE = 'blue-ribbon-1940';
function asked(key: string, raw: Raw) {
  const result = answered(scorerOf(game, key), raw, BLUE);
  return result.ok ? result.value.headline : result.problems;
}

/** Odds as a person writes them, from outcomes counted one by one. */
function written(wins: number, all: number): string {
  let lose = all - wins;
  let win = wins;
  for (let by = Math.min(lose, win); by > 1; by--)
    if (lose % by === 0 && win % by === 0) {
      lose /= by;
      win /= by;
    }
  if (lose === 0) return 'certain';
  const say = (n: number) => n.toLocaleString('en');
  return lose === win ? 'even' : lose > win ? `${say(lose)} to ${say(win)} against` : `${say(win)} to ${say(lose)} in favour`;
}

/** All sequences of a length over a number of symbols. */
const rows = (signs: number, length: number): number[][] =>
  length === 0 ? [[]] : rows(signs, length - 1).flatMap((row) => Array.from({ length: signs }, (_, sign) => [...row, sign]));

describe('a throw', () => {
  test('of one to five dice is counted throw by throw', () => {
    for (let dice = 1; dice <= 5; dice++) {
      const throws = rows(6, dice);
      for (let faces = 1; faces <= 5; faces++) {
        const wins = throws.filter((one) => one.some((face) => face < faces)).length;
        expect(asked('throw', { dice: `${dice}`, faces: `${faces}` }), `${dice} dice, ${faces} faces`).toBe(written(wins, throws.length));
      }
    }
  });
  test('of ten dice is exact in every digit', () => {
    expect(asked('throw', { dice: '10' })).toBe('50,700,551 to 9,765,625 in favour');
  });
});

describe('a draw', () => {
  test('from small packs is counted draw by draw', () => {
    for (let pack = 2; pack <= 8; pack++)
      for (let wanted = 1; wanted < pack; wanted++)
        for (let draws = 1; draws <= 4; draws++) {
          const all = rows(pack, draws);
          const wins = all.filter((row) => row.every((card) => card < wanted)).length;
          expect(asked('draw', { pack: `${pack}`, wanted: `${wanted}`, draws: `${draws}` })).toBe(written(wins, all.length));
        }
  });
  test('of red cards in a row has the odds of a run', () => {
    for (let times = 1; times <= 10; times++) expect(asked('draw', { wanted: '26', draws: `${times}` })).toBe(asked('run', { times: `${times}` }));
  });
  test('needs a card that can miss', () => {
    expect(asked('draw', { wanted: '52' })).toEqual([{ field: 'wanted', expected: 'fewer cards than the 52 of the pack', found: '52' }]);
  });
});

describe('a ball', () => {
  const orders = (balls: readonly number[]): number[][] =>
    balls.length === 0 ? [[]] : balls.flatMap((one) => orders(balls.filter((other) => other !== one)).map((rest) => [one, ...rest]));

  test('left out or put back is counted order by order', () => {
    for (let balls = 2; balls <= 6; balls++) {
      const out = orders(Array.from({ length: balls }, (_, n) => n));
      for (let drawn = 0; drawn < balls; drawn++) {
        const missed = out.filter((order) => order.indexOf(0) >= drawn);
        const raw = { balls: `${balls}`, drawn: `${drawn}` };
        expect(asked('ball', { ...raw, back: 'out' })).toBe(written(missed.filter((order) => order[drawn] === 0).length, missed.length));
        if (drawn > 3) continue;
        const back = rows(balls, drawn + 1).filter((row) => !row.slice(0, drawn).includes(0));
        expect(asked('ball', { ...raw, back: 'back' })).toBe(written(back.filter((row) => row[drawn] === 0).length, back.length));
      }
    }
  });
  test('cannot be in an empty bottle', () => {
    const expected = 'at most 9 draws: the ball that is wanted is still among the 10';
    expect(asked('ball', { balls: '10', drawn: '10', back: 'out' })).toEqual([{ field: 'drawn', expected, found: '10' }]);
    expect(asked('ball', { balls: '10', drawn: '10', back: 'back' })).toBe('9 to 1 against');
  });
});
