import { cite } from '../../books.ts';
import { citesOf } from '../../core/cites.ts';

export const TOTAL = cite('blue-ribbon-1940', '205', 'Raffles');
/** The text has the odds for a particular number; the figures are those for that number or a higher one. */
export const TABLE = cite('blue-ribbon-1940', '205', 'Raffles', {
  doubt: 'The text speaks of one particular number; worked out, the figures are the odds against that number or any higher one.',
});
export const TABLE_51 = cite('blue-ribbon-1940', '205', 'Raffles', {
  doubt:
    'The text speaks of one particular number; the figures are for that number or a higher one. For 51 the table prints 45,809; worked out it is 45,806.7.',
});
export const TABLE_LOW = cite('blue-ribbon-1940', '205', 'Raffles', {
  doubt: 'The three last lines of the table cannot be read in our copy. Worked out, they are 2.55, 1.85 and 1.36 to 1.',
});
export const TICKETS = cite('blue-ribbon-1940', '205', 'Raffles', {
  doubt: 'Dividing the odds by the tickets is rough: worked out, it is about 21.1 to 1 that none of 10 throws reaches 45, and 1.7 to 1 that none of 100 does.',
});
/** Donohue has goods raffled by this game, and not by the one that it calls raffles. */
export const THROWING = cite('donohue', '391', 'Throwing Dice');
export const PAIR = cite('donohue', '392', 'Raffles');

/** Where the books tell of Raffles: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Raffles: { game: '205' },
  },
  donohue: {
    'Throwing Dice': { throwingDice: '391' },
    Raffles: { game: '392' },
  },
});
