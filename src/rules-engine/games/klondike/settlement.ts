import type { BookId } from '../../books.ts';
import { count, words } from '../../core/fields.ts';
import { pointsOf } from '../../core/points.ts';
import { ok, type Result } from '../../core/result.ts';
import { type Answer, answer, type Line, scorer } from '../../core/scorers.ts';
import { sheet } from '../../core/sheets.ts';
import { points } from './points.ts';

const BOOKS: readonly BookId[] = ['sierra', 'blue-ribbon-1940'];
const PACK = 52;

function linesFor(cards: number, book: BookId, to?: string): Line[] {
  const side = to === undefined ? {} : { to };
  return [
    { rule: 'points.pack', say: 'the price of the pack', points: pointsOf(points.pack, book), unit: 'dollar', ...side },
    {
      rule: 'points.card',
      say: `${cards} ${cards === 1 ? 'card' : 'cards'} in the ace line`,
      points: cards * pointsOf(points.card, book),
      unit: 'dollar',
      ...side,
    },
  ];
}
const notesOf = (book: BookId) =>
  book === 'sierra'
    ? ['The figures are those of the history that the manual tells; it gives no score of its own.']
    : ['The book prints price and rate in the form with a stock of thirteen, at the head of the chapter; here it says only that the ace line is paid for.'];
const dollars = (sum: number) => `${Math.abs(sum)} ${Math.abs(sum) === 1 ? 'dollar' : 'dollars'}`;
const verdict = (sum: number) => (sum === 0 ? 'Player and banker come out even' : `The player ${sum > 0 ? 'wins' : 'loses'} ${dollars(sum)}`);

const ask = { cards: count('Cards in the ace line', 0, PACK, { hint: 'The aces and all that is built on them.' }) } as const;

export const settlement = scorer({
  title: 'Settle a game with the banker',
  gist: 'What the cards in the ace line pay, less the price of the pack.',
  aka: ['vegas score', 'klondike payout', 'cards on the foundations'],
  books: BOOKS,
  ask,
  score: ({ cards }, book): Result<Answer> => {
    const lines = linesFor(cards, book);
    const sum = lines.reduce((all, line) => all + (line.points ?? 0), 0);
    return ok(answer(verdict(sum), lines, [...(cards === PACK ? ['Every card is out: the game has come out.'] : []), ...notesOf(book)]));
  },
});

const setup = { name: words('Name of the player', 24, { optional: true }) } as const;

export const bank = sheet({
  title: 'Keep an account with the banker',
  gist: 'One pack after another, each bought and paid for, and how player and banker stand.',
  aka: ['vegas cumulative', 'running total', 'solitaire bank'],
  books: BOOKS,
  setup,
  entry: ask,
  play: ({ name }, entries, book) => {
    const rows = entries.map(({ cards }) => ({
      say: `${cards} ${cards === 1 ? 'card' : 'cards'} in the ace line.`,
      lines: linesFor(cards, book, 'player'),
      problems: [],
    }));
    const sum = rows.reduce((all, row) => all + row.lines.reduce((one, line) => one + (line.points ?? 0), 0), 0);
    const side = name ?? 'The player';
    return {
      columns: [{ key: 'player', title: side, side }],
      rows,
      state: [`${verdict(sum)} over ${rows.length} ${rows.length === 1 ? 'game' : 'games'}.`],
      over: null,
      notes: notesOf(book),
    };
  },
});
