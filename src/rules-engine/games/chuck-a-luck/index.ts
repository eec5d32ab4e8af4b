import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { layout } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'chuck-a-luck',
  title: 'Chuck-a-luck',
  aliases: ['Chuck luck', 'Chucker luck', 'Sweat', 'Sweat cloth'],
  shelf: 'dice',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Chuck Luck, or Sweat', pages: '185' }, donohue: { heading: 'Sweat or Chucker Luck', pages: '394-395' } },
  has: ['betting'],
  players: { min: 2, max: 100, say: 'any number, against a banker' },
  packs: ['none-0'],
  glance: {
    Players: 'any number, against a banker',
    Dice: 'three, from a cup',
    'A number once': 'even money; on two dice double',
    'Three alike': 'triple (Donohue); the banker takes all but bets on raffles (1940)',
    'High and low': '11 to 18 and 3 to 10, at even money (1940)',
    Fair: 'no: Donohue calls the percentage strong, and cheating common',
  },
  cites,
  ...code,
  diagrams: { layout },
  examples,
});
