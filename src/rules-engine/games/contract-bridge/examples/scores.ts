import type { Citation } from '../../../books.ts';
import { type Example, scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import { cites } from '../cites.ts';

const BELOW = 'Declarer’s side, below the line';
const ABOVE = 'Declarer’s side, above the line';
const DEFENDERS = 'Defenders, above the line';

type Contract = readonly [level: number, denomination: string, doubling: string, vulnerable: boolean, tricks: number];
const raw = ([level, denomination, doubling, vulnerable, tricks]: Contract) => ({
  level: `${level}`,
  denomination,
  doubling,
  vulnerable: vulnerable ? 'yes' : 'no',
  tricks: `${tricks}`,
});
const scored = (at: Citation, contract: Contract, story: string, totals: Record<string, number>, more: Record<string, string> = {}) =>
  scoreExample('deal', at, { ...raw(contract), ...more }, story, totals);

const entry = (declarer: string, level: number, denomination: string, tricks: number, more: Record<string, string> = {}) => ({
  declarer,
  level: `${level}`,
  denomination,
  doubling: 'none',
  tricks: `${tricks}`,
  ...more,
});

/** One case for each figure of the schedules that does not occur in a rubber below. */
const figures: readonly Example[] = [
  scored(cites.sierra.scoringSystem, [2, 'clubs', 'none', false, 9], 'Two clubs with an overtrick.', { [BELOW]: 40, [ABOVE]: 20 }),
  scored(cites.sierra.scoringSystem, [2, 'hearts', 'none', false, 9], 'Two hearts with an overtrick.', { [BELOW]: 60, [ABOVE]: 30 }),
  scored(cites.sierra.scoringSystem, [2, 'clubs', 'doubled', false, 9], 'Two clubs doubled with an overtrick, not vulnerable.', { [BELOW]: 80, [ABOVE]: 150 }),
  scored(cites.sierra.scoringSystem, [2, 'clubs', 'redoubled', false, 9], 'Two clubs redoubled with an overtrick, not vulnerable.', {
    [BELOW]: 160,
    [ABOVE]: 300,
  }),
  scored(cites.sierra.scoringSystem, [2, 'clubs', 'redoubled', true, 9], 'Two clubs redoubled with an overtrick, vulnerable.', { [BELOW]: 160, [ABOVE]: 500 }),
  scored(cites.sierra.scoringSystem, [6, 'spades', 'none', true, 12], 'A little slam in spades, vulnerable.', { [BELOW]: 180, [ABOVE]: 750 }),
  scored(cites.sierra.scoringSystem, [7, 'clubs', 'none', false, 13], 'A grand slam in clubs, not vulnerable.', { [BELOW]: 140, [ABOVE]: 1000 }),
  scored(cites.blue.clause, [2, 'clubs', 'none', false, 9], 'Two clubs with an overtrick.', { [BELOW]: 40, [ABOVE]: 20 }),
  scored(cites.blue.clause, [2, 'hearts', 'none', false, 9], 'Two hearts with an overtrick.', { [BELOW]: 60, [ABOVE]: 30 }),
  scored(cites.blue.clause, [2, 'clubs', 'doubled', false, 9], 'Two clubs doubled with an overtrick, not vulnerable.', {
    [BELOW]: 80,
    [ABOVE]: 100,
  }),
  scored(cites.blue.clause, [2, 'clubs', 'redoubled', false, 9], 'Two clubs redoubled with an overtrick, not vulnerable.', {
    [BELOW]: 160,
    [ABOVE]: 200,
  }),
  scored(cites.blue.clause, [2, 'clubs', 'redoubled', true, 9], 'Two clubs redoubled with an overtrick, vulnerable.', {
    [BELOW]: 160,
    [ABOVE]: 400,
  }),
  scored(cites.blue.clause, [6, 'spades', 'none', true, 12], 'A little slam in spades, vulnerable.', { [BELOW]: 180, [ABOVE]: 750 }),
  scored(cites.blue.clause, [7, 'clubs', 'none', false, 13], 'A grand slam in clubs, not vulnerable.', { [BELOW]: 140, [ABOVE]: 1000 }),
  scored(cites.sierra.scoringSystem, [6, 'spades', 'none', false, 12], 'A little slam in spades, not vulnerable.', { [BELOW]: 180, [ABOVE]: 500 }),
  scored(cites.sierra.scoringSystem, [4, 'hearts', 'redoubled', false, 5], 'Five down redoubled, not vulnerable: 200, twice 400 and twice 600.', {
    [DEFENDERS]: 2200,
  }),
  scored(cites.sierra.scoringSystem, [4, 'hearts', 'doubled', true, 8], 'Two down doubled, vulnerable.', { [DEFENDERS]: 500 }),
  scored(cites.sierra.scoringSystem, [4, 'hearts', 'redoubled', true, 8], 'Two down redoubled, vulnerable.', { [DEFENDERS]: 1000 }),
  scored(cites.blue.scoring, [1, 'no-trump', 'none', false, 8], 'One no-trump with an overtrick.', { [BELOW]: 40, [ABOVE]: 30 }),
  scored(cites.blue.scoring, [7, 'clubs', 'none', true, 13], 'A grand slam in clubs, vulnerable.', { [BELOW]: 140, [ABOVE]: 1500 }),
  scored(
    cites.blue.scoringRest,
    [2, 'hearts', 'none', false, 8],
    'Two hearts, with four honours in one hand.',
    { [BELOW]: 60, [ABOVE]: 100 },
    { honours: '4' },
  ),
  scored(
    cites.blue.scoringRest,
    [2, 'hearts', 'none', false, 8],
    'Two hearts, with five honours in one hand.',
    { [BELOW]: 60, [ABOVE]: 150 },
    { honours: '5' },
  ),
  scored(
    cites.blue.scoringRest,
    [1, 'no-trump', 'none', false, 7],
    'One no-trump, with four aces in one hand.',
    { [BELOW]: 40, [ABOVE]: 150 },
    { honours: '4' },
  ),
  scored(cites.blue.scoring, [4, 'hearts', 'none', false, 8], 'Two down undoubled, not vulnerable.', { [DEFENDERS]: 100 }),
  scored(cites.blue.scoring, [4, 'hearts', 'redoubled', false, 6], 'Four down redoubled, not vulnerable, by the text.', { [DEFENDERS]: 1100 }),
];

export const scoreExamples: readonly Example[] = [
  ...figures,
  scored(cites.sierra.scoringSystem, [3, 'no-trump', 'none', false, 9], 'Three no-trump, just made: 40 and twice 30.', { [BELOW]: 100, [ABOVE]: 0 }),
  scored(cites.sierra.scoringSystem, [4, 'spades', 'doubled', true, 11], 'Four spades doubled, vulnerable, with an overtrick.', { [BELOW]: 240, [ABOVE]: 250 }),
  scored(cites.blue.object, [4, 'spades', 'doubled', true, 11], 'The same in 1940: nothing for making it.', { [BELOW]: 240, [ABOVE]: 200 }),
  scored(cites.sierra.scoringSystem, [4, 'hearts', 'doubled', false, 6], 'Four down doubled, not vulnerable.', { [DEFENDERS]: 800 }),
  scored(cites.blue.scoringRest, [4, 'hearts', 'doubled', false, 6], 'Four down doubled, not vulnerable, by the 1940 table.', { [DEFENDERS]: 700 }),
  scored(cites.blue.scoringRest, [7, 'no-trump', 'doubled', true, 6], 'Seven down doubled and vulnerable.', { [DEFENDERS]: 2000 }),
  scored(cites.blue.scoring, [2, 'diamonds', 'redoubled', false, 5], 'Three down redoubled, not vulnerable, by the text.', { [DEFENDERS]: 800 }),
  scored(cites.blue.scoringRest, [3, 'clubs', 'none', true, 6], 'Three down undoubled and vulnerable, by the table.', { [DEFENDERS]: 300 }),
  scored(cites.blue.scoring, [3, 'clubs', 'none', true, 6], 'Three down undoubled and vulnerable, by the text.', { [DEFENDERS]: 500 }, { figures: 'text' }),
  scored(
    cites.sierra.scoringSystem,
    [7, 'hearts', 'none', true, 13],
    'A grand slam in hearts, vulnerable, with five honours in one hand.',
    { [BELOW]: 210, [ABOVE]: 1650 },
    {
      honours: '5',
    },
  ),
  scored(cites.blue.scoring, [6, 'clubs', 'none', false, 12], 'A little slam in clubs, not vulnerable.', { [BELOW]: 120, [ABOVE]: 500 }),
  scored(
    cites.sierra.scoringSystem,
    [1, 'no-trump', 'none', false, 6],
    'One no-trump down one; a defender held four aces.',
    { [DEFENDERS]: 200 },
    { theirs: '4' },
  ),
  sheetExample(
    'rubber',
    cites.sierra.scoring,
    {},
    [entry('we', 4, 'spades', 10), entry('we', 2, 'hearts', 8)],
    'Game to us in one deal, then two hearts made by us in the next: vulnerable, 60 below the line.',
    { We: 180, They: 0 },
    'We are vulnerable, 60 below the line.',
  ),
  sheetExample(
    'rubber',
    cites.sierra.scoring,
    {},
    [
      entry('we', 2, 'diamonds', 8),
      entry('they', 3, 'no-trump', 10),
      entry('they', 4, 'hearts', 8),
      entry('we', 5, 'clubs', 11),
      entry('we', 4, 'hearts', 10, { ours: '4' }),
    ],
    'Five deals: a part score, game to them over it, a set, and two games to us for the rubber in three.',
    { We: 1060, They: 130 },
    'We are ahead by 930',
  ),
  sheetExample(
    'rubber',
    cites.sierra.scoringSystem,
    {},
    [entry('we', 4, 'spades', 10), entry('we', 3, 'no-trump', 9)],
    'Two games in two deals: the rubber without a game to them.',
    { We: 120 + 100 + 700, They: 0 },
    'We are ahead by 920',
  ),
  sheetExample(
    'rubber',
    cites.blue.scoring,
    {},
    [entry('we', 4, 'spades', 10), entry('we', 3, 'no-trump', 9)],
    'Two games in two deals, by the 1940 book.',
    { We: 120 + 100 + 700, They: 0 },
    'We are ahead by 920',
  ),
  sheetExample(
    'rubber',
    cites.blue.inspectingQuitted,
    {},
    [entry('we', 4, 'spades', 10, { looked: 'we' }), entry('they', 4, 'hearts', 10), entry('we', 3, 'no-trump', 9)],
    'Three games, the first and the last to us; in the first deal one of us looked at a quitted trick.',
    { We: 120 + 100 + 500, They: 50 + 120 },
    'We are ahead by 550',
  ),
  sheetExample(
    'rubber',
    cites.blue.scoring,
    { unfinished: 'yes' },
    [entry('they', 3, 'no-trump', 9)],
    'A game to them, and the rubber is broken off: 300 for the game.',
    { We: 0, They: 400 },
    'They are ahead by 400',
  ),
  valueExample('revoke-first', cites.blue.establishedRevoke, 'Declarer has won nine tricks, one of them by a revoke and four since.', 2),
  valueExample('revoke-later', cites.blue.scoringRest, 'The same side revokes a second time on the deal.', 1),
];
