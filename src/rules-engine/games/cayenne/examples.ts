import { cite } from '../../books.ts';
import type { Example } from '../../core/games.ts';

const BOOK = 'blue-ribbon-1940';
const NO_REVOKE = { revoke: 'none' };

export const examples: readonly Example[] = [
  {
    kind: 'law',
    law: 'dealer-undecided',
    book: BOOK,
    story: 'The dealer sees no good declaration and leaves it to his partner.',
    answers: {},
    ruling: "dealer's partner must make the declaration",
    cite: cite(BOOK, '140', 'Cayenne'),
  },
  {
    kind: 'law',
    law: 'revoke',
    book: BOOK,
    story: 'A side at 4 revokes and makes points enough for the game.',
    answers: {},
    ruling: 'may not score beyond 9 points',
    cite: cite(BOOK, '142', 'Cayenne: Penalties'),
  },
  {
    kind: 'law',
    law: 'out-on-honors',
    book: BOOK,
    story: 'A side at 6 holds four honors and takes no odd trick.',
    answers: { tricks: 'none' },
    ruling: 'may not win the game',
    cite: cite(BOOK, '142', 'Cayenne'),
  },
  {
    kind: 'score',
    scorer: 'deal',
    book: BOOK,
    story: 'The dealer plays nullo, and his adversaries take ten tricks: the four over the book cost them 32.',
    input: { cayenne: 'C', declaration: 'nullo', tricks: '3', before: '0.0', ...NO_REVOKE },
    totals: { We: 2, 'We, game points': 12 },
    cite: cite(BOOK, '141', 'Cayenne'),
  },
  {
    kind: 'score',
    scorer: 'deal',
    book: BOOK,
    story: 'Thirty-two points against a side that is 6 up win games worth 2, 4 and 4, and 2 points stay on the marker.',
    input: { cayenne: 'C', declaration: 'nullo', tricks: '10', before: '6.0', ...NO_REVOKE },
    totals: { They: 2, We: 0, 'They, game points': 10 },
    headline: 'They win 3 games worth 2, 4, 4',
    cite: cite(BOOK, '141', 'Cayenne'),
  },
  {
    kind: 'score',
    scorer: 'deal',
    book: BOOK,
    story: 'Clubs are cut for cayenne and hearts declared: third color, multiplied by 2.',
    input: { cayenne: 'C', declaration: 'H', tricks: '8', honors: '3', before: '0.0', ...NO_REVOKE },
    totals: { We: 8 },
    headline: 'No game won',
    cite: cite(BOOK, '141', 'Cayenne'),
  },
  {
    kind: 'sheet',
    sheet: 'rubber',
    book: BOOK,
    story: 'We make 6; they win three games with a nullo; a second nullo gives them the fourth and the rubber.',
    setup: {},
    entries: [
      { cayenne: 'H', declaration: 'S', tricks: '10', honors: '3', ...NO_REVOKE },
      { cayenne: 'C', declaration: 'nullo', tricks: '10', ...NO_REVOKE },
      { cayenne: 'S', declaration: 'nullo', tricks: '7', ...NO_REVOKE },
    ],
    totals: { We: 0, 'We, points on the marker': 0, They: 22, 'They, points on the marker': 0 },
    state: 'The rubber to They: 22 less 0 is 22.',
    cite: cite(BOOK, '141', 'Cayenne'),
  },
];
