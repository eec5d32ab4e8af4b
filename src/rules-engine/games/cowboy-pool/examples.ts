import { lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { CowboyPool } from './code.ts';

const { rules } = cites.blue;

const laws: readonly ExampleOf<CowboyPool>[] = [
  lawExample('opening', rules(3), {}, 'The first stroke meets the 5.', 'turn passes to the next player'),
  lawExample('hand-lost', rules(6), {}, 'Nine made in the hand, and then a scratch.', 'points of earlier turns stand'),
  lawExample('scratch', rules(13), { when: 'last' }, 'At a hundred the cue ball drops into the pocket named.', 'allowed'),
  lawExample('scratch', rules(11), { when: 'other' }, 'The cue ball follows the 3 into the pocket.', 'beyond the string'),
  lawExample('twice-in', rules(9), {}, 'Twice running the cue ball runs in and has met nothing.', 'loses the game'),
  lawExample('miss', rules(13), {}, 'The cue ball meets nothing.', 'points made in that turn'),
  lawExample('ball-touched', rules(13), {}, 'A sleeve brushes the 1 ball.', 'points made in that turn'),
  lawExample('spot-taken', rules(2), { spot: 'free' }, 'The 5 has been pocketed.', 'back on its own spot'),
  lawExample('spot-taken', rules(12), { spot: 'taken' }, 'The 3 lies on the centre spot.', 'left off until its spot is free'),
  lawExample('spot-taken', rules(12), { spot: 'hundred' }, 'The player is at a hundred, and the 1 ball is off.', 'object balls spotted'),
  lawExample('past-ninety', rules(5), {}, 'From 88 he makes the 5.', 'does not cover'),
  lawExample('balls-moving', rules(7, 8), {}, 'At ninety he plays on while the 3 still rolls.', 'points made in that turn'),
  lawExample('pocketed-in-caroms', rules(10), {}, 'At 94 the carom is made and the 1 ball drops.', 'points made in that turn'),
  lawExample('last-pocket', rules(5), {}, 'He named the side pocket, and the cue ball is in the corner.', 'points made in that turn'),
  lawExample('last-missed', rules(15), {}, 'At a hundred the cue ball passes the 1 ball.', 'points made in that turn'),
  lawExample('last-touched', rules(6, 13), {}, 'The cue ball grazes the 5 on its way from the 1 ball to the pocket.', 'points made in that turn'),
  lawExample('push', rules(14), { part: 'ninety' }, 'At 40 the carom is pushed.', 'may make a carom by a push'),
  lawExample('push', rules(14), { part: 'ten' }, 'At 95 the carom is pushed.', 'may not make a carom by a push'),
  lawExample('push', rules(14), { part: 'last' }, 'The last stroke is pushed.', 'may not make the last stroke by a push'),
  lawExample('frozen', rules(16), { moves: 'yes', cushion: 'no' }, 'The push moves the frozen 3.', 'count stands'),
  lawExample('frozen', rules(16), { moves: 'no', cushion: 'no' }, 'The frozen 3 stays where it is.', 'not touched'),
  lawExample(
    'frozen',
    rules(16),
    { moves: 'no', cushion: 'yes' },
    'The frozen 3 stays, and the cue ball reaches the cushion.',
    'The frozen ball is taken as not touched',
  ),
  lawExample('other-cases', rules(17), {}, 'Two balls are locked in the jaws of a pocket.', 'four-ball billiards'),
];

const fives = (who: string, n: number) => Array.from({ length: n }, () => ({ who, balls: '5' }));

export const examples: readonly ExampleOf<CowboyPool>[] = [
  ...laws,
  sheetExample(
    'game',
    rules(4),
    { names: 'Ada.Bess' },
    [{ who: 'first', carom: 'double', balls: '3' }, { who: 'first', balls: '1' }, { who: 'first' }, { who: 'second', carom: 'single' }],
    'A double carom with the 3, then the 1, then nothing; the other player makes a carom.',
    { Ada: 6, Bess: 1 },
    'Bess strikes',
  ),
  sheetExample(
    'game',
    rules(6),
    { names: 'Ada.Bess' },
    [{ who: 'first', balls: '5' }, { who: 'first' }, { who: 'second', fault: 'miss' }, { who: 'first', balls: '3' }, { who: 'first', fault: 'scratch' }],
    'Five in one hand; in the next, three and a scratch.',
    { Ada: 5, Bess: 0 },
  ),
  sheetExample(
    'game',
    rules(5),
    { names: 'Ada.Bess' },
    [...fives('first', 18), ...Array.from({ length: 5 }, () => ({ who: 'first', carom: 'double' })), { who: 'first', last: 'made' }],
    'The 5 eighteen times, five double caroms, and the cue ball off the 1 ball into its pocket.',
    { Ada: 101, Bess: 0 },
    'Ada has 101',
  ),
  valueExample('lost', rules(6), 'A foul after nine in the hand.', 'what earlier hands made is safe'),
  valueExample('ten', rules(5), 'He stands at ninety.', 10),
  valueExample('ninety', rules(4), 'He begins.', 90),
  valueExample('game', rules(4), 'He has a hundred and one.', 101),
];
