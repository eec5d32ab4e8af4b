import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Pedro } from '../../code.ts';

const told = cites.blue.snoozer;
const CARDS = 'The points of a deal';

export const changed = {
  pedro: { books: { 'blue-ribbon-1940': bookValue(5, told) } },
  whole: { books: { 'blue-ribbon-1940': bookValue(36, told) } },
  order: { books: { 'blue-ribbon-1940': ruled('high, low, jack, ten, trey, five, nine, joker', told) } },
  target: { gist: 'The points that win.', books: { 'blue-ribbon-1940': bookValue(100, told) } },
} as const satisfies AmendedPoints<Pedro>;

export const own = {
  trey: item({ title: 'Trey', gist: 'The three of trumps.', aka: ['three of trumps'], group: CARDS, books: { 'blue-ribbon-1940': bookValue(3, told) } }),
  sancho: item({
    title: 'Nine',
    gist: 'The nine of trumps.',
    aka: ['nine of trumps', 'sancho'],
    group: CARDS,
    books: { 'blue-ribbon-1940': bookValue(9, told) },
  }),
  joker: item({
    title: 'Joker',
    gist: 'The lowest trump of all.',
    aka: ['snoozer', 'joker'],
    group: CARDS,
    books: { 'blue-ribbon-1940': bookValue(15, told) },
  }),
} as const;
