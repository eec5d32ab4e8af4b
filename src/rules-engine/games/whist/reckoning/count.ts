import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { BOOK, BOTH, other, type Side, TRICKS, trickWord } from './sides.ts';

/** How the injured side takes its penalty, if the book leaves it the choice. */
export type Taken = 'added' | 'tricks' | 'taken-off';
export interface Dealt {
  /** Tricks of "we" before any penalty; "they" have the rest. */
  readonly tricks: number;
  readonly revokes: Readonly<Record<Side, number>>;
  readonly taken: Taken;
  readonly honours: { readonly side: Side; readonly held: 3 | 4 } | null;
  /** Scores before the deal. */
  readonly before: Readonly<Record<Side, number>>;
  /** The points that win the game: the book's, or those of a game of a rubber. */
  readonly game: number;
}
export interface Counted {
  readonly lines: readonly (Line & { readonly side: Side })[];
  readonly after: Readonly<Record<Side, number>>;
  readonly winner: Side | null;
  readonly notes: readonly string[];
}

/** Limits the score of a side that revoked to the book's maximum for that deal. */
function stopAt(cap: number, before: number, made: number): number {
  return Math.max(0, Math.min(made, cap - before));
}

/** Counts one deal by one schedule. The new scores are the old ones plus the lines. */
export function countDeal(dealt: Dealt, by: Schedule<typeof points>, names: Readonly<Record<Side, string>>): Counted {
  const lines: (Line & { side: Side })[] = [];
  const notes: string[] = [];
  const after: Record<Side, number> = { we: dealt.before.we, they: dealt.before.they };
  const add = (side: Side, item: keyof typeof points, say: string, n: number) => {
    lines.push({ rule: by.id(item), say, points: n, side });
    after[side] += n;
  };
  const tricks: Record<Side, number> = { we: dealt.tricks, they: TRICKS - dealt.tricks };
  const { revokes } = dealt;
  const ruled = by.gives('revoke');
  const bothRevoked = revokes.we > 0 && revokes.they > 0;
  const cost = ruled ? by.points('revoke') : 0;
  if (!ruled && revokes.we + revokes.they > 0) notes.push('The book prints no penalty for a revoke at whist; the tricks are counted as they fell.');
  const undecided = bothRevoked && by.way('revoke') === 'choice';
  if (undecided) notes.push('The book does not cover a deal in which both sides revoked; the tricks are counted as they fell.');
  if (ruled && !undecided) {
    const want: Record<Side, number> = { we: revokes.we * cost, they: revokes.they * cost };
    for (const side of BOTH) {
      if (want[side] === 0) continue;
      const to = other(side);
      const revoked = revokes[side] === 1 ? 'a revoke' : `${revokes[side]} revokes`;
      if (by.way('revoke') !== 'choice' || dealt.taken === 'tricks') {
        // Both transfers are based on the tricks before any transfer.
        const held = side === 'we' ? dealt.tricks : TRICKS - dealt.tricks;
        const move = Math.min(want[side], held);
        tricks[side] -= move;
        tricks[to] += move;
        lines.push({ ...by.mention('revoke', `${trickWord(move)} pass from ${names[side]} to ${names[to]} for ${revoked}`), side: to });
        if (move < want[side]) notes.push(`${names[side]} had too few tricks to give up; the book does not say what then.`);
      } else if (dealt.taken === 'added') add(to, 'revoke', `${revoked} by ${names[side]}`, want[side]);
      else {
        const off = Math.min(want[side], dealt.before[side]);
        add(side, 'revoke', `${revoked}, taken off`, -off);
        if (off < want[side]) notes.push(`${names[side]} had too few points to take off; the book does not say what then.`);
      }
    }
  }
  const early = BOTH.find((side) => after[side] >= dealt.game) ?? null;
  const took = (side: Side): void => {
    const over = Math.max(0, tricks[side] - BOOK) * by.points('trick');
    if (over === 0) return;
    add(side, 'trick', `${trickWord(tricks[side])}, ${tricks[side] === BOOK + 1 ? 'the odd trick' : `${tricks[side] - BOOK} by cards`}`, over);
  };
  const honoured = (): void => {
    const held = dealt.honours;
    if (held === null) return;
    if (!by.gives('three-honours')) {
      notes.push('Honours do not count by this book.');
      return;
    }
    if (dealt.before[held.side] >= 9) {
      notes.push(`${names[held.side]} stand at nine, where honours no longer count.`);
      return;
    }
    if (held.held === 4 && !by.gives('four-honours')) {
      notes.push('The book prints no number for four honours; none is counted here.');
      return;
    }
    const item = held.held === 4 ? 'four-honours' : 'three-honours';
    add(held.side, item, item === 'three-honours' ? 'two by honours' : 'four honours', by.points(item));
    if (dealt.before[held.side] === 8) notes.push('At eight honours have to be called before a card is played.');
  };
  if (early === null) {
    for (const side of BOTH) took(side);
    honoured();
  } else notes.push('The revoke is counted before any other score of the deal and ends the game.');
  if (ruled && !undecided) {
    const cap = by.points('revoke-cap');
    for (const side of BOTH) {
      const bound = revokes[side] > 0 && after[side] > cap;
      if (!bound) continue;
      const kept = stopAt(cap, dealt.before[side], after[side] - dealt.before[side]);
      add(side, 'revoke-cap', `stopped at ${cap} for the revoke`, dealt.before[side] + kept - after[side]);
    }
  }
  const out = BOTH.filter((side) => after[side] >= dealt.game);
  if (out.length === 2) notes.push('Both sides reach the game; the book does not say which score is counted first.');
  const winner = early ?? (out.length === 1 ? (out[0] ?? null) : null);
  return { lines, after, winner, notes };
}
