import { lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { LittleCorporal } from './code.ts';

const { counts, rules, threeBall } = cites.blue;

export const examples: readonly ExampleOf<LittleCorporal>[] = [
  lawExample('pin-direct', rules(1), {}, 'The cue ball runs straight down the table into the pin.', 'may not play straight at the pin'),
  lawExample('pin-fallen', rules(2), { where: 'table' }, 'The pin has rolled to the long cushion and lies there.', 'set up where it fell'),
  lawExample('pin-fallen', rules(2), { where: 'off' }, 'The pin is on the floor.', 'centre spot'),
  lawExample('pin-fallen', rules(2), { where: 'cushion' }, 'The pin lies on top of the cushion.', 'centre spot'),
  lawExample('pin-fallen', rules(3), { where: 'corner' }, 'The pin has come to lie behind the angle of two cushions.', 'centre spot'),
  lawExample('pin-leaning', rules(3), {}, 'The pin stands aslant against the cushion.', 'scores 5 points'),
  sheetExample(
    'game',
    counts,
    {},
    [
      { who: 'first', run: '3', pins: '1', missed: 'no' },
      { who: 'second', run: '0', pins: '2', missed: 'yes' },
    ],
    'Three caroms and the pin; then the pin twice without a carom, and a miss.',
    { 'First player': 9, 'Second player': 10 },
  ),
  sheetExample(
    'game',
    threeBall(4),
    { target: '12', first: 'Ada', second: 'Bess' },
    [
      { who: 'first', run: '1', pins: '2', missed: 'yes' },
      { who: 'second', run: '0', missed: 'yes' },
    ],
    'A carom and the pin twice, then both miss.',
    { Ada: 12, Bess: 1 },
    'Ada wins',
  ),
  valueExample('game', rules(4), 'Nothing was agreed on.', 100),
];
