import { bet, type OddsTable } from '../../odds/odds.ts';
import { equally, type Outcomes } from '../../odds/outcomes.ts';
import type { points } from './points.ts';
import { NUMBERS, onSide } from './reckoning/layout.ts';
import { type Ball, type Bet, type Freed, type Prices, settle } from './reckoning/settle.ts';

/** The holes of a book's wheel: its numbers, and enough zeros to make up the number in the schedule. */
const wheel = (by: Prices): Outcomes<Ball> =>
  equally('holes of the wheel', [...NUMBERS, ...(['zero', 'double-zero'] as const).slice(0, by.points('holes') - NUMBERS.length)]);

const row = (title: string, gist: string, on: Bet) =>
  bet<typeof points, Ball>({ title, gist, outcomes: wheel, stake: 2, settle: (ball, by, stake) => linesOf(settle(on, ball, 'not-yet', stake, by)) });
const linesOf = (line: ReturnType<typeof settle>) => (line === null ? [] : [line]);

interface Spins {
  readonly ball: Ball;
  readonly freed: Freed;
}
/**
 * A spin and, where it puts an even chance in prison, the following spins. A second zero leaves the stake where it is, since the book does not
 * decide it: the first number frees or takes it.
 */
const withPrison = (by: Prices): Outcomes<Spins> => {
  const spins = [...wheel(by).each()].map(([ball]) => ball);
  const side = (ball: Ball): Freed => (typeof ball !== 'number' ? 'zero' : onSide('red', ball) ? 'right' : 'wrong');
  return {
    say: by.has('prison') ? 'pairs of a spin and the next number' : 'holes of the wheel, each with every next number',
    of: spins.length * NUMBERS.length,
    each: () => spins.flatMap((ball) => NUMBERS.map((next) => [{ ball, freed: side(next) }, 1] as const)),
  };
};

export const odds: OddsTable = {
  keeper: 'the bank',
  note: 'The two wheels differ by a zero, and so does every bet; Donohue’s payments are read with the stake among them.',
  rows: {
    number: row('One number', 'A stake on any number.', { chance: 'number', numbers: [17] }),
    zero: row('Zero', 'A stake on the zero itself.', { chance: 'zero' }),
    two: row('Two numbers', 'A stake on the line between them.', { chance: 'two', numbers: [17, 18] }),
    three: row('Three numbers', 'A stake beside a row.', { chance: 'three', numbers: [16, 17, 18] }),
    four: row('Four numbers', 'A stake where four meet.', { chance: 'four', numbers: [16, 17, 19, 20] }),
    six: row('Six numbers', 'A stake between two rows.', { chance: 'six', numbers: [13, 14, 15, 16, 17, 18] }),
    column: row('A column', 'A stake at its foot.', { chance: 'column', thirds: ['first'] }),
    dozen: row('A dozen', 'A stake on the first, middle or last twelve.', { chance: 'dozen', thirds: ['first'] }),
    'two-columns': {
      ...row('Two columns, or two dozens', 'A stake on the line between them.', { chance: 'two-columns', thirds: ['first', 'middle'] }),
      books: ['blue-ribbon-1940'],
    },
    'even-chance': bet<typeof points, Spins>({
      title: 'An even chance',
      gist: 'Red or black, odd or even, 1 to 18 or 19 to 36. By Blue Ribbon zero puts the stake in prison; by Donohue it is taken as lost.',
      outcomes: withPrison,
      settle: ({ ball, freed }, by, stake) => linesOf(settle({ chance: 'red' }, ball, freed, stake, by)),
    }),
  },
};
