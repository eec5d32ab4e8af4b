import { doubted } from '../../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';

const forOne =
  'The book does not say whether the player’s own stake is a part of what is paid; in its roulette it puts "for" where the stake is not counted in.';

export const turns = {
  won: item({
    title: 'A bet won',
    gist: 'The card comes as it was bet on: to win as the winner, coppered as the loser.',
    aka: ['even money', 'faro payout', 'what does faro pay'],
    group: 'A turn',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.settlement, { unit: 'stake', says: 'Even money.' }),
      donohue: bookValue(
        1,
        doubted(
          cites.donohue.sept,
          'The book says this of the paroli, which leaves a punter with three times the stake; it does not put the single stake in figures.',
        ),
        {
          unit: 'stake',
        },
      ),
    },
  }),
  lost: item({
    title: 'A bet lost',
    gist: 'The card comes the other way.',
    aka: ['bank wins'],
    group: 'A turn',
    books: {
      'blue-ribbon-1940': bookValue(-1, cites.blue.settlement, { unit: 'stake' }),
      donohue: bookValue(-1, cites.donohue.wins, { unit: 'stake' }),
    },
  }),
  split: item({
    title: 'Both cards alike',
    gist: 'Both cards of the turn are of the rank bet on.',
    aka: ['split', 'doublet', 'half the bet'],
    group: 'A turn',
    books: {
      'blue-ribbon-1940': bookValue(-0.5, cites.blue.settlement, { unit: 'stake', says: 'Half of it, however it was bet.' }),
      donohue: bookValue(-0.5, cites.donohue.doublet, { unit: 'stake', says: 'Half of it, unless the punter makes a pli.' }),
    },
  }),
  'stand-off': item({
    title: 'Two cards of one bet',
    gist: 'Of the cards that one bet takes in, two come on a turn, one to win and one to lose.',
    aka: ['stand-off', 'drawn game', 'bet between two cards'],
    group: 'A turn',
    books: {
      'blue-ribbon-1940': bookValue(0, cites.blue.covering, { unit: 'stake', says: 'A stand-off, for a bet between two cards.', way: 'between-two' }),
      donohue: bookValue(0, cites.donohue.drawn, { unit: 'stake', says: 'A drawn game.', way: 'any-two' }),
    },
  }),
  soda: item({
    title: 'The soda',
    gist: 'The first card of the pack, in sight before the first turn.',
    aka: ['first card', 'top card'],
    group: 'The ends of the pack',
    books: {
      'blue-ribbon-1940': bookValue(0, cites.blue.turn, { unit: 'stake', says: 'It neither wins nor loses.' }),
      donohue: unscored('There is none: the first card belongs to the first coup.'),
    },
  }),
  hocly: item({
    title: 'The last card but one',
    gist: 'The card on the right in the last coup, where the bank claims it.',
    aka: ['hocly', 'hockly', 'hockley'],
    group: 'The ends of the pack',
    books: {
      'blue-ribbon-1940': unscored('It is the winner of the last turn.'),
      donohue: bookValue(-1, [cites.donohue.hocly, cites.donohue.hoclyTerm], { unit: 'stake', says: 'A part of the bank’s gain, often given up.' }),
    },
  }),
  hock: item({
    title: 'The last card',
    gist: 'The card left when all the turns are dealt.',
    aka: ['hock', 'hockelty', 'in hock'],
    group: 'The ends of the pack',
    books: {
      'blue-ribbon-1940': bookValue(0, cites.blue.turn, { unit: 'stake', says: 'It neither wins nor loses.' }),
      donohue: bookValue(0, cites.donohue.lastCard, { unit: 'stake', says: 'It neither wins nor loses.' }),
    },
  }),
  'turn-called': item({
    title: 'The turn called',
    gist: 'The order of the last three cards, all of different ranks, is called rightly.',
    aka: ['calling the turn', '4 for 1', '4 to 1'],
    group: 'The last turn',
    books: {
      'blue-ribbon-1940': bookValue(4, doubted(cites.blue.lastTurn, forOne), { unit: 'stake', says: 'Printed as 4 for 1.' }),
      donohue: unscored(),
    },
  }),
  'cat-hop': item({
    title: 'A cat-hop called',
    gist: 'The order is called rightly when two of the last three cards are of one rank.',
    aka: ['cat hop', '2 for 1', 'cathop'],
    group: 'The last turn',
    books: {
      'blue-ribbon-1940': bookValue(2, doubted(cites.blue.catHop, forOne), { unit: 'stake', says: 'Printed as 2 for 1.' }),
      donohue: unscored(),
    },
  }),
  'turn-missed': item({
    title: 'A wrong call',
    gist: 'The last cards come in another order than was called.',
    aka: ['missed the turn', 'lost the call'],
    group: 'The last turn',
    books: {
      'blue-ribbon-1940': bookValue(
        -1,
        doubted(cites.blue.lastTurn, 'Only the right call has its price in print; that a wrong one loses the bet goes with it.'),
        {
          unit: 'stake',
        },
      ),
      donohue: unscored(),
    },
  }),
  running: item({
    title: 'Winning on and on',
    gist: 'The odds against winning so many even bets one after another.',
    aka: ['odds of a paroli', 'odds against a streak', 'times running'],
    group: 'The odds',
    books: {
      'blue-ribbon-1940': unscored(),
      donohue: ruled('3 to 1 against twice, 7 to 1 thrice, 15 to 1 four times, 31 to 1 five times, 63 to 1 six times.', cites.donohue.running),
    },
  }),
} as const;
