import { lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Commit } from './code.ts';
import { onward } from './laws.ts';

const { deal, lead, king, stop, nine, out, held } = cites.blue;

export const examples: readonly ExampleOf<Commit>[] = [
  lawExample('cards-left-over', deal, {}, 'Four play: twelve each, and three cards are over.', 'face down'),
  lawExample('first-card', lead, {}, 'The eldest hand begins with a four.', 'may lead any card'),
  lawExample('card-held-back', onward, {}, 'The nine is called for, and a player with it passes.', 'play the next higher card'),
  lawExample('played-out-of-turn', lead, {}, 'The third player lays the nine before the second has spoken.', 'proper turn'),
  lawExample('king-reached', king, { how: 'reached' }, 'From the ten of clubs it went up to the king.', '1 counter'),
  lawExample('king-reached', king, { how: 'led' }, 'A player begins with a bare king.', 'does not cover'),
  lawExample('nobody-goes-on', stop, {}, 'The six of spades lies among the cards left over.', 'begin again'),
  lawExample('nine-of-diamonds', nine, { turn: 'yes' }, 'A nine of clubs is asked for, and the player lays that of diamonds.', '2 counters'),
  lawExample('nine-of-diamonds', nine, { turn: 'no' }, 'A player lays it while another is still playing.', 'proper turn'),
  lawExample('after-the-nine', nine, {}, 'It was laid on the eight of clubs.', 'may be continued'),
  lawExample('first-out', out, {}, 'A player lays his last card.', 'wins the pool'),
  lawExample('nine-left-in-hand', held, {}, 'Another is out, and a player has the nine of diamonds.', '2 counters'),
  lawExample('king-left-in-hand', held, {}, 'Another is out, and a player has a king.', '1 counter'),
  lawExample('payment-forgotten', king, {}, 'A king was played, and the next sequence is over.', 'does not cover'),
  valueExample('stake', deal, 'Five sit down.', 1),
  valueExample('pool', out, 'A player lays his last card.', 'first player without a card'),
  valueExample('king', king, 'A sequence comes to the king.', 1),
  valueExample('nine', nine, 'The nine of diamonds is played.', 2),
  valueExample('nine-left', held, 'The nine of diamonds is left in a hand.', 2),
  valueExample('king-left', held, 'A king is left in a hand.', 1),
  sheetExample(
    'account',
    out,
    { players: 'three', names: 'Ann.Ben.Cora' },
    [
      { out: 'first', kings: '2.1.0', nine: 'played', nineBy: 'second', left: '0.0.1' },
      { out: 'third', kings: '0.2.2', nine: 'held', nineBy: 'first' },
    ],
    'Three have the whole pack between them: two deals, every king and the nine accounted for.',
    { Ann: -5, Ben: 7, Cora: -2 },
  ),
  sheetExample(
    'account',
    held,
    { players: 'four', names: 'Ann.Ben.Cora.Dan' },
    [{ out: 'second', kings: '0.1.0.0', nine: 'table', left: '0.0.1.0' }],
    'Two kings and the nine of diamonds are among the three cards left over.',
    { Ann: -1, Ben: 7, Cora: -5, Dan: -1 },
  ),
];
