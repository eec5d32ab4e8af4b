import { doubted } from '../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample } from '../../../laws/examples.ts';
import { always } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, must } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { changeOnce, changeOneOrAll } from '../words.ts';

const { widow, whiskey, tie, hands, sequence } = cites.blue;
const BLUE = 'blue-ribbon-1940';
const NO_TRADE = 'Nobody buys or barters: cards are changed with the widow.';
const knocked = doubted(whiskey, 'The section says that it is whiskey poker with three cards; the book describes the knock at whiskey poker.');
const asCommerce = doubted(
  widow,
  'Commerce with a widow is called whiskey poker with three cards, and there the best poker hand wins; that pool and hands stay those of commerce is how we read it.',
);

export default variant({
  title: 'Commerce with a widow',
  aliases: ['Three-card whiskey poker', 'Widow commerce'],
  books: { [BLUE]: { heading: 'Commerce', pages: '190', inherits: { from: 'commerce', cite: asCommerce } } },
  has: { widow: true },
  players: { min: 3, max: 12 },
  packs: ['standard-52'],
  glance: {
    'What changes': 'three cards lie face up for the table, and are changed instead of bought',
    'At a turn': 'one card or the whole hand is changed, or the player passes or knocks',
    'After the knock': 'one more change for each of the others',
    Wins: 'the best hand of commerce',
  },
  laws: {
    repeal: {
      'barter-refused': NO_TRADE,
      'looked-before-giving': NO_TRADE,
      'dealer-buys': NO_TRADE,
      'not-shown': 'A player who is content knocks; the hands are shown after that.',
    },
    amend: {
      stands: {
        title: 'A knock with cards still to change',
        gist: 'A player knocks while others would still change a card with the widow.',
        aka: ['knock', 'knocks with cards in hand', 'draw after the knock', 'one more exchange after a knock'],
        leads: { 'blue-ribbon-1940': 'Each other player may change once more. Then all the players must show their hands.' },
        readings: () => ({
          [BLUE]: always([allowed('each-other-player', changeOnce), must('all-players', 'show-hand')], knocked, {
            note: 'The hands are shown when they have.',
          }),
        }),
        see: [],
      },
    },
    add: {
      'what-may-be-changed': law({
        question: 'allowed',
        title: 'How many cards may be changed?',
        gist: 'A player wants more than one card of the widow.',
        aka: ['change two cards', 'take the whole widow', 'swap the whole hand'],
        moment: 'draw',
        cases: [{ then: [allowed('player', changeOneOrAll)] }],
        cites: doubted(whiskey, 'Told at whiskey poker of five cards, after somebody has taken the widow; here it lies open from the first.'),
      }),
    },
  },
  points: { repeal: { buying: NO_TRADE } },
  scorers: {},
  examples: [
    lawExample('stands', knocked, { when: 'dealt', who: 'eldest' }, 'Eldest hand knocks before anybody has changed a card.', 'may change once more'),
    lawExample('what-may-be-changed', whiskey, {}, 'A player wants all three cards of the table.', 'the whole hand'),
    lawExample('ace-in-sequence', sequence, { where: 'low' }, 'Ace, two and three of hearts.', 'below the two'),
    lawExample(
      'equal-points',
      tie,
      { cards: 'differ', banker: 'no' },
      'Twenty on three clubs, and twenty on the king and ten of hearts.',
      'point of three cards',
    ),
    scoreExample('hands', hands, { hands: 'KS-KD-KC.9H-8H-7H.AS-QS-4D' }, 'After the knock three hands lie open.', 'Hand 1 wins: three kings'),
    sheetExample(
      'account',
      widow,
      { players: '3', names: 'Ann.Ben.Cora', stake: '2' },
      [
        { dealer: 'first', winner: 'second' },
        { dealer: 'second', winner: 'second' },
      ],
      'Two pools of six, and both to Ben.',
      { Ann: -4, Ben: 8, Cora: -4 },
    ),
  ],
});
