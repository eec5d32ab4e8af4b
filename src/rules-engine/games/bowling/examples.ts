import { type Example, lawExample, scoreExample, sheetExample } from '../../core/examples.ts';
import { BLUE_DEAD_BALL, BLUE_DEAD_WOOD, BLUE_DELIVERY, BLUE_LAST, BLUE_SAMPLE, DON, DON_RULES } from './cites.ts';

const repeat = (n: number, pins: string) => Array(n).fill(pins).join('.');

export const examples: readonly Example[] = [
  lawExample('foul-line', BLUE_DELIVERY, {}, 'A foot slides over the line; seven pins fall.', 'count is void'),
  lawExample('rebound', BLUE_DELIVERY, { how: 'ball-back' }, 'The ball comes back from the cushion and takes the last pin.', 'count is void'),
  lawExample('foul-line', DON_RULES, {}, 'A player runs over the marked line.', 'may not step over the line'),
  lawExample('rebound', DON_RULES, { how: 'ball-back' }, 'The ball comes back from the cushion and takes the last pin.', 'count stands'),
  lawExample('other-cause', BLUE_DELIVERY, {}, 'A pin falls before any ball.', 'set up again'),
  lawExample('dead-wood', BLUE_DEAD_WOOD, { what: 'clearing' }, 'A standing pin falls while the alley is cleared.', 'set up again'),
  lawExample('dead-ball', BLUE_DEAD_BALL, { declared: 'yes' }, 'A player rolls on the wrong alley.', 'roll the ball again'),
  lawExample('broken-pin', BLUE_DEAD_WOOD, {}, 'A pin splits.', 'replaced'),
  lawExample('lofting', DON_RULES, { notice: 'yes' }, 'A player lofts the ball after notice.', 'loses the game'),
  lawExample('tie', DON_RULES, {}, 'Two players tie.', 'one ball each'),
  lawExample('dispute', DON_RULES, {}, 'Two players differ about a count.', 'final'),
  lawExample('alley-held', DON_RULES, {}, 'Two players keep an alley and others wait.', 'keep the alley'),
  scoreExample('game', BLUE_SAMPLE, { balls: '10.6.4.7.1' }, 'Strike, spare, then seven and one: 20, 17 and 8.', 45),
  scoreExample('game', BLUE_LAST, { balls: repeat(12, '10') }, 'Twelve strikes, two of them extra balls.', 300),
  scoreExample('game', BLUE_LAST, { balls: `${repeat(18, '0')}.10.7.2` }, 'A strike in the tenth frame: the extra balls, seven and two, count there once.', 19),
  scoreExample('game', DON, { balls: '10.8.0' }, 'Ten with the first ball, eight more with the balls spared.', 18),
  scoreExample('game', DON, { balls: repeat(30, '10') }, 'Ten pins with each of thirty balls.', 300),
  sheetExample(
    'sheet',
    BLUE_SAMPLE,
    { first: 'Jones', second: 'Smith' },
    [
      { a: '10', b: '3.4' },
      { a: '6.4', b: '5.0' },
      { a: '7.1', b: '8.1' },
    ],
    'A strike, a spare and a break against three breaks.',
    { Jones: 45, Smith: 21 },
  ),
];
