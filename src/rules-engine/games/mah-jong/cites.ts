import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the one book that has the game, each under a name. */
export const cites = citesOf({
  blue: {
    'Twenty point Mah Jong': {
      forms: '408',
      tiles: '408-410',
      honours: '409-410',
      seats: '410',
      wall: '411',
      deal: '411',
      play: '412',
      pung: '412-413',
      kong: '413',
      sequence: '413',
      shown: '413-414',
      pairs: '414',
      out: '414-415',
      paid: '415',
      settle: '415',
      east: '415-416',
      count: '416',
      joining: '416',
      card: '417',
      rest: '418',
      noisy: doubtful('417', 'The print of this row is damaged.'),
      onlyPlace: '418-419',
      robbing: '418',
      example: '418-419',
      short: '420',
      falseSet: '420',
      called: '420',
      miscount: '420-421',
    },
    'Limit hands (20-Point Mah Jong)': { limitHands: '419-420' },
  },
});
