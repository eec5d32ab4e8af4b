import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const STAKE = { unit: 'stake' } as const;
const NO_TOTALS = 'Its cloth has the six numbers alone.';

/** The 1940 book implies, but does not say, that a bet which is not paid is lost. */
export const LOSING = doubted(cites.blue.game, 'The book says what is paid; that every other bet is lost it leaves to be understood.');
const MIRRORED = 'The row of low totals is cut off in our copy; it is taken to be the mirror of the high ones.';

/** Two totals that three dice make in equally many ways, and what the layout says that they pay. */
const totals = (low: number, high: number, pays: number, doubt: string | null = MIRRORED) =>
  item({
    title: `Total of ${low} or ${high}`,
    gist: `The three dice make ${low} or ${high}, as was bet.`,
    aka: [`bet on ${high}`, `bet on ${low}`, `what does ${high} pay`],
    group: 'The totals',
    books: { 'blue-ribbon-1940': bookValue(pays, doubt === null ? cites.blue.layout : doubted(cites.blue.layout, doubt), STAKE), donohue: unscored(NO_TOTALS) },
  });

export const points = {
  'number-once': item({
    title: 'The number on one die',
    gist: 'The number that was bet on comes once.',
    aka: ['single number', 'number came once'],
    group: 'The numbers',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.numbers, { ...STAKE, says: 'Even money.' }),
      donohue: bookValue(1, cites.donohue.bets, { ...STAKE, says: 'As much as was bet.' }),
    },
  }),
  'number-twice': item({
    title: 'The number on two dice',
    gist: 'The number that was bet on comes twice.',
    aka: ['pair', 'number came twice', 'double'],
    group: 'The numbers',
    books: {
      'blue-ribbon-1940': bookValue(2, cites.blue.numbers, { ...STAKE, says: 'Double.' }),
      donohue: bookValue(2, cites.donohue.bets, { ...STAKE, says: 'Double.' }),
    },
  }),
  'number-thrice': item({
    title: 'The number on all three dice',
    gist: 'The number that was bet on comes three times.',
    aka: ['triple', 'three of a kind', 'three alike'],
    group: 'The numbers',
    books: {
      donohue: bookValue(3, cites.donohue.bets, { ...STAKE, says: 'Triple.' }),
      'blue-ribbon-1940': unscored('Three alike are a raffle, and the banker takes the bet.'),
    },
  }),
  'total-3-18': totals(3, 18, 180),
  'total-4-17': totals(4, 17, 60),
  'total-5-16': totals(5, 16, 29),
  'total-6-15': totals(6, 15, 18),
  'total-7-14': totals(7, 14, 12, 'The figure for 14 is damaged in our copy and read as 12; that for 7 is cut off, and taken to be the same.'),
  'total-8-13': totals(8, 13, 8, null),
  'total-9-12': item({
    title: 'Total of 9, 10, 11 or 12',
    gist: 'The three dice make the total that was bet on, one of the four in the middle.',
    aka: ['bet on 10', 'bet on 11', 'what does 9 pay'],
    group: 'The totals',
    books: { 'blue-ribbon-1940': bookValue(6, cites.blue.layout, STAKE), donohue: unscored(NO_TOTALS) },
  }),
  'even-chance': item({
    title: 'High, low, odd or even',
    gist: 'The total is 11 to 18 for high, 3 to 10 for low, odd or even, as was bet.',
    aka: ['high', 'low', 'odd', 'even', 'even money'],
    group: 'The even chances',
    books: { 'blue-ribbon-1940': bookValue(1, cites.blue.evens, { ...STAKE, says: 'Even money.' }), donohue: unscored(NO_TOTALS) },
  }),
  raffle: item({
    title: 'Raffle: three dice alike',
    gist: 'All three dice show one number.',
    aka: ['triplet', 'three alike', 'banker takes all'],
    group: 'The banker wins',
    books: {
      'blue-ribbon-1940': bookValue(-1, cites.blue.numbers, { ...STAKE, says: 'The banker takes every bet but those on raffles.' }),
      donohue: unscored('Three alike pay triple to their number.'),
    },
  }),
  'raffle-bet': item({
    title: 'Bet on raffles',
    gist: 'Three dice alike were bet on.',
    aka: ['bet on triplets', 'any raffle'],
    group: 'The even chances',
    books: {
      'blue-ribbon-1940': ruled(
        'The banker does not take it when three dice are alike; what it is paid is not to be found.',
        doubted(cites.blue.numbers, 'No such bet can be seen on the layout in our copy.'),
      ),
      donohue: unscored(NO_TOTALS),
    },
  }),
  lost: item({
    title: 'Bet lost',
    gist: 'What was bet on has not come.',
    aka: ['bank takes it', 'losing bet'],
    group: 'The banker wins',
    books: {
      'blue-ribbon-1940': bookValue(-1, LOSING, STAKE),
      donohue: bookValue(-1, cites.donohue.bets, STAKE),
    },
  }),
} as const;
