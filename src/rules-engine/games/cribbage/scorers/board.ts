import type { Diagram, Shape } from '../../../vocabulary/diagrams.ts';

/** Holes of one player's side of the board, up one row and down the other. */
const ROUND = 60;
const ROW = ROUND / 2;
const GROUP = 5;
const GAP = 0.4;
const MARGIN = 1.6;
const HOLE = 0.26;
/** Room for a name above the first row, and from player to player. */
const TOP = 2.4;
const STEP = 4.2;
const WIDTH = MARGIN * 2 + ROW + (ROW / GROUP - 1) * GAP;

/** A player on the board: the hole of the front peg, and that of the peg behind it. */
export interface Pegs {
  readonly name: string;
  readonly front: number;
  readonly back: number;
}

/** Where a hole lies from the left: the first of a row at the left going out, at the right coming home. */
const along = (n: number) => MARGIN + 0.5 + n + Math.floor(n / GROUP) * GAP;

/** A hole by its number: out along the first row, home along the second; the hole that wins lies past the last, none before the first. */
function placeOf(hole: number, game: number, top: number): { readonly x: number; readonly y: number } {
  if (hole <= 0) return { x: MARGIN - 0.9, y: top };
  if (hole >= game) return { x: MARGIN - 0.9, y: top + 1 };
  const at = (hole - 1) % ROUND;
  return at < ROW ? { x: along(at), y: top } : { x: along(ROUND - 1 - at), y: top + 1 };
}

/** The board with both pegs of each player; `game` is the hole that wins. */
export function boardOf(players: readonly Pegs[], game: number): Diagram {
  const shapes: Shape[] = [];
  const told: string[] = [];
  for (const [n, { name, front, back }] of players.entries()) {
    const top = TOP + n * STEP;
    shapes.push({ kind: 'words', x: MARGIN, y: top - 0.7, text: name, anchor: 'start' });
    for (let hole = 1; hole <= ROUND; hole++) shapes.push({ kind: 'disc', ...placeOf(hole, game, top), r: HOLE / 2, tone: 'light' });
    shapes.push({ kind: 'disc', ...placeOf(game, game, top), r: HOLE, tone: 'light' });
    if (back < front) shapes.push({ kind: 'disc', ...placeOf(back, game, top), r: HOLE * 1.3, tone: 'dark' });
    shapes.push({ kind: 'disc', ...placeOf(front, game, top), r: HOLE * 1.7, tone: 'accent' });
    const where = front >= game ? `${name} is home` : `${name} at hole ${front}`;
    told.push(back < front ? `${where}, the other peg at ${back}` : where);
  }
  const title = 'The board';
  return { title, alt: `${told.join('; ')}. The game is ${game} holes.`, width: WIDTH, height: players.length * STEP, shapes };
}
