import type { Citation } from '../../books.ts';
import type { Example } from '../../core/games.ts';
import { BLUE_DEAD_BALL, BLUE_DEAD_WOOD, BLUE_DELIVERY, BLUE_LAST, BLUE_SAMPLE, DON, DON_RULES } from './cites.ts';

const ruling = (law: string, cite: Citation, answers: Record<string, string>, story: string, says: string): Example => ({
  kind: 'law',
  law,
  book: cite.book,
  story,
  answers,
  ruling: says,
  cite,
});
const repeat = (n: number, pins: string) => Array(n).fill(pins).join('.');

export const examples: readonly Example[] = [
  ruling('foul-line', BLUE_DELIVERY, {}, 'A foot slides over the line; seven pins fall.', 'count is void'),
  ruling('rebound', BLUE_DELIVERY, { how: 'ball-back' }, 'The ball comes back from the cushion and takes the last pin.', 'count is void'),
  ruling('foul-line', DON_RULES, {}, 'A player runs over the marked line.', 'may not step over the line'),
  ruling('rebound', DON_RULES, { how: 'ball-back' }, 'The ball comes back from the cushion and takes the last pin.', 'count stands'),
  ruling('other-cause', BLUE_DELIVERY, {}, 'A pin falls before any ball.', 'set up again'),
  ruling('dead-wood', BLUE_DEAD_WOOD, { what: 'clearing' }, 'A standing pin falls while the alley is cleared.', 'set up again'),
  ruling('dead-ball', BLUE_DEAD_BALL, { declared: 'yes' }, 'A player rolls on the wrong alley.', 'roll the ball again'),
  ruling('broken-pin', BLUE_DEAD_WOOD, {}, 'A pin splits.', 'replaced'),
  ruling('lofting', DON_RULES, { notice: 'yes' }, 'A player lofts the ball after notice.', 'loses the game'),
  ruling('tie', DON_RULES, {}, 'Two players tie.', 'one ball each'),
  ruling('dispute', DON_RULES, {}, 'Two players differ about a count.', 'final'),
  ruling('alley-held', DON_RULES, {}, 'Two players keep an alley and others wait.', 'keep the alley'),
  {
    kind: 'score',
    scorer: 'game',
    book: 'blue-ribbon-1940',
    story: 'Strike, spare, then seven and one: 20, 17 and 8.',
    input: { balls: '10.6.4.7.1' },
    totals: { '': 45 },
    cite: BLUE_SAMPLE,
  },
  {
    kind: 'score',
    scorer: 'game',
    book: 'blue-ribbon-1940',
    story: 'Twelve strikes, two of them extra balls.',
    input: { balls: repeat(12, '10') },
    totals: { '': 300 },
    cite: BLUE_LAST,
  },
  {
    kind: 'score',
    scorer: 'game',
    book: 'blue-ribbon-1940',
    story: 'A strike in the tenth frame: the extra balls, seven and two, count there once.',
    input: { balls: `${repeat(18, '0')}.10.7.2` },
    totals: { '': 19 },
    cite: BLUE_LAST,
  },
  {
    kind: 'score',
    scorer: 'game',
    book: 'donohue',
    story: 'Ten with the first ball, eight more with the balls spared.',
    input: { balls: '10.8.0' },
    totals: { '': 18 },
    cite: DON,
  },
  {
    kind: 'score',
    scorer: 'game',
    book: 'donohue',
    story: 'Ten pins with each of thirty balls.',
    input: { balls: repeat(30, '10') },
    totals: { '': 300 },
    cite: DON,
  },
  {
    kind: 'sheet',
    sheet: 'sheet',
    book: 'blue-ribbon-1940',
    story: 'A strike, a spare and a break against three breaks.',
    setup: { first: 'Jones', second: 'Smith' },
    entries: [
      { a: '10', b: '3.4' },
      { a: '6.4', b: '5.0' },
      { a: '7.1', b: '8.1' },
    ],
    totals: { Jones: 45, Smith: 21 },
    cite: BLUE_SAMPLE,
  },
];
