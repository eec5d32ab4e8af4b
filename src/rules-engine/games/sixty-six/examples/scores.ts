import { citedBy, scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { SixtySix } from '../code.ts';
import { points } from '../points.ts';

const { blue, donohue, uspc } = cites;
const U = uspc.game;
const of = (item: keyof typeof points, book: 'blue-ribbon-1940' | 'donohue' | 'uspc-1898') => citedBy(points[item].books[book]);

/** The value of each item. */
const worths: readonly ExampleOf<SixtySix>[] = [
  valueExample('enough', blue.pack, 'A player counts 66.', 66),
  valueExample('enough', donohue.scoring, 'A player has 66 and says so.', 66),
  valueExample('enough', U, 'The sixty-sixth point is counted.', 66),
  valueExample('out-of-schneider', blue.claim, 'The loser has 33 and is out of schneider.', 33),
  valueExample('out-of-schneider', donohue.scoring, 'The other has 33.', 33),
  valueExample('out-of-schneider', U, 'The other has counted 33.', 33),
  valueExample('tie-carried', blue.penalties, 'Neither has 66 at the end.', 1),
  valueExample('tie-carried', of('tie-carried', 'donohue'), 'Both have 65.', 1),
  valueExample('tie-carried', U, 'Both count 65 when all is played.', 1),
  valueExample('game', blue.wrongClaim, 'A player comes to seven.', 7),
  valueExample('game', donohue.scoring, 'A player comes to seven.', 7),
  valueExample('game', U, 'A player comes to seven.', 7),
];

/** Counts toward 66. */
const counts: readonly ExampleOf<SixtySix>[] = [
  scoreExample(
    'count',
    blue.pack,
    { taken: 'AS 10S KS QS JS', marriages: '1', last: 'yes' },
    'Five cards, a marriage and the last trick.',
    60,
    '60: 6 short of 66',
  ),
  scoreExample('count', blue.pack, { taken: 'AS AH JC 9C', trumps: 'yes' }, 'Two aces and a jack, and forty in trumps.', 64, '64: 2 short of 66'),
  scoreExample(
    'count',
    donohue.rules(7),
    { taken: 'AH 10H KH QH', trumps: 'yes' },
    'The four best trumps, with their marriage, are 68.',
    68,
    '68: 66 is reached',
  ),
  scoreExample('count', donohue.scoring, { taken: 'AH KC QD JD', marriages: '1' }, 'Four cards and a marriage.', 40, '26 short of 66'),
  scoreExample('count', U, { taken: 'AS 10S AH 10H JC JD', last: 'yes' }, 'Two aces, two tens, two jacks and the last trick.', 56, 'out of schneider'),
  scoreExample('count', U, { taken: 'KS QS 9S 9H', marriages: '2', trumps: 'yes' }, 'Few cards and three marriages.', 87, '87: 66 is reached'),
];

/** Hands by the rules of the 1940 book. */
const byBlue: readonly ExampleOf<SixtySix>[] = [
  scoreExample('deal', blue.claim, { end: 'claim', who: 'first', first: '66', second: '33' }, 'The other is just out of schneider.', { 'First player': 1 }),
  scoreExample('deal', blue.claim, { end: 'claim', who: 'first', first: '71', second: '32' }, 'The other has 32.', { 'First player': 2 }),
  scoreExample('deal', blue.claim, { end: 'claim', who: 'second', first: '0', second: '67', trickless: 'first' }, 'The other has no trick.', {
    'Second player': 3,
  }),
  scoreExample('deal', blue.wrongClaim, { end: 'claim', who: 'first', first: '64', second: '12' }, 'He has two too few.', { 'Second player': 2 }),
  scoreExample(
    'deal',
    of('closed-failed', 'blue-ribbon-1940'),
    { end: 'played', closed: 'first', had: 'yes', first: '65', second: '30' },
    'Closed, and got 65.',
    { 'First player': -2 },
    'First player loses 2',
  ),
  scoreExample(
    'deal',
    of('closed-failed-early', 'blue-ribbon-1940'),
    { end: 'played', closed: 'second', had: 'no', first: '31', second: '60' },
    'Eldest hand closed before he led, and missed.',
    { 'Second player': -3 },
  ),
  scoreExample(
    'deal',
    blue.closed,
    { end: 'claim', who: 'first', closed: 'first', had: 'no', first: '66', second: '10' },
    'The other won a trick after the closing.',
    {
      'First player': 2,
    },
  ),
  scoreExample(
    'deal',
    blue.penalties,
    { end: 'played', first: '84', second: '86' },
    'With two marriages both have enough, and neither has spoken.',
    {},
    'Nobody scores',
  ),
  scoreExample('deal', blue.penalties, { end: 'played', first: '70', second: '60' }, 'One of them has 66 when they count.', { 'First player': 1 }),
  scoreExample('deal', blue.penalties, { end: 'revoke', who: 'second' }, 'A revoke when the stock is drawn.', { 'First player': 2 }),
];

/** Hands by the rules of the other two. */
const byOthers: readonly ExampleOf<SixtySix>[] = [
  scoreExample('deal', donohue.scoring, { end: 'claim', who: 'first', first: '66', second: '40' }, '66 against 40.', { 'First player': 1 }),
  scoreExample('deal', donohue.scoring, { end: 'claim', who: 'first', first: '80', second: '11' }, '80 against 11.', { 'First player': 2 }),
  scoreExample('deal', donohue.scoring, { end: 'claim', who: 'first', first: '70', second: '0', trickless: 'second' }, 'The other has no trick.', {
    'First player': 3,
  }),
  scoreExample('deal', donohue.claim, { end: 'claim', who: 'second', first: '30', second: '60' }, 'He has 60, and announced 66.', { 'First player': 2 }),
  scoreExample('deal', donohue.rules(1), { end: 'played', closed: 'first', had: 'yes', first: '65', second: '20' }, 'Shut down, and got 65.', {
    'Second player': 2,
  }),
  scoreExample('deal', donohue.rules(2), { end: 'played', closed: 'first', had: 'no', first: '65', second: '20' }, 'The same before the other had a trick.', {
    'Second player': 3,
  }),
  scoreExample('deal', donohue.rules(3), { end: 'revoke', who: 'first' }, 'After the shut-down he left a trick that he could win.', { 'Second player': 2 }),
  scoreExample('deal', of('tie-carried', 'donohue'), { end: 'played', first: '65', second: '65' }, '65 all.', {}, 'Nobody scores'),
  scoreExample('deal', donohue.rules(7), { end: 'dealt', who: 'second' }, 'The four best trumps are dealt to one.', { 'Second player': 3 }),
  scoreExample('deal', U, { end: 'claim', who: 'first', first: '66', second: '0' }, 'The other has a trick of two nines, and no point.', { 'First player': 3 }),
  scoreExample('deal', U, { end: 'claim', who: 'first', first: '68', second: '20' }, '68 against 20.', { 'First player': 2 }),
  scoreExample('deal', U, { end: 'claim', who: 'first', first: '68', second: '33' }, '68 against 33.', { 'First player': 1 }),
  scoreExample('deal', U, { end: 'played', closed: 'first', had: 'yes', first: '65', second: '44' }, 'Closed, and got 65.', { 'Second player': 1 }),
  scoreExample('deal', U, { end: 'claim', who: 'second', closed: 'first', had: 'yes', first: '24', second: '66' }, 'The other is there first.', {
    'Second player': 2,
  }),
  scoreExample('deal', U, { end: 'played', closed: 'first', had: 'no', first: '50', second: '20' }, 'Closed at the first lead, and failed.', {
    'Second player': 3,
  }),
  scoreExample('deal', U, { end: 'played', first: '65', second: '65' }, 'All is played, 65 each.', {}, 'Nobody scores'),
];

/** Games. */
const games: readonly ExampleOf<SixtySix>[] = [
  sheetExample(
    'game',
    blue.wrongClaim,
    { first: 'Ann', second: 'Ben' },
    [
      { end: 'claim', who: 'first', first: '66', second: '0', trickless: 'second' },
      { end: 'played', first: '65', second: '65' },
      { end: 'claim', who: 'first', first: '70', second: '20' },
      { end: 'claim', who: 'second', first: '40', second: '66' },
      { end: 'claim', who: 'first', first: '66', second: '33' },
    ],
    'A schwarz, a hand that nobody scores and the point it leaves, and two small ones.',
    { Ann: 7, Ben: 1 },
    'Ann reached 7',
  ),
  sheetExample(
    'game',
    donohue.scoring,
    { first: 'Ann', second: 'Ben' },
    [
      { end: 'dealt', who: 'first' },
      { end: 'played', closed: 'second', had: 'no', first: '20', second: '65' },
      { end: 'claim', who: 'second', first: '60', second: '66' },
    ],
    'Four trumps dealt, a shut-down that failed, and a point.',
    { Ann: 6, Ben: 1 },
    'Ann 6, Ben 1',
  ),
  sheetExample(
    'game',
    U,
    { first: 'Ann', second: 'Ben' },
    [
      { end: 'played', closed: 'first', had: 'yes', first: '65', second: '30' },
      { end: 'played', first: '65', second: '65' },
      { end: 'claim', who: 'second', first: '0', second: '68' },
    ],
    'Closed and got 65; 65 all; and the next hand without a point for Ann.',
    { Ann: 0, Ben: 5 },
  ),
];

export const scoreCases = [...worths, ...counts, ...byBlue, ...byOthers, ...games];
