// Reads a player's tiles: those on the table, those in the hand, and problems.
import { type Problem, problem } from '../../../scoring/result.ts';
import { copiesOfTile, parseTiles, type Tile } from '../../../vocabulary/tiles.ts';
import { arrangements, type Part } from './arrange.ts';

/** The number of tiles in a hand that waits for its last one, a kong counted as three. */
export const WAITING = 13;
const SET = 3;

/** The fields in which tiles are entered. */
export const FIELDS = ['hand', 'table', 'kongs', 'last'] as const;
export type TileField = (typeof FIELDS)[number];
type Entered = Readonly<Record<TileField, string | null>>;

export interface Rack {
  readonly hand: readonly Tile[];
  readonly table: readonly Tile[];
  /** The tile that completed the hand, or is claimed to have. */
  readonly last: Tile | null;
  /** Every way to arrange the tiles on the table as sets; empty if there is none. */
  readonly laid: readonly (readonly Part[])[];
  /** Concealed kongs, shown with their end tiles face down. */
  readonly kongs: readonly Part[];
}

/** All the tiles of a player. */
export const allOf = ({ hand, table, last, kongs }: Rack): Tile[] => [
  ...hand,
  ...table,
  ...kongs.flatMap(({ tiles }) => tiles),
  ...(last === null ? [] : [last]),
];

/** The number of a player's tiles, a kong counted as three, without the one that completed the hand. */
export const sizeOf = ({ hand, kongs }: Rack, laid: readonly Part[]): number => hand.length + SET * (laid.length + kongs.length);

/** Parses the entered tiles. */
export function rackOf(entered: Entered): { rack: Rack; problems: Problem[] } {
  const problems: Problem[] = [];
  const read = (field: TileField): readonly Tile[] => {
    const { tiles, wrong } = parseTiles(entered[field] ?? '');
    if (wrong.length > 0) problems.push(problem(field, 'tiles such as 5B, E, RD or R1', wrong.map((word) => `"${word}"`).join(', ')));
    return tiles;
  };
  const [hand, table, shown, last] = FIELDS.map(read) as [readonly Tile[], readonly Tile[], readonly Tile[], readonly Tile[]];
  if (last.length > 1) problems.push(problem('last', 'one tile', `${last.length}`));
  const all = [...hand, ...table, ...shown, ...last];
  for (const tile of new Set(all)) {
    const many = all.filter((one) => one === tile).length;
    const field = FIELDS.find((_, n) => [hand, table, shown, last][n]?.includes(tile)) ?? 'hand';
    if (many > copiesOfTile(tile)) problems.push(problem(field, `${copiesOfTile(tile)} of ${tile} at most`, `${many} in all`));
  }
  const kongs = arrangements(shown, { held: true, kongs: true, pairs: 0 }).find((parts) => parts.every(({ form }) => form === 'kong'));
  if (kongs === undefined) problems.push(problem('kongs', 'four of a kind each', entered.kongs ?? ''));
  const laid = arrangements(table, { held: false, kongs: true, pairs: 0 });
  return { rack: { hand, table, last: last[0] ?? null, laid, kongs: kongs ?? [] }, problems };
}
