import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const STAKE = { unit: 'stake' } as const;

/** The book's words for the price of a seven, and the doubt about them. */
export const FOR_ONE = doubted(
  cites.blue.pays,
  'The book pays 3 for 1 and does not say whether the stake is among the three. It is read here as at its roulette, where it is not; if it were, a seven would win 2 stakes.',
);
/** The book does not say expressly that a bet which is not paid is lost. */
export const LOSING = doubted(cites.blue.pays, 'The book says what is paid; that the other bets are lost it leaves to be understood.');

export const points = {
  under: item({
    title: 'Under seven',
    gist: 'The two dice make 2 to 6, as was bet.',
    aka: ['low', 'below seven', 'two to six'],
    group: 'The stakes',
    bookValue: bookValue(1, cites.blue.pays, { ...STAKE, says: 'Even money.' }),
  }),
  over: item({
    title: 'Over seven',
    gist: 'The two dice make 8 to 12, as was bet.',
    aka: ['high', 'above seven', 'eight to twelve'],
    group: 'The stakes',
    bookValue: bookValue(1, cites.blue.pays, { ...STAKE, says: 'Even money.' }),
  }),
  seven: item({
    title: 'Seven',
    gist: 'The two dice make 7, as was bet.',
    aka: ['exactly seven', 'three for one', 'lucky seven'],
    group: 'The stakes',
    bookValue: bookValue(3, FOR_ONE, { ...STAKE, says: '3 for 1.' }),
  }),
  lost: item({
    title: 'Bet lost',
    gist: 'What was bet on has not come.',
    aka: ['losing bet', 'seven with under', 'seven with over'],
    group: 'The stakes',
    bookValue: bookValue(-1, LOSING, STAKE),
  }),
} as const;
