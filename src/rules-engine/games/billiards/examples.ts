import { lawExample, sheetExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Billiards } from './code.ts';

const fouls: readonly ExampleOf<Billiards>[] = [
  lawExample('unclaimed', cites.blue.fouls(14), { when: 'first' }, 'A push is called before the next stroke.', 'Nothing is scored'),
  lawExample('unclaimed', cites.blue.fouls(14), { when: 'second' }, 'Nobody called it in time.', 'count stands'),
  lawExample('cue-tip', cites.blue.fouls(1), {}, 'The butt hits the ball.', 'Nothing is scored'),
  lawExample('push-shot', cites.blue.fouls(2), {}, 'The cue stays on the ball.', 'Nothing is scored'),
  lawExample('foot-off-floor', cites.blue.fouls(4), {}, 'The striker sits on the rail.', 'Nothing is scored'),
  lawExample('in-hand', cites.blue.fouls(3), { warned: 'no' }, 'Nobody warned.', 'stroke stands'),
  lawExample('in-hand', cites.blue.fouls(3), { warned: 'yes' }, 'The striker is warned and plays all the same.', 'Nothing is scored'),
  lawExample('in-hand', cites.blue.fouls(3), { warned: 'asked' }, 'Warned, the striker asks, and the referee calls the ball outside.', 'referee says'),
  lawExample('ball-in-motion', cites.blue.fouls(5), { rest: 'yes' }, 'A ball rolled off by itself.', 'repeat the stroke'),
  lawExample('wrong-ball', cites.blue.fouls(6), { when: 'first' }, 'It is claimed at once.', 'Nothing is scored'),
  lawExample('wrong-ball', cites.blue.fouls(6), { when: 'second' }, 'It is noticed in the middle of the run.', 'count stands'),
  lawExample('wrong-ball', cites.blue.fouls(6), { when: 'missed' }, 'The wrong white hits nothing.', 'what a miss brings'),
  lawExample('ball-touched', cites.blue.fouls(7), { when: 'stroke' }, 'The cue touches the ball twice.', 'Nothing is scored'),
  lawExample('ball-touched', cites.blue.threeBall(6), { when: 'early' }, 'The cue brushes the ball while the player aims.', '1 point'),
  lawExample('interference', cites.blue.fouls(9), { scored: 'yes' }, 'A bystander stops a ball.', 'carom credited'),
  lawExample('frozen', cites.blue.fouls(10), { played: 'yes' }, 'He plays straight on the ball he touches.', 'Nothing is scored'),
  lawExample(
    'frozen',
    cites.blue.fouls(10),
    { played: 'no' },
    'The cue ball comes to rest against the red.',
    'The player chooses one of four: (1) play on a ball that does not touch the cue ball; (2) play away by a massé and hit first the ball that did not touch; (3) play to a cushion first; or (4) have the balls spotted and play as for the opening stroke',
  ),
  lawExample('marks', cites.blue.fouls(11), {}, 'Chalk on the cushion.', 'Nothing is scored'),
  lawExample('help', cites.blue.fouls(11), { who: 'marker' }, 'The marker hands the rest.', 'allowed'),
  lawExample('ball-lifted', cites.blue.fouls(12), { why: 'other' }, 'A ball is picked up.', 'count on the next stroke'),
  lawExample('safety', cites.blue.fouls(13), {}, 'A third miss running.', 'object ball'),
];

const threeBall: readonly ExampleOf<Billiards>[] = [
  lawExample('object-ball-disturbed', cites.blue.threeBall(6), { when: 'after' }, 'A sleeve moves the red.', 'end the inning'),
  lawExample('very-near', cites.blue.threeBall(10), {}, 'A hair lies between.', 'warn the opponent'),
  lawExample('stringing', cites.blue.threeBall(2), { fault: 'equal' }, 'Both stop equally near.', 'string again'),
  lawExample('opening', cites.blue.threeBall(3), {}, 'The white is hit first.', 'Nothing is scored'),
  lawExample('miss', cites.blue.threeBall(4), {}, 'Neither ball is hit.', '1 point'),
  lawExample('off-table', cites.blue.threeBall(5), { ball: 'own-count' }, 'The ball jumps off after the carom.', 'count stands'),
  lawExample('crotch', cites.blue.threeBall(11), {}, 'Three counts and no ball out.', 'end the inning'),
];

export const examples: readonly ExampleOf<Billiards>[] = [
  ...fouls,
  ...threeBall,
  sheetExample(
    'running',
    cites.blue.threeBall(4),
    { game: '34' },
    [
      { who: 'first', run: '5', missed: 'no' },
      { who: 'second', run: '0', missed: 'yes' },
    ],
    'A run of five, then a miss.',
    { 'First player': 6, 'Second player': 0 },
  ),
];
