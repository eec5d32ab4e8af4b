import type { BookId } from '../../../books.ts';
import { pointsOf, scoresIt } from '../../../core/points.ts';
import type { Line } from '../../../core/scorers.ts';
import { points } from '../points.ts';
import { BOOK, BOTH, other, type Side, TRICKS, trickWord } from './sides.ts';

/** How the injured side takes its penalty where the book leaves it the choice. */
export type Taken = 'added' | 'tricks' | 'taken-off';
export interface Dealt {
  /** Tricks of "we" before any penalty; the rest are theirs. */
  readonly tricks: number;
  readonly revokes: Readonly<Record<Side, number>>;
  readonly taken: Taken;
  readonly honours: { readonly side: Side; readonly held: 3 | 4 } | null;
  /** Scores before the deal. */
  readonly before: Readonly<Record<Side, number>>;
  /** The score of the game: the book's, or a game of a rubber. */
  readonly game: number;
}
export interface Counted {
  readonly lines: readonly (Line & { readonly side: Side })[];
  readonly after: Readonly<Record<Side, number>>;
  readonly winner: Side | null;
  readonly notes: readonly string[];
}

/** Stops a side that revoked at the score which its book allows it in that deal. */
function stopAt(cap: number, before: number, made: number): number {
  return Math.max(0, Math.min(made, cap - before));
}

/** One deal by one book. Each line is worked from the schedule; the new scores are the old ones and the lines. */
export function countDeal(dealt: Dealt, book: BookId, names: Readonly<Record<Side, string>>): Counted {
  const lines: (Line & { side: Side })[] = [];
  const notes: string[] = [];
  const after: Record<Side, number> = { we: dealt.before.we, they: dealt.before.they };
  const add = (side: Side, rule: string, say: string, n: number) => {
    lines.push({ rule, say, points: n, side });
    after[side] += n;
  };
  const tricks: Record<Side, number> = { we: dealt.tricks, they: TRICKS - dealt.tricks };
  const { revokes } = dealt;
  const ruled = scoresIt(points.revoke, book);
  const bothRevoked = revokes.we > 0 && revokes.they > 0;
  const cost = ruled ? pointsOf(points.revoke, book) : 0;
  if (!ruled && revokes.we + revokes.they > 0) notes.push('The book prints no penalty for a revoke at whist; the tricks are counted as they fell.');
  const undecided = bothRevoked && book === 'donohue';
  if (undecided) notes.push('The book does not decide a deal in which both sides revoked; the tricks are counted as they fell.');
  if (ruled && !undecided) {
    const want: Record<Side, number> = { we: revokes.we * cost, they: revokes.they * cost };
    for (const side of BOTH) {
      if (want[side] === 0) continue;
      const to = other(side);
      const revoked = revokes[side] === 1 ? 'a revoke' : `${revokes[side]} revokes`;
      if (book === 'uspc-1898' || dealt.taken === 'tricks') {
        // Both transfers are measured on the tricks as they fell.
        const held = side === 'we' ? dealt.tricks : TRICKS - dealt.tricks;
        const move = Math.min(want[side], held);
        tricks[side] -= move;
        tricks[to] += move;
        lines.push({ rule: 'points.revoke', say: `${trickWord(move)} pass from ${names[side]} to ${names[to]} for ${revoked}`, side: to });
        if (move < want[side]) notes.push(`${names[side]} had too few tricks to give up; the book does not say what then.`);
      } else if (dealt.taken === 'added') add(to, 'points.revoke', `${revoked} by ${names[side]}`, want[side]);
      else {
        const off = Math.min(want[side], dealt.before[side]);
        add(side, 'points.revoke', `${revoked}, taken off`, -off);
        if (off < want[side]) notes.push(`${names[side]} had too few points to take off; the book does not say what then.`);
      }
    }
  }
  const early = BOTH.find((side) => after[side] >= dealt.game) ?? null;
  const took = (side: Side): void => {
    const over = Math.max(0, tricks[side] - BOOK) * pointsOf(points.trick, book);
    if (over === 0) return;
    add(side, 'points.trick', `${trickWord(tricks[side])}, ${tricks[side] === BOOK + 1 ? 'the odd trick' : `${tricks[side] - BOOK} by cards`}`, over);
  };
  const honoured = (): void => {
    const held = dealt.honours;
    if (held === null) return;
    if (book !== 'donohue') {
      notes.push('Honours do not count by this book.');
      return;
    }
    if (dealt.before[held.side] >= 9) {
      notes.push(`${names[held.side]} stand at nine, where honours no longer count.`);
      return;
    }
    if (held.held === 4) {
      notes.push('The book prints no number for four honours; none is counted here.');
      return;
    }
    add(held.side, 'points.three-honours', 'two by honours', pointsOf(points['three-honours'], book));
    if (dealt.before[held.side] === 8) notes.push('At eight honours have to be called before a card is played.');
  };
  if (early === null) {
    for (const side of BOTH) took(side);
    honoured();
  } else notes.push('The revoke is counted before any other score of the deal and ends the game.');
  if (ruled && !undecided) {
    const cap = pointsOf(points['revoke-cap'], book);
    for (const side of BOTH) {
      const bound = revokes[side] > 0 && after[side] > cap;
      if (!bound) continue;
      const kept = stopAt(cap, dealt.before[side], after[side] - dealt.before[side]);
      add(side, 'points.revoke-cap', `stopped at ${cap} for the revoke`, dealt.before[side] + kept - after[side]);
    }
  }
  const out = BOTH.filter((side) => after[side] >= dealt.game);
  if (out.length === 2) notes.push('Both sides reach the game; the book does not say which score is counted first.');
  const winner = early ?? (out.length === 1 ? (out[0] ?? null) : null);
  return { lines, after, winner, notes };
}
