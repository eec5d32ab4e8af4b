import { cite } from '../../books.ts';
import { citesOf } from '../../core/cites.ts';

/** The book has the game twice: in its chapter on craps and again, shorter, among the games with dice. */
export const START = cite('blue-ribbon-1940', '59', 'Craps');
export const BETS = cite('blue-ribbon-1940', '59-60', 'Craps');
export const TABLE = cite('blue-ribbon-1940', '59', 'Craps', {
  doubt: 'The row of chances is damaged in our copy; it is read from the 36 ways that the text counts.',
});
export const THROWS = cite('blue-ribbon-1940', '60', 'Craps');
export const ODDS = cite('blue-ribbon-1940', '60', 'Craps');
export const POINT_ODDS = cite('blue-ribbon-1940', '60-61', 'Craps', {
  doubt: 'The figure is rounded, and by a hair too kind to the caster; worked out in full it is 98 to 67.',
});
export const CASTER_ODDS = cite('blue-ribbon-1940', '61', 'Craps', {
  doubt: 'The text calls 73 to 71 exact; worked out in full it is 251 to 244, so that the caster wins 244 times in 495 and loses 1.41 per cent.',
});
export const HAZARD = cite('blue-ribbon-1940', '202', 'Craps, or Hazard');
export const HAZARD_POINT = cite('blue-ribbon-1940', '203', 'Craps, or Hazard');
export const BANK = cite('blue-ribbon-1940', '62', 'Professional Craps');

/** Where the books tell of Craps: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Craps: { pack: '59', object: '59-60', scoring: '60', chanceOfMakingPoint: '60-61', chanceOfCaster: '61' },
    'Professional Craps': { professionalForm: '61', professionalDisc: '61-62', professionalBetting: '62' },
    'Craps, or Hazard': { hazardScoring: '202', hazardObject: '202-203', hazardPointMade: '203' },
  },
});
