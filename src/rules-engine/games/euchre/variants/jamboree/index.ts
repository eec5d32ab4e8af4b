import { scoreExample } from '../../../../laws/examples.ts';
import { bookValue, item } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { additionIn } from '../shared/additions.ts';
import { hand } from './scorers.ts';

export const own = {
  jamboree: item({
    title: 'Jamboree',
    gist: 'The five highest trumps in one hand.',
    aka: ['five best trumps', 'both bowers ace king queen'],
    books: {
      'uspc-1898': bookValue(16, cites.uspc.jamboree, { says: 'The hand is shown and not played.' }),
      'blue-ribbon-1940': bookValue(16, cites.blue.lapsSlamsJambone, { says: 'Without having asked for the partner’s best card.', way: 'unasked' }),
    },
  }),
};

export default variant({
  title: 'Jamboree',
  aliases: ['Jamboree euchre'],
  books: additionIn(cites.uspc.jamboree),
  players: { min: 4, max: 4 },
  packs: ['piquet-32', 'piquet-33', 'short-25'],
  glance: {
    'What changes': 'the five highest trumps in one hand score {points.jamboree}',
    Played: 'shown, not played out (U.S. Playing Card)',
    'Partner asked': 'no jamboree if the partner’s best card was asked for (Blue Ribbon)',
  },
  laws: {},
  points: { add: own },
  scorers: { hand },
  repealScorers: { game: 'It does not know a hand shown for its points.', running: 'It does not know a hand shown for its points.' },
  examples: [
    scoreExample(
      'hand',
      cites.uspc.jamboree,
      { hand: 'JH JD AH KH QH', trump: 'H', joker: 'no', asked: 'no' },
      'Hearts are trumps; a player shows both bowers, ace, king and queen.',
      16,
    ),
    scoreExample(
      'hand',
      cites.blue.lapsSlamsJambone,
      { hand: 'JOKER JS JC AS KS', trump: 'S', joker: 'yes', asked: 'yes' },
      'Spades are trumps; the fifth card came from the partner.',
      'the partner’s best card was asked for',
    ),
  ],
});
