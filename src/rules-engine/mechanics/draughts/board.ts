import { chequers, type Diagram, type Shape } from '../../vocabulary/diagrams.ts';

export type Side = 'white' | 'black';
/** A man or a king; its square is known by its number. */
export interface Piece {
  readonly side: Side;
  readonly king: boolean;
}
/** Which piece is on which square, and whose turn it is. */
export interface Position {
  readonly turn: Side;
  readonly men: ReadonlyMap<number, Piece>;
}

/** The number of playing squares on a board of so many columns. */
const squaresOf = (columns: number): number => (columns * columns) / 2;

/** Column and row of a numbered square, from 0. Square 1 is in Black's first row; numbers run from left to right as White sees them. */
export function placeOf(square: number, columns: number): readonly [column: number, row: number] {
  const row = Math.floor((square - 1) / (columns / 2));
  return [2 * ((square - 1) % (columns / 2)) + ((row + 1) % 2), row];
}

/** The number of the square in a column and a row; undefined off the board or on a square that is not played on. */
export function squareAt(column: number, row: number, columns: number): number | undefined {
  const on = column >= 0 && column < columns && row >= 0 && row < columns && (column + row) % 2 === 1;
  return on ? row * (columns / 2) + Math.floor(column / 2) + 1 : undefined;
}

/**
 * Reads a position in draughts notation: whose turn it is, then the squares of each side, with K before a king: `W:W18,K22:B1,6`; `1-12` means
 * men on all squares from 1 to 12. Throws an error that says what was expected if it is not a position of such a board.
 */
export function readPosition(notation: string, columns: number): Position {
  const found = /^([WB]):W([\dK,-]*):B([\dK,-]*)$/.exec(notation);
  if (found === null) throw new Error(`expected a position such as W:W18,K22:B1,6, found "${notation}"`);
  const [, turn, white = '', black = ''] = found;
  const men = new Map<number, Piece>();
  for (const [side, list] of [['white', white] as const, ['black', black] as const])
    for (const one of list.split(',').filter((text) => text !== '')) {
      const [, king, first, last = first] = /^(K?)(\d+)(?:-(\d+))?$/.exec(one) ?? [];
      if (first === undefined) throw new Error(`expected a square, K and a square or two squares with a hyphen, found "${one}" in ${notation}`);
      for (let square = Number(first); square <= Number(last); square += 1) {
        if (square < 1 || square > squaresOf(columns)) throw new Error(`expected a square from 1 to ${squaresOf(columns)}, found ${square} in ${notation}`);
        if (men.has(square)) throw new Error(`expected one man on square ${square}, found two in ${notation}`);
        men.set(square, { side, king: king === 'K' });
      }
    }
  return { turn: turn === 'W' ? 'white' : 'black', men };
}

const listed = (squares: readonly number[]): string => (squares.length < 2 ? squares.join('') : `${squares.slice(0, -1).join(', ')} and ${squares.at(-1)}`);

/** "White has a man on 18 and kings on 22 and 23." */
function sayMen({ men }: Position, side: Side): string {
  const on = (king: boolean) => [...men].flatMap(([square, piece]) => (piece.side === side && piece.king === king ? [square] : [])).sort((a, b) => a - b);
  const said = [on(false), on(true)].flatMap((squares, n) => {
    const [one, several] = n === 0 ? ['a man', 'men'] : ['a king', 'kings'];
    return squares.length === 0 ? [] : [`${squares.length === 1 ? one : several} on ${listed(squares)}`];
  });
  return `${side === 'white' ? 'White' : 'Black'} has ${said.length === 0 ? 'nothing left' : said.join(' and ')}.`;
}

/** A position in words, for those who cannot see the board. */
export function sayPosition(position: Position): string {
  return `${sayMen(position, 'white')} ${sayMen(position, 'black')}`;
}

interface Drawn {
  readonly columns?: number;
  readonly title: string;
  /** Text after the position: what it shows, a solution. */
  readonly says: string;
  /** Whether all playing squares are numbered. */
  readonly numbered?: true;
  /** Whether to leave the position out of the text because `says` describes it more briefly. */
  readonly isDescribed?: true;
}

/** A position drawn from its notation and described in words; kings are marked K, and White plays up the board. */
export function drawn(notation: string, { columns = 8, title, says, numbered, isDescribed }: Drawn): Diagram {
  const position = readPosition(notation, columns);
  const shapes = Array.from({ length: squaresOf(columns) }, (_, n): Shape[] => {
    const [column, row] = placeOf(n + 1, columns);
    const at = { x: column * 2 + 1, y: row * 2 + 1 };
    const piece = position.men.get(n + 1);
    if (piece === undefined) return numbered === true ? [{ kind: 'words', x: at.x, y: at.y + 0.25, text: `${n + 1}`, onSquare: true }] : [];
    const tone = piece.side === 'white' ? 'light' : 'dark';
    const says = numbered === true ? `${n + 1}` : 'K';
    return [{ kind: 'disc', ...at, r: 0.82, tone, ...(piece.king || numbered === true ? { says } : {}) }];
  });
  return {
    title,
    alt: isDescribed === true ? says : `${sayPosition(position)} ${says}`,
    width: columns * 2,
    height: columns * 2,
    shapes: [...chequers(columns, columns), ...shapes.flat()],
  };
}
