import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Pedro } from '../../code.ts';

const passage = cites.blue.snoozer;
const CARDS = 'The points of a deal';

export const changed = {
  pedro: { books: { 'blue-ribbon-1940': bookValue(5, passage) } },
  whole: { books: { 'blue-ribbon-1940': bookValue(36, passage) } },
  order: { books: { 'blue-ribbon-1940': ruled('high, low, jack, ten, trey, five, nine, joker', passage) } },
  target: { gist: 'The points that win.', books: { 'blue-ribbon-1940': bookValue(100, passage) } },
} as const satisfies AmendedPoints<Pedro>;

export const own = {
  trey: item({ title: 'Trey', gist: 'The three of trumps.', aka: ['three of trumps'], group: CARDS, books: { 'blue-ribbon-1940': bookValue(3, passage) } }),
  sancho: item({
    title: 'Nine',
    gist: 'The nine of trumps.',
    aka: ['nine of trumps', 'sancho'],
    group: CARDS,
    books: { 'blue-ribbon-1940': bookValue(9, passage) },
  }),
  joker: item({
    title: 'Joker',
    gist: 'The lowest trump of all.',
    aka: ['snoozer', 'joker'],
    group: CARDS,
    books: { 'blue-ribbon-1940': bookValue(15, passage) },
  }),
} as const;
