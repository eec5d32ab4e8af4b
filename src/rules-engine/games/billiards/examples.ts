import type { Example } from '../../core/games.ts';
import { BOOK, foulRule, threeBallRule } from './cites.ts';
import { lawExample } from './rows.ts';

const fouls: readonly Example[] = [
  lawExample('unclaimed', { when: 'first' }, 'A push is called before the next stroke.', 'count is void', foulRule(14)),
  lawExample('unclaimed', { when: 'second' }, 'Nobody called it in time.', 'count stands', foulRule(14)),
  lawExample('cue-tip', {}, 'The butt hits the ball.', 'count is void', foulRule(1)),
  lawExample('push-shot', {}, 'The cue stays on the ball.', 'count is void', foulRule(2)),
  lawExample('foot-off-floor', {}, 'The striker sits on the rail.', 'count is void', foulRule(4)),
  lawExample('in-hand', { warned: 'no' }, 'Nobody warned.', 'stroke stands', foulRule(3)),
  lawExample('in-hand', { warned: 'yes' }, 'The striker is warned and plays all the same.', 'count is void', foulRule(3)),
  lawExample('ball-in-motion', { rest: 'yes' }, 'A ball rolled off by itself.', 'repeat the stroke', foulRule(5)),
  lawExample('wrong-ball', { when: 'first' }, 'It is claimed at once.', 'count is void', foulRule(6)),
  lawExample('wrong-ball', { when: 'second' }, 'It is noticed in the middle of the run.', 'count stands', foulRule(6)),
  lawExample('wrong-ball', { when: 'missed' }, 'The wrong white hits nothing.', 'what a miss brings', foulRule(6)),
  lawExample('ball-touched', { when: 'stroke' }, 'The cue touches the ball twice.', 'count is void', foulRule(7)),
  lawExample('ball-touched', { when: 'early' }, 'The cue brushes the ball while the player aims.', '1 point', threeBallRule(6)),
  lawExample('interference', { scored: 'yes' }, 'A bystander stops a ball.', 'carom credited', foulRule(9)),
  lawExample('frozen', { played: 'yes' }, 'He plays straight on the ball he touches.', 'count is void', foulRule(10)),
  lawExample('frozen', { played: 'no' }, 'The cue ball comes to rest against the red.', 'to play to a cushion first', foulRule(10)),
  lawExample('marks', {}, 'Chalk on the cushion.', 'count is void', foulRule(11)),
  lawExample('help', { who: 'marker' }, 'The marker hands the rest.', 'no penalty', foulRule(11)),
  lawExample('ball-lifted', { why: 'other' }, 'A ball is picked up.', 'count on the next stroke', foulRule(12)),
  lawExample('safety', {}, 'A third miss running.', 'object ball', foulRule(13)),
];

const threeBall: readonly Example[] = [
  lawExample('object-ball-disturbed', { when: 'after' }, 'A sleeve moves the red.', 'end the inning', threeBallRule(6)),
  lawExample('very-near', {}, 'A hair lies between.', 'warn the opponent', threeBallRule(10)),
  lawExample('stringing', { fault: 'equal' }, 'Both stop equally near.', 'string again', threeBallRule(2)),
  lawExample('opening', {}, 'The white is hit first.', 'count is void', threeBallRule(3)),
  lawExample('miss', {}, 'Neither ball is hit.', '1 point', threeBallRule(4)),
  lawExample('off-table', { ball: 'own-count' }, 'The ball jumps off after the carom.', 'count stands', threeBallRule(5)),
  lawExample('crotch', {}, 'Three counts and no ball out.', 'end the inning', threeBallRule(11)),
];

export const examples: readonly Example[] = [
  ...fouls,
  ...threeBall,
  {
    kind: 'sheet',
    sheet: 'running',
    book: BOOK,
    story: 'A run of five, then a miss.',
    setup: { game: '34' },
    entries: [
      { who: 'first', run: '5', missed: 'no' },
      { who: 'second', run: '0', missed: 'yes' },
    ],
    totals: { 'First player': 6, 'Second player': 0 },
    cite: threeBallRule(4),
  },
];
