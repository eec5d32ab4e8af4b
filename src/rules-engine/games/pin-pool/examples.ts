import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { PinPool } from './code.ts';

const { privateBall, rules, table } = cites.blue;

const strokes: readonly ExampleOf<PinPool>[] = [
  lawExample('miss-or-off', rules(1), { what: 'miss' }, 'The white meets nothing.', 'The stroke played does not count'),
  lawExample('miss-or-off', rules(1), { what: 'off' }, 'The red is on the floor.', 'pin-pool spot'),
  lawExample('pins-straight', rules(4), { frozen: 'no' }, 'The white runs straight into three pins.', 'The pins do not count'),
  lawExample('pins-straight', rules(4), { frozen: 'yes' }, 'The two whites lie against each other.', 'count stands'),
  lawExample('pins-by-person', rules(17), {}, 'The butt of the cue sweeps two pins away.', 'The stroke played does not count, and the pins do not count'),
  lawExample('interference', rules(11), { how: 'striker' }, 'The striker turns a running ball with his cue, on purpose.', 'burst, whatever the count'),
  lawExample('interference', rules(16), { how: 'other' }, 'A bystander’s hand turns the ball.', 'The pins do not count'),
  lawExample('irregular-stroke', rules(16), {}, 'The pins fall by a push.', 'The pins do not count'),
  lawExample('another-ball-off', rules(11), {}, 'The red takes two pins while a white jumps off.', 'count stands'),
  lawExample('out-of-turn', rules(10), { called: 'no', over: 'no' }, 'He plays before his turn and makes four.', 'Nothing is scored'),
  lawExample('out-of-turn', rules(10), { called: 'no', over: 'yes' }, 'Before his turn he makes nine and is over.', 'scored against the player'),
  lawExample('out-of-turn', rules(10), { called: 'yes', over: 'yes' }, 'The marker had called his name.', 'may not be burst'),
  lawExample('pins-not-spotted', rules(14), {}, 'The black pin was still in the marker’s hand.', 'turn passes to the next player'),
  lawExample('spot-covered', rules(7), {}, 'A white lies on the middle spot.', 'left off the table'),
  lawExample('pin-half-down', rules(9), { where: 'clear' }, 'The pin has slid a hand’s breadth and stands.', 'count stands'),
  lawExample('pin-half-down', rules(9), { where: 'on' }, 'The pin rocks and stays on its spot.', 'put back on its spot'),
];

const pool: readonly ExampleOf<PinPool>[] = [
  lawExample('natural', rules(5), {}, 'All the light pins go, and the black one stands.', 'wins the pool'),
  lawExample('burst', rules(6), { turn: 'now' }, 'With the 16 he takes pins for eighteen.', 'number on the small ball'),
  lawExample('burst', rules(6), { turn: 'again' }, 'Nobody has made pool when his turn comes.', 'draw another ball'),
  lawExample('two-balls', rules(6), {}, 'He plays on with both balls in his pocket.', 'may not win the pool'),
  lawExample('pool-not-called', rules(8), { now: 'before' }, 'He speaks before the next player has struck.', 'wins the pool'),
  lawExample('pool-not-called', rules(8), { now: 'after' }, 'The next player has struck.', 'before the turn comes round again'),
  lawExample('pool-not-called', rules(8), { now: 'other' }, 'Another has made pool since, and said so.', 'made and proclaimed'),
  lawExample('pool-not-called', rules(8), { now: 'turn' }, 'It is his turn again, and there has been no pool.', 'wins the pool'),
  lawExample('not-credited', rules(12), {}, 'He finds out two strokes later.', 'may not have the score corrected'),
  lawExample('ball-not-placed', rules(13), {}, 'His ball is still in his pocket.', 'The pins do not count'),
  lawExample('ball-missing', rules(15), {}, 'The 12 is nowhere to be found.', 'announced'),
  lawExample('dispute', rules(18), {}, 'Nobody knows a rule for it.', 'game-keeper decides'),
];

export const examples: readonly ExampleOf<PinPool>[] = [
  ...strokes,
  ...pool,
  scoreExample('standing', privateBall, { ball: '16', before: '0' }, 'The book’s own case: with the 16, fifteen are wanted.', 16, '15 to pool'),
  scoreExample('standing', privateBall, { ball: '16', before: '10', pins: '5' }, 'The 16, ten in pins, and the centre pin.', 31, 'pool'),
  scoreExample('standing', rules(6), { ball: '16', before: '12', pins: '1.4' }, 'The 16, twelve in pins, and five more.', 33, 'a burst'),
  scoreExample('standing', rules(5), { ball: '30', pins: '1.2.3.4' }, 'The four outer pins at a stroke.', 40, 'natural'),
  scoreExample('standing', table, { ball: '10', pins: '2.3' }, 'Two outer pins.', 15, '16 to pool'),
  sheetExample(
    'pool',
    privateBall,
    { names: 'Ada.Bess' },
    [
      { who: 'first', pins: '5' },
      { who: 'second', pins: '1.2' },
      { who: 'first', pins: '4.5' },
      { who: 'first', pins: '1', says: 'pool', ball: '16' },
    ],
    'Pins 5, 4 and 5, then pin 1, and the 16 is shown.',
    { Ada: 15, Bess: 3 },
    'Ada has 31 with the 16',
  ),
  sheetExample(
    'pool',
    rules(6),
    { names: 'Ada.Bess' },
    [
      { who: 'first', pins: '5.4' },
      { who: 'first', pins: '5', says: 'burst', ball: '18' },
      { who: 'second', pins: '3' },
    ],
    'Nine, then five more with the 18: a burst.',
    { Ada: 0, Bess: 3 },
  ),
  sheetExample(
    'pool',
    rules(5),
    {},
    [{ who: 'first' }, { who: 'second', pins: '1.2.3.4', says: 'natural' }],
    'Nothing; then the four outer pins.',
    { 'First player': 0, 'Second player': 10 },
    'natural',
  ),
  valueExample('carom', rules(1), 'The white goes from the red to the other white, and no pin falls.', 0),
  valueExample('natural', rules(5), 'The four outer pins go.', 'Wins the pool'),
  valueExample('burst', rules(6), 'He is over 31.', 'number on the small ball'),
  valueExample('private', privateBall, 'He has drawn the 16.', 'added to the pins'),
  valueExample('pool', privateBall, 'Pins and ball together.', 31),
];
