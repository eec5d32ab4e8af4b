import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

import frenchWhist from './variants/french-whist.ts';

// Both books give the trump honours to the side that takes them in, so honours are not called as at whist.
const HONOURS = ['honours-called-wrongly', 'honours-called-late', 'call-reminder', 'honours-forgotten'];

/** The general laws of 1940, the only laws of straight whist in that book, apply these to players with partners; here many play alone. */
const OF_PARTNERS = ['exposed-card', 'two-cards-played', 'abandoned-hand', 'claims-the-rest', 'lead-out-of-turn'] as const;

export default game({
  id: 'catch-the-ten',
  title: 'Catch the ten',
  aliases: ['Scotch whist', 'Scots whist', 'Catch-the-ten'],
  shelf: 'whist-and-bridge',
  kind: 'card',
  books: {
    donohue: {
      heading: 'Catch the Ten',
      pages: '84-86',
      inherits: {
        from: 'whist',
        cite: cites.donohue.modePlaying,
        // The laws on talking and on bystanders are about whist by name.
        except: [...HONOURS, 'table-talk', 'bystander'],
      },
    },
    'blue-ribbon-1940': {
      heading: 'Catch the Ten',
      pages: '138-139',
      inherits: { from: 'whist', cite: cites.blue.penalties, except: [...HONOURS, ...OF_PARTNERS] },
    },
  },
  has: ['partners', 'turned-card', 'trump', 'tricks'],
  players: { min: 2, max: 8, usual: 4, say: 'two to eight, alone or in partnerships' },
  packs: ['short-36'],
  following: { rules: ['catch-the-ten.rule.play', 'catch-the-ten.rule.rank'], way: 'jack-high' },
  picture: cards('Hearts as trumps, best first', 'JH AH KH QH 10H 9H 8H 7H 6H', cites.blue.scoring),
  glance: {
    Players: 'two to eight, alone or in partnerships; usually four',
    Pack: '36 cards, six to ace; one or two sixes left out where that divides it evenly (Donohue)',
    'Best trump': 'the jack, above the ace',
    Trump: 'the last card dealt',
    'What counts': 'jack {points.jack}, ten {points.ten}, ace {points.ace}, king {points.king}, queen {points.queen} of trumps, and each card above the share',
    Revoke: 'costs the game',
    Game: '{points.game} points',
  },
  cites,
  ...code,
  variants: { 'french-whist': frenchWhist },
  examples,
});
