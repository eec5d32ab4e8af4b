import { scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { FiveHundred } from '../code.ts';

const { blue, donohue } = cites;
const THREE = { players: 'three', names: 'Ann.Ben.Cora' };

/** Values, deals and games, calculated by hand from the text of each book. */
export const scoreCases: readonly ExampleOf<FiveHundred>[] = [
  valueExample('spades', blue.table, 'Six in spades are bid.', 60),
  valueExample('spades', donohue.table, 'Six in spades are bid, by the table.', 40),
  valueExample('clubs', blue.table, 'Six in clubs are bid.', 40),
  valueExample('clubs', donohue.table, 'Six in clubs are bid, by the table.', 60),
  valueExample('hearts', blue.table, 'Six in hearts are bid.', 80),
  valueExample('hearts', donohue.table, 'Six in hearts are bid, by the table.', 100),
  valueExample('diamonds', blue.table, 'Six in diamonds are bid.', 100),
  valueExample('diamonds', donohue.table, 'Six in diamonds are bid, by the table.', 80),
  valueExample('no-trumps', blue.table, 'Six without trumps are bid.', 120),
  valueExample('no-trumps', donohue.table, 'Six without trumps are bid.', 120),
  valueExample('clubs-in-words', donohue.bids, 'Nine in clubs come to 160 in the example.', 40),
  valueExample('spades-in-words', donohue.bids, 'Eight in spades come to 180 in the example.', 60),
  valueExample('hearts-in-words', donohue.bids, 'Eight in hearts come to 240 in the example.', 80),
  valueExample('diamonds-in-words', donohue.bids, 'The suit between hearts and no trumps.', 100),
  valueExample('bid-made', blue.count, 'Eight tricks on a bid of seven.', 'nothing for more tricks'),
  valueExample('bid-made', donohue.count, 'Nine tricks on a bid of six.', 'nothing for more tricks'),
  valueExample('bid-failed', blue.failed, 'Six tricks on a bid of seven.', 'off the score'),
  valueExample('bid-failed', donohue.count, 'Six tricks on a bid of seven.', 'off the score'),
  valueExample('revoke-by-adversary', blue.penalties, 'An adversary revokes when the bidder has every trick.', 'played out'),
  valueExample('revoke-by-adversary', donohue.revoke, 'An opponent revokes.', 'the bid'),
  valueExample('order', blue.game, 'Bidder and adversary both come to 500.', 'the bidder counts'),
  valueExample('order', donohue.first, 'Bidder and opponent both come to 500.', 'the bidder counts'),
  valueExample('game', blue.game, 'Who comes to it first has won.', 500),
  valueExample('game', donohue.table, 'Who comes to it first has won.', 500),
  scoreExample(
    'deal',
    blue.game,
    { trumps: 'hearts', bid: '7', tricks: '7.3.0', revoke: 'nobody', before: '360.480.0' },
    'The bidder has 360 and makes seven in hearts; another with 480 has the three other tricks.',
    { Bidder: 160, 'First adversary': 30 },
    'Bidder wins the game',
  ),
  scoreExample('deal', blue.count, { trumps: 'hearts', bid: '7', tricks: '10.0.0', revoke: 'nobody' }, 'All ten tricks on a bid of 160.', { Bidder: 250 }),
  scoreExample('deal', blue.count, { trumps: 'diamonds', bid: '9', tricks: '10.0.0', revoke: 'nobody' }, 'All ten tricks on a bid of 400.', { Bidder: 400 }),
  scoreExample('deal', blue.failed, { trumps: 'spades', bid: '8', tricks: '6.1.3', revoke: 'nobody' }, 'Eight in spades are bid and six tricks taken.', {
    Bidder: -180,
    'First adversary': 10,
    'Second adversary': 30,
  }),
  scoreExample('deal', blue.penalties, { trumps: 'clubs', bid: '7', tricks: '4.2.0', revoke: 'bidder' }, 'The bidder has revoked; six tricks are played.', {
    Bidder: -80,
    'First adversary': 20,
  }),
  scoreExample('deal', blue.penalties, { trumps: 'clubs', bid: '7', tricks: '10.0', revoke: 'adversary' }, 'Played out after a revoke, all ten are won.', {
    'Bidder’s side': 250,
  }),
  scoreExample(
    'deal',
    donohue.table,
    { schedule: 'table', trumps: 'hearts', bid: '8', tricks: '8.2', revoke: 'nobody' },
    'Four play; eight in hearts are made, by the table.',
    { 'Bidder’s side': 300, Adversaries: 20 },
  ),
  scoreExample('deal', donohue.count, { schedule: 'table', trumps: 'clubs', bid: '6', tricks: '10.0.0', revoke: 'nobody' }, 'All ten on a bid of 60.', {
    Bidder: 250,
  }),
  scoreExample(
    'deal',
    donohue.bids,
    { schedule: 'words', trumps: 'hearts', bid: '8', tricks: '8.1.1', revoke: 'nobody' },
    'Eight in hearts are made, by the values of the example in the text.',
    { Bidder: 240, 'First adversary': 10, 'Second adversary': 10 },
  ),
  scoreExample(
    'deal',
    donohue.revoke,
    { schedule: 'table', trumps: 'no-trumps', bid: '8', tricks: '5.3.1', revoke: 'adversary' },
    'An opponent revokes; neither of the two scores.',
    { Bidder: 360 },
  ),
  sheetExample(
    'game',
    blue.game,
    THREE,
    [
      { bidder: 'first', trumps: 'hearts', bid: '7', tricks: '7.3.0', revoke: 'nobody' },
      { bidder: 'second', trumps: 'diamonds', bid: '9', tricks: '1.9.0', revoke: 'nobody' },
      { bidder: 'first', trumps: 'diamonds', bid: '7', tricks: '7.3.0', revoke: 'nobody' },
      { bidder: 'third', trumps: 'clubs', bid: '6', tricks: '3.3.4', revoke: 'nobody' },
      { bidder: 'first', trumps: 'hearts', bid: '7', tricks: '7.3.0', revoke: 'nobody' },
    ],
    'Ben has 490 and wins three tricks; Ann bids, and counts first.',
    { Ann: 560, Ben: 520, Cora: -40 },
    'the bidder counts before Ben',
  ),
  sheetExample(
    'game',
    blue.failed,
    THREE,
    [
      { bidder: 'third', trumps: 'no-trumps', bid: '9', tricks: '1.1.8', revoke: 'nobody' },
      { bidder: 'second', trumps: 'clubs', bid: '6', tricks: '2.7.1', revoke: 'nobody' },
    ],
    'Cora is set back by 480 in the first deal.',
    { Ann: 30, Ben: 50, Cora: -470 },
    'playing to 500',
  ),
  sheetExample(
    'game',
    donohue.table,
    { schedule: 'table', players: 'four', names: 'We.They' },
    [
      { bidder: 'first', trumps: 'no-trumps', bid: '8', tricks: '8.2', revoke: 'nobody' },
      { bidder: 'second', trumps: 'spades', bid: '9', tricks: '2.8', revoke: 'nobody' },
      { bidder: 'first', trumps: 'clubs', bid: '7', tricks: '7.3', revoke: 'nobody' },
    ],
    'Two sides, by the table.',
    { We: 500, They: -110 },
    'We reached 500',
  ),
  sheetExample(
    'game',
    donohue.bids,
    { schedule: 'words', ...THREE },
    [
      { bidder: 'first', trumps: 'clubs', bid: '9', tricks: '9.1.0', revoke: 'nobody' },
      { bidder: 'third', trumps: 'spades', bid: '8', tricks: '2.4.4', revoke: 'nobody' },
    ],
    'By the values of the examples in the text.',
    { Ann: 180, Ben: 50, Cora: -180 },
  ),
];
