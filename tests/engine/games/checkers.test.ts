// Positions of the draughts games are drawn from a notation; the moves that the books print are checked against all legal moves.
import { describe, expect, test } from 'vitest';
import { diagrams } from '../../../src/rules-engine/games/checkers/diagrams.ts';
import { diagrams as problems } from '../../../src/rules-engine/games/checkers/variants/critical-positions.ts';
import { diagrams as games } from '../../../src/rules-engine/games/checkers/variants/example-games.ts';
import { diagrams as openings } from '../../../src/rules-engine/games/checkers/variants/match-play.ts';
import { scorerIn } from '../../../src/rules-engine/index.ts';
import { drawn, type Piece, placeOf, readPosition, sayPosition, squareAt } from '../../../src/rules-engine/mechanics/draughts/board.ts';
import { placeRows } from '../../support/library.ts';
import { after, ENGLISH, movesOf, playOut } from './draughts-moves.ts';

const START = readPosition('B:W21-32:B1-12', 8);
/** The moves in a text, from square to square. */
const movesIn = (text: string) => [...text.matchAll(/\b(\d{1,2})[- ](\d{1,2})(?=[\s,.])/g)].map(([, from, to]) => `${from}-${to}`);
/** Men and kings as shown in a diagram, by square. */
function shown(diagram: (typeof problems)[keyof typeof problems]): Map<number, Piece> {
  const men = new Map<number, Piece>();
  for (const shape of diagram.shapes)
    if (shape.kind === 'disc') {
      const square = squareAt((shape.x - 1) / 2, (shape.y - 1) / 2, 8);
      if (square === undefined) throw new Error(`expected a man on a square that is played on, found one at ${shape.x}, ${shape.y}`);
      men.set(square, { side: shape.tone === 'light' ? 'white' : 'black', king: shape.says === 'K' });
    }
  return men;
}
const countOf = (plies: number): number => {
  const from = (position: typeof START, left: number): number => {
    if (left === 0) return 1;
    const whole = movesOf(position, ENGLISH).filter(
      (move) =>
        move.taken.length === 0 ||
        !movesOf(position, ENGLISH).some(
          (more) => more.from === move.from && more.taken.length > move.taken.length && move.taken.every((one, n) => one === more.taken[n]),
        ),
    );
    return whole.reduce((sum, move) => sum + from(after(position, move, ENGLISH), left - 1), 0);
  };
  return from(START, plies);
};

describe('the move generator of the tests', () => {
  test('finds the known number of games from the start', () => {
    // The published counts for English draughts: 7, 49, 302, 1469, 7361.
    expect([1, 2, 3, 4, 5].map(countOf)).toEqual([7, 49, 302, 1469, 7361]);
  });
});

describe('a position', () => {
  test('has its men on the squares of its notation', () => {
    for (const columns of [8, 10]) for (let n = 1; n <= (columns * columns) / 2; n += 1) expect(squareAt(...placeOf(n, columns), columns)).toBe(n);
    expect(placeOf(1, 8)).toEqual([1, 0]);
    expect(placeOf(29, 8)).toEqual([0, 7]);
    expect(placeOf(45, 10)).toEqual([9, 8]);
  });
  test('has an alternative text', () => {
    expect(sayPosition(readPosition('W:W18,K22,K23:B1', 8))).toBe('White has a man on 18 and kings on 22 and 23. Black has a man on 1.');
    expect(sayPosition(readPosition('W:W:B1,2,6', 8))).toBe('White has nothing left. Black has men on 1, 2 and 6.');
  });
  test.each([
    ['W18:B1', 'expected a position'],
    ['W:W33:B1', 'expected a square from 1 to 32, found 33'],
    ['W:W1:B1', 'expected one man on square 1'],
    ['W:W1-:B', 'expected a square'],
  ])('%s is rejected', (notation, why) => expect(() => readPosition(notation, 8)).toThrow(why));
  test('uses the dark squares, with a corner at the left of each player', () => {
    const { shapes } = drawn('W:W21-32:B1-12', { title: '', says: '' });
    const dark = shapes.flatMap((shape) => (shape.kind === 'square' && shape.tone === 'dark' ? [`${shape.x},${shape.y}`] : []));
    expect(dark).toContain('0,14');
    for (const shape of shapes) if (shape.kind === 'disc') expect(dark).toContain(`${shape.x - 1},${shape.y - 1}`);
  });
});

describe('what the books print', () => {
  test.each(['first', 'second', 'eleventh'] as const)('every move of the solution of the %s position is legal', (key) => {
    const { alt } = problems[key];
    const solution = movesIn(alt.slice(alt.indexOf('.', alt.indexOf('Black has')) + 1));
    expect(solution.length).toBeGreaterThan(10);
    playOut({ turn: 'white', men: shown(problems[key]) }, solution, ENGLISH);
  });
  test('the eleventh position leads to the men of the first', () => {
    const { alt } = problems.eleventh;
    const end = playOut({ turn: 'white', men: shown(problems.eleventh) }, movesIn(alt.slice(alt.indexOf('Black has'))), ENGLISH);
    const men = (of: Iterable<Piece>) => [...of].map(({ side, king }) => `${side} ${king}`).sort();
    expect(men(end.men.values())).toEqual(men(shown(problems.first).values()));
  });
  test('Game 1 and the openings lead to the positions in the diagrams', () => {
    for (const diagram of [games['game-1'], ...Object.values(openings)]) {
      const end = playOut(START, movesIn(diagram.alt), ENGLISH);
      expect(
        [...end.men].sort(([a], [b]) => a - b),
        diagram.title,
      ).toEqual([...shown(diagram)].sort(([a], [b]) => a - b));
    }
  });
  test('the examples of captures are as printed in the books', () => {
    const one = (key: keyof typeof diagrams, turn: 'white' | 'black', from: number, to: number, taken: number) => {
      const moves = movesOf({ turn, men: shown(diagrams[key]) }, ENGLISH).filter((move) => move.from === from && move.to === to);
      expect(
        moves.map((move) => move.taken.length),
        key,
      ).toEqual([taken]);
    };
    one('three-jumps', 'white', 27, 2, 3);
    one('swoop', 'white', 2, 9, 5);
    one('huff-due', 'black', 15, 22, 1);
    one('crowned-by-capture', 'white', 11, 2, 1);
    one('two-captures', 'white', 22, 13, 1);
    one('two-captures', 'white', 22, 8, 2);
    one('part-of-capture', 'white', 28, 1, 3);
    one('over-the-edge', 'white', 22, 15, 1);
    one('either-huffed', 'black', 14, 23, 1);
    one('either-huffed', 'black', 15, 22, 1);
    expect(new Set(movesOf({ turn: 'black', men: shown(diagrams.touched) }, ENGLISH).map(({ from }) => from))).toEqual(new Set([9, 10, 11, 12]));
    expect(movesOf({ turn: 'white', men: shown(diagrams.huffed) }, ENGLISH).every(({ taken }) => taken.length === 0)).toBe(true);
    expect(movesOf({ turn: 'white', men: shown(diagrams['crowned-by-capture']) }, ENGLISH).every(({ taken }) => taken.length === 1)).toBe(true);
    // White on 28 takes three men on 24, 15 and 6, or on 24, 16 and 8: Donohue p. 171.
    for (const black of ['6,15,24', '8,16,24']) {
      const longest = Math.max(...movesOf(readPosition(`W:W28:B${black}`, 8), ENGLISH).map(({ taken }) => taken.length));
      expect(longest).toBe(3);
    }
  });
});

describe('who has the move', () => {
  const [, place] = placeRows.find(([id]) => id === 'checkers') ?? [];
  const count = place === undefined ? undefined : scorerIn(place, 'the-move');
  const ask = (white: string, black: string, turn: string) => {
    if (count === undefined) throw new Error('expected a count');
    return count.score({ white, black, turn } as never, 'donohue');
  };
  test.each(['12x', 'x12', 'K', '1.5x', '33', '0'])('"%s" is no square, and the message names it', (typed) => {
    const result = ask(typed, '20', 'white');
    const wrong = typed === '1.5x' ? '5x' : typed;
    expect(result.ok ? [] : result.problems).toEqual([{ field: 'white', expected: 'numbers of squares from 1 to 32', found: wrong }]);
  });
  test('both systems of squares give the same answer, and it changes with the turn', () => {
    let seed = 7;
    const next = () => {
      seed = (seed * 48271) % 2147483647;
      return seed / 2147483647;
    };
    for (let n = 0; n < 300; n += 1) {
      const squares = Array.from({ length: 32 }, (_, one) => one + 1).sort(() => next() - 0.5);
      const men = 1 + Math.floor(next() * 12);
      const [white, black] = [squares.slice(0, men), squares.slice(men, 2 * men)];
      // The other system: the columns with a playing square at the far end.
      const other = [...white, ...black].filter((square) => placeOf(square, 8)[0] % 2 === 1).length;
      const [result, turned] = ['white', 'black'].map((turn) => ask(white.join(', '), black.join(' '), turn));
      const says = other % 2 === 1 ? 'White has the move' : 'Black has the move';
      expect(JSON.stringify(result)).toContain(says);
      expect(JSON.stringify(turned)).not.toContain(says);
    }
  });
  test.each([
    ['33', '1', 'squares from 1 to 32'],
    ['1', '1', 'one man on a square'],
    ['1, 2', '3', 'as many men as White'],
    ['king', '3', 'squares from 1 to 32'],
  ])('%s against %s is rejected', (white, black, why) => expect(JSON.stringify(ask(white, black, 'white'))).toContain(why));
});
