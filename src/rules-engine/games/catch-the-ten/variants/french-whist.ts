import { lawExample, scoreExample, sheetExample } from '../../../laws/examples.ts';
import { always, fact, law } from '../../../laws/laws.ts';
import { notDecided, scores, wins } from '../../../laws/remedies.ts';
import { bookValue, item, pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';

const TEN = item({
  title: 'Ten of diamonds',
  gist: 'The side takes the ten of diamonds in a trick, whatever the trump.',
  aka: ['diamond ten'],
  group: 'Trumps taken in',
  books: { 'blue-ribbon-1940': bookValue(10, cites.blue.frenchWhist) },
});

export default variant({
  title: 'French whist',
  aliases: ['French Whist'],
  books: { 'blue-ribbon-1940': { heading: 'French Whist', pages: '139', inherits: { from: 'catch-the-ten', cite: cites.blue.frenchWhist } } },
  players: { min: 2, max: 8, usual: 4 },
  packs: ['short-36'],
  glance: { 'Ten of diamonds': 'counts {points.ten-of-diamonds} in every deal, trump or not', 'All else': 'as in catch the ten' },
  laws: {
    amend: {
      'both-reach-the-game': {
        readings: () => ({
          'blue-ribbon-1940': always(wins('first-out', 'game'), [cites.blue.frenchWhist, cites.blue.scoring], {
            note: 'The ten of trumps is counted first, then the cards, then ace, king, queen and jack of trumps; the book does not say where a ten of diamonds that is not a trump comes.',
          }),
        }),
      },
    },
    add: {
      'ten-of-diamonds': law({
        question: 'what-counts',
        title: 'The ten of diamonds when diamonds are trumps',
        gist: 'The ten of diamonds counts in every deal, and the ten of trumps as well.',
        aka: ['ten of diamonds twice', 'diamond ten trump'],
        moment: 'count',
        facts: {
          trump: fact('Which suit is trumps?', 'Trump', {
            diamonds: { label: 'Diamonds', if: 'if diamonds are trump' },
            other: { label: 'Another suit', if: 'if a suit other than diamonds is trump' },
          }),
        },
        usual: { trump: 'diamonds' },
        leads: {
          'blue-ribbon-1940':
            'If diamonds are trumps, the book does not say whether it counts once or twice. If they are not, the side that takes it in scores 10 points.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              {
                when: { trump: 'diamonds' },
                then: [notDecided],
                note: 'It counts, trump or not; the book does not say whether it counts once or twice when it is the trump ten.',
              },
              { when: { trump: 'other' }, then: [scores('taking-side', pointsOf(TEN, 'blue-ribbon-1940'))], note: 'The ten of trumps counts as well.' },
            ],
            cites.blue.frenchWhist,
          ),
        }),
      }),
    },
  },
  points: { add: { 'ten-of-diamonds': TEN } },
  scorers: {},
  examples: [
    lawExample(
      'both-reach-the-game',
      cites.blue.scoring,
      {},
      'Both sides stand at 38; one takes the ten of trumps, the other the jack.',
      'out first wins the game',
    ),
    lawExample('ten-of-diamonds', cites.blue.frenchWhist, { trump: 'other' }, 'Clubs are trumps, and a side takes the ten of diamonds.', 'scores 10 points'),
    lawExample('ten-of-diamonds', cites.blue.frenchWhist, { trump: 'diamonds' }, 'Diamonds are trumps, and a side takes their ten.', 'does not cover'),
    scoreExample(
      'deal',
      cites.blue.frenchWhist,
      { dealt: '18', taken: '8.28', jack: '1', ten: '1', ace: '1', king: '1', queen: '1', 'diamond-ten': '2' },
      'Clubs are trumps. One side takes all the trumps that count, the other the ten of diamonds and seven tricks of four cards.',
      { 'Side 1': 30, 'Side 2': 20 },
    ),
    sheetExample(
      'game',
      cites.blue.frenchWhist,
      { sides: '2' },
      [
        { ended: 'counted', taken: '8', jack: '1', ten: '1', ace: '1', king: '1', queen: '1', 'diamond-ten': '2' },
        { ended: 'counted', taken: '18', jack: '1', ten: '2', ace: '2', king: '2', queen: '2', 'diamond-ten': 'trump' },
      ],
      'Clubs, then diamonds are trumps: in the first deal the two tens go to two sides, in the second they are one card.',
      { 'Side 1': 41, 'Side 2': 39 },
      'Side 1 reached 41',
    ),
  ],
});
