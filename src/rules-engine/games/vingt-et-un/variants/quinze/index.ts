import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { fact, law } from '../../../../laws/laws.ts';
import { must, passesTo, wins } from '../../../../laws/remedies.ts';
import { item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { doubleStakes } from '../../words.ts';
import { quinze } from './scorers.ts';

const NO_DOUBLE = 'Both play for one equal amount, agreed for each deal.';
const ONE_CARD = 'One card is dealt to each, and there are no naturals.';
const own = 'The row on the tie and on passing fifteen takes its place.';
const ruling = (how: string, story: string, says: string) => lawExample('tie-or-past-fifteen', cites.blue.quinze, { how }, story, says);

export default variant({
  title: 'Quinze',
  aliases: ['Fifteen', 'Fifteen game for two'],
  books: { 'blue-ribbon-1940': { heading: 'Quinze', pages: '378' } },
  players: { min: 2, max: 2 },
  packs: ['standard-52'],
  glance: {
    Players: 'two',
    Count: '15 is aimed at; king, queen and jack count 10',
    Deal: 'one card each; draw or stand, the non-dealer first',
    'Tie or both over': 'the stakes are doubled, and the deal passes',
  },
  laws: {
    add: {
      'tie-or-past-fifteen': law({
        question: 'tie',
        title: 'Tie, or past fifteen',
        gist: 'The two counts are equal, or a player has passed 15.',
        aka: ['both over 15', 'tie at quinze', 'who wins'],
        moment: 'showdown',
        facts: {
          how: fact('How do the two hands stand?', 'Counts', {
            nearer: { label: 'One is nearer 15', chip: 'One nearer 15', if: 'if one hand is nearer 15 and neither has passed it' },
            one: { label: 'One alone has passed 15', chip: 'One past 15', if: 'if one player alone has passed 15' },
            tie: { label: 'They are equal', chip: 'Equal', if: 'if the counts are equal and neither has passed 15' },
            both: { label: 'Both have passed 15', chip: 'Both past 15', if: 'if both players have passed 15' },
          }),
        },
        leads: {
          'blue-ribbon-1940':
            'If neither has passed 15, the hand nearer 15 wins. If only one has passed it, the other wins. On a tie, or if both have passed 15, the stakes are doubled, and the non-dealer deals.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { how: 'nearer' }, then: [wins('best-hand', 'stakes')] },
              { when: { how: 'one' }, then: [wins('best-hand', 'stakes')], note: 'The book implies, but does not say, that the hand within 15 wins.' },
              { when: { how: ['tie', 'both'] }, then: [must('all-players', doubleStakes), passesTo('deal', 'non-dealer')] },
            ],
            cites.blue.quinze,
          ),
        }),
      }),
    },
    repeal: {
      'staking-after-first-card': NO_DOUBLE,
      'dealer-doubles': NO_DOUBLE,
      natural: ONE_CARD,
      'natural-not-shown': ONE_CARD,
      'dividing-a-pair': ONE_CARD,
      'divided-natural': ONE_CARD,
      'drawn-twenty-one': ONE_CARD,
      'player-bursts': own,
      'dealer-bursts': own,
      'equal-counts': own,
      'who-deals-next': 'The two players deal in turn.',
      'deal-declined': 'The two players deal in turn.',
    },
  },
  points: {
    add: {
      nearest: item({
        title: 'Nearest to fifteen',
        gist: 'The hand nearer 15 without passing it.',
        aka: ['who wins quinze'],
        books: { 'blue-ribbon-1940': ruled('It wins the stake. King, queen and jack count 10; the book does not say what an ace counts.', cites.blue.quinze) },
      }),
      'doubled-stakes': item({
        title: 'Tie, or both past fifteen',
        gist: 'Nobody wins the deal.',
        aka: ['both bust', 'tie'],
        books: { 'blue-ribbon-1940': ruled('The stakes are doubled, and the deal passes.', cites.blue.quinze) },
      }),
    },
  },
  scorers: { quinze },
  examples: [
    ruling('tie', 'Both have 14.', 'double the stakes'),
    ruling('nearer', 'One has 13 and the other 14.', 'wins the stakes'),
    scoreExample(
      'quinze',
      cites.blue.quinze,
      { dealer: '17', other: '20' },
      'The dealer draws to 17, the player to 20.',
      'The stakes are doubled and the deal passes',
    ),
    scoreExample('quinze', cites.blue.quinze, { dealer: '12', other: '14' }, 'Fourteen against twelve.', 'The non-dealer wins the stake'),
  ],
});
