import { citedBy, lawExample, scoreExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { PokerDice } from './code.ts';
import { points } from './points.ts';

const { blue, donohue } = cites;
const ORDER = citedBy(points['order-of-hands'].books['blue-ribbon-1940']);

export const examples: readonly ExampleOf<PokerDice>[] = [
  lawExample('how-many-throws', blue.throwing, { thrown: 'twice' }, 'A player has thrown twice and has three fives.', 'may throw again'),
  lawExample('how-many-throws', blue.limit, { thrown: 'thrice' }, 'A player has thrown three times.', 'may not throw again'),
  lawExample('how-many-throws', donohue.throwing, { thrown: 'once' }, 'Two fives come; the other three dice do not please.', 'may throw again'),
  lawExample('how-many-throws', donohue.throwing, { thrown: 'twice' }, 'A player has thrown twice.', 'may not throw again'),
  lawExample('standing-early', blue.limit, {}, 'A player has four sixes at once.', 'let the dice stand'),
  lawExample('standing-early', donohue.throwing, {}, 'A player has four sixes at once.', 'let the dice stand'),
  lawExample('die-taken-up-again', blue.limit, {}, 'A four was set aside; then two sixes come, and all but these are to be thrown.', 'back in the box'),
  lawExample('straight', blue.object, {}, 'Two, three, four, five, six.', 'may not count a straight'),
  lawExample('ace-or-six', blue.object, { custom: 'east' }, 'Three aces against three sixes in New York.', 'player with the aces'),
  lawExample('ace-or-six', blue.object, { custom: 'west' }, 'Three aces against three sixes in Denver.', 'player with the sixes'),
  lawExample('ace-or-six', donohue.dice, { custom: 'east' }, 'Three aces against three sixes.', 'player with the sixes'),
  lawExample('which-hand', blue.best, { hands: 'four-full' }, 'Four twos against sixes over fives.', 'hand named first'),
  lawExample('which-hand', blue.best, { hands: 'three-two-pairs' }, 'Three twos against sixes and fives.', 'book'),
  lawExample('which-hand', donohue.order, { hands: 'full-three' }, 'Fives over twos against three sixes.', 'hand named first'),
  lawExample('equal-hands', donohue.order, {}, 'Two players have sixes over fives.', 'book'),
  scoreExample('showdown', donohue.example, { hands: '55522' }, 'Two fives are kept; then two twos and a five come.', 'A full hand, fives over twos'),
  scoreExample('showdown', donohue.order, { hands: '66666.11111' }, 'Five sixes against five aces.', 'Player 1 has the best hand'),
  scoreExample('showdown', donohue.order, { hands: '22233.66653.66553' }, 'Twos over threes, three sixes, and two pairs.', 'Player 1 has the best hand'),
  scoreExample('showdown', blue.object, { hands: '66654.11132', custom: 'east' }, 'Three sixes against three aces, aces high.', 'Player 2 has the best hand'),
  scoreExample('showdown', ORDER, { hands: '22221.66655', custom: 'west' }, 'Four twos against sixes over fives.', 'Player 1 has the best hand'),
  scoreExample('showdown', ORDER, { hands: '22234.66554', custom: 'west' }, 'Three twos against two pairs.', 'does not say'),
  valueExample('best-hand', citedBy(points['best-hand'].books['blue-ribbon-1940']), 'All dice show the ace.', 'Five aces'),
  valueExample('best-hand', donohue.order, 'All dice show the six.', 'Five sixes'),
  valueExample('order-of-dice', donohue.dice, 'A pair of aces meets a pair of twos.', 'ace lowest'),
  valueExample('order-of-dice', blue.object, 'A stranger asks what is highest here.', 'In the East aces'),
];
