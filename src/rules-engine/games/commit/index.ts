import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'commit',
  title: 'Commit',
  aliases: ['Hadley’s Comet', 'Comet'],
  shelf: 'poker',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Commit, or Hadley’s Comet', pages: '191' } },
  has: ['each-for-himself', 'pool'],
  players: { min: 2, max: 17, say: 'any number' },
  packs: ['without-eight-51'],
  picture: cards('The cards that are paid for', '9D KS KH KC KD', cites.blue.king),
  glance: {
    Pack: '51 cards: the eight of diamonds is out',
    Deal: 'one at a time, as far as all get the same; the rest face down',
    Play: 'upward in suit, each player as far as they can',
    'A king reached': '{points.king} from each player, and a new sequence',
    'Nine of diamonds': 'at any turn of its holder; {points.nine} from each player',
    'First out': 'takes the pool',
    'Left in hand': 'the nine {points.nine-left}, a king {points.king-left}, to each player',
  },
  cites,
  ...code,
  examples,
});
