import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, type ScoreItem, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { NO_FIGURES } from './laws/sources.ts';

const U_TRICKS = [cites.uspc.trump, cites.uspc.tablePoints];

const A_TRICK = { per: 'a trick over six' };
const trick = (title: string, points: number): ScoreItem =>
  item({
    title,
    gist: `Each trick over six, ${title.toLowerCase()}, before any doubling.`,
    group: 'Tricks, below the line',
    books: { 'uspc-1898': bookValue(points, U_TRICKS, A_TRICK), donohue: bookValue(points, cites.donohue.scoring, A_TRICK), ...NO_FIGURES },
  });

const TIMES = { unit: 'times' } as const;
/** Honours are a multiple of the trump trick before any doubling. */
const honours = (title: string, gist: string, times: number, aka: readonly string[], say: { uspc?: string; donohue?: string } = {}): ScoreItem =>
  item({
    title,
    gist,
    aka,
    group: 'Honours, above the line',
    books: {
      'uspc-1898': bookValue(times, [cites.uspc.honors, cites.uspc.tablePoints], { ...TIMES, ...(say.uspc === undefined ? {} : { says: say.uspc }) }),
      donohue: bookValue(times, cites.donohue.scoring, { ...TIMES, ...(say.donohue === undefined ? {} : { says: say.donohue }) }),
      ...NO_FIGURES,
    },
  });
const aces = (title: string, gist: string, points: number): ScoreItem =>
  item({
    title,
    gist,
    aka: ['honors at no trumps', 'aces'],
    group: 'Honours, above the line',
    books: { 'uspc-1898': bookValue(points, [cites.uspc.honors, cites.uspc.tablePoints]), donohue: bookValue(points, cites.donohue.scoring), ...NO_FIGURES },
  });
const slam = (title: string, gist: string, points: number): ScoreItem =>
  item({
    title,
    gist,
    group: 'Slams, above the line',
    books: {
      'uspc-1898': bookValue(points, [cites.uspc.slam, cites.uspc.tablePoints], { says: 'Tricks taken for a revoke do not count toward it.' }),
      donohue: bookValue(points, cites.donohue.scoringChicane, { says: 'Tricks taken for a revoke do not count toward it.' }),
      ...NO_FIGURES,
    },
  });

export const points = {
  'trick-spades': trick('Spades are trumps', 2),
  'trick-clubs': trick('Clubs are trumps', 4),
  'trick-diamonds': trick('Diamonds are trumps', 6),
  'trick-hearts': trick('Hearts are trumps', 8),
  'trick-no-trumps': trick('No trumps', 12),
  doubling: item({
    title: 'Doubling',
    gist: 'Each double or redouble doubles the value of a trick over six; honours, chicane and slams stay as they are.',
    aka: ['redouble', 'double', 'doubled and redoubled', 'limit of doubling'],
    group: 'Tricks, below the line',
    books: {
      'uspc-1898': ruled('Twice the value for each double or redouble, until one side says that it plays. No limit.', cites.uspc.bidding),
      donohue: ruled('Twice the value for each double or redouble, up to the limit.', cites.donohue.doublingBidding),
      'blue-ribbon-1940': unscored('The book says only that the opponents could double the value of the tricks.'),
      sierra: unscored(),
    },
  }),
  'doubling-limit': item({
    title: 'Limit of doubling',
    gist: 'Where redoubling ends.',
    group: 'Tricks, below the line',
    books: {
      'uspc-1898': ruled('Redoubling goes on until one side declares to play.', cites.uspc.bidding),
      donohue: bookValue(
        100,
        doubted(
          cites.donohue.doubling(58),
          'The number is not printed beside the law; another law refers to it. The book does not say whether a double that would pass the limit is cut down to it.',
        ),
      ),
      ...NO_FIGURES,
    },
  }),
  'honours-three': honours('Three honours in the two hands', 'Partners hold three of the five honours of trumps between them.', 2, [
    'simple honors',
    'three honors',
  ]),
  'honours-four': honours('Four honours in the two hands', 'Partners hold four of the five honours of trumps between them.', 4, ['four honors']),
  'honours-five': honours('Five honours in the two hands', 'Partners hold all five honours of trumps between them, no four in one hand.', 5, ['five honors']),
  'four-in-hand': honours('Four honours in one hand', 'One player holds four honours of trumps, and an opponent the fifth.', 8, ['four honors in one hand']),
  'four-in-hand-fifth-with-partner': honours(
    'Four honours in one hand, the fifth with the partner',
    'One player holds four honours of trumps and their partner the fifth.',
    9,
    ['four and one', 'nine times'],
    {
      uspc: 'The rule in the text says four and a half times, and the next rule doubles what one hand holds; the table prints the doubled figures.',
      donohue: 'Eight times for the four, and once more for the fifth.',
    },
  ),
  'five-in-hand': honours('Five honours in one hand', 'One player holds all five honours of trumps.', 10, ['five honors in one hand', 'hundred honors']),
  chicane: item({
    title: 'Chicane',
    gist: 'A player is dealt no trump.',
    aka: ['no trumps in hand', 'void in trumps'],
    group: 'Honours, above the line',
    books: {
      'uspc-1898': bookValue(2, [cites.uspc.chicane, cites.uspc.tablePoints], { ...TIMES, says: 'Claimed only after the deal is played out.' }),
      donohue: bookValue(2, cites.donohue.scoringChicane, TIMES),
      ...NO_FIGURES,
    },
  }),
  'aces-three': aces('Three aces in the two hands, at no trumps', 'Partners hold three aces between them and no suit is trumps.', 30),
  'aces-four': aces('Four aces in the two hands, at no trumps', 'Partners hold all four aces between them and no suit is trumps.', 40),
  'aces-four-in-hand': aces('Four aces in one hand, at no trumps', 'One player holds all four aces and no suit is trumps.', 100),
  'grand-slam': slam('Grand slam', 'One side takes all thirteen tricks.', 40),
  'little-slam': slam('Little slam', 'One side takes twelve tricks.', 20),
  game: item({
    title: 'Game',
    gist: 'Points below the line that make a game; only tricks count toward it.',
    aka: ['how many points to game', 'thirty up'],
    group: 'Game and rubber',
    books: { 'uspc-1898': bookValue(30, cites.uspc.scoring), donohue: bookValue(30, cites.donohue.scoring), ...NO_FIGURES },
  }),
  rubber: item({
    title: 'Rubber',
    gist: 'Added for the side that wins two games of the three.',
    group: 'Game and rubber',
    books: { 'uspc-1898': bookValue(100, cites.uspc.rubber), donohue: bookValue(100, cites.donohue.scoringGame), ...NO_FIGURES },
  }),
  revoke: item({
    title: 'Revoke',
    gist: 'Tricks that pass to the other side for a revoke.',
    aka: ['renege', 'three tricks'],
    group: 'Penalties',
    books: {
      'uspc-1898': bookValue(3, cites.uspc.revoke, { unit: 'trick', way: 'tricks-but-one', says: 'At least one trick is left to the side that revoked.' }),
      donohue: bookValue(3, cites.donohue.revoke, {
        unit: 'trick',
        per: 'a revoke',
        way: 'choice',
        says: 'Or their value, taken off the one score or added to the other.',
      }),
      ...NO_FIGURES,
    },
  }),
  'revoke-cap': item({
    title: 'Score of a side that revoked',
    gist: 'The most it may have toward the game after that deal.',
    aka: ['twenty-eight', 'cannot win the game'],
    group: 'Penalties',
    books: {
      'uspc-1898': bookValue(28, cites.uspc.revoke, { says: 'Two short of the game.' }),
      donohue: bookValue(28, cites.donohue.revoke, { says: 'It cannot win the game or a slam on that deal.' }),
      ...NO_FIGURES,
    },
  }),
} as const;
