import { type Example, lawExample, sheetExample } from '../../core/examples.ts';
import { foulRule, threeBallRule } from './cites.ts';

const fouls: readonly Example[] = [
  lawExample('unclaimed', foulRule(14), { when: 'first' }, 'A push is called before the next stroke.', 'count is void'),
  lawExample('unclaimed', foulRule(14), { when: 'second' }, 'Nobody called it in time.', 'count stands'),
  lawExample('cue-tip', foulRule(1), {}, 'The butt hits the ball.', 'count is void'),
  lawExample('push-shot', foulRule(2), {}, 'The cue stays on the ball.', 'count is void'),
  lawExample('foot-off-floor', foulRule(4), {}, 'The striker sits on the rail.', 'count is void'),
  lawExample('in-hand', foulRule(3), { warned: 'no' }, 'Nobody warned.', 'stroke stands'),
  lawExample('in-hand', foulRule(3), { warned: 'yes' }, 'The striker is warned and plays all the same.', 'count is void'),
  lawExample('ball-in-motion', foulRule(5), { rest: 'yes' }, 'A ball rolled off by itself.', 'repeat the stroke'),
  lawExample('wrong-ball', foulRule(6), { when: 'first' }, 'It is claimed at once.', 'count is void'),
  lawExample('wrong-ball', foulRule(6), { when: 'second' }, 'It is noticed in the middle of the run.', 'count stands'),
  lawExample('wrong-ball', foulRule(6), { when: 'missed' }, 'The wrong white hits nothing.', 'what a miss brings'),
  lawExample('ball-touched', foulRule(7), { when: 'stroke' }, 'The cue touches the ball twice.', 'count is void'),
  lawExample('ball-touched', threeBallRule(6), { when: 'early' }, 'The cue brushes the ball while the player aims.', '1 point'),
  lawExample('interference', foulRule(9), { scored: 'yes' }, 'A bystander stops a ball.', 'carom credited'),
  lawExample('frozen', foulRule(10), { played: 'yes' }, 'He plays straight on the ball he touches.', 'count is void'),
  lawExample('frozen', foulRule(10), { played: 'no' }, 'The cue ball comes to rest against the red.', 'to play to a cushion first'),
  lawExample('marks', foulRule(11), {}, 'Chalk on the cushion.', 'count is void'),
  lawExample('help', foulRule(11), { who: 'marker' }, 'The marker hands the rest.', 'no penalty'),
  lawExample('ball-lifted', foulRule(12), { why: 'other' }, 'A ball is picked up.', 'count on the next stroke'),
  lawExample('safety', foulRule(13), {}, 'A third miss running.', 'object ball'),
];

const threeBall: readonly Example[] = [
  lawExample('object-ball-disturbed', threeBallRule(6), { when: 'after' }, 'A sleeve moves the red.', 'end the inning'),
  lawExample('very-near', threeBallRule(10), {}, 'A hair lies between.', 'warn the opponent'),
  lawExample('stringing', threeBallRule(2), { fault: 'equal' }, 'Both stop equally near.', 'string again'),
  lawExample('opening', threeBallRule(3), {}, 'The white is hit first.', 'count is void'),
  lawExample('miss', threeBallRule(4), {}, 'Neither ball is hit.', '1 point'),
  lawExample('off-table', threeBallRule(5), { ball: 'own-count' }, 'The ball jumps off after the carom.', 'count stands'),
  lawExample('crotch', threeBallRule(11), {}, 'Three counts and no ball out.', 'end the inning'),
];

export const examples: readonly Example[] = [
  ...fouls,
  ...threeBall,
  sheetExample(
    'running',
    threeBallRule(4),
    { game: '34' },
    [
      { who: 'first', run: '5', missed: 'no' },
      { who: 'second', run: '0', missed: 'yes' },
    ],
    'A run of five, then a miss.',
    { 'First player': 6, 'Second player': 0 },
  ),
];
