import { doubted } from '../../../laws/cites.ts';
import { bookValue, item, unscored } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';

const BELOW = 'Below the line';
const OVER = 'Overtricks';
const BONUS = 'Bonuses';
const HONOURS = 'Honours';
const RUBBER = 'Game and rubber';
const FACTOR = { unit: 'multiple', per: 'the trick points' } as const;
const both = [cites.blue.scoringRest, cites.blue.object];
const slams = [cites.blue.scoringRest, cites.blue.scoring];

/** The value of a contract that is made, and of honours, games and rubbers. */
export const won = {
  'trick-minor': item({
    title: 'Trick in clubs or diamonds',
    gist: 'Each odd trick bid and made with a minor suit as trumps.',
    aka: ['minor suit trick', 'club trick', 'diamond trick'],
    group: BELOW,
    books: { 'blue-ribbon-1940': bookValue(20, both, { per: 'a trick' }), sierra: bookValue(20, cites.sierra.scoringSystem, { per: 'a trick' }) },
  }),
  'trick-major': item({
    title: 'Trick in hearts or spades',
    gist: 'Each odd trick bid and made with a major suit as trumps.',
    aka: ['major suit trick', 'heart trick', 'spade trick'],
    group: BELOW,
    books: { 'blue-ribbon-1940': bookValue(30, both, { per: 'a trick' }), sierra: bookValue(30, cites.sierra.scoringSystem, { per: 'a trick' }) },
  }),
  'trick-no-trump-first': item({
    title: 'First trick at no-trump',
    gist: 'The first odd trick bid and made without trumps.',
    aka: ['1NT', 'one no trump'],
    group: BELOW,
    books: { 'blue-ribbon-1940': bookValue(40, both), sierra: bookValue(40, cites.sierra.scoringSystem) },
  }),
  'trick-no-trump': item({
    title: 'Later trick at no-trump',
    gist: 'Each odd trick after the first, bid and made without trumps.',
    aka: ['2NT', '3NT', 'no trump trick'],
    group: BELOW,
    books: {
      'blue-ribbon-1940': bookValue(30, [cites.blue.scoringRest, cites.blue.scoring], { per: 'a trick' }),
      sierra: bookValue(30, cites.sierra.scoringSystem, { per: 'a trick' }),
    },
  }),
  'trick-doubled': item({
    title: 'Doubled contract made',
    gist: 'What doubling does to the trick points.',
    aka: ['doubled tricks'],
    group: BELOW,
    books: {
      'blue-ribbon-1940': bookValue(2, cites.blue.scoringRest, FACTOR),
      sierra: bookValue(2, cites.sierra.scoringSystem, FACTOR),
    },
  }),
  'trick-redoubled': item({
    title: 'Redoubled contract made',
    gist: 'What redoubling does to the trick points.',
    aka: ['redoubled tricks'],
    group: BELOW,
    books: {
      'blue-ribbon-1940': bookValue(
        4,
        doubted(cites.blue.lawsAuction(57), 'The contract schedule gives no factor for a redouble; this one is the auction law of the same book.'),
        { ...FACTOR, way: 'as-in-auction' },
      ),
      sierra: bookValue(4, cites.sierra.scoringSystem, FACTOR),
    },
  }),
  'over-minor': item({
    title: 'Overtrick in clubs or diamonds',
    gist: 'Each trick over the contract, undoubled.',
    aka: ['overtrick minor'],
    group: OVER,
    books: {
      'blue-ribbon-1940': bookValue(20, [cites.blue.scoringRest, cites.blue.object, cites.blue.scoring], { per: 'a trick' }),
      sierra: bookValue(20, cites.sierra.scoringSystem, { per: 'a trick' }),
    },
  }),
  'over-major': item({
    title: 'Overtrick in hearts or spades',
    gist: 'Each trick over the contract, undoubled.',
    aka: ['overtrick major'],
    group: OVER,
    books: {
      'blue-ribbon-1940': bookValue(30, [cites.blue.scoringRest, cites.blue.object, cites.blue.scoring], { per: 'a trick' }),
      sierra: bookValue(30, cites.sierra.scoringSystem, { per: 'a trick' }),
    },
  }),
  'over-no-trump': item({
    title: 'Overtrick at no-trump',
    gist: 'Each trick over the contract, undoubled.',
    aka: ['overtrick no trump'],
    group: OVER,
    books: { 'blue-ribbon-1940': bookValue(30, cites.blue.scoring, { per: 'a trick' }), sierra: bookValue(30, cites.sierra.scoringSystem, { per: 'a trick' }) },
  }),
  'over-doubled': item({
    title: 'Overtrick, doubled, not vulnerable',
    gist: 'Each trick over a doubled contract, whatever the suit.',
    aka: ['doubled overtrick'],
    group: OVER,
    books: { 'blue-ribbon-1940': bookValue(100, both, { per: 'a trick' }), sierra: bookValue(100, cites.sierra.scoringSystem, { per: 'a trick' }) },
  }),
  'over-doubled-vulnerable': item({
    title: 'Overtrick, doubled, vulnerable',
    gist: 'Each trick over a doubled contract, whatever the suit.',
    aka: ['doubled overtrick vulnerable', 'game-in'],
    group: OVER,
    books: { 'blue-ribbon-1940': bookValue(200, both, { per: 'a trick' }), sierra: bookValue(200, cites.sierra.scoringSystem, { per: 'a trick' }) },
  }),
  'over-redoubled': item({
    title: 'Overtrick, redoubled, not vulnerable',
    gist: 'Each trick over a redoubled contract, whatever the suit.',
    aka: ['redoubled overtrick'],
    group: OVER,
    books: { 'blue-ribbon-1940': bookValue(200, both, { per: 'a trick' }), sierra: bookValue(200, cites.sierra.scoringSystem, { per: 'a trick' }) },
  }),
  'over-redoubled-vulnerable': item({
    title: 'Overtrick, redoubled, vulnerable',
    gist: 'Each trick over a redoubled contract, whatever the suit.',
    aka: ['redoubled overtrick vulnerable'],
    group: OVER,
    books: { 'blue-ribbon-1940': bookValue(400, both, { per: 'a trick' }), sierra: bookValue(400, cites.sierra.scoringSystem, { per: 'a trick' }) },
  }),
  'made-doubled': item({
    title: 'For making a doubled contract',
    gist: 'The bonus for making a contract that was doubled, overtricks or none.',
    aka: ['insult', 'for the insult', 'fifty for the insult'],
    group: BONUS,
    books: { 'blue-ribbon-1940': unscored('No bonus for making any contract, says page 433.'), sierra: bookValue(50, cites.sierra.scoringSystem) },
  }),
  'made-redoubled': item({
    title: 'For making a redoubled contract',
    gist: 'The bonus for making a contract that was redoubled, overtricks or none.',
    aka: ['insult redoubled'],
    group: BONUS,
    books: { 'blue-ribbon-1940': unscored('No bonus for making any contract, says page 433.'), sierra: bookValue(100, cites.sierra.scoringSystem) },
  }),
  'little-slam': item({
    title: 'Little slam, not vulnerable',
    gist: 'Six odd tricks bid, and made.',
    aka: ['small slam', 'twelve tricks', 'slam bonus'],
    group: BONUS,
    books: { 'blue-ribbon-1940': bookValue(500, slams), sierra: bookValue(500, cites.sierra.scoringSystem) },
  }),
  'little-slam-vulnerable': item({
    title: 'Little slam, vulnerable',
    gist: 'Six odd tricks bid, and made.',
    aka: ['small slam vulnerable'],
    group: BONUS,
    books: { 'blue-ribbon-1940': bookValue(750, slams), sierra: bookValue(750, cites.sierra.scoringSystem) },
  }),
  'grand-slam': item({
    title: 'Grand slam, not vulnerable',
    gist: 'Seven odd tricks bid, and made; nothing is added for the little slam in it.',
    aka: ['all thirteen tricks'],
    group: BONUS,
    books: {
      'blue-ribbon-1940': bookValue(1000, slams),
      sierra: bookValue(1000, cites.sierra.scoringSystem),
    },
  }),
  'grand-slam-vulnerable': item({
    title: 'Grand slam, vulnerable',
    gist: 'Seven odd tricks bid, and made; nothing is added for the little slam in it.',
    aka: ['grand slam game-in'],
    group: BONUS,
    books: {
      'blue-ribbon-1940': bookValue(1500, slams),
      sierra: bookValue(1500, cites.sierra.scoringSystem),
    },
  }),
  'honours-four': item({
    title: 'Four honours in one hand',
    gist: 'Four of the five top trumps in the hand of one player, of either side.',
    aka: ['honors', '100 honors', 'hundred honours'],
    group: HONOURS,
    books: {
      'blue-ribbon-1940': bookValue(
        100,
        [doubted(cites.blue.scoringRest, 'The figure cannot be read in our copy; 100 is the amount in Sierra.'), cites.blue.object],
        { says: 'Nothing for the fifth in the partner’s hand, nor for fewer than four.', way: 'damaged' },
      ),
      sierra: bookValue(100, cites.sierra.scoringSystem),
    },
  }),
  'honours-five': item({
    title: 'Five honours in one hand',
    gist: 'All five top trumps in the hand of one player, of either side.',
    aka: ['150 honors', 'all the honors'],
    group: HONOURS,
    books: {
      'blue-ribbon-1940': bookValue(
        150,
        doubted(cites.blue.scoringRest, 'The line does not say that five honours belong to a trump suit and four aces to no-trump.'),
      ),
      sierra: bookValue(150, cites.sierra.scoringSystem),
    },
  }),
  'honours-aces': item({
    title: 'Four aces in one hand, at no-trump',
    gist: 'All the aces in the hand of one player, of either side.',
    aka: ['four aces', '150 aces'],
    group: HONOURS,
    books: {
      'blue-ribbon-1940': bookValue(
        150,
        doubted(cites.blue.scoringRest, 'The line does not say that five honours belong to a trump suit and four aces to no-trump.'),
      ),
      sierra: bookValue(150, cites.sierra.scoringSystem),
    },
  }),
  game: item({
    title: 'Game',
    gist: 'The trick points below the line, and those alone, that make a game in one deal or several.',
    aka: ['how many points is game', '100 below the line'],
    group: RUBBER,
    books: { 'blue-ribbon-1940': bookValue(100, both), sierra: bookValue(100, cites.sierra.scoring) },
  }),
  'rubber-in-two': item({
    title: 'Rubber in two games',
    gist: 'The rubber is won before the other side has a game.',
    aka: ['fast rubber', 'rubber bonus 700'],
    group: RUBBER,
    books: { 'blue-ribbon-1940': bookValue(700, slams), sierra: bookValue(700, cites.sierra.scoringSystem) },
  }),
  'rubber-in-three': item({
    title: 'Rubber in three games',
    gist: 'The rubber is won after the other side has won a game.',
    aka: ['slow rubber', 'rubber bonus 500'],
    group: RUBBER,
    books: { 'blue-ribbon-1940': bookValue(500, slams), sierra: bookValue(500, cites.sierra.scoringSystem) },
  }),
  'unfinished-game': item({
    title: 'Game in an unfinished rubber',
    gist: 'A side has won a game and the rubber is broken off.',
    aka: ['broken rubber', 'stopped early', 'incomplete rubber'],
    group: RUBBER,
    books: {
      'blue-ribbon-1940': bookValue(300, doubted(cites.blue.scoring, 'The book does not say what is done when each side has a game.')),
      sierra: unscored('The book says nothing about a rubber broken off.'),
    },
  }),
} as const;
