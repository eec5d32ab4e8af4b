import { lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { AceInThePot } from './code.ts';

const { start, last, throw: thrown } = cites.blue;
const afterThrow = (shows: string, story: string, says: string) => lawExample('after-a-throw', thrown, { shows }, story, says);

export const examples: readonly ExampleOf<AceInThePot>[] = [
  afterThrow('ace', 'A player with both counters throws 1 and 4.', '1 counter'),
  afterThrow('aces', 'A player with both counters throws two aces.', '2 counters'),
  afterThrow('six', 'A player with both counters throws 6 and 3.', 'The player pays 1 counter to the player on the thrower’s left'),
  afterThrow('sixes', 'A player with both counters throws two sixes.', '2 counters'),
  afterThrow('both', 'A player with both counters throws 1 and 6.', 'pot'),
  afterThrow('neither', 'A player throws 2 and 5.', 'turn passes'),
  lawExample('one-counter', thrown, {}, 'With one counter left a player throws 1 and 6.', 'book'),
  lawExample('no-counters', last, { passed: 'no' }, 'A player whose counters are in the pot takes up the dice.', 'may not throw'),
  lawExample('no-counters', last, { passed: 'yes' }, 'The player on the right has thrown a six and passed a counter.', 'must throw'),
  lawExample('last-counter', last, { six: 'no' }, 'Three throws with the last counter: 2 and 3, 5 and 1, 4 and 4.', 'wins the pool'),
  lawExample('last-counter', last, { six: 'yes' }, 'The second throw with the last counter has a six.', 'next player'),
  lawExample('no-counter-left', last, {}, 'One player has the only two counters outside the pot and throws two aces.', 'book'),
  sheetExample(
    'game',
    thrown,
    { players: 'three', names: 'Ann.Ben.Cay' },
    [{ dice: '1.4' }, { dice: '6.6' }, { dice: '1.6' }, { dice: '1.1' }],
    'Ann puts a counter into the pot. Ben passes both of his to Cay, who puts one into the pot, passes one to Ann and keeps two. Ann, who has two now, throws two aces.',
    { Ann: 0, Ben: 0, Cay: 2 },
    'Cay throws',
  ),
  sheetExample(
    'game',
    last,
    { players: 'two', names: 'Ann.Ben' },
    [{ dice: '1.1' }, { dice: '1.3' }, { dice: '2.3' }, { dice: '6.1' }, { dice: '1.2' }, { dice: '3.4' }, { dice: '5.5' }],
    'Ann gives both counters to the pot and Ben one. Ben has the last: no six, then a six. Ann throws three times without one.',
    { Ann: 4, Ben: 0 },
    'Ann wins the pool',
  ),
  valueExample('start', start, 'Five players sit down with ten counters between them.', 2),
];
