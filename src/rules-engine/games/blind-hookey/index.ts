import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { packets } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'blind-hookey',
  title: 'Blind hookey',
  aliases: ['Dutch Bank', 'Little Packets', 'Blind Hooky'],
  shelf: 'banking',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Blind Hookey', pages: '57-58' }, donohue: { heading: 'Blind Hookey', pages: '337-338' } },
  has: ['betting'],
  players: { min: 2, max: 13, say: 'any number; best with four, six or ten (Donohue)' },
  packs: ['standard-52'],
  glance: {
    Players: 'any number against a banker; Donohue likes four, six or ten',
    Packets: 'cut from the pack and laid face down, {points.least-packet} cards at least',
    Bets: 'on the bottom card of a packet',
    Wins: 'a card higher than the banker’s, even money',
    Ties: 'the bank wins them',
    Ace: 'high in 1940; Donohue does not say',
  },
  facts: {
    'next-deal': 'none',
  },
  cites,
  ...code,
  diagrams: { packets },
  examples,
});
