import { scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Cinch } from '../code.ts';

const { blue, uspc } = cites;
const SIDES = { players: 'two', names: 'We.They' };

/** Ten and four: both pedros against the rest. */
const pedrosOnly = (first: string, second: string) => ({
  high: second,
  low: second,
  jack: second,
  game: second,
  'right-pedro': first,
  'left-pedro': first,
  revoke: 'nobody',
});
/** Five and nine: the right pedro against the rest. */
const fiveNine = (first: string, second: string) => ({
  high: second,
  low: second,
  jack: second,
  game: second,
  'right-pedro': first,
  'left-pedro': second,
  revoke: 'nobody',
});
/** Six and eight. */
const sixEight = (first: string, second: string) => ({ ...fiveNine(first, second), high: first });

/** Figures, deals and games, worked out by hand from the text of each book. */
export const scoreCases: readonly ExampleOf<Cinch>[] = [
  valueExample('joker', uspc.variations, 'The joker takes a trick.', 10),
  valueExample('whole', blue.points, 'Four ones and two fives.', 14),
  valueExample('whole', uspc.points, 'Four ones and two fives.', 14),
  valueExample('bid-made', uspc.count, 'Eight bid and ten made: ten.', 'all that it has made'),
  valueExample('bid-made', blue.count, 'Eight bid, ten made, four to the others: six.', 'difference'),
  valueExample('revoke', blue.revoke, 'The side that bid has revoked.', 'loses its bid'),
  valueExample('revoke', uspc.hole, 'An adversary has revoked.', 'keeps all that is made'),
  valueExample('order', uspc.points, 'Both sides want one point.', 'high, low, jack, game'),
  valueExample('target', blue.points, 'Who comes to it has won.', 51),
  valueExample('target', uspc.players, 'Who comes to it has won.', 52),
  scoreExample('deal', blue.count, { bid: '8', ...pedrosOnly('bidder', 'adversaries') }, 'The case of the book: eight bid, ten made, four to the others.', {
    'Bidder’s side': 6,
  }),
  scoreExample(
    'deal',
    blue.count,
    { bid: '8', ...fiveNine('bidder', 'adversaries') },
    'The other case of the book: eight bid, five made, nine to the others.',
    {
      Adversaries: 17,
    },
  ),
  scoreExample(
    'deal',
    blue.count,
    { bid: '6', ...sixEight('bidder', 'adversaries') },
    'Six bid and six made, eight to the others.',
    'who wins the difference of 2',
  ),
  scoreExample('deal', blue.revoke, { bid: '8', ...pedrosOnly('bidder', 'adversaries'), revoke: 'bidder' }, 'The side of the bidder has revoked.', {
    Adversaries: 12,
  }),
  scoreExample('deal', blue.revoke, { bid: '8', ...sixEight('bidder', 'adversaries'), revoke: 'adversaries' }, 'An adversary has revoked: six count.', {
    'Bidder’s side': 6,
  }),
  scoreExample(
    'deal',
    blue.points,
    { bid: '8', ...pedrosOnly('bidder', 'adversaries'), before: '45.50' },
    'At 45 a side makes ten against four on a bid of eight: six more are 51.',
    { 'Bidder’s side': 6 },
    'Bidder’s side wins the game',
  ),
  scoreExample('deal', uspc.count, { bid: '8', failed: 'back', ...pedrosOnly('bidder', 'adversaries') }, 'Eight bid and ten made; each side counts its own.', {
    'Bidder’s side': 10,
    Adversaries: 4,
  }),
  scoreExample('deal', uspc.count, { bid: '8', failed: 'back', ...fiveNine('bidder', 'adversaries') }, 'Eight bid and five made: set back.', {
    'Bidder’s side': -8,
    Adversaries: 9,
  }),
  scoreExample('deal', uspc.variations, { bid: '8', failed: 'given', ...fiveNine('bidder', 'adversaries') }, 'The same, by the other custom.', {
    Adversaries: 17,
  }),
  scoreExample(
    'deal',
    uspc.variations,
    { bid: '15', failed: 'back', ...pedrosOnly('bidder', 'adversaries'), joker: 'bidder' },
    'With the joker: fifteen bid, twenty made.',
    { 'Bidder’s side': 20, Adversaries: 4 },
  ),
  scoreExample('deal', uspc.hole, { bid: '8', failed: 'back', ...fiveNine('bidder', 'adversaries'), revoke: 'adversaries' }, 'An adversary has revoked.', {
    'Bidder’s side': 5,
  }),
  scoreExample(
    'deal',
    uspc.points,
    { bid: '6', failed: 'back', ...sixEight('bidder', 'adversaries'), before: '51.51' },
    'One each to go: the bidder has high, which counts before low.',
    'Bidder’s side wins the game',
  ),
  scoreExample(
    'deal',
    uspc.points,
    { bid: '10', failed: 'back', ...pedrosOnly('bidder', 'adversaries'), before: '42.50' },
    'The bidder wants ten and has both pedros; the others want two and have high and low.',
    'Adversaries win the game',
  ),
  sheetExample(
    'game',
    blue.count,
    SIDES,
    [
      { bidder: 'first', bid: '8', ...pedrosOnly('first', 'second') },
      { bidder: 'first', bid: '8', ...fiveNine('first', 'second') },
      { bidder: 'second', bid: '10', ...pedrosOnly('second', 'first') },
      { bidder: 'first', bid: '9', ...fiveNine('first', 'second') },
      { bidder: 'first', bid: '7', ...fiveNine('first', 'second') },
    ],
    'Six for a bid made; then 17, six, 18 and 16 to the others, who are out.',
    { We: 6, They: 57 },
    'They reached 51',
  ),
  sheetExample(
    'game',
    blue.revoke,
    SIDES,
    [
      { bidder: 'first', bid: '7', ...pedrosOnly('first', 'second'), revoke: 'first' },
      { bidder: 'second', bid: '9', ...sixEight('second', 'first'), revoke: 'first' },
    ],
    'A bid lost by a revoke, and one that an adversary’s revoke saves.',
    { We: 0, They: 17 },
    'playing to 51',
  ),
  sheetExample(
    'game',
    uspc.hole,
    { ...SIDES, failed: 'back' },
    [
      { bidder: 'first', bid: '8', ...fiveNine('first', 'second') },
      { bidder: 'second', bid: '9', ...fiveNine('second', 'first') },
    ],
    'Eight in the hole; then a set-back for the others.',
    { We: 1, They: 0 },
    'playing to 52',
  ),
  sheetExample(
    'game',
    uspc.players,
    { players: 'three', names: 'Ann.Ben.Cora', failed: 'back' },
    [
      {
        bidder: 'first',
        bid: '6',
        high: 'first',
        low: 'second',
        jack: 'third',
        game: 'nobody',
        'right-pedro': 'first',
        'left-pedro': 'second',
        revoke: 'nobody',
      },
      {
        bidder: 'third',
        bid: '8',
        high: 'first',
        low: 'third',
        jack: 'third',
        game: 'second',
        'right-pedro': 'third',
        'left-pedro': 'first',
        revoke: 'second',
      },
    ],
    'Three players: six made, and a bid of eight that makes seven, kept by a revoke of Ben.',
    { Ann: 12, Ben: 6, Cora: 8 },
    'playing to 52',
  ),
];
