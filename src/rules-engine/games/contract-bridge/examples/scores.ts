import { type BookId, cite } from '../../../books.ts';
import type { Example } from '../../../core/games.ts';

const BELOW = 'Declarer’s side, below the line';
const ABOVE = 'Declarer’s side, above the line';
const DEFENDERS = 'Defenders, above the line';
const headings = { sierra: 'Bridge: The scoring system', 'blue-ribbon-1940': 'Contract Bridge Scoring' } as const;

type Contract = readonly [level: number, denomination: string, doubling: string, vulnerable: boolean, tricks: number];
const raw = ([level, denomination, doubling, vulnerable, tricks]: Contract) => ({
  level: `${level}`,
  denomination,
  doubling,
  vulnerable: vulnerable ? 'yes' : 'no',
  tricks: `${tricks}`,
});
const scored = (
  book: keyof typeof headings,
  page: string,
  story: string,
  contract: Contract,
  totals: Record<string, number>,
  more: Record<string, string> = {},
): Example => ({
  kind: 'score',
  scorer: 'deal',
  book: book as BookId,
  story,
  input: { ...raw(contract), ...more },
  totals,
  cite: cite(book, page, headings[book]),
});

const entry = (declarer: string, level: number, denomination: string, tricks: number, more: Record<string, string> = {}) => ({
  declarer,
  level: `${level}`,
  denomination,
  doubling: 'none',
  tricks: `${tricks}`,
  ...more,
});

export const scoreExamples: readonly Example[] = [
  scored('sierra', '20-34', 'Three no-trump, just made: 40 and twice 30.', [3, 'no-trump', 'none', false, 9], { [BELOW]: 100, [ABOVE]: 0 }),
  scored('sierra', '20-34', 'Four spades doubled, vulnerable, with an overtrick.', [4, 'spades', 'doubled', true, 11], { [BELOW]: 240, [ABOVE]: 250 }),
  scored('blue-ribbon-1940', '433', 'The same in 1940: nothing for making it.', [4, 'spades', 'doubled', true, 11], { [BELOW]: 240, [ABOVE]: 200 }),
  scored('sierra', '20-34', 'Four down doubled, not vulnerable.', [4, 'hearts', 'doubled', false, 6], { [DEFENDERS]: 800 }),
  scored('blue-ribbon-1940', '432', 'Four down doubled, not vulnerable, by the 1940 table.', [4, 'hearts', 'doubled', false, 6], { [DEFENDERS]: 700 }),
  scored('blue-ribbon-1940', '432', 'Seven down doubled and vulnerable.', [7, 'no-trump', 'doubled', true, 6], { [DEFENDERS]: 2000 }),
  scored('blue-ribbon-1940', '434', 'Three down redoubled, not vulnerable, by the text.', [2, 'diamonds', 'redoubled', false, 5], { [DEFENDERS]: 800 }),
  scored('blue-ribbon-1940', '432', 'Three down undoubled and vulnerable, by the table.', [3, 'clubs', 'none', true, 6], { [DEFENDERS]: 300 }),
  scored(
    'blue-ribbon-1940',
    '434',
    'Three down undoubled and vulnerable, by the text.',
    [3, 'clubs', 'none', true, 6],
    { [DEFENDERS]: 500 },
    { figures: 'text' },
  ),
  scored(
    'sierra',
    '20-34',
    'A grand slam in hearts, vulnerable, with five honours in one hand.',
    [7, 'hearts', 'none', true, 13],
    { [BELOW]: 210, [ABOVE]: 1650 },
    {
      honours: '5',
    },
  ),
  scored('blue-ribbon-1940', '434', 'A little slam in clubs, not vulnerable.', [6, 'clubs', 'none', false, 12], { [BELOW]: 120, [ABOVE]: 500 }),
  scored('sierra', '20-34', 'One no-trump down one; a defender held four aces.', [1, 'no-trump', 'none', false, 6], { [DEFENDERS]: 200 }, { theirs: '4' }),
  {
    kind: 'sheet',
    sheet: 'rubber',
    book: 'sierra',
    story: 'Game to us in one deal, then two hearts made by us in the next: vulnerable, 60 below the line.',
    setup: {},
    entries: [entry('we', 4, 'spades', 10), entry('we', 2, 'hearts', 8)],
    totals: { We: 180, They: 0 },
    state: 'We are vulnerable, 60 below the line.',
    cite: cite('sierra', '20-34', 'Bridge: Keeping score'),
  },
  {
    kind: 'sheet',
    sheet: 'rubber',
    book: 'sierra',
    story: 'Five deals: a part score, game to them over it, a set, and two games to us for the rubber in three.',
    setup: {},
    entries: [
      entry('we', 2, 'diamonds', 8),
      entry('they', 3, 'no-trump', 10),
      entry('they', 4, 'hearts', 8),
      entry('we', 5, 'clubs', 11),
      entry('we', 4, 'hearts', 10, { ours: '4' }),
    ],
    totals: { We: 1060, They: 130 },
    state: 'We are ahead by 930',
    cite: cite('sierra', '20-34', 'Bridge: Keeping score'),
  },
  {
    kind: 'sheet',
    sheet: 'rubber',
    book: 'blue-ribbon-1940',
    story: 'A game to them, and the rubber is broken off: 300 for the game.',
    setup: { unfinished: 'yes' },
    entries: [entry('they', 3, 'no-trump', 9)],
    totals: { We: 0, They: 400 },
    state: 'They are ahead by 400',
    cite: cite('blue-ribbon-1940', '434', 'Contract Bridge'),
  },
];
