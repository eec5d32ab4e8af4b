import { AT, points } from './match-game-points.ts';
import { legs } from './match-game-sheet.ts';
import { BOOK, form } from './of-donohue.ts';

export default form(
  'Match game',
  AT,
  {
    aliases: ['Leg and leg'],
    players: { min: 2, max: 20, say: 'any even number, in two equal parties' },
    glance: { Sides: 'two, equal in number', Balls: 'three each', Loses: 'the side with the lower count loses a leg' },
    sheets: { legs },
    examples: [
      {
        kind: 'sheet',
        sheet: 'legs',
        book: BOOK,
        story: 'A makes 65 to 50, then 50 to 60: a leg each, and the third rolling decides.',
        setup: { first: 'A', second: 'B' },
        entries: [
          { a: '65', b: '50' },
          { a: '50', b: '60' },
        ],
        totals: { A: 1, B: 1 },
        state: 'The next rolling decides.',
        cite: AT,
      },
      {
        kind: 'sheet',
        sheet: 'legs',
        book: BOOK,
        story: 'The lower party in the third rolling pays.',
        setup: { first: 'A', second: 'B' },
        entries: [
          { a: '65', b: '50' },
          { a: '50', b: '60' },
          { a: '58', b: '54' },
        ],
        totals: { A: 1, B: 2 },
        state: 'B loses the match, 2 legs to 1, and pays.',
        cite: AT,
      },
    ],
  },
  points,
);
