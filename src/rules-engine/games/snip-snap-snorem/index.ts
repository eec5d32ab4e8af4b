import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import jig from './variants/jig/index.ts';

export default game({
  id: 'snip-snap-snorem',
  title: 'Snip-snap-snorem',
  aliases: ['Earl of Coventry', 'Snip snap snorem', 'Snip snap'],
  shelf: 'stops',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Earl of Coventry, or Snip-Snap-Snorem', pages: '217-218' } },
  has: ['each-for-himself', 'pool'],
  players: { min: 2, max: 52, usual: 5, say: 'any number' },
  packs: ['standard-52'],
  picture: cards('Four cards that match', '7S 7H 7D 7C', cites.blue.match),
  glance: {
    Deal: 'the whole pack, one card at a time',
    Counters: '{points.start} to each player',
    Play: 'match the rank of the card on the table, in turn',
    Words: 'snip, snap, and snorem for the fourth card',
    'Matched at once': '{points.matched} to the pool from the player whose card it is',
    Winner: 'the last who has a counter takes the pool',
  },
  cites,
  ...code,
  variants: { jig },
  examples,
});
