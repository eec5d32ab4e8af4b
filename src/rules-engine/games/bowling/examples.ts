import type { BookId } from '../../books.ts';
import type { Example } from '../../core/games.ts';
import { BLUE, BLUE_LAWS, BLUE_SCORE, DON, DON_RULES } from './cites.ts';

const ruling = (law: string, book: BookId, answers: Record<string, string>, story: string, says: string): Example => ({
  kind: 'law',
  law,
  book,
  story,
  answers,
  ruling: says,
  cite: book === 'donohue' ? DON_RULES : BLUE_LAWS,
});
const repeat = (n: number, pins: string) => Array(n).fill(pins).join('.');

export const examples: readonly Example[] = [
  ruling('foul-line', 'blue-ribbon-1940', {}, 'A foot slides over the line; seven pins fall.', 'count is void'),
  ruling('rebound', 'blue-ribbon-1940', { how: 'ball-back' }, 'The ball comes back from the cushion and takes the last pin.', 'count is void'),
  ruling('rebound', 'donohue', { how: 'ball-back' }, 'The ball comes back from the cushion and takes the last pin.', 'count stands'),
  ruling('other-cause', 'blue-ribbon-1940', {}, 'A pin falls before any ball.', 'set up again'),
  ruling('dead-wood', 'blue-ribbon-1940', { what: 'clearing' }, 'A standing pin falls while the alley is cleared.', 'set up again'),
  ruling('dead-ball', 'blue-ribbon-1940', { declared: 'yes' }, 'A player rolls on the wrong alley.', 'roll the ball again'),
  ruling('broken-pin', 'blue-ribbon-1940', {}, 'A pin splits.', 'replaced'),
  ruling('lofting', 'donohue', { notice: 'yes' }, 'A player lofts the ball after notice.', 'loses the game'),
  ruling('tie', 'donohue', {}, 'Two players tie.', 'one ball each'),
  ruling('dispute', 'donohue', {}, 'Two players differ about a count.', 'final'),
  ruling('alley-held', 'donohue', {}, 'Two players keep an alley and others wait.', 'keep the alley'),
  {
    kind: 'score',
    scorer: 'game',
    book: 'blue-ribbon-1940',
    story: 'Strike, spare, then seven and one: 20, 17 and 8.',
    input: { balls: '10.6.4.7.1' },
    totals: { '': 45 },
    cite: BLUE_SCORE,
  },
  {
    kind: 'score',
    scorer: 'game',
    book: 'blue-ribbon-1940',
    story: 'Twelve strikes, two of them extra balls.',
    input: { balls: repeat(12, '10') },
    totals: { '': 300 },
    cite: BLUE,
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
    cite: BLUE_SCORE,
  },
];
