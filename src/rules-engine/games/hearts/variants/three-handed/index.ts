import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always } from '../../../../laws/laws.ts';
import { notDecided } from '../../../../laws/remedies.ts';
import { item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { excessItem, ONLY_EXCESS, THREE_AND_FIVE } from '../shared/excess.ts';
import { firstLead } from '../shared/first-lead.ts';
import { NO_BREAKING, OLD_FORM } from '../shared/repeals.ts';
import { revokeOfTwo } from '../shared/revoke.ts';
import { deal, lowestTakesPool } from './scorers.ts';

const excess = excessItem(unscored('The pool goes to the lowest score.'));

export default variant({
  title: 'Three-handed hearts',
  aliases: ['Three-hand hearts', 'Hearts for three'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Three-Hand Hearts',
      pages: '245',
      inherits: {
        from: 'hearts',
        cite: doubted(cites.blue.threeHand, 'No clause of its own: a heading inside the chapter on hearts, which tells only what is different.'),
      },
    },
    'uspc-1898': THREE_AND_FIVE,
  },
  has: OLD_FORM,
  players: { min: 3, max: 3 },
  packs: ['standard-52'],
  glance: {
    Pack: '51 cards: the two of spades is out',
    Deal: '17 cards each',
    'Lowest score': 'takes the pool, and there are no jacks (Blue Ribbon)',
    'Fewest hearts': 'collects from each what they have over the winner’s own number (U.S. Playing Card)',
  },
  laws: {
    amend: {
      revoke: revokeOfTwo,
      'wrong-first-lead': firstLead,
      'tie-for-fewest': {
        readings: () => ({
          'blue-ribbon-1940': always(notDecided, cites.blue.threeHand, {
            note: 'The lowest takes the pool and there are no jacks; the book does not mention two lowest.',
          }),
        }),
      },
    },
    repeal: NO_BREAKING,
  },
  points: {
    amend: { ...ONLY_EXCESS, 'tie-for-fewest': { books: { 'blue-ribbon-1940': unscored('The book does not mention two lowest.') } } },
    add: {
      excess,
      'lowest-takes-pool': item({
        title: 'Lowest score',
        gist: 'Who takes the pool.',
        aka: ['no jacks', 'who wins the pool'],
        group: 'Settling',
        books: { 'blue-ribbon-1940': ruled('The lowest takes the pool, clear or not; there are no jacks.', cites.blue.threeHand), 'uspc-1898': unscored() },
      }),
    },
    repeal: { fewest: 'The settlement for three is another.' },
  },
  scorers: { deal, pool: lowestTakesPool },
  examples: [
    lawExample('tie-for-fewest', cites.blue.threeHand, { tied: 'two' }, 'Two of the three have taken four hearts each.', 'does not cover'),
    scoreExample(
      'pool',
      cites.blue.threeHand,
      { hearts: '2.5.6' },
      'Two, five and six hearts: the two takes the pool, though not clear.',
      { 'First player': 11, 'Second player': -5, 'Third player': -6 },
      'First player takes the pool: 13 chips',
    ),
    scoreExample('deal', cites.uspc.threeFiveHanded, { hearts: '2.5.6' }, 'Two, five and six hearts: the others pay three and four.', {
      'First player': 7,
      'Second player': -3,
      'Third player': -4,
    }),
  ],
});
