import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { king, lowest, swap } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'ranter-go-round',
  title: 'Ranter-go-round',
  aliases: ['Ranter go round', 'Ranter'],
  shelf: 'family',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Ranter-Go-Round', pages: '336' } },
  has: ['each-for-himself', 'pool', 'pass'],
  players: { min: 2, max: 20, say: 'any number' },
  packs: ['standard-52'],
  glance: {
    Deal: 'one card each',
    Lives: '{points.start} for everybody',
    'Your turn': 'keep your card, or change it with the player on your left',
    'A king': 'need not be given up',
    'The dealer': 'the last; may take the top card of the pack instead',
    Loses: 'the lowest card loses a life; those who tie lose one each',
    Wins: 'the last with a life takes the pool',
  },
  cites,
  ...code,
  diagrams: { swap, king, lowest },
  examples,
});
