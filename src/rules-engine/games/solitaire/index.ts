import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'solitaire',
  title: 'Solitaire',
  aliases: ['Patience', 'Cabale'],
  shelf: 'solitaire',
  kind: 'card',
  books: {
    sierra: { heading: 'Solitaire', pages: '115-125' },
    'blue-ribbon-1940': { heading: 'Patience Games, or Solitaire', pages: '264' },
  },
  has: ['stock'],
  players: { min: 1, max: 1, say: 'one; a few of its games have two or more' },
  packs: ['standard-52', 'double-104'],
  picture: cards('The four aces, on which the suits are built', 'AS AH AC AD', cites.blue.foundation),
  glance: {
    'Two principles': 'cards are built up on foundations, or taken away',
    Building: 'up or down, often in alternate colours or in suit: each game says which',
    Names: 'Patience in Britain; Solitaire in America often means Klondike',
    'In the manual': 'fifty games, by one pack, by two, and against the clock',
  },
  cites,
  ...code,
  examples,
});
