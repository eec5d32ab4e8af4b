import { scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Pedro } from '../code.ts';

const { blue, donohue, uspc } = cites;
const five = { high: '1', low: '2', jack: '2', game: '1', pedro: '1', revoke: 'nobody' };

/** Figures, deals and games, calculated by hand from the text of each book. */
export const scoreCases: readonly ExampleOf<Pedro>[] = [
  valueExample('whole', donohue.withoutSancho, 'Four ones and a five.', 9),
  valueExample('whole', uspc.pedro, 'Four ones and a five.', 9),
  valueExample('bid-made', donohue.made, 'Six bid and seven made: seven.', 'all that the player has made'),
  valueExample('bid-made', uspc.failed, 'Six bid and seven made: seven.', 'all that the player has made'),
  valueExample('bid-failed', blue.penalties, 'Three bid and two made.', 'comes off'),
  valueExample('revoke', blue.penalties, 'A player revokes on a bid of three.', 'set back by the bid'),
  valueExample('revoke', donohue.clause, 'A player revokes on a bid of three.', 'set back by the bid'),
  valueExample('order', donohue.order, 'Both want one: game and pedro are in the tricks.', 'game, pedro'),
  valueExample('order', uspc.points, 'Both want one: game and pedro are in the tricks.', 'game, pedro'),
  valueExample('target', donohue.withoutSancho, 'Twenty-one.', 21),
  valueExample('target', uspc.pedro, 'Twenty-one.', 21),
  scoreExample('deal', blue.points, { bidder: '1', bid: '2', high: '1', low: '2', jack: '3', game: '1', revoke: 'nobody' }, 'Two bid to the board and made.', {
    'Player 1': 2,
    'Player 2': 1,
    'Player 3': 1,
  }),
  scoreExample('deal', blue.penalties, { bidder: '1', bid: '3', high: '1', low: '2', jack: '3', game: '1', revoke: 'nobody' }, 'Three bid and two made.', {
    'Player 1': -3,
    'Player 2': 1,
    'Player 3': 1,
  }),
  scoreExample('deal', blue.penalties, { bidder: '1', bid: '3', high: '1', low: '2', jack: '3', game: '1', revoke: '2' }, 'Another player revoked.', {
    'Player 1': 2,
    'Player 2': -3,
    'Player 3': 1,
  }),
  scoreExample('deal', donohue.made, { ...five, custom: 'all', bidder: '1', bid: '6', sold: '3' }, 'Sold for six; the buyer makes seven.', {
    'Player 1': 7,
    'Player 2': 2,
    'Player 3': 6,
  }),
  scoreExample('deal', donohue.onlyBid, { ...five, custom: 'bid', bidder: '1', bid: '6', sold: '3' }, 'The same, by the custom of the bid alone.', {
    'Player 1': 6,
    'Player 2': 2,
    'Player 3': 6,
  }),
  scoreExample('deal', donohue.refused, { ...five, custom: 'all', bidder: '2', bid: '3', sold: 'nobody' }, 'A dealer refuses three and makes two.', {
    'Player 1': 7,
    'Player 2': -3,
  }),
  scoreExample(
    'deal',
    uspc.points,
    { ...five, bidder: '1', bid: '4', sold: 'nobody', before: '20.20' },
    'Both want one: high is counted before low.',
    'Player 1 wins the game',
  ),
  scoreExample('deal', uspc.revoke, { ...five, bidder: '1', bid: '8', sold: '3', revoke: '2' }, 'Sold for eight; another revokes, and the buyer fails.', {
    'Player 3': 8,
    'Player 2': -8,
    'Player 1': -8,
  }),
  scoreExample(
    'deal',
    blue.penalties,
    { bidder: '1', bidding: 'no', high: '1', low: '2', jack: '3', game: '1', revoke: '3' },
    'Nobody bid, and a player revokes.',
    {
      'Player 1': 2,
      'Player 2': 1,
      'Player 3': -2,
    },
  ),
  sheetExample(
    'game',
    donohue.withoutSancho,
    { players: 'three', names: 'Ann.Ben.Cora', custom: 'all' },
    [
      { ...five, bidder: '1', bid: '6', sold: '3' },
      { ...five, bidder: '2', bid: '5', sold: '1' },
    ],
    'Six sold and seven made; five sold and two made.',
    { Ann: 19, Ben: -3, Cora: 6 },
    'to go: Ann 2',
  ),
  sheetExample(
    'game',
    uspc.pedro,
    { players: 'two', names: 'Ann.Ben' },
    [
      { ...five, bidder: '1', bid: '7', sold: '2' },
      { ...five, bidder: '1', bid: '7', sold: '2' },
      { ...five, bidder: '1', bid: '7', sold: '2' },
    ],
    'Three times seven sold and made: the seller is out by the sale, which counts first.',
    { Ann: 21, Ben: 27 },
    'Ben reached 21',
  ),
];
