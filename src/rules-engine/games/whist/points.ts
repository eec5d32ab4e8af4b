import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const SKETCH = unscored('The manual says that a majority of the tricks wins and gives no score.');
const NO_HONOURS_US = unscored('Honours do not count in the American game.');
const NO_HONOURS_BLUE = unscored('Honours count in the English game only.');

export const points = {
  trick: item({
    title: 'Each trick above six',
    gist: 'A side scores every trick that it takes beyond its book of six.',
    aka: ['odd trick', 'by cards', 'over the book', 'two by cards'],
    group: 'The deal',
    books: {
      'uspc-1898': bookValue(1, cites.uspc.law(1)),
      donohue: bookValue(1, [cites.donohue.hoylesGeneralRules, cites.donohue.points]),
      'blue-ribbon-1940': bookValue(1, cites.blue.game),
      sierra: SKETCH,
    },
  }),
  slam: item({
    title: 'Slam',
    gist: 'A side takes all thirteen tricks.',
    aka: ['all thirteen', 'clean sweep'],
    group: 'The deal',
    books: {
      'uspc-1898': unscored(),
      donohue: ruled('It has a name and no points of its own.', cites.donohue.slam),
      'blue-ribbon-1940': ruled('It has a name and no points of its own.', cites.blue.game),
      sierra: unscored(),
    },
  }),
  'three-honours': item({
    title: 'Two by honours',
    gist: 'A side holds three of the ace, king, queen and jack of trumps.',
    aka: ['three honours', 'honors', 'honours count'],
    group: 'The deal',
    books: {
      'uspc-1898': NO_HONOURS_US,
      donohue: bookValue(
        2,
        doubted(
          cites.donohue.callingHonours,
          'No scale is printed. That a side at eight with two by honours has the ten of the game gives the figure; the book does not say that three cards earn it.',
        ),
        { says: 'Not counted by a side at nine; at eight they have to be called.' },
      ),
      'blue-ribbon-1940': NO_HONOURS_BLUE,
      sierra: unscored(),
    },
  }),
  'four-honours': item({
    title: 'Four honours',
    gist: 'A side holds all four honours of the trump suit.',
    aka: ['four by honours', 'all the honors'],
    group: 'The deal',
    books: {
      'uspc-1898': NO_HONOURS_US,
      donohue: ruled('Points gained by honours are set up like those of tricks; for all four no number is printed.', cites.donohue.points),
      'blue-ribbon-1940': NO_HONOURS_BLUE,
      sierra: unscored(),
    },
  }),
  'calling-at-eight': item({
    title: 'Calling honours',
    gist: 'A side at eight calls its honours before a card is played, and so wins the game.',
    aka: ['can you', 'can ye', 'calling at eight'],
    group: 'The deal',
    books: {
      'uspc-1898': NO_HONOURS_US,
      donohue: ruled('The call belongs to the score of eight alone; at nine honours no longer count.', [
        cites.donohue.callingHonours,
        cites.donohue.textScoring,
      ]),
      'blue-ribbon-1940': NO_HONOURS_BLUE,
      sierra: unscored(),
    },
  }),
  game: item({
    title: 'Game',
    gist: 'The score that wins the game.',
    aka: ['how many points', 'seven points', 'ten points', 'long whist'],
    group: 'The game',
    books: {
      'uspc-1898': bookValue(7, cites.uspc.law(1)),
      donohue: bookValue(10, cites.donohue.points),
      'blue-ribbon-1940': bookValue(7, cites.blue.game),
      sierra: SKETCH,
    },
  }),
  'rubber-game': item({
    title: 'Game in a rubber',
    gist: 'The score that wins one game of a rubber.',
    aka: ['five points', 'short whist'],
    group: 'The game',
    books: { 'uspc-1898': unscored('There is no rubber.'), donohue: unscored(), 'blue-ribbon-1940': bookValue(5, cites.blue.game), sierra: unscored() },
  }),
  rubber: item({
    title: 'Rubber',
    gist: 'The side that first wins two games has the rubber.',
    aka: ['best of three', 'two games out of three'],
    group: 'The game',
    books: {
      'uspc-1898': unscored('Each game stands alone.'),
      donohue: unscored('Odds are given for rubbers, no rule.'),
      'blue-ribbon-1940': ruled('Best of three games; a third is not played when one side has won the first two.', cites.blue.game),
      sierra: unscored(),
    },
  }),
  'game-value': item({
    title: 'Value of the game',
    gist: 'What the winners of a game win by it.',
    aka: ['how much is the game worth', 'losers score deducted'],
    group: 'The game',
    books: {
      'uspc-1898': ruled('Seven less the losers’ score.', cites.uspc.law(1), { way: 'from-the-game' }),
      donohue: unscored(),
      'blue-ribbon-1940': ruled('All that the winners made, beyond seven too, less the losers’ score; the hand is played out.', cites.blue.game),
      sierra: unscored(),
    },
  }),
  lurch: item({
    title: 'Lurch',
    gist: 'The losers are so far behind that they lose double.',
    aka: ['double game', 'saved the lurch'],
    group: 'The game',
    books: {
      'uspc-1898': unscored(),
      donohue: ruled('Advice speaks of saving the lurch and of half the stake saved by a side at four; which score is lurched is not set out.', [
        cites.donohue.hoylesGeneralRules,
        cites.donohue.textLurch,
      ]),
      'blue-ribbon-1940': unscored(),
      sierra: unscored(),
    },
  }),
  revoke: item({
    title: 'Revoke',
    gist: 'What one revoke costs the side that made it.',
    aka: ['renege', 'revoke penalty', 'three tricks', 'two tricks'],
    group: 'Penalties',
    books: {
      'uspc-1898': bookValue(2, cites.uspc.law(30), { unit: 'trick', per: 'a revoke', says: 'They pass to the other side.', way: 'tricks-pass' }),
      donohue: bookValue(3, cites.donohue.revokingScoring, {
        says: 'The opponents choose: added to their score, taken off the other score, or three tricks.',
        way: 'choice',
      }),
      'blue-ribbon-1940': unscored('Proof of a revoke is asked for in the general laws; the figure is left to each game, and whist gives none.'),
      sierra: unscored(),
    },
  }),
  'revoke-cap': item({
    title: 'Stop of the revoking side',
    gist: 'The score beyond which a side that revoked may not go in that deal.',
    aka: ['cannot win the game', 'stays at six', 'stays at nine'],
    group: 'Penalties',
    books: {
      'uspc-1898': bookValue(6, cites.uspc.law(31)),
      donohue: bookValue(9, cites.donohue.revokingScoring),
      'blue-ribbon-1940': unscored(),
      sierra: unscored(),
    },
  }),
  'call-reminder': item({
    title: 'Reminding the partner to call',
    gist: 'What a player loses who prompts the partner to call honours.',
    aka: ['told partner to call'],
    group: 'Penalties',
    books: {
      'uspc-1898': NO_HONOURS_US,
      donohue: bookValue(1, cites.donohue.callingHonours, { says: 'Taken off.' }),
      'blue-ribbon-1940': NO_HONOURS_BLUE,
      sierra: unscored(),
    },
  }),
};
