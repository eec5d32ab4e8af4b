import { betExample, citedBy, lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { MonteBank } from './code.ts';
import { points } from './points.ts';

const { blue } = cites;
const price = citedBy(points.top.books['blue-ribbon-1940']);
const LAID = { top: 'KC 5S', bottom: '3S JH', onTop: '4', onBottom: '6' };

export const examples: readonly ExampleOf<MonteBank>[] = [
  lawExample('bank-not-shown', blue.bank, {}, 'The banker keeps his purse in his pocket.', 'all the money at risk'),
  lawExample('pack-not-cut', blue.layouts, {}, 'The shuffled pack is dealt from at once.', 'offer the pack'),
  lawExample('layout-from-wrong-end', blue.layouts, {}, 'All four cards come from the top.', 'from the bottom of the pack'),
  lawExample('bet-after-gate', blue.bets, {}, 'A club is in sight, and a chip slides to the layout with the club.', 'before the pack is turned up'),
  lawExample('gate', blue.gate, { suit: 'top' }, 'Clubs and spades above, spades and hearts below, and the gate is a club.', 'pay the bets on the top layout'),
  lawExample(
    'gate',
    blue.gate,
    { suit: 'bottom' },
    'Clubs and spades above, spades and hearts below, and the gate is a heart.',
    'pay the bets on the bottom layout',
  ),
  lawExample('gate', blue.gate, { suit: 'both' }, 'Clubs and spades above, spades and hearts below, and the gate is a spade.', 'both layouts'),
  lawExample('gate', blue.gate, { suit: 'none' }, 'Clubs and spades above, spades and hearts below, and the gate is a diamond.', 'wins the stakes'),
  lawExample('two-of-suit', blue.gate, { gate: 'same' }, 'Two clubs in a layout, and a club is the gate.', 'pay the bets on that layout'),
  lawExample('two-of-suit', blue.gate, { gate: 'other' }, 'Two clubs in a layout, and a heart is the gate.', 'wins the bets on that layout'),
  lawExample('gate-after', blue.gate, {}, 'All are paid, and the club still lies on the pack.', 'thrown aside'),
  lawExample('bank-short', blue.bank, {}, 'Both layouts win, and the pile is too small.', 'does not cover'),
  betExample('layouts', price, { ...LAID, gate: '7C' }, 'The gate is a club.', 4 - 6, 'The bank wins 2', { player: 'The players' }),
  betExample('layouts', blue.gate, { ...LAID, gate: '7D' }, 'The gate is a diamond.', -10, 'The bank wins 10', { player: 'The players' }),
  betExample('layouts', price, { ...LAID, gate: '7S' }, 'The gate is a spade.', 10, 'The bank pays 10', { player: 'The players' }),
  betExample('layouts', price, { ...LAID, gate: '7H' }, 'The gate is a heart.', -4 + 6, 'The bank pays 2', { player: 'The players' }),
  sheetExample(
    'bank',
    price,
    { capital: '50', players: 'two', names: 'Ann.Ben' },
    [
      { gate: 'top', onTop: '4.0', onBottom: '0.6' },
      { gate: 'both', onTop: '2.3', onBottom: '1.0' },
      { gate: 'none', onTop: '5.5' },
    ],
    'A gate for the top layout, one for both, one for neither.',
    { 'The bank': -4 + 6 - 6 + 10, Ann: 4 + 3 - 5, Ben: -6 + 3 - 5 },
    'The bank holds 56.',
  ),
  sheetExample(
    'bank',
    price,
    { capital: '10', players: 'two', names: 'Ann.Ben' },
    [{ gate: 'bottom', onBottom: '4.6' }],
    'All that lies there is won.',
    { 'The bank': -10, Ann: 4, Ben: 6 },
    'The bank is broken',
  ),
  valueExample('layouts', blue.layouts, 'How many cards are bet on?', 'Two cards from the bottom'),
];
