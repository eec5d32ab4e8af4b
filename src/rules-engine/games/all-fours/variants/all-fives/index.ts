import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { amendment, fact } from '../../../../laws/laws.ts';
import { must, scores, wins } from '../../../../laws/remedies.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { points } from '../../points.ts';
import { changed, pegs } from './points.ts';
import { deal } from './scorers.ts';

export default variant({
  title: 'All fives',
  aliases: ['All-fives'],
  books: { 'blue-ribbon-1940': { heading: 'All Fives', pages: '6', inherits: { from: 'all-fours', cite: cites.blue.fives } } },
  players: { min: 2, max: 4 },
  packs: ['standard-52'],
  glance: {
    'Pegged in the play':
      'of trumps: ten {points.trump-ten}, five {points.trump-five}, ace {points.trump-ace}, king {points.trump-king}, queen {points.trump-queen}, jack {points.trump-jack}, to the winner of the trick',
    'After the hand': 'high, low, jack and game as well',
    Board: 'a cribbage board',
    Game: '{points.target}',
  },
  laws: {
    amend: {
      'both-go-out': amendment({
        facts: {
          how: fact('How does the first of them reach it?', 'First gets there', {
            pegs: {
              label: 'With a trump taken in the play, pegged at once',
              chip: 'By a pegged trump',
              if: 'if the first reaches it by a trump pegged in the play',
            },
            play: { label: 'With high, low, jack and game after the hand', chip: 'By the count', if: 'if the first reaches it by the count after the hand' },
            jack: {
              label: 'As dealer, with a jack turned for trump',
              chip: 'By a turned jack',
              if: 'if the dealer is out first by turning a jack for trump',
            },
          }),
        },
        usual: { how: 'pegs' },
        leads: {
          'blue-ribbon-1940':
            'The first side to go out on trumps scored in the play wins. Otherwise points count in the order high, low, jack, game. A dealer who is out by turning a jack wins at once.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              {
                when: { how: 'pegs' },
                then: [wins('first-to-score', 'game')],
                note: 'Trumps are pegged as they are won, before the hand is counted.',
                doubtful: true,
              },
              { when: { how: 'play' }, then: [must('both-sides', 'count-in-order'), wins('first-out', 'game')] },
              { when: { how: 'jack' }, then: [scores('dealer', pointsOf(points['turned-jack'], 'blue-ribbon-1940')), wins('dealer', 'game')] },
            ],
            [doubted(cites.blue.fives, 'That the first past 61 has won is drawn from the pegging at once.'), cites.blue.trump, cites.blue.scoring],
          ),
        }),
      }),
    },
  },
  points: { amend: changed, add: pegs },
  scorers: { deal },
  repealScorers: { game: 'The counts of the cards go to a longer score.', count: 'The cards for game are pegged one by one as they are won.' },
  examples: [
    lawExample('both-go-out', cites.blue.fives, { how: 'pegs' }, 'One pegs ten for the ten of trumps and is at 61.', 'made its points first wins the game'),
    scoreExample(
      'deal',
      cites.blue.fives,
      { ten: '1', high: '1', low: '2', game: '2', before: '50.60' },
      'Fifty against sixty: the ten of trumps is pegged in the play, and low is counted after it with high.',
      'Side 1 wins the game',
    ),
    scoreExample(
      'deal',
      cites.blue.fives,
      { ten: '1', ace: '1', king: '1', queen: '1', jack: '1', five: '1', high: '1', low: '1', game: '1' },
      'One player takes ten, ace, king, queen, jack and five of trumps, and makes all four points.',
      { 'Side 1': 29 },
    ),
  ],
});
