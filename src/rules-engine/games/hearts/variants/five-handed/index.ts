import { scoreExample } from '../../../../laws/examples.ts';
import { unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { excessItem, ONLY_EXCESS, THREE_AND_FIVE } from '../shared/excess.ts';
import { firstLead } from '../shared/first-lead.ts';
import { NO_BREAKING, OLD_FORM } from '../shared/repeals.ts';
import { revokeOfTwo } from '../shared/revoke.ts';
import { deal } from './scorers.ts';

const excess = excessItem(unscored('The ways of settling are those for any number.'));

export default variant({
  title: 'Five-handed hearts',
  aliases: ['Five-hand hearts', 'Hearts for five'],
  books: {
    'blue-ribbon-1940': { heading: 'Hearts', pages: '243', inherits: { from: 'hearts', cite: cites.blue.pack } },
    'uspc-1898': THREE_AND_FIVE,
  },
  has: OLD_FORM,
  players: { min: 5, max: 5 },
  packs: ['standard-52'],
  glance: {
    Pack: '50 cards: the black twos are out',
    Deal: '10 cards each',
    'Fewest hearts': 'collects from each what they have over the winner’s own number (U.S. Playing Card)',
  },
  laws: {
    amend: { revoke: revokeOfTwo, 'wrong-first-lead': firstLead },
    repeal: NO_BREAKING,
  },
  points: { amend: ONLY_EXCESS, add: { excess }, repeal: { fewest: 'The settlement for five is another.' } },
  scorers: { deal },
  examples: [
    scoreExample('deal', cites.uspc.threeFiveHanded, { hearts: '1.2.3.3.4' }, 'One player has a heart; the others pay one chip less than they have hearts.', {
      'First player': 8,
      'Second player': -1,
      'Third player': -2,
      'Fourth player': -2,
      'Fifth player': -3,
    }),
  ],
});
