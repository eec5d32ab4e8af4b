import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { always } from '../../../../laws/laws.ts';
import { must, wins } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { countSancho } from '../../words.ts';
import { changed, own } from './points.ts';
import { game } from './scorers.ts';

const { blue, donohue, uspc } = cites;
const FORM = 'The section tells this game, and Pedro as the same without the nine; the laws stand under Pedro here.';
const inOrder = [must('all-players', countSancho), wins('first-out', 'game')] as const;
const PLAIN = { revoke: 'nobody', custom: 'all' };

const LEFT = 'A few lines after Pedro, whose deal, bidding and play are left to it; page 11 gives it the penalties of auction pitch.';

export default variant({
  title: 'Pedro Sancho',
  aliases: ['Sancho Pedro'],
  books: {
    'blue-ribbon-1940': { heading: 'Pedro Sancho', pages: '11', inherits: { from: 'pedro', cite: doubted(blue.sancho, LEFT) } },
    donohue: { heading: 'Pedro Sancho', pages: '41-43', inherits: { from: 'pedro', cite: doubted(donohue.withoutSancho, FORM) } },
    'uspc-1898': { heading: 'Pedro Sancho', pages: '71-72', inherits: { from: 'pedro', cite: doubted(uspc.pedro, FORM) } },
  },
  has: {},
  players: { min: 2, max: 8, usual: 6 },
  packs: ['standard-52'],
  glance: {
    Trump: 'sold by the dealer (Donohue, 1898), or bid for to the board (1940)',
    Points: 'high {points.high}, low {points.low}, jack {points.jack}, game {points.game}, pedro {points.pedro}, sancho {points.sancho}: {points.whole} in all',
    Sancho: 'the nine of trumps',
    Order: 'high, low, jack, game, pedro, sancho',
    Game: '{points.target}, counted down (Donohue, 1898); sometimes {points.long-target} (1898)',
  },
  laws: {
    amend: {
      'loss-through-revoke': {
        leads: {
          'blue-ribbon-1940':
            'A bidder hurt by an opponent’s revoke scores the points made, even if they are fewer than the bid, and loses nothing. The book covers nobody else.',
          donohue: 'The player who lost by it may have the score corrected.',
        },
      },
      revoke: {
        leads: {
          'blue-ribbon-1940': 'The player scores nothing for this deal and loses the amount of the bid, or 2 points if there was no bid.',
          donohue: 'The player scores nothing for this deal, and loses the amount of the bid if there was one.',
        },
      },
      'wrong-suit-led': { leads: { 'blue-ribbon-1940': 'The lead stands, and the suit led is trump.' } },
      'trumped-with-suit': {
        leads: {
          'blue-ribbon-1940': 'A plain suit may be trumped, even by a player who could follow. To a trump lead, a player with a trump must follow.',
          donohue: 'A plain suit may be trumped, even by a player who could follow. To a trump lead, a player with a trump must follow.',
        },
      },
      'both-go-out': {
        readings: () => ({
          'blue-ribbon-1940': always(inOrder, blue.sancho, {
            note: 'The book does not say whether the first count that auction pitch gives a bidder goes before it.',
          }),
          donohue: always(inOrder, [donohue.order, donohue.example], {
            note: 'In the example two players want two each: low and jack are out before high, game, pedro and sancho have come to two.',
          }),
          'uspc-1898': always(inOrder, uspc.points),
        }),
      },
    },
  },
  points: { amend: changed, add: own },
  scorers: { game },
  examples: [
    lawExample('both-go-out', blue.sancho, {}, 'One wants one and has the ten, another nine and has sancho.', 'count in the order'),
    lawExample('both-go-out', donohue.example, {}, 'Both want two: one has high, game, pedro and sancho, the other low and jack.', 'count in the order'),
    lawExample('both-go-out', uspc.points, {}, 'Both want one: one has game, the other pedro.', 'count in the order'),
    valueExample('whole', blue.sancho, 'Everything is won.', 18),
    valueExample('whole', donohue.order, 'Everything is won.', 18),
    valueExample('whole', uspc.points, 'Four ones, a five and a nine.', 18),
    valueExample('target', donohue.game, 'Fifty are brought to nothing.', 50),
    valueExample('target', blue.sancho, 'Fifty up.', 50),
    valueExample('target', uspc.game, 'Fifty are brought to nothing.', 50),
    valueExample('long-target', uspc.game, 'A hundred are played for.', 100),
    valueExample('order', uspc.points, 'Pedro and sancho are both in the tricks.', 'pedro, sancho'),
    valueExample('order', blue.sancho, 'Ten and nine are both in the tricks.', 'ten, five, nine'),
    scoreExample(
      'deal',
      donohue.example,
      { ...PLAIN, bidder: '1', bid: '16', sold: 'nobody', high: '1', low: '2', jack: '2', game: '1', pedro: '1', sancho: '1', before: '48.48' },
      'The example of the book: both want two, and low and jack are out before sixteen points.',
      'Player 2 wins the game',
    ),
    scoreExample(
      'deal',
      blue.sancho,
      { revoke: 'nobody', bidder: '1', bid: '10', high: '1', low: '2', jack: '3', game: '1', pedro: '2', sancho: '1' },
      'Ten bid to the board and eleven made.',
      { 'Player 1': 11, 'Player 2': 6, 'Player 3': 1 },
    ),
    scoreExample(
      'deal',
      uspc.failed,
      { revoke: 'nobody', target: 'usual', bidder: '2', bid: '11', sold: '1', high: '2', low: '3', jack: '2', game: '1', pedro: '3', sancho: '1' },
      'Sold for eleven; the buyer makes two and is set back.',
      { 'Player 1': 21, 'Player 2': -11, 'Player 3': 6 },
    ),
    scoreExample(
      'deal',
      uspc.failed,
      { revoke: 'nobody', target: 'usual', bidder: '1', bid: '9', sold: 'nobody', high: '2', low: '2', jack: '2', game: '2', pedro: '1', sancho: '2' },
      'A dealer refuses nine and makes five.',
      { 'Player 1': -9, 'Player 2': 13 },
    ),
    sheetExample(
      'game',
      donohue.made,
      { players: 'three', names: 'Ann.Ben.Cora', custom: 'all' },
      [
        { bidder: '1', bid: '14', sold: '2', high: '1', low: '3', jack: '3', game: '2', pedro: '1', sancho: '1', revoke: 'nobody' },
        { bidder: '3', bid: '12', sold: 'nobody', high: '3', low: '1', jack: '2', game: '1', pedro: '3', sancho: '2', revoke: 'nobody' },
        { bidder: '2', bid: '10', sold: '1', high: '2', low: '2', jack: '2', game: '2', pedro: '2', sancho: '1', revoke: 'nobody' },
      ],
      'Fourteen sold and fifteen made; twelve refused and six made; ten sold and nine made.',
      { Ann: 36, Ben: 15, Cora: -10 },
      'to go: Ann 14',
    ),
    sheetExample(
      'game',
      uspc.game,
      { players: 'two', names: 'Ann.Ben', target: 'usual' },
      [
        { bidder: '1', bid: '17', sold: '2', high: '1', low: '1', jack: '1', game: '1', pedro: '1', sancho: '1', revoke: 'nobody' },
        { bidder: '1', bid: '16', sold: '2', high: '1', low: '1', jack: '1', game: '1', pedro: '1', sancho: '1', revoke: 'nobody' },
        { bidder: '2', bid: '8', sold: '1', high: '2', low: '1', jack: '1', game: '1', pedro: '1', sancho: '2', revoke: 'nobody' },
      ],
      'Two deals of eighteen, sold for seventeen and sixteen; then eight sold to the other.',
      { Ann: 52, Ben: 43 },
      'Ann reached 50',
    ),
    sheetExample(
      'game',
      blue.sancho,
      { players: 'four', names: 'Ann.Ben.Cora.Dan' },
      [{ bidder: '4', bid: '9', high: '4', low: '1', jack: '2', game: '3', pedro: '1', sancho: '4', revoke: 'nobody' }],
      'Nine bid to the board and ten made.',
      { Ann: 6, Ben: 1, Cora: 1, Dan: 10 },
      'playing to 50',
    ),
  ],
});
