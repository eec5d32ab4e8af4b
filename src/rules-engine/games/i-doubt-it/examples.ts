import { doubted } from '../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { IDoubtIt } from './code.ts';

const { blue } = cites;
const nearer = doubted(
  blue.say,
  'Each in turn to the left doubts or passes. That the nearer one comes first follows. The book does not mention two doubts at once.',
);

export const examples: readonly ExampleOf<IDoubtIt>[] = [
  lawExample('cards-left-over', blue.deal, {}, 'Five play: ten cards each, and two are left.', 'put on the table'),
  lawExample('says-what-is-false', blue.say, {}, 'A player lays a four, a six and a jack as three kings.', 'say what is not true'),
  lawExample('which-rank', blue.next, {}, 'Kings were named, and the next player names fours.', 'name any rank'),
  lawExample('two-cards-under-one', blue.next, {}, 'A fourth card lies under the three.', 'lay down three cards'),
  lawExample('doubted', blue.doubt, { were: 'yes' }, 'Three kings are turned up.', 'player who doubted must take'),
  lawExample('doubted', blue.doubt, { were: 'no' }, 'Two kings and a four are turned up.', 'player who laid them must take'),
  lawExample('two-doubts', nearer, {}, 'The second and the fourth player call out together.', 'first in turn to the left'),
  lawExample('doubt-too-late', blue.say, { when: 'turn' }, 'The turn to speak has come.', 'may say'),
  lawExample('doubt-too-late', blue.say, { when: 'laid' }, 'The next three cards are down, and a player doubts those before.', 'does not cover'),
  lawExample('nobody-doubts', blue.quiet, {}, 'All pass, and a player asks to see.', 'left on the table, face down'),
  lawExample('fewer-than-three', blue.next, { table: 'enough' }, 'Two cards in the hand, and twenty on the table.', 'make up three'),
  lawExample('fewer-than-three', blue.next, { table: 'none' }, 'One card in the hand, and none on the table.', 'must pass'),
  lawExample('fewer-than-three', blue.next, { table: 'few' }, 'One card in the hand, and one on the table.', 'does not cover'),
  lawExample('last-three', blue.pay, { were: 'yes' }, 'The last three were sixes, as was said.', '1 chip'),
  lawExample('last-three', blue.doubt, { were: 'no' }, 'The last three were no sixes.', 'player who laid them must take'),
  lawExample('first-out', blue.pay, {}, 'One hand is empty.', '1 chip'),
  valueExample('card-left', blue.pay, 'A player is caught with seven cards.', 1),
  valueExample('win', blue.pay, 'Nobody doubts the last three cards of a hand.', 'first player without cards'),
  scoreExample(
    'hand',
    blue.pay,
    { left: '7.12.3' },
    'Three others hold seven, twelve and three cards.',
    { 'The winner': 22, 'Player 2': -7, 'Player 3': -12, 'Player 4': -3 },
    'The winner gets 22 chips',
  ),
  scoreExample('hand', blue.pay, { left: '1' }, 'Two play; the other has one card left.', { 'The winner': 1, 'Player 2': -1 }, 'gets 1 chip'),
  sheetExample(
    'account',
    blue.pay,
    { players: 'three', names: 'Ann.Ben.Cora' },
    [
      { winner: 'second', left: '4.0.9' },
      { winner: 'first', left: '0.2.6' },
    ],
    'Ben gets four chips and nine, then Ann gets two and six.',
    { Ann: 4, Ben: 11, Cora: -15 },
  ),
  sheetExample('account', blue.pay, { players: 'four' }, [{ winner: 'fourth', left: '10.20.15.0' }], 'Forty-five cards are in the other hands.', {
    'First player': -10,
    'Second player': -20,
    'Third player': -15,
    'Fourth player': 45,
  }),
];
