import { bet, type OddsTable } from '../../odds/odds.ts';
import { equally, type Outcomes } from '../../odds/outcomes.ts';
import { gains } from '../../odds/printed.ts';
import { cites } from './cites.ts';
import type { points } from './points.ts';
import { type Niche, type Prices, settle } from './reckoning/settle.ts';

/** The niches, alternately E and O; the bar-holes are shared equally by the letters. */
const niches = (by: Prices): Outcomes<Niche> =>
  equally(
    'niches',
    Array.from({ length: by.points('niches') }, (_, n): Niche => ({ letter: n % 2 === 0 ? 'E' : 'O', bar: n < by.points('bar-holes') })),
  );
const { donohue } = cites;

export const odds: OddsTable = {
  keeper: 'the bank',
  note: 'E and O come to the same. The book leaves open what becomes of a stake on the letter of the bar-hole, so the bet is counted both ways.',
  rows: {
    'given-back': bet<typeof points, Niche>({
      title: 'A letter, the stake given back',
      gist: 'The bar-hole of one’s own letter neither wins nor loses.',
      outcomes: niches,
      settle: (niche, by, stake) => [settle('E', niche, stake, by)],
      printed: [
        gains('5', donohue.advantage, {
          differs:
            'The bank gains by two niches of forty, as the book says, but in each from one letter only: of all that is staked on both it is half as much.',
        }),
      ],
    }),
    kept: bet<typeof points, Niche>({
      title: 'A letter, the stake kept',
      gist: 'The bank keeps it even in the bar-hole of its own letter.',
      outcomes: niches,
      settle: (niche, by, stake) => [settle('E', niche, stake, by, true)],
      printed: [gains('5', donohue.advantage)],
    }),
  },
};
