import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

/** What the books print on odds, and the bets that they calculate. */
export const points = {
  chance: item({
    title: 'How odds are found',
    gist: 'Everything that can happen is counted, and what wins is taken from it: the two numbers are the odds.',
    aka: ['work out the odds', 'what are the odds', 'probability', 'chance of'],
    group: 'Single events',
    books: {
      'blue-ribbon-1940': ruled('Ways to lose to ways to win.', cites.blue.chance),
      donohue: ruled('Odds are given as parts against to parts for.', cites.donohue.share),
    },
  }),
  'several-dice': item({
    title: 'A face with several dice',
    gist: 'At least one of the dice shows the face that is wanted.',
    aka: ['a six with two dice', 'at least one six'],
    group: 'Single events',
    books: {
      'blue-ribbon-1940': ruled('The throws that miss are five for each die, multiplied: 25 of the 36 of two dice, so 25 to 11 against.', [
        cites.blue.die,
        cites.blue.dice,
      ]),
      donohue: unscored(),
    },
  }),
  card: item({
    title: 'A card from the pack',
    gist: 'One card of a kind that is wanted is drawn.',
    aka: ['draw an ace', 'cut a red card'],
    group: 'Single events',
    books: {
      'blue-ribbon-1940': ruled('The cards that will not do to those that will: 48 to 4 for an ace, which is 12 to 1 against.', cites.blue.card),
      donohue: unscored(),
    },
  }),
  'all-succeed': item({
    title: 'Several draws that must all succeed',
    gist: 'A card of the kind that is wanted comes each time, from a full pack.',
    aka: ['two red cards running', 'an ace from two packs', 'independent events'],
    group: 'Single events',
    books: {
      'blue-ribbon-1940': ruled('The chances are multiplied: 1 of 13 from one pack is 1 of 169 from two; two red cards running are 3 to 1 against.', [
        cites.blue.twoPacks,
        cites.blue.reds,
      ]),
      donohue: unscored(),
    },
  }),
  'balls-out': item({
    title: 'Balls kept out',
    gist: 'Other balls were drawn before, and are not put back.',
    aka: ['pool bottle', 'without replacement'],
    group: 'Single events',
    books: {
      'blue-ribbon-1940': ruled('Only the balls that are left count: 9 to 1 against one of ten, 4 to 1 once five others are out.', [
        cites.blue.ball,
        cites.blue.ballsOut,
      ]),
      donohue: unscored(),
    },
  }),
  'balls-back': item({
    title: 'Balls put back',
    gist: 'Other balls were drawn before, and each was put back.',
    aka: ['with replacement'],
    group: 'Single events',
    books: {
      'blue-ribbon-1940': ruled('Earlier draws change nothing: 9 to 1 against one of ten after five draws, and after twenty.', cites.blue.ballsBack),
      donohue: unscored(),
    },
  }),
  run: item({
    title: 'A run of even chances',
    gist: 'The same side of an even chance comes so many times running.',
    aka: ['parlay', 'five reds running', 'ten in a row', 'heads ten times', 'winning streak', 'successive events'],
    group: 'Runs',
    books: {
      'blue-ribbon-1940': ruled(
        'Double the odds before it and add one: 1, 3, 7, 15, 31 to 1, up to 1,023 to 1 for ten.',
        doubted(
          cites.blue.run,
          'Some figures of the printed table are damaged in our copy; they follow from the rule beside it, and those that can be read agree.',
        ),
      ),
      donohue: ruled('Double the odds before it and add one for the stake: 3 to 1 for two, 1,023 to 1 for ten, and so on.', cites.donohue.run),
    },
  }),
  'next-of-run': item({
    title: 'The next of a run',
    gist: 'The same side has come so many times already, and is bet on once more.',
    aka: ['maturity of the chances', "gambler's fallacy", 'red is due', 'it must come black', 'law of averages'],
    group: 'Runs',
    books: { 'blue-ribbon-1940': ruled('An even bet, whatever came before.', [cites.blue.run, cites.blue.maturity]), donohue: unscored() },
  }),
  'first-bet': item({
    title: 'First bet of doubling up',
    gist: 'What the method stakes at the start, and all that it wins when a bet is won at last.',
    group: 'Systems',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.doubling, { unit: 'dollar', says: 'So in the example of the book; each lost bet is doubled.' }),
      donohue: unscored(),
    },
  }),
  doubling: item({
    title: 'Lost by doubling up',
    gist: 'A bet that is lost is doubled, until one is won or the limit of the bank ends it.',
    aka: ['martingale', 'double or nothing', 'double after a loss', 'doubling system'],
    group: 'Systems',
    books: {
      'blue-ribbon-1940': ruled('Eleven losses from one dollar are 2,047 dollars, and the bank takes no further bet.', cites.blue.doubling, { unit: 'dollar' }),
      donohue: unscored(),
    },
  }),
  progression: item({
    title: 'Progression, or pinching',
    gist: 'A chip more is bet after each loss and one fewer after each win.',
    aka: ['progress and pinch', 'pinch a chip', "d'alembert", 'one up one down'],
    group: 'Systems',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.progression, {
        unit: 'chip',
        per: 'a pair of a win and a loss',
        says: 'Ten won and ten lost are ten chips ahead, in whatever order; a losing run makes the bets larger and larger.',
      }),
      donohue: unscored(),
    },
  }),
  value: item({
    title: 'What a chance is worth',
    gist: 'The part of the stakes that belongs to a side by its odds.',
    aka: ['fair share', 'value of the odds', 'split the stakes', 'what the field is worth'],
    group: 'Bets settled',
    books: {
      'blue-ribbon-1940': unscored(),
      donohue: ruled('At a to b against, b parts of a and b together; what is left over belongs to the field.', [
        cites.donohue.share,
        doubted(
          cites.donohue.favourites,
          'Of the worked sum some figures are damaged in our copy: 9 to 3 for 9 to 5, 279, 250 and 230 for 270, 240 and 240. The thirtieths beside them, 5, 9, 8 and 8, are right.',
        ),
      ]),
    },
  }),
  cancel: item({
    title: 'Calling off a bet at wrong odds',
    gist: 'A side has staked more than its chance is worth, and the bet is to be cancelled.',
    aka: ['cancel a bet', 'hedge', 'wrong odds', 'buy out of a bet', 'get out of a bet'],
    group: 'Bets settled',
    books: {
      'blue-ribbon-1940': unscored(),
      donohue: ruled(
        'The surplus over the right stake, times the chance of the side that gains by the mistake.',
        doubted(
          cites.donohue.cancel,
          'The surplus is printed as 2s. 8d. and two lines later as 2s. 6d.; the first is what the sum comes to. Counted out, the bet is worth the whole surplus, not a part of it.',
        ),
      ),
    },
  }),
} as const;
