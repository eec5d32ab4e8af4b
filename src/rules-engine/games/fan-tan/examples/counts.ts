import { doubted } from '../../../laws/cites.ts';
import { scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { FanTan } from '../code.ts';

const { game } = cites.blue;
const { pool, back } = cites.uspc;
const agreed = doubted(back, 'The players agree on the sum; the figures are what the book calls general.');
const FOUR = { players: 'four', names: 'Ann.Ben.Cora.Dan' } as const;

export const counts: readonly ExampleOf<FanTan>[] = [
  valueExample('forfeit', game, 'A player cannot go.', 1),
  valueExample('forfeit', pool, 'A player cannot go.', 1),
  valueExample('pool', game, 'A hand is empty.', 'first player without cards'),
  valueExample('pool', pool, 'A hand is empty.', 'first player without cards'),
  valueExample('card-held', pool, 'The winner is out; another holds four cards.', 1),
  valueExample('held-back', agreed, 'A nine was kept back.', 3),
  valueExample('starter-back', agreed, 'A seven was kept back.', 5),
  valueExample('first-play', game, 'Another player would begin.', 'As many counters'),
  scoreExample(
    'deal',
    pool,
    { pool: '7', held: '2.3.1', back: 'none' },
    'Seven chips in the pool; the three others hold two, three and one.',
    { 'The winner': 13, 'Player 2': -2, 'Player 3': -3, 'Player 4': -1 },
    'receives 13 chips',
  ),
  scoreExample(
    'deal',
    agreed,
    { pool: '2', held: '4.4', back: 'other' },
    'Two in the pool, eight cards left, and a nine was held back from the holder of the ten.',
    { 'The winner': 10, 'Player 2': -4, 'Player 3': -4, 'Who held it back': -3, 'Holder of the next card': 3 },
  ),
  scoreExample('deal', game, { pool: '9' }, 'Nine counters in the pool; the cards left are not paid for.', { 'The winner': 9 }, 'receives 9 counters'),
  scoreExample('deal', game, { pool: '1' }, 'One counter in the pool.', { 'The winner': 1 }, 'receives 1 counter'),
  sheetExample(
    'account',
    pool,
    FOUR,
    [{ what: 'over', winner: 'first', passes: '1.2.3.1', held: '0.2.3.1' }],
    'Ann is out with seven in the pool, and the others hold six cards.',
    { Ann: 12, Ben: -4, Cora: -6, Dan: -2 },
  ),
  sheetExample(
    'account',
    agreed,
    FOUR,
    [
      { what: 'back', card: 'starter', offender: 'third', next: 'first', second: 'second' },
      { what: 'back', card: 'other', offender: 'first', next: 'fourth' },
      { what: 'over', winner: 'fourth', passes: '4.2.5.0', held: '4.2.5.0' },
    ],
    'Cora kept a seven from Ann and Ben, Ann a nine from Dan; then Dan is out with eleven in the pool and eleven cards left.',
    { Ann: -6, Ben: 1, Cora: -20, Dan: 25 },
  ),
  sheetExample(
    'account',
    game,
    { players: 'three', names: 'Ann.Ben.Cora' },
    [
      { what: 'sold', seller: 'first', buyer: 'third', price: '2' },
      { what: 'over', winner: 'third', passes: '3.4.1' },
    ],
    'Cora buys the first play for two counters and is out first, with eight in the pool.',
    { Ann: -1, Ben: -4, Cora: 5 },
  ),
  sheetExample(
    'account',
    game,
    { players: 'two' },
    [
      { what: 'over', winner: 'first', passes: '2.3' },
      { what: 'over', winner: 'second', passes: '6.1' },
    ],
    'Two games of two players: five in the first pool, seven in the second.',
    { 'First player': -3, 'Second player': 3 },
  ),
];
