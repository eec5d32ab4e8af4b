import { doubted } from '../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Bowling } from './code.ts';

const repeat = (n: number, pins: string) => Array(n).fill(pins).join('.');

export const examples: readonly ExampleOf<Bowling>[] = [
  lawExample('foul-line', cites.blue.alleyPack, {}, 'A foot slides over the line; seven pins fall.', 'Nothing is scored'),
  lawExample('rebound', cites.blue.alleyPack, { how: 'ball-back' }, 'The ball comes back from the cushion and takes the last pin.', 'Nothing is scored'),
  lawExample('foul-line', cites.donohue.rules, {}, 'A player runs over the marked line.', 'may not step over the line'),
  lawExample('rebound', cites.donohue.rules, { how: 'ball-back' }, 'The ball comes back from the cushion and takes the last pin.', 'count stands'),
  lawExample('other-cause', cites.blue.alleyPack, {}, 'A pin falls before any ball.', 'set up again'),
  lawExample('dead-wood', cites.blue.alleyDeadWood, { what: 'clearing' }, 'A standing pin falls while the alley is cleared.', 'set up again'),
  lawExample('dead-ball', cites.blue.alleyDeadBall, { declared: 'yes' }, 'A player rolls on the wrong alley.', 'roll the ball again'),
  lawExample('broken-pin', cites.blue.alleyDeadWood, {}, 'A pin splits.', 'replaced'),
  lawExample('lofting', cites.donohue.rules, { notice: 'yes' }, 'A player lofts the ball after notice.', 'loses the game'),
  lawExample('tie', cites.donohue.rules, {}, 'Two players tie.', 'one ball each'),
  lawExample('dispute', cites.donohue.rules, {}, 'Two players differ about a count.', 'final'),
  lawExample('alley-held', cites.donohue.rules, {}, 'Two players keep an alley and others wait.', 'keep the alley'),
  scoreExample(
    'game',
    doubted(cites.blue.sample, 'In our copy the sample shows 29 in the first frame; the text adds to 20.'),
    { balls: '10.6.4.7.1' },
    'Strike, spare, then seven and one: 20, 17 and 8.',
    45,
  ),
  scoreExample('game', cites.blue.sample, { balls: repeat(12, '10') }, 'Twelve strikes, two of them extra balls.', 300),
  scoreExample(
    'game',
    cites.blue.sample,
    { balls: `${repeat(18, '0')}.10.7.2` },
    'A strike in the tenth frame: the extra balls, seven and two, count there once.',
    19,
  ),
  scoreExample('game', cites.donohue.americanScoring, { balls: '10.8.0' }, 'Ten with the first ball, eight more with the balls spared.', 18),
  scoreExample('game', cites.donohue.americanScoring, { balls: '6.4.5' }, 'Ten with two balls, five more with the ball spared.', 15),
  scoreExample('game', cites.donohue.americanScoring, { balls: '3.4.2' }, 'Three, four and two: one pin is left standing.', 9),
  scoreExample('game', cites.donohue.americanScoring, { balls: repeat(30, '10') }, 'Ten pins with each of thirty balls.', 300),
  sheetExample(
    'sheet',
    doubted(cites.blue.sample, 'In our copy the sample shows 29 in the first frame; the text adds to 20.'),
    { first: 'Jones', second: 'Smith' },
    [
      { a: '10', b: '3.4' },
      { a: '6.4', b: '5.0' },
      { a: '7.1', b: '8.1' },
    ],
    'A strike, a spare and a break against three breaks.',
    { Jones: 45, Smith: 21 },
  ),
  valueExample('tenth-frame', cites.blue.sample, 'The last frame is a spare with two balls.', 'until three have counted'),
  valueExample('highest', cites.blue.sample, 'Nothing but strikes from the first frame on.', 300),
  valueExample('highest', cites.donohue.americanScoring, 'Ten divisions of three balls, and no pin is ever left.', 300),
  valueExample('half-division', cites.donohue.rules, 'Eight play together, and sixpence a game is due.', 'the lower scores pays'),
];
