import { dice } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'help-your-neighbor',
  title: 'Help your neighbor',
  aliases: ['Help your neighbour'],
  shelf: 'dice',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Help Your Neighbor', pages: '204' }, donohue: { heading: 'Help Your Neighbor', pages: '394' } },
  has: ['pool'],
  players: { min: 3, max: 6, usual: 6, say: 'six; or three with two numbers each' },
  packs: ['none-0'],
  picture: dice('Three dice, thrown once', [2, 4, 6], cites.blue.throwing),
  glance: {
    Players: 'six, each with a number; or three with two each (1940)',
    Dice: 'three, thrown once in turn',
    'In 1940': '{points.start} counters each; whose number is thrown puts one in',
    'In Donohue': 'the thrower scores their own number, the highest goes to its owner',
    Out: 'no counters left, or the points agreed on',
  },
  cites,
  ...code,
  examples,
});
