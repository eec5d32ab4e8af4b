import { law } from '../../../../laws/laws.ts';
import { losesAmount } from '../../../../laws/remedies.ts';
import { BLUE, cites, USPC } from '../../cites.ts';
import { colorSolo, priceOfSolo } from '../../words.ts';

const { blue, uspc } = cites;

export const added = {
  'all-passed': law({
    question: 'nobody-bids',
    title: 'Nobody bids',
    gist: 'All three players pass.',
    aka: ['all pass', 'last trick loses', 'everybody passed'],
    moment: 'bidding',
    facts: {},
    leads: {
      'blue-ribbon-1940': 'Color is played, and the winner of the last trick loses the price of a solo in color.',
      'uspc-1898': 'Color is played, and the winner of the last trick loses the price of a solo.',
    },
    readings: (says) => ({
      [BLUE]: says([{ then: [losesAmount('last-trick-winner', colorSolo)], note: 'The hand is played in color.' }], blue.heart),
      [USPC]: says([{ then: [losesAmount('last-trick-winner', priceOfSolo)], note: 'The hand is played in color.' }], uspc.heart),
    }),
    see: ['solo/heart-solo.points.last-trick'],
  }),
};
