// The points of a patience in English.
import { type Names, namesIn, sayPile } from './names.ts';
import type { Build, Dealt, Foundations, Pile, Point, Reserve, Space, Table, Taken, Theirs } from './table.ts';

/** The title of each point. */
export const PATIENCE_POINTS = {
  principle: 'Principle',
  layout: 'Layout',
  sight: 'In sight',
  foundations: 'Foundations',
  columns: 'Columns',
  theirs: 'On the opponent’s piles',
  used: 'Cards to play with',
  moved: 'Moved together',
  space: 'Empty space',
  reserve: 'Reserve',
  taken: 'Taken away',
  stock: 'Stock',
  redeals: 'Redeals',
  peek: 'Looking under',
  ends: 'When it is lost',
  choice: 'Choice',
  clock: 'Time',
} as const satisfies Readonly<Record<Point, string>>;

const BY = { suit: 'in suit', color: 'in alternate colours', any: 'whatever the suit' } as const;
const WAY = { up: 'up', down: 'down', either: 'up or down' } as const;
/** "down in alternate colours", "down by twos in suit". */
export const sayBuild = ({ way, by, step, corner }: Build): string =>
  `${WAY[way]} ${step === 2 ? 'by twos ' : ''}${BY[by]}${corner === true ? ', round the corner too' : ''}`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;
export const sayNumber = (n: number): string => NUMBERS[n] ?? `${n}`;

const cards = (n: number) => `${sayNumber(n)} ${n === 1 ? 'card' : 'cards'}`;
/** "seven columns of one to seven cards, the last of each face up". */
function sayColumns({ of, up }: NonNullable<Dealt['columns']>, names: Names): string {
  const [least, most] = [Math.min(...of), Math.max(...of)];
  const each = least === most ? cards(most) : `${sayNumber(least)} to ${cards(most)}`;
  const faces = up === 'all' ? 'face up' : 'the last of each face up';
  if (names.columns !== 'columns') return `${cards(of.reduce((sum, n) => sum + n))} in the ${names.columns}, ${faces}`;
  return `${sayNumber(of.length)} columns of ${each}, ${faces}`;
}
/** The layout by number of cards: "seven columns of five cards, face up; a stock of 17". */
function sayDealt(dealt: Dealt, names: Names): string {
  const { each, columns, foundations = 0, reserve, pack, then } = dealt;
  const parts = [
    ...(foundations > 0 ? [`${cards(foundations)} to begin ${foundations === 1 ? 'a foundation' : 'the foundations'}`] : []),
    ...(columns === undefined ? [] : [sayColumns(columns, names)]),
    ...(reserve === undefined ? [] : [`a ${names.reserve} of ${reserve}`]),
    `a ${names.pack} of ${pack}`,
  ];
  return `${each === true ? 'each player has ' : ''}${parts.join('; ')}${then === undefined ? '' : `, ${then}`}`;
}

const BASES = { ace: 'aces', 'ace-and-king': 'aces built up and kings built down', chosen: 'a rank that you choose', any: 'any card' } as const;
function sayFoundations({ count, base, build, begun }: Foundations): string {
  const on = `${count === undefined ? '' : `${sayNumber(count)}, `}begun with ${BASES[base]}`;
  return `${on}${begun === undefined ? '' : ' as soon as they come'}${build === undefined ? '' : `, ${sayBuild(build)}`}`;
}

const listed = (piles: readonly Pile[], names: Names, last: string) =>
  piles
    .map((pile) => sayPile(pile, names))
    .join(', ')
    .replace(/, ([^,]*)$/, ` ${last} $1`);
const SPACES = { any: 'any card that may be moved', king: 'a king', ace: 'an ace' } as const;
/** What may fill a space, in words. */
export function saySpace({ cards: which, late, only, from, never = [] }: Space, names: Names): string {
  const card = from === undefined ? SPACES[which] : `the top card of ${listed(from, names, 'or')}`;
  const barred = never.length === 0 ? '' : `, never of ${listed(never, names, 'or')}`;
  return `${card}${only === true ? ' only' : ''}${barred}${late === true ? ', now or later' : ''}`;
}
function sayTheirs({ on, build, from, never = [] }: Theirs, names: Names): string {
  const piles = on.map((pile) => `the ${names[pile]}`).join(' and ');
  const cards = from === undefined ? '' : ` from ${listed(from, names, 'or')}`;
  const barred = never.length === 0 ? '' : `, never from ${listed(never, names, 'or')}`;
  return `${piles}${build === undefined ? ', which cards is not said' : `, ${sayBuild(build)}`}${cards === '' ? '' : `;${cards}`}${barred}`;
}
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

const ENDINGS = { stuck: 'when nothing more can be built', 'dealt-out': 'when the cards are through and it has not come out' } as const;
const COLUMNS = { none: 'nothing is built on them', free: 'any card on any' } as const;
/** What a book says on a point; null if it is silent. */
export function sayPoint(table: Table, point: Point): string | null {
  const { principle, layout, sight, foundations, columns, theirs, used, moved, space, reserve, taken, redeals, ends } = table;
  const names = namesIn(table);
  const said: Readonly<Record<Point, string | undefined>> = {
    principle: principle && PRINCIPLES[principle.is],
    layout: typeof layout?.is === 'object' ? sayDealt(layout.is, names) : layout?.is,
    sight: sight && SIGHT[sight.is],
    foundations: foundations && sayFoundations(foundations.is),
    columns: columns && (typeof columns.is === 'string' ? COLUMNS[columns.is] : sayBuild(columns.is)),
    theirs: theirs && sayTheirs(theirs.is, names),
    used: used && `the top of ${listed(used.is.own, names, 'and')}${used.is.theirs === 'allowed' ? ', and of the opponent’s piles' : ''}`,
    moved: moved && MOVED[moved.is],
    space: space && saySpace(space.is, names),
    reserve: reserve && sayReserve(reserve.is),
    taken: taken && sayTaken(taken.is),
    stock: table.stock && 'turned when nothing else can be moved',
    redeals: redeals && sayRedeals(redeals.is),
    peek: table.peek && 'a pile may be lifted and looked into',
    ends: ends && `${ENDINGS[ends.is.when]}${ends.is.as === 'lost' ? '' : `; the cards that are ${ends.is.as} are then counted`}`,
    choice: table.choice && 'none: the cards decide',
    clock: table.clock && 'against the clock',
  };
  return said[point] ?? null;
}

/** The points that a player needs to know, by principle. */
const WANTED: Readonly<Record<string, readonly Point[]>> = {
  building: ['layout', 'foundations', 'columns', 'moved', 'space', 'stock', 'redeals', 'ends'],
  taking: ['layout', 'taken', 'stock', 'redeals', 'ends'],
  lines: ['layout'],
  tricks: ['layout'],
};
/** The points that a player needs and the book does not give. */
export function unanswered(table: Table): Point[] {
  const forTwo = typeof table.layout?.is === 'object' && table.layout.is.each === true;
  // In a game for two, one of them wins.
  return (WANTED[table.principle?.is ?? ''] ?? []).filter((point) => table[point] === undefined && !(forTwo && point === 'ends'));
}
