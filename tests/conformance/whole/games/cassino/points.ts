// What each book gives at cassino: U.S. Playing Card, p. 55-56; Donohue, p. 89-92 and 95; Blue Ribbon, p. 134-137.
import type { WholePlace } from '../../whole.ts';

const US = 'p. 55-56';
const BLUE = 'p. 136';
export const points: NonNullable<WholePlace['points']> = {
  combining: {
    'uspc-1898': `Every set that pairs with the card, or makes its number., ${US}`,
    donohue: 'Every set that pairs with the card, or makes its number., p. 89-90, p. 90',
    'blue-ribbon-1940': 'Every set that pairs with the card, or makes its number., p. 134',
  },
  cards: { 'uspc-1898': `3 points, ${US}`, donohue: '3 points, p. 92', 'blue-ribbon-1940': `3 points, ${BLUE}` },
  spades: { 'uspc-1898': `1 point, ${US}`, donohue: '1 point, p. 91-92', 'blue-ribbon-1940': `1 point, ${BLUE}` },
  'big-cassino': { 'uspc-1898': `2 points, ${US}`, donohue: '2 points, p. 91', 'blue-ribbon-1940': `2 points, ${BLUE}` },
  'little-cassino': { 'uspc-1898': `1 point, ${US}`, donohue: '1 point, p. 91-92', 'blue-ribbon-1940': `1 point, ${BLUE}` },
  ace: { 'uspc-1898': `1 point an ace, ${US}`, donohue: '1 point an ace, p. 91-92', 'blue-ribbon-1940': `1 point an ace, ${BLUE}` },
  sweep: { 'uspc-1898': `1 point a sweep, ${US}`, donohue: '1 point a sweep, p. 91-92, p. 91', 'blue-ribbon-1940': '1 point a sweep, p. 135-136' },
  'whole-deal': { 'blue-ribbon-1940': `11 points, ${BLUE}` },
  'single-game': {
    'uspc-1898': 'The most points., p. 56',
    donohue: 'The greatest number of points; equal numbers make a drawn game., p. 92',
    'blue-ribbon-1940': `Of two players, the one with the majority of the eleven points., ${BLUE}`,
  },
  target: { 'uspc-1898': '21 points, p. 56', donohue: '21 points, p. 95', 'blue-ribbon-1940': '21 points, p. 137' },
};
