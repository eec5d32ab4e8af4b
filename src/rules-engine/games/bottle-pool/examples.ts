import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { BottlePool } from './code.ts';

const { burst, counts, lead, loser, off, seated, table, touched } = cites.blue;

export const examples: readonly ExampleOf<BottlePool>[] = [
  lawExample(
    'ball-on-bottle',
    touched,
    { who: 'both' },
    'The 2 ball brushes the bottle, and the white then knocks it over.',
    'The points of the stroke do not count',
  ),
  lawExample('ball-on-bottle', counts, { who: 'object' }, 'The 1 ball runs into the bottle, and the white never reaches it.', 'does not cover'),
  lawExample('bottle-off', off, {}, 'The bottle rolls into a side pocket.', 'loses 1 point'),
  lawExample('burst', burst, {}, 'He stands at 29 and upsets the bottle.', 'over 31'),
  lawExample('bottle-first', lead, {}, 'The leader goes straight for the bottle.', 'The points for the bottle do not count'),
  lawExample('bottle-first', counts, {}, 'Later a player does the same.', 'The points for the bottle do not count'),
  lawExample('bottle-seated', seated, {}, 'Off the 1 ball the white turns the bottle upright.', 'wins the game'),
  lawExample('bottle-fallen', table, { where: 'table' }, 'The bottle lies a foot from its spot.', 'where it rests'),
  lawExample('bottle-fallen', off, { where: 'off' }, 'The bottle is on the floor.', 'spot in the centre'),
  lawExample('who-loses', loser, { who: 'one' }, 'At the end the others have 31, 20 and 12.', 'fewest points loses the game'),
  lawExample('who-loses', loser, { who: 'tie' }, 'Two have 12.', 'does not cover'),
  scoreExample('stroke', counts, { carom: 'yes', bottle: 'upset' }, 'A carom on both balls, and on to the bottle.', { striker: 6 }),
  scoreExample('stroke', counts, { one: 'yes', two: 'yes' }, 'Both balls go in.', { striker: 3 }),
  scoreExample('stroke', off, { carom: 'yes', bottle: 'off' }, 'A carom, and the bottle is on the floor.', { striker: -1 }),
  scoreExample('stroke', touched, { two: 'yes', bottle: 'touched' }, 'The 2 ball grazes the bottle on its way to the pocket, and the white fells it.', {
    striker: 0,
  }),
  scoreExample('stroke', burst, { bottle: 'upset', before: '29' }, 'From 29, the bottle.', { striker: 5 }, 'a burst'),
  scoreExample('stroke', loser, { two: 'yes', before: '29' }, 'From 29, the 2 ball.', { striker: 2 }, 'exactly 31'),
  scoreExample('stroke', seated, { bottle: 'seated' }, 'The bottle stands on its base.', 'the game is won'),
  sheetExample(
    'game',
    counts,
    {},
    [
      { who: 'first', carom: 'yes', bottle: 'upset' },
      { who: 'first', bottle: 'off' },
      { who: 'second', two: 'yes' },
    ],
    'A carom and the bottle, then the bottle on the floor; the other player has the 2 ball.',
    { 'First player': 5, 'Second player': 2 },
  ),
  sheetExample(
    'game',
    burst,
    { names: 'Ada.Bess' },
    [...Array.from({ length: 6 }, () => ({ who: 'first', bottle: 'upset' })), { who: 'first', two: 'yes' }, { who: 'second', one: 'yes' }],
    'The bottle six times, then the 2 ball: thirty-two.',
    { Ada: 1, Bess: 1 },
  ),
  sheetExample(
    'game',
    loser,
    { names: 'Ada.Bess' },
    [{ who: 'first' }, { who: 'second', one: 'yes' }, ...Array.from({ length: 6 }, () => ({ who: 'second', bottle: 'upset' }))],
    'Nothing, then the 1 ball and the bottle six times.',
    { Ada: 0, Bess: 31 },
    'Ada has the fewest, 0, and loses',
  ),
  valueExample('seated', seated, 'The bottle stands up.', 'Wins the game at once'),
  valueExample('burst', burst, 'A player comes to 33.', 'what is over the game'),
];
