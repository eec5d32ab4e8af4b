import { chance, type OddsTable } from '../../odds/odds.ts';
import type { Outcomes } from '../../odds/outcomes.ts';
import type { Schedule } from '../../scoring/schedule.ts';
import type { points } from './points.ts';
import { ways } from './reckoning/spots.ts';

/** Nine dice by their count. */
const nine = (by: Schedule<typeof points>): Outcomes<number> => ({
  say: 'ways of nine dice',
  of: 6 ** 9,
  each: () => ways(9, by.points('three'), by.points('five')).flatMap((many, total) => (many > 0 ? [[total, many] as const] : [])),
});
const row = (title: string, gist: string, happens: (total: number) => boolean) =>
  chance<typeof points, number>({ title, gist, books: ['donohue'], outcomes: nine, happens });

export const odds: OddsTable = {
  keeper: 'the others',
  note: 'Of nine dice, as Donohue has them thrown. The book of 1940 does not say which die stays, and cannot be counted so. Neither prints a figure.',
  rows: {
    nothing: row('Nothing at all', 'No three and no five in three throws.', (total) => total === 0),
    ten: row('10 or more', 'A little above the average, which is 9.', (total) => total >= 10),
    sixteen: row('16 or more', 'A good score.', (total) => total >= 16),
    all: row('36', 'Nine fives.', (total) => total === 36),
  },
};
