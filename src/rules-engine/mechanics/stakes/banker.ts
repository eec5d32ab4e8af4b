import type { BookId } from '../../books.ts';
import { betAnswer } from '../../scoring/bets.ts';
import { count, words } from '../../scoring/fields.ts';
import { pointsOf, type ScoreItem } from '../../scoring/points.ts';
import { ok, type Result } from '../../scoring/result.ts';
import { type Answer, type Line, type ScorerRow, scorer } from '../../scoring/scorers.ts';
import { replay } from '../../sheets/replay.ts';
import { type SheetRow, sheet } from '../../sheets/sheets.ts';
import { counted } from '../../wording/numbers.ts';
import { tableOf } from '../seats.ts';

/** A patience against a banker: the player buys the pack and is paid for each card played out. */
export interface Bargain {
  readonly books: readonly BookId[];
  /** The price of the pack and of a card; the keys are those of the game's schedule. */
  readonly points: { readonly pack: ScoreItem; readonly card: ScoreItem };
  /** Where the cards that are paid for are: "the ace line". */
  readonly place: string;
  /** The hint of the form on which cards those are. */
  readonly hint: string;
  /** The fewest cards that can be there. */
  readonly least: number;
  readonly aka: readonly string[];
  readonly notes: Readonly<Partial<Record<BookId, string>>>;
}

const PACK = 52;
const PLAYER = 'The player';

function verdict(side: string, sum: number): string {
  return sum === 0 ? `${side} and the banker come out even` : `${side} ${sum > 0 ? 'wins' : 'loses'} ${counted(Math.abs(sum), 'dollar')}`;
}

/** The settlement of one game and the account of several, with the figures of the bargain. */
export function againstBanker(bargain: Bargain): { readonly settlement: ScorerRow; readonly bank: SheetRow } {
  const { books, points, place } = bargain;
  const said = (cards: number) => `${counted(cards, 'card')} in ${place}`;
  const notesOf = (book: BookId) => [bargain.notes[book] ?? []].flat();
  const linesOf = (cards: number, book: BookId, more: Pick<Line, 'to'> = {}): Line[] => [
    { rule: 'points.pack', say: 'the price of the pack', points: pointsOf(points.pack, book), unit: 'dollar', ...more },
    { rule: 'points.card', say: said(cards), points: cards * pointsOf(points.card, book), unit: 'dollar', ...more },
  ];
  const sumOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
  const ask = { cards: count(`Cards in ${place}`, bargain.least, PACK, { hint: bargain.hint }) } as const;

  const settlement = scorer({
    title: 'Settle a game with the banker',
    gist: `What the cards in ${place} pay, less the price of the pack.`,
    aka: bargain.aka,
    books,
    ask,
    score: ({ cards }, { book }): Result<Answer> => {
      const lines = linesOf(cards, book);
      const out = cards === PACK ? ['Every card is out: the game has come out.'] : [];
      return ok(betAnswer(verdict(PLAYER, sumOf(lines)), lines, [...out, ...notesOf(book)], { player: PLAYER, bank: 'The banker' }));
    },
  });

  const bank = sheet({
    title: 'Keep an account with the banker',
    gist: 'One pack after another, each bought and paid for, and how player and banker stand.',
    aka: ['vegas cumulative', 'running total', 'solitaire bank'],
    books,
    setup: { name: words('Name of the player', 24, { optional: true }) },
    round: 'Pack',
    entry: ask,
    play: ({ name }, entries, { book }) => {
      const side = name ?? PLAYER;
      return replay({
        columns: tableOf({ player: side }).columns,
        entries,
        say: ({ cards }) => `${said(cards)}.`,
        turn: ({ cards }) => ({ lines: linesOf(cards, book, { to: 'player' }) }),
        state: ({ player = 0 }) => (entries.length === 0 ? ['No game is settled yet.'] : [`${verdict(side, player)} over ${counted(entries.length, 'game')}.`]),
        notes: notesOf(book),
      });
    },
  });
  return { settlement, bank };
}
