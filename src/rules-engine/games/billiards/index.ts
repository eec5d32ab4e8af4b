import { cite } from '../../books.ts';
import type { Diagram } from '../../core/diagrams.ts';
import { game } from '../../core/games.ts';
import { english } from './english.ts';
import { example, FOULS, laws, THREE } from './laws.ts';
import { points } from './points.ts';
import { running } from './sheet.ts';
import { variants } from './variants.ts';

const table: Diagram = {
  title: 'The table at the opening stroke',
  alt: 'A table without pockets, the head on the left. The white of the other player is on the spot in the middle of the string line, the cue ball within six inches of it on the same line, and the red on its spot near the foot.',
  width: 20,
  height: 10,
  shapes: [
    { kind: 'box', x: 0.5, y: 0.5, width: 19, height: 9, tone: 'none' },
    { kind: 'line', from: [5, 0.5], to: [5, 9.5], dashed: true },
    { kind: 'disc', x: 5, y: 5, r: 0.5, tone: 'light' },
    { kind: 'disc', x: 4.6, y: 6.5, r: 0.5, tone: 'light' },
    { kind: 'disc', x: 15, y: 5, r: 0.5, tone: 'accent' },
    { kind: 'words', x: 2.5, y: 1.8, text: 'Head' },
    { kind: 'words', x: 17.5, y: 1.8, text: 'Foot' },
  ],
};

export default game({
  id: 'billiards',
  title: 'Billiards',
  aliases: ['French caroms', 'Straight rail', 'Three-ball carom', 'American billiards'],
  shelf: 'billiards',
  kind: 'billiards',
  books: { 'blue-ribbon-1940': { heading: 'Billiards', pages: '36-55' } },
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: { Balls: 'two white, one red', Table: 'ten feet by five, or nine by four and a half', Carom: 'one point', Fouls: 'claimed before a second stroke' },
  laws,
  points,
  scorers: {},
  sheets: { running },
  diagrams: { table },
  variants: { ...variants, english },
  examples: [
    example('unclaimed', { when: 'second' }, 'Nobody called it in time.', 'count stands', FOULS),
    example('cue-tip', {}, 'The butt hits the ball.', 'count is void', FOULS),
    example('push-shot', {}, 'The cue stays on the ball.', 'count is void', FOULS),
    example('foot-off-floor', {}, 'The striker sits on the rail.', 'count is void', FOULS),
    example('in-hand', { warned: 'no' }, 'Nobody warned.', 'stroke stands', FOULS),
    example('ball-in-motion', { rest: 'yes' }, 'A ball rolled off by itself.', 'repeat the stroke', FOULS),
    example('wrong-ball', { when: 'first' }, 'It is claimed at once.', 'count is void', FOULS),
    example('ball-touched', { when: 'stroke' }, 'The cue touches the ball twice.', 'count is void', FOULS),
    example('object-ball-disturbed', { when: 'after' }, 'A sleeve moves the red.', 'end the inning', THREE),
    example('interference', { scored: 'yes' }, 'A bystander stops a ball.', 'carom credited', FOULS),
    example('frozen', { played: 'yes' }, 'He plays straight on the ball he touches.', 'count is void', FOULS),
    example('very-near', {}, 'A hair lies between.', 'warn the opponent', THREE),
    example('marks', {}, 'Chalk on the cushion.', 'count is void', FOULS),
    example('help', { who: 'marker' }, 'The marker hands the rest.', 'no penalty', FOULS),
    example('ball-lifted', { why: 'other' }, 'A ball is picked up.', 'count on the next stroke', FOULS),
    example('safety', {}, 'A third miss running.', 'object ball', FOULS),
    example('stringing', { fault: 'equal' }, 'Both stop equally near.', 'string again', THREE),
    example('opening', {}, 'The white is hit first.', 'count is void', THREE),
    example('miss', {}, 'Neither ball is hit.', '1 point', THREE),
    example('off-table', { ball: 'own-count' }, 'The ball jumps off after the carom.', 'count stands', THREE),
    example('crotch', {}, 'Three counts and no ball out.', 'end the inning', THREE),
    {
      kind: 'sheet',
      sheet: 'running',
      book: 'blue-ribbon-1940',
      story: 'A run of five, then a miss.',
      setup: { game: '34' },
      entries: [
        { who: 'first', run: '5', missed: 'no' },
        { who: 'second', run: '0', missed: 'yes' },
      ],
      totals: { first: 6, second: 0 },
      cite: cite('blue-ribbon-1940', '45', 'Three-Ball Carom Game', { law: '4' }),
    },
  ],
});
