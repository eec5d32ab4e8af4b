import { chance, type OddsTable } from '../../odds/odds.ts';
import type { Outcomes } from '../../odds/outcomes.ts';
import type { Schedule } from '../../scoring/schedule.ts';
import type { points } from './points.ts';
import { ways } from './reckoning/throws.ts';

/** Whole turns of three throws by score, keeping the dice that the book says to keep. */
const turns = (by: Schedule<typeof points>): Outcomes<number> => ({
  say: 'ways of the six dice of a turn',
  of: 6 ** 6,
  each: () =>
    ways(by.way('three-dice') === 'highest-of-each' ? 'highest-of-each' : 'two-highest').flatMap((many, score) => (many > 0 ? [[score, many] as const] : [])),
});
const reaches = (least: number, gist: string) =>
  chance<typeof points, number>({
    title: least === 18 ? 'A score of 18' : `A score of ${least} or more`,
    gist,
    outcomes: turns,
    happens: (score) => score >= least,
  });

export const odds: OddsTable = {
  keeper: 'the others',
  note: 'No player chooses anything in a turn, so that all of it can be counted. The book prints no figure.',
  rows: {
    twelve: reaches(12, 'About three players in four come to it.'),
    fourteen: reaches(14, 'Less than every second player comes to it.'),
    sixteen: reaches(16, 'A good score.'),
    eighteen: reaches(18, 'Three sixes at the end: the best there is.'),
  },
};
