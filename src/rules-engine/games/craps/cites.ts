import { citesOf } from '../../laws/cites.ts';

/**
 * The passages of the books on Craps, each under a name.
 * The book has the game twice: in its chapter on craps and again, shorter, among the games with dice.
 */
export const cites = citesOf({
  blue: {
    Craps: { pack: '59', object: '59-60', scoring: '60', chanceOfMakingPoint: '60-61', chanceOfCaster: '61' },
    'Professional Craps': { professionalForm: '61', professionalDisc: '61-62', professionalBetting: '62' },
    'Craps, or Hazard': { hazardScoring: '202', hazardObject: '202-203', hazardPointMade: '203' },
  },
});
