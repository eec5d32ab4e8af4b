import { bookValue, item } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const passage = cites.blue.sixtyThree;
const GROUP = 'The points of a deal';
export const own = {
  king: item({ title: 'King', gist: 'The king of trumps.', aka: ['king of trumps'], group: GROUP, books: { 'blue-ribbon-1940': bookValue(25, passage) } }),
  trey: item({ title: 'Trey', gist: 'The three of trumps.', aka: ['three of trumps'], group: GROUP, books: { 'blue-ribbon-1940': bookValue(15, passage) } }),
  nine: item({ title: 'Nine', gist: 'The nine of trumps.', aka: ['nine of trumps'], group: GROUP, books: { 'blue-ribbon-1940': bookValue(9, passage) } }),
} as const;
