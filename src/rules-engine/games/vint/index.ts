import { doubted } from '../../laws/cites.ts';
import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites, THE_CODE } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'vint',
  title: 'Vint',
  aliases: ['Bridge without a dummy', 'Russian whist', 'Wint'],
  shelf: 'whist-and-bridge',
  kind: 'card',
  books: {
    'blue-ribbon-1940': {
      heading: 'Vint (Bridge Without a Dummy)',
      pages: '379-383',
      inherits: {
        from: 'auction-bridge',
        cite: doubted(cites.blue.scoring, `${THE_CODE} Points that it gives stand as they are, though the counts of vint are higher.`),
        // There is no club table here; the bonus of an unfinished rubber belongs to bridge.
        except: [
          // The low cards choose the partners here, and the suits rank in another order.
          'equal-cards-cut',
          'two-cards-cut',
          'unfinished-rubber',
          'leaving-table',
          'late-entry',
        ],
      },
    },
  },
  has: ['partners', 'trump', 'bidding', 'honours', 'rubber', 'tricks'],
  players: { min: 4, max: 4, say: 'four, two against two; partners change after each rubber' },
  packs: ['standard-52'],
  following: { rules: ['vint.rule.follow'], none: true },
  picture: cards('The five honours with hearts trump', 'AH KH QH JH 10H', cites.blue.honors),
  glance: {
    Players: 'four, two against two; each has each of the others for partner once',
    'Rank of bids': 'spades, clubs, diamonds, hearts, no-trumps; one to seven',
    Tricks: 'each counts to the side that takes it: {points.one} at a bid of one, {points.two} at two, up to {points.seven} at seven',
    Game: '{points.game} below the line, to the side that is there first',
    'Each trick short': '{points.short} times the value of a trick, to the other side above the line',
    Honors: 'ace to ten of trumps and the four aces, {points.honor} times the value of a trick; aces at no-trump {points.ace-no-trump} times',
    Rubber: '{points.rubber-games} games, {points.rubber}; each game {points.game-won}',
  },
  cites,
  ...code,
  examples,
});
