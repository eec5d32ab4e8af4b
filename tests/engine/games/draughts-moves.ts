// All legal moves of a position at draughts, to check what the books print. It does not evaluate moves.
import { type Piece, type Position, placeOf, type Side, squareAt } from '../../../src/rules-engine/mechanics/draughts/board.ts';

/** How men and kings move in a form of the game. */
export interface Form {
  readonly columns: 8 | 10;
  /** A man may capture backward. */
  readonly backward: boolean;
  /** A king moves any distance along a free line. */
  readonly flying: boolean;
  /** A man that reaches the last row in a capture stops there. */
  readonly stopsThere: boolean;
}
export const ENGLISH: Form = { columns: 8, backward: false, flying: false, stopsThere: true };
export const POLISH: Form = { columns: 10, backward: true, flying: true, stopsThere: false };

export interface Move {
  readonly from: number;
  readonly to: number;
  readonly taken: readonly number[];
  /** The squares where the man lands, including the last. */
  readonly stops: readonly number[];
}

const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');
const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;
const ahead = (side: Side, down: number) => (side === 'white' ? down < 0 : down > 0);
const lastRow = (side: Side, { columns }: Form) => (side === 'white' ? 0 : columns - 1);

/** The squares from one in a direction, nearest first. */
function* along(square: number, [right, down]: readonly [number, number], { columns }: Form): Generator<number> {
  const [column, row] = placeOf(square, columns);
  for (let step = 1; ; step += 1) {
    const next = squareAt(column + right * step, row + down * step, columns);
    if (next === undefined) return;
    yield next;
  }
}

/** All ways in which the man, now at `now`, can go on capturing; captured men stay on the board until the move ends. */
function* captures(men: ReadonlyMap<number, Piece>, piece: Piece, from: number, now: number, taken: readonly number[], form: Form): Generator<Move> {
  for (const corner of CORNERS) {
    if (!piece.king && !form.backward && !ahead(piece.side, corner[1])) continue;
    let met: number | undefined;
    for (const [step, square] of [...along(now, corner, form)].entries()) {
      if (!(piece.king && form.flying) && step > 1) break;
      const on = square === from ? undefined : men.get(square);
      if (met === undefined) {
        if (on === undefined) {
          if (!(piece.king && form.flying)) break;
          continue;
        }
        if (on.side === piece.side || taken.includes(square)) break;
        met = square;
        continue;
      }
      if (on !== undefined) break;
      const all = [...taken, met];
      const crowned = !piece.king && placeOf(square, form.columns)[1] === lastRow(piece.side, form);
      const further = crowned && form.stopsThere ? [] : [...captures(men, piece, from, square, all, form)];
      for (const move of further) yield { ...move, stops: [square, ...move.stops] };
      yield { from, to: square, taken: all, stops: [square] };
    }
  }
}

function* steps(men: ReadonlyMap<number, Piece>, piece: Piece, from: number, form: Form): Generator<Move> {
  for (const corner of CORNERS) {
    if (!piece.king && !ahead(piece.side, corner[1])) continue;
    for (const [step, to] of [...along(from, corner, form)].entries()) {
      if (men.has(to) || (step > 0 && !(piece.king && form.flying))) break;
      yield { from, to, taken: [], stops: [to] };
    }
  }
}

/** All captures of the side to move, including partial ones; if there are none, all simple moves. */
export function movesOf({ turn, men }: Position, form: Form): Move[] {
  const own = [...men].filter(([, { side }]) => side === turn);
  const taking = own.flatMap(([square, piece]) => [...captures(men, piece, square, square, [], form)]);
  return taking.length > 0 ? taking : own.flatMap(([square, piece]) => [...steps(men, piece, square, form)]);
}

/** Whether a capture cannot be continued, as every book demands. */
export const isWhole = (move: Move, { men }: Position, form: Form): boolean => {
  const piece = men.get(move.from);
  if (piece === undefined || move.taken.length === 0) return true;
  const crowned = !piece.king && placeOf(move.to, form.columns)[1] === lastRow(piece.side, form);
  return (crowned && form.stopsThere) || [...captures(men, piece, move.from, move.to, move.taken, form)].length === 0;
};

/** The position after a move. */
export function after({ turn, men }: Position, move: Move, form: Form): Position {
  const left = new Map(men);
  const piece = left.get(move.from);
  if (piece === undefined) throw new Error(`expected a man on ${move.from}, found none`);
  left.delete(move.from);
  for (const square of move.taken) left.delete(square);
  left.set(move.to, { ...piece, king: piece.king || placeOf(move.to, form.columns)[1] === lastRow(turn, form) });
  return { turn: other(turn), men: left };
}

/** Plays moves as printed, from square to square: `11-15`, `22x18`, `15 24`. Throws at the first illegal one, with its number. */
export function playOut(start: Position, printed: readonly string[], form: Form): Position {
  let now = start;
  for (const [n, text] of printed.entries()) {
    const [from, to] = text.split(/[-x. ]/).map(Number);
    const found = movesOf(now, form).filter((move) => move.from === from && move.to === to && isWhole(move, now, form));
    const [move] = found;
    if (move === undefined) throw new Error(`move ${n + 1}, ${text}, is not legal for ${now.turn}`);
    if (new Set(found.map(({ taken }) => [...taken].sort().join())).size > 1) throw new Error(`move ${n + 1}, ${text}, can be played in several ways`);
    now = after(now, move, form);
  }
  return now;
}
