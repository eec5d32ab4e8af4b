// The captures at Polish draughts printed in Donohue, checked against all legal moves of the position, and which of two captures must be made.
import { describe, expect, test } from 'vitest';
import { diagrams } from '../../../src/rules-engine/games/polish-draughts/diagrams.ts';
import { scorerIn } from '../../../src/rules-engine/index.ts';
import { type Piece, squareAt } from '../../../src/rules-engine/mechanics/draughts/board.ts';
import { placeRows } from '../../support/library.ts';
import { after, isWhole, movesOf, POLISH } from './draughts-moves.ts';

type Shown = (typeof diagrams)[keyof typeof diagrams];
const shown = ({ shapes }: Shown) =>
  new Map<number, Piece>(
    shapes.flatMap((shape): [number, Piece][] => {
      if (shape.kind !== 'disc') return [];
      const square = squareAt((shape.x - 1) / 2, (shape.y - 1) / 2, 10);
      return square === undefined ? [] : [[square, { side: shape.tone === 'light' ? 'white' : 'black', king: shape.says === 'K' }]];
    }),
  );
/** The squares named after "goes from": the start, then every stop. */
const stopsIn = (text: string) => [...(/goes from ([\d, toand]+)/.exec(text)?.[1] ?? '').matchAll(/\d+/g)].map(([n]) => Number(n));

describe('captures that Donohue prints', () => {
  test.each([
    ['seven-taken', 7],
    ['king-at-work', 5],
  ] as const)('%s goes as printed, and no other way takes as many', (key, many) => {
    const position = { turn: 'white', men: shown(diagrams[key]) } as const;
    const [from, ...stops] = stopsIn(diagrams[key].alt);
    const whole = movesOf(position, POLISH).filter((move) => isWhole(move, position, POLISH));
    const most = whole.filter(({ taken }) => taken.length === Math.max(...whole.map((move) => move.taken.length)));
    expect(most.map((move) => [move.from, move.stops, move.taken.length])).toEqual([[from, stops, many]]);
  });
  test('three men are on one line and two kings on the other, and the long line passes no man', () => {
    const position = { turn: 'white', men: shown(diagrams['three-or-two']) } as const;
    const whole = movesOf(position, POLISH).filter((move) => isWhole(move, position, POLISH));
    expect(whole.map(({ to, taken }) => [to, taken.length]).sort()).toEqual([
      [20, 2],
      [7, 3],
    ]);
    expect(movesOf({ turn: 'black', men: shown(diagrams['long-line']) }, POLISH).every(({ taken }) => taken.length === 0)).toBe(true);
  });
  test('the king that takes nineteen men turns where the text says, and passes each man once', () => {
    // There are too many ways to list: this one is followed from stop to stop.
    const men = shown(diagrams.nineteen);
    const [from = 0, ...stops] = stopsIn(diagrams.nineteen.alt);
    const taken: number[] = [];
    let now = from;
    for (const stop of stops) {
      const left = new Map([...men].filter(([square]) => square !== from));
      left.set(now, { side: 'white', king: true });
      const leaps = movesOf({ turn: 'white', men: left }, POLISH).filter((move) => move.stops.length === 1 && move.to === stop);
      expect(leaps.length, `${now} to ${stop}`).toBe(1);
      taken.push(...(leaps[0]?.taken ?? []));
      left.delete(now);
      now = stop;
    }
    expect(taken.length).toBe(19);
    expect(new Set(taken).size).toBe(19);
  });
  test('the king that may not jump a piece twice stops on 28 and is taken with two more', () => {
    const start = { turn: 'black', men: shown(diagrams['not-twice']) } as const;
    const whole = movesOf(start, POLISH).filter((move) => isWhole(move, start, POLISH));
    const most = whole.filter(({ taken }) => taken.length === 4);
    expect(most.map(({ from, stops }) => [from, ...stops])).toEqual([[18, 31, 48, 39, 28]]);
    const [move] = most;
    if (move === undefined) throw new Error('expected a move');
    const answered = movesOf(after(start, move, POLISH), POLISH).find(({ taken }) => taken.length === 3);
    expect(answered).toMatchObject({ from: 32, to: 5, taken: [28, 19, 10] });
  });
});

describe('which capture must be made', () => {
  const place = placeRows.find(([id]) => id === 'polish-draughts')?.[1];
  const count = place === undefined ? undefined : scorerIn(place, 'which-capture');
  const ask = (a: number, b: number, c: number, d: number) =>
    JSON.stringify(count?.score({ 'first-men': a, 'first-kings': b, 'second-men': c, 'second-kings': d } as never, 'donohue'));
  test('number counts before worth, for every pair of captures of up to six pieces', () => {
    // A second wording: a king counts a hundredth more than a man.
    for (let a = 0; a <= 3; a += 1)
      for (let b = 0; b <= 3; b += 1)
        for (let c = 0; c <= 3; c += 1)
          for (let d = 0; d <= 3; d += 1) {
            const [one, two] = [a + b * 1.01, c + d * 1.01];
            const none = a + b === 0 || c + d === 0;
            const says = none ? '1 to 20 pieces' : one === two ? 'Either capture' : one > two ? 'The first capture' : 'The second capture';
            expect(ask(a, b, c, d), `${a} ${b} ${c} ${d}`).toContain(says);
          }
  });
});
