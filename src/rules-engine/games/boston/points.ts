import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, type ScoreItem, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const NONE = unscored('No such declaration.');

/** An item for a number of tricks undertaken: the rate of the older table, and what each opponent pays by the later book. */
const tricks = (title: string, rate: number, partner: string, chips: number, aka: readonly string[] = []): ScoreItem =>
  item({
    title,
    gist: `${title} undertaken.`,
    aka: ['boston table', 'rate', 'payment', ...aka],
    group: 'Tricks undertaken',
    books: {
      donohue: bookValue(
        rate,
        doubted(
          cites.donohue.table,
          'The columns of the table run into each other in our copy; the rates are put together from them and from the worked examples.',
        ),
        {
          unit: 'multiple',
          says: `the rate in a common suit, by which tricks and honours are multiplied before dividing by ten${partner}`,
        },
      ),
      'blue-ribbon-1940': bookValue(
        chips,
        doubted(cites.blue.game, 'The row of payments is damaged in our copy: 10, 20, 25, 35, 45 and 65 can be read, 15, 105 and 170 are restored.'),
        { unit: 'chip', per: 'from each opponent' },
      ),
    },
  });
const misere = (title: string, gist: string, fish: number, chips: number | null, aka: readonly string[]): ScoreItem =>
  item({
    title,
    gist,
    aka,
    group: 'Misères',
    books: {
      donohue: bookValue(
        fish,
        [
          cites.donohue.play,
          doubted(
            cites.donohue.table,
            'The columns of the table run into each other in our copy; the rates are put together from them and from the worked examples.',
          ),
        ],
        { unit: 'fish', per: 'from each antagonist, or to each' },
      ),
      'blue-ribbon-1940':
        chips === null
          ? unscored('The payment is doubled for an exposed hand.')
          : bookValue(chips, cites.blue.game, { unit: 'chip', per: 'from each opponent' }),
    },
  });

export const points = {
  five: tricks('Five tricks', 1, '; a partner undertakes three more', 10, ['five and three', '5 and 3', 'five tricks with a partner for three']),
  six: tricks('Six tricks', 2, '; a partner undertakes four more', 15, ['six and four', '6 and 4', 'six tricks with a partner for four']),
  seven: tricks('Seven tricks', 3, '; a partner undertakes five more', 20, ['seven and five', '7 and 5', 'seven tricks with a partner for five']),
  eight: tricks('Eight tricks', 4, '; without a partner', 25),
  nine: tricks('Nine tricks', 5, '; without a partner', 35),
  ten: tricks('Ten tricks', 6, '; without a partner', 45),
  eleven: tricks('Eleven tricks', 7, '; without a partner', 65),
  twelve: tricks('Twelve tricks', 8, '; without a partner', 105),
  thirteen: tricks('Thirteen tricks', 9, ', which is grand slam; without a partner', 170),
  'second-preference': item({
    title: 'Second preference',
    gist: 'Trumps are the other suit of the colour that was turned.',
    group: 'Suits',
    books: {
      donohue: bookValue(
        2,
        doubted(
          cites.donohue.table,
          'The columns of the table run into each other in our copy; the rates are put together from them and from the worked examples.',
        ),
        { unit: 'multiple', says: 'the common rate' },
      ),
      'blue-ribbon-1940': NONE,
    },
  }),
  'first-preference': item({
    title: 'First preference',
    gist: 'Trumps are the suit that was turned from the other pack.',
    group: 'Suits',
    books: {
      donohue: bookValue(
        4,
        doubted(
          cites.donohue.table,
          'The columns of the table run into each other in our copy; the rates are put together from them and from the worked examples.',
        ),
        { unit: 'multiple', says: 'the common rate' },
      ),
      'blue-ribbon-1940': NONE,
    },
  }),
  divisor: item({
    title: 'Divided by',
    gist: 'What the product of rate, tricks and honours is divided by.',
    group: 'Suits',
    books: {
      donohue: bookValue(10, cites.donohue.scoring, { unit: 'fish', says: 'a rest of 5 and more counts as ten, a smaller one as nothing' }),
      'blue-ribbon-1940': unscored('Payments are fixed.'),
    },
  }),
  least: item({
    title: 'Least payment',
    gist: 'What is paid where the product is below ten.',
    group: 'Suits',
    books: { donohue: bookValue(1, cites.donohue.scoring, { unit: 'fish' }), 'blue-ribbon-1940': unscored() },
  }),
  'petite-misere': misere('Petite misère', 'To put out a card and then lose the other twelve tricks.', 4, 20, ['little misere', 'lose twelve']),
  'grande-misere': misere('Grande misère', 'To lose all thirteen tricks.', 8, 40, ['grand misere', 'lose thirteen']),
  'petite-misere-ouverte': misere('Petite misère ouverte', 'Petite misère with the cards laid on the table.', 16, null, ['little spread']),
  'grande-misere-ouverte': misere('Grande misère ouverte', 'Grande misère with the cards laid on the table.', 32, null, ['grand spread']),
  exposed: item({
    title: 'Hand exposed',
    gist: 'The bidder of a misère plays with their cards on the table.',
    aka: ['spread'],
    group: 'Misères',
    books: {
      donohue: unscored('The open misères have figures of their own.'),
      'blue-ribbon-1940': bookValue(2, cites.blue.game, { unit: 'multiple', says: 'the payment' }),
    },
  }),
  stake: item({
    title: 'Stake of each player',
    gist: 'What each player puts into the pool at the start and after the pool is won.',
    aka: ['ante', 'bets'],
    group: 'The pool',
    books: {
      donohue: bookValue(8, [cites.donohue.deal, cites.donohue.play], { unit: 'fish' }),
      'blue-ribbon-1940': unscored('A pool is named, its stakes are not.'),
    },
  }),
  'dealers-stake': item({
    title: 'Stake of the dealer',
    gist: 'What the dealer adds to the pool, and a new dealer after a deal that nobody won.',
    group: 'The pool',
    books: { donohue: bookValue(4, [cites.donohue.deal, cites.donohue.play], { unit: 'fish' }), 'blue-ribbon-1940': unscored() },
  }),
  'pool-won': item({
    title: 'The pool won',
    gist: 'Who takes the pool when a declaration is made good.',
    aka: ['the bets', 'takes the pot'],
    group: 'The pool',
    books: {
      donohue: ruled('The player who succeeds, with their partner if they have one, takes all that it holds.', cites.donohue.scoring),
      'blue-ribbon-1940': unscored('A pool is named, and not what becomes of it.'),
    },
  }),
  bast: item({
    title: 'Bast',
    gist: 'What a player who fails owes to the pool.',
    aka: ['beasted', 'basted', 'beast'],
    group: 'The pool',
    books: {
      donohue: ruled('As many fish as success would have taken out of the pool.', cites.donohue.basts),
      'blue-ribbon-1940': unscored('The book does not say what a failed bid costs.'),
    },
  }),
  misdeal: item({
    title: 'Misdeal',
    gist: 'What a dealer who misdeals puts into the pool.',
    group: 'Penalties',
    books: { donohue: bookValue(4, cites.donohue.deal, { unit: 'fish' }), 'blue-ribbon-1940': unscored() },
  }),
} as const;
