import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import ramsch from './variants/ramsch.ts';

export default game({
  id: 'rounce',
  title: 'Rounce',
  aliases: ['Rounce with dumby'],
  shelf: 'euchre',
  kind: 'card',
  books: {
    'blue-ribbon-1940': {
      heading: 'Rounce',
      pages: '335',
      // There is no duty to head the trick or to undertrump, and a full pack is large enough.
      inherits: { from: 'rams', cite: cites.blue.rounce, except: ['heading-the-trick', 'revoke', 'six-players'] },
    },
    donohue: { heading: 'Rounce', pages: '39-40' },
  },
  has: ['each-for-himself', 'trump', 'turned-card', 'widow', 'pool', 'tricks', 'discard'],
  players: { min: 3, max: 9, usual: 5 },
  packs: ['standard-52'],
  following: 'bound',
  picture: cards('A suit from the best to the lowest', 'AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H', cites.donohue.deal),
  glance: {
    Deal: 'five cards each by twos and threes, six to the widow or dumby; one is turned for trumps',
    Declaring: 'play your hand, take the widow, or decline',
    Play: 'follow suit; no duty to head the trick or to trump; lead trumps',
    Score: 'Donohue: {points.game} to wipe out, {points.trick} for a trick, {points.rounced} up for none',
    Pool: '1940: as at rams, {points.price} from the dealer, a fifth for each trick',
  },
  cites,
  ...code,
  variants: { ramsch },
  examples,
});
