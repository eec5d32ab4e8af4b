import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

/** Laws on the number aimed at and the naturals, which Macao states anew; at Vingt-et-un a natural is 21. */
const REWRITTEN_LAWS = ['natural', 'divided-natural', 'drawn-twenty-one', 'player-bursts', 'dealer-bursts', 'equal-counts'];

export default game({
  id: 'macao',
  title: 'Macao',
  aliases: ['Macau', 'Makao', 'Vingt-et-un to nine'],
  shelf: 'banking',
  kind: 'card',
  books: {
    'blue-ribbon-1940': {
      heading: 'Macao',
      pages: '378',
      inherits: { from: 'vingt-et-un', cite: cites.blue.clause, except: REWRITTEN_LAWS },
    },
    'uspc-1898': {
      heading: 'Macao',
      pages: '94',
      // One card is dealt, so there is no pair to divide.
      inherits: { from: 'vingt-et-un', cite: cites.uspc.game, except: [...REWRITTEN_LAWS, 'dividing-a-pair'] },
    },
  },
  has: ['doubling', 'draw'],
  players: { min: 2, max: 10, say: 'any number' },
  packs: ['standard-52'],
  picture: cards('Nine: the king counts nothing', 'KD 9H', cites.blue.game),
  glance: {
    Players: 'any number against the dealer, who is the bank',
    Deal: 'two cards each (1940); one (1898)',
    Count: 'tens and court cards nothing, the ace 1; 9 is aimed at',
    Naturals: 'nine {points.nine-player} times the stake, eight {points.eight-player} times, seven once',
    Ties: 'nobody pays',
    'Over 9': 'pay at once',
  },
  cites,
  ...code,
  examples,
});
