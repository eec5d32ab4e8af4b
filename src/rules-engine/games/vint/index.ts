import { doubted } from '../../core/cites.ts';
import { game } from '../../core/games.ts';
import { cites, THE_CODE } from './cites.ts';
import { examples } from './examples.ts';
import { irregularities } from './laws/irregularities.ts';
import { results } from './laws/results.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { rubber } from './scorers/rubber.ts';

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
        // No club table here; the bonus of an unfinished rubber belongs to bridge.
        except: [
          // The low cards cut the partners here, and the suits rank in another order.
          'equal-cards-cut',
          'two-cards-cut',
          'unfinished-rubber',
          'leaving-table',
        ],
      },
    },
  },
  has: ['partners', 'trump', 'bidding', 'honours', 'rubber', 'tricks'],
  players: { min: 4, max: 4, say: 'four, two against two; partners change after each rubber' },
  packs: ['standard-52'],
  glance: {
    Players: 'four, two against two; each has each of the others for partner once',
    'Rank of bids': 'spades, clubs, diamonds, hearts, no-trumps; one to seven',
    Tricks: 'every trick counts to the side that takes it, at 10 times the number bid',
    Game: '500 below the line, to the side that is there first',
    'Each trick short': '100 times the value of a trick, to the other side above the line',
    Honors: 'ace to ten of trumps and the four aces, 10 times the value of a trick; aces at no-trump 25 times',
    Rubber: 'two games, 2,000; each game 1,000',
  },
  cites,
  laws: { ...results, ...irregularities },
  points,
  scorers: { deal, rubber },
  variants: {},
  examples,
});
