import { scoreExample } from '../../../../laws/examples.ts';
import { bookValue, item } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { additionIn } from '../shared/additions.ts';
import { winCount } from './scorers.ts';

export const own = {
  slam: item({
    title: 'Slam',
    gist: 'A side wins the game before its opponents have scored a point.',
    aka: ['shut out', 'skunk', 'love game', 'whitewash'],
    books: { 'uspc-1898': bookValue(2, cites.uspc.slams, { unit: 'game' }), 'blue-ribbon-1940': bookValue(2, cites.blue.lapsSlamsJambone, { unit: 'game' }) },
  }),
};

export default variant({
  title: 'Slams',
  aliases: ['Slam', 'Slams euchre'],
  books: additionIn(cites.uspc.slams),
  players: { min: 4, max: 4 },
  packs: ['piquet-32', 'short-25'],
  glance: {
    'What changes': 'a game won against no points counts as two games',
    'Added to': 'any euchre (U.S. Playing Card); railroad euchre (Blue Ribbon)',
  },
  laws: {},
  points: { add: own, repeal: { 'long-game': 'A slam is described for a game of five points.' } },
  scorers: { games: winCount },
  examples: [
    scoreExample('games', cites.uspc.slams, { losers: '0' }, 'Five points to none.', { Winners: 2 }, 'A slam'),
    scoreExample('games', cites.blue.lapsSlamsJambone, { losers: '1' }, 'Ten points to one.', 'counted once'),
  ],
});
