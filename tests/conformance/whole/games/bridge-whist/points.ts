// What each book gives at bridge whist: Donohue (Scoring, p. 397-398; Doubling, p. 402; The Revoke, p. 406) and U.S. Playing Card (Bridge Whist,
// p. 32-35, with its table on p. 35).
import type { WholePlace } from '../../whole.ts';

/** A value in both books; in U.S. Playing Card it is in the table too. */
const both = (value: string, donohue: string, uspc: string) => ({ donohue: `${value}, p. ${donohue}`, 'uspc-1898': `${value}, p. ${uspc}, p. 35` });
const trick = (value: number) => both(`${value} points a trick over six`, '397', '32-33');
const honours = (times: number) => both(`${times} times the value of a trick`, '397', '33');

export const points: NonNullable<WholePlace['points']> = {
  'trick-spades': trick(2),
  'trick-clubs': trick(4),
  'trick-diamonds': trick(6),
  'trick-hearts': trick(8),
  'trick-no-trumps': trick(12),
  doubling: {
    donohue: 'Twice the value for each double or redouble, up to the limit., p. 402',
    'uspc-1898': 'Twice the value for each double or redouble, until one side says that it plays. No limit., p. 33',
  },
  'doubling-limit': { donohue: '100 points, law 58, p. 402', 'uspc-1898': 'Redoubling goes on until one side declares to play., p. 33' },
  'honours-three': honours(2),
  'honours-four': honours(4),
  'honours-five': honours(5),
  'four-in-hand': honours(8),
  'four-in-hand-fifth-with-partner': honours(9),
  'five-in-hand': honours(10),
  chicane: both('2 times the value of a trick', '398', '33'),
  'aces-three': both('30 points', '397', '33'),
  'aces-four': both('40 points', '397', '33'),
  'aces-four-in-hand': both('100 points', '397', '33'),
  'grand-slam': both('40 points', '398', '33-34'),
  'little-slam': both('20 points', '398', '33-34'),
  game: { donohue: '30 points, p. 397', 'uspc-1898': '30 points, p. 35' },
  rubber: { donohue: '100 points, p. 397-398', 'uspc-1898': '100 points, p. 35' },
  revoke: { donohue: '3 tricks a revoke, p. 406', 'uspc-1898': '3 tricks, p. 35' },
  'revoke-cap': { donohue: '28 points, p. 406', 'uspc-1898': '28 points, p. 35' },
};
