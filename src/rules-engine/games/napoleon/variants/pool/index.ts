import { lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { added, amended } from './laws.ts';
import { own } from './points.ts';
import { account, deal } from './scorers.ts';

const { pool: section } = cites.blue;
const TABLE = { players: 'three', names: 'Ann.Ben.Cora', stake: '4', adds: '2' };

export default variant({
  title: 'Pool nap',
  aliases: ['Nap with a pool'],
  books: { 'blue-ribbon-1940': { heading: 'Pool Nap', pages: '262', inherits: { from: 'napoleon', cite: section } } },
  has: { pool: true },
  players: { min: 2, max: 6, usual: 4 },
  packs: ['standard-52'],
  glance: {
    'What changes': 'each puts the same into a pool, and every dealer adds a sum agreed upon',
    'To win the pool': 'nap, bid and made; nothing less',
    'Nap failed': 'the pool is doubled, and {points.nap-failed} paid to each player',
    Faults: '{points.revoke} into the pool for a revoke, {points.lead-out-of-turn} for a lead out of turn',
  },
  laws: { amend: amended, add: added },
  points: { add: own },
  scorers: { deal, account },
  examples: [
    lawExample('lead-out-of-turn', section, {}, 'The third player leads before the winner of the trick.', '3 counters'),
    lawExample('revoke', section, {}, 'A spade is trumped with a spade in hand.', '5 counters'),
    lawExample('bid-not-made', section, { size: 'few' }, 'Four bid and three won.', 'the amount of the bid'),
    lawExample('bid-not-made', section, { size: 'nap' }, 'Nap is bid with 30 in the pool, and fails.', '5 counters'),
    lawExample('who-takes-the-pool', section, { bid: 'few' }, 'Four are bid and made.', 'stays for the next deal'),
    lawExample('who-takes-the-pool', section, { bid: 'nap' }, 'Nap is bid and made.', 'wins the pool'),
    valueExample('stake', section, 'Each puts in as much as the others.', 'the same from each'),
    valueExample('dealer-adds', section, 'The deal comes round, and the dealer puts in his sum.', 'a sum agreed'),
    valueExample('revoke', section, 'A player has revoked.', 5),
    valueExample('lead-out-of-turn', section, 'A player has led out of turn.', 3),
    scoreExample(
      'deal',
      section,
      { players: 'four', pool: '24', bid: 'nap', tricks: '5' },
      'Four play; nap is made with 24 in the pool.',
      { Bidder: 54, 'Each adversary': -10, Pool: 0 },
      'the pool then holds 0',
    ),
    scoreExample('deal', section, { players: 'four', pool: '24', bid: 'nap', tricks: '3' }, 'Four play; nap fails with 24 in the pool.', {
      Bidder: -39,
      'Each adversary': 5,
      Pool: 48,
    }),
    scoreExample('deal', section, { players: 'three', pool: '12', bid: 'four', tricks: '4' }, 'Four tricks do not win the pool.', {
      Bidder: 8,
      'Each adversary': -4,
      Pool: 12,
    }),
    sheetExample(
      'account',
      section,
      TABLE,
      [
        { dealer: 'first', bidder: 'second', bid: 'three', tricks: '3' },
        { dealer: 'second', bidder: 'third', bid: 'nap', tricks: '2', revokes: '1.0.0' },
        { dealer: 'third', bidder: 'first', bid: 'nap', tricks: '5' },
      ],
      'Fourteen in the pool, then twenty-one and a failed nap that doubles them, and then nap made.',
      { Ann: 55, Ben: -5, Cora: -50, Pool: 0 },
      'The pool holds 0',
    ),
    sheetExample(
      'account',
      section,
      TABLE,
      [
        { dealer: 'first', bidder: 'first', bid: 'two', tricks: '1', leads: '0.0.1' },
        { dealer: 'second', bidder: 'second', bid: 'one', tricks: '1' },
      ],
      'Two small bids leave the pool where it is.',
      { Ann: -11, Ben: -2, Cora: -6, Pool: 19 },
    ),
  ],
});
