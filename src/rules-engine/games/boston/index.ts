import { doubted } from '../../laws/cites.ts';
import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'boston',
  title: 'Boston',
  aliases: ['Boston whist'],
  shelf: 'whist-and-bridge',
  kind: 'card',
  books: {
    donohue: {
      heading: 'Boston',
      pages: '346-350',
      // The clause is about the play: an irregular deal has a rule of its own on page 346 and does not lose the turn to deal. No card is turned
      // for trump and no honours are called; honours count by the table.
      inherits: {
        from: 'whist',
        cite: doubted(
          cites.donohue.scoring,
          'The clause speaks of the play. The book does not say that the penalties of whist go with it, or how a penalty in points would be paid in fish.',
        ),
        except: [
          'trump-named',
          'honours-called-wrongly',
          'honours-called-late',
          'call-reminder',
          'honours-forgotten',
          'wrong-number-of-cards',
          'exposed-in-deal',
          'faced-card',
          'cards-touched-early',
          // The laws on talking and on bystanders are about whist by name.
          'table-talk',
          'bystander',
          // These assume that partners sit opposite each other; here they may sit otherwise, and one may play against three.
          'winners-led-on',
          'play-out-of-turn',
        ],
      },
    },
    'blue-ribbon-1940': { heading: 'Boston', pages: '58' },
  },
  has: ['partners', 'lone-hand', 'trump', 'bidding', 'honours', 'pool', 'tricks'],
  players: { min: 4, max: 4, say: 'four, each for themselves' },
  packs: ['standard-52'],
  following: { rules: ['boston.rule.play'], none: true, noSides: true },
  picture: cards('Turned from the second pack: hearts are first preference, diamonds second', '7H', cites.donohue.deal),
  glance: {
    Players: 'four, each for themselves; for five, six or seven tricks a partner may be taken (Donohue)',
    Pack: '52 cards, with a second pack to turn the first preference (Donohue) or to deal in turn (1940)',
    Bid: 'from five tricks to thirteen, or a misère',
    'Five tricks':
      'rate {points.five donohue} in a common suit, {points.second-preference} in second and {points.first-preference} in first preference (Donohue); {points.five blue-ribbon-1940} chips from each (1940)',
    Pool: '{points.stake} fish a player and {points.dealers-stake} from the dealer (Donohue)',
    Failure: 'a bast as great as the pool, besides the payment (Donohue)',
  },
  facts: {
    lead: 'none',
  },
  cites,
  ...code,
  examples,
});
