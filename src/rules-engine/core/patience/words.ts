// The points of a patience in English.
import type { Build, Foundations, Point, Reserve, Space, Table, Taken } from './table.ts';

/** What each point is called. */
export const PATIENCE_POINTS = {
  principle: 'Principle',
  layout: 'Layout',
  sight: 'In sight',
  foundations: 'Foundations',
  columns: 'Columns',
  moved: 'Moved together',
  space: 'Empty space',
  reserve: 'Reserve',
  taken: 'Taken away',
  stock: 'Stock',
  redeals: 'Redeals',
  peek: 'Looking under',
  choice: 'Choice',
  clock: 'Time',
} as const satisfies Readonly<Record<Point, string>>;

const BY = { suit: 'in suit', color: 'in alternate colours', any: 'whatever the suit' } as const;
const WAY = { up: 'up', down: 'down', either: 'up or down' } as const;
/** "down in alternate colours", "down by twos in suit". */
export const sayBuild = ({ way, by, step }: Build): string => `${WAY[way]} ${step === 2 ? 'by twos ' : ''}${BY[by]}`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;
export const sayNumber = (n: number): string => NUMBERS[n] ?? `${n}`;

const BASES = { ace: 'aces', 'ace-and-king': 'aces built up and kings built down', chosen: 'a rank that you choose', any: 'any card' } as const;
function sayFoundations({ count, base, build }: Foundations): string {
  const on = `${count === undefined ? '' : `${sayNumber(count)}, `}begun with ${BASES[base]}`;
  return build === undefined ? on : `${on}, ${sayBuild(build)}`;
}

const SPACES = { any: 'any card that may be moved', king: 'a king', ace: 'an ace', stock: 'the next card of the stock' } as const;
const saySpace = ({ cards, late }: Space): string => `${SPACES[cards]}${late === true ? ', now or later' : ''}`;
const sayReserve = ({ holds, only }: Reserve): string =>
  holds === undefined ? 'cards are played from it' : `holds at most ${sayNumber(holds)} ${only === 'king' ? 'kings' : 'cards'}`;
const TAKEN = {
  pair: 'two cards of one rank',
  'run-of-three': 'three cards in succession, round the corner as well',
  next: 'a free card next in rank to the one before, up or down, whatever the suit',
} as const;
const sayTaken = (taken: Taken): string => (typeof taken === 'string' ? TAKEN[taken] : `cards that add to ${sayNumber(taken.sum)}`);

const PRINCIPLES = {
  building: 'cards are built on foundations',
  taking: 'cards are taken away',
  lines: 'cards are laid in lines that score',
  tricks: 'tricks are played against the pack',
} as const;
const SIGHT = { all: 'every card lies open', hidden: 'some cards lie face down' } as const;
const MOVED = { one: 'one card at a time', run: 'cards in sequence together', file: 'all the face-up cards of a column, or its only one' } as const;
const FREELY = { free: 'as often as you like', some: 'allowed; how many is not said' } as const;
const sayRedeals = (redeals: number | keyof typeof FREELY): string =>
  typeof redeals === 'string' ? FREELY[redeals] : redeals === 0 ? 'none' : sayNumber(redeals);

/** What a book tells on a point, or null where it is silent. */
export function sayPoint(table: Table, point: Point): string | null {
  const { principle, layout, sight, foundations, columns, moved, space, reserve, taken, redeals } = table;
  const said: Readonly<Record<Point, string | undefined>> = {
    principle: principle && PRINCIPLES[principle.is],
    layout: layout?.is,
    sight: sight && SIGHT[sight.is],
    foundations: foundations && sayFoundations(foundations.is),
    columns: columns && (columns.is === 'none' ? 'nothing is built on them' : sayBuild(columns.is)),
    moved: moved && MOVED[moved.is],
    space: space && saySpace(space.is),
    reserve: reserve && sayReserve(reserve.is),
    taken: taken && sayTaken(taken.is),
    stock: table.stock && 'turned when nothing else can be moved',
    redeals: redeals && sayRedeals(redeals.is),
    peek: table.peek && 'a pile may be lifted and looked into',
    choice: table.choice && 'none: the cards decide',
    clock: table.clock && 'against the clock',
  };
  return said[point] ?? null;
}

/** What a player wants to know of a patience of each principle. */
const WANTED: Readonly<Record<string, readonly Point[]>> = {
  building: ['layout', 'foundations', 'columns', 'moved', 'space', 'stock', 'redeals'],
  taking: ['layout', 'taken', 'stock', 'redeals'],
  lines: ['layout'],
  tricks: ['layout'],
};
/** The points that a player wants and the book does not tell. */
export const notTold = (table: Table): Point[] => (WANTED[table.principle?.is ?? ''] ?? []).filter((point) => table[point] === undefined);
