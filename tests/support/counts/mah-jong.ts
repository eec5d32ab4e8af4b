// A second method for the value of a hand at mah jong: every way of taking sets out of the tiles one by one, with the card of the 1940 book,
// p. 417-418, written out in both columns, and doubles computed from the words of its rows. It shares only the notation with the engine.

import { seeded } from '../../../scripts/seeded.ts';
export interface Entered {
  readonly outcome: 'won' | 'other';
  readonly seat: string;
  readonly round: string;
  readonly hand: string;
  readonly last?: string;
  readonly table?: string;
  readonly kongs?: string;
  readonly how?: string;
  readonly moment?: string;
}
interface Group {
  readonly tiles: readonly string[];
  readonly table: boolean;
}
interface Value {
  readonly kind: 'won' | 'other' | 'limit' | 'none';
  readonly points: number;
  readonly doubles: number;
}

const like = (tile: string) => (/^[RG]\d$/.test(tile) ? tile[0] : tile);
const alike = (tiles: readonly string[]) => new Set(tiles.map(like)).size === 1;
const suitOf = (tile: string) => (/^\d/.test(tile) ? tile.slice(-1) : '');
const isEnd = (tile: string) => /^[19]/.test(tile);
const isSimple = (tile: string) => /^[2-8]/.test(tile);
const isRun = ([a = '', b = '', c = '']: readonly string[]) =>
  suitOf(a) !== '' && suitOf(a) === suitOf(b) && suitOf(b) === suitOf(c) && Number(a[0]) + 1 === Number(b[0]) && Number(b[0]) + 1 === Number(c[0]);
const words = (text: string | undefined) => (text ?? '').split(' ').filter((one) => one !== '');

/** Every way to divide tiles into groups; with `loose`, tiles may be left over. */
function partings(tiles: readonly string[], sizes: readonly number[], loose: boolean): (readonly string[])[][] {
  const found = new Map<string, (readonly string[])[]>();
  const seen = new Set<string>();
  const take = (left: readonly string[], groups: readonly (readonly string[])[]): void => {
    const state = `${left.join()}|${groups.map((one) => one.join()).join(' ')}`;
    if (seen.has(state)) return;
    seen.add(state);
    const [first, ...rest] = left;
    if (first === undefined) {
      found.set(groups.map((one) => one.join()).join(' '), [...groups]);
      return;
    }
    if (loose) take(rest, groups);
    const without = (taken: readonly number[]) => rest.filter((_, n) => !taken.includes(n));
    for (let a = 0; a < rest.length; a++) {
      if (a > 0 && rest[a] === rest[a - 1]) continue;
      const two = [first, rest[a] as string];
      const isNewPair = !groups.some((one) => one.length === 2 && like(one[0] as string) === like(first));
      if (sizes.includes(2) && alike(two) && (!loose || isNewPair)) take(without([a]), [...groups, two]);
      // Only tiles that are alike or of the same suit can form a set with the first.
      if (!alike(two) && suitOf(first) !== suitOf(two[1] as string)) continue;
      for (let b = a + 1; b < rest.length; b++) {
        if (b > a + 1 && rest[b] === rest[b - 1]) continue;
        const three = [...two, rest[b] as string];
        if (sizes.includes(3) && (alike(three) || isRun(three))) take(without([a, b]), [...groups, three]);
        if (!sizes.includes(4) || !alike(three)) continue;
        for (let c = b + 1; c < rest.length; c++)
          if (alike([...three, rest[c] as string])) take(without([a, b, c]), [...groups, [...three, rest[c] as string]]);
      }
    }
  };
  take([...tiles].sort(), []);
  return [...found.values()];
}

/** The two columns of the card. */
const column = (table: number, hand: number) => (group: Group) => (group.table ? table : hand);
const CARD = {
  simples: { 3: column(2, 4), 4: column(8, 16) },
  honours: { 3: column(4, 8), 4: column(16, 32) },
  both: { 3: column(8, 16), 4: column(32, 64) },
  flowers: { 3: column(12, 24), 4: column(48, 96) },
  runs: { open3: column(2, 4), closed3: column(4, 8), open6: column(4, 8), closed6: column(8, 16), nine: column(12, 24) },
} as const;

function alikeValue(group: Group, seat: string, round: string): number {
  const [tile = ''] = group.tiles;
  const flower = /^[RG]\d$/.test(tile);
  if (group.tiles.length === 2) return flower ? 8 : isSimple(tile) ? 2 : 4;
  const row = flower ? CARD.flowers : tile === seat && tile === round ? CARD.both : isSimple(tile) ? CARD.simples : CARD.honours;
  return row[group.tiles.length as 3 | 4](group);
}

/** The highest value of the sequences of one suit and place, joined or not. */
function runsValue(starts: readonly number[], group: Group): number {
  const [first, ...rest] = starts;
  if (first === undefined) return 0;
  const closed = (n: number) => n === 1 || n === 7;
  const drop = (...gone: number[]) => gone.reduce((left, one) => left.toSpliced(left.indexOf(one), 1), rest);
  const ways = [(closed(first) ? CARD.runs.closed3 : CARD.runs.open3)(group) + runsValue(rest, group)];
  if (rest.includes(first + 3)) {
    ways.push((closed(first) || closed(first + 3) ? CARD.runs.closed6 : CARD.runs.open6)(group) + runsValue(drop(first + 3), group));
    if (first === 1 && rest.includes(7)) ways.push(CARD.runs.nine(group) + runsValue(drop(4, 7), group));
  }
  return Math.max(...ways);
}

function countOf(groups: readonly Group[], seat: string, round: string): number {
  let sum = 0;
  const runs = groups.filter(({ tiles }) => tiles.length === 3 && !alike(tiles));
  for (const group of groups) if (!runs.includes(group)) sum += alikeValue(group, seat, round);
  for (const suit of ['B', 'D', 'C'])
    for (const table of [true, false]) {
      const here = runs.filter((one) => suitOf(one.tiles[0] as string) === suit && one.table === table);
      if (here[0] !== undefined) sum += runsValue(here.map(({ tiles: [tile = ''] }) => Number(tile[0])).sort(), here[0]);
    }
  return sum;
}

function doublesOf(groups: readonly Group[], tiles: readonly string[], seat: string, round: string): number {
  let doubles = tiles.some((tile) => /^[RG]\d$/.test(tile) && Number(tile[1]) === 'ESWN'.indexOf(seat) + 1) ? 1 : 0;
  const sets = groups.filter((one) => one.tiles.length > 2);
  for (const { tiles: set } of sets) {
    const [tile = ''] = set;
    if (!alike(set)) continue;
    if (/D$/.test(tile) && !/^\d/.test(tile)) doubles += 1;
    if (/^[RG]\d$/.test(tile)) doubles += 1;
    if (tile === seat) doubles += 1;
    if (tile === round) doubles += 1;
  }
  if (sets.length === 4 && sets.every((one) => alike(one.tiles))) doubles += 1;
  if (sets.length === 4 && sets.every((one) => !alike(one.tiles))) doubles += 1;
  const suited = tiles.filter((tile) => suitOf(tile) !== '');
  const pure = suited.length === tiles.length;
  if (suited.length === 0) return doubles + (tiles.some((tile) => /^[RG]\d$/.test(tile)) ? 0 : 3);
  if (new Set(suited.map(suitOf)).size === 1) doubles += pure ? 3 : 1;
  if (suited.every(isEnd)) doubles += pure ? 3 : 1;
  return doubles;
}

const KINDS = [...'BDC'].flatMap((suit) => [...'123456789'].map((n) => n + suit)).concat([...'ESWN'], ['RD', 'GD', 'WD', 'R1', 'G1']);
/** Whether tiles divide into sets and one pair. */
const isWhole = (tiles: readonly string[]) => partings(tiles, [2, 3], false).some((groups) => groups.filter((one) => one.length === 2).length === 1);

/** The best value of a hand as it was entered. */
export function best({ outcome, seat, round, hand, last, table, kongs, how, moment }: Entered): Value {
  const [held, laid, shown] = [words(hand), words(table), words(kongs)];
  const tiles = [...held, ...laid, ...shown, ...words(last)];
  const onTable = partings(laid, [3, 4], false).map((groups) => groups.map((one) => ({ tiles: one, table: true })));
  const hidden: Group[] = Array.from({ length: shown.length / 4 }, (_, n) => ({ tiles: shown.slice(4 * n, 4 * n + 4), table: false }));
  const mine = [...held, ...words(last)];
  const inHand = (all: readonly (readonly string[])[]) => all.map((one): Group => ({ tiles: one, table: false }));
  if (outcome === 'other') {
    let most = { points: 0, doubles: 0 };
    for (const groups of partings(mine, [2, 3], true))
      for (const down of onTable) {
        const all = [...down, ...hidden, ...inHand(groups)];
        const doubles = doublesOf(all, tiles, seat, round);
        const points = Math.min(500, countOf(all, seat, round) * 2 ** doubles);
        if (points >= most.points) most = { points, doubles };
      }
    return { kind: 'other', ...most };
  }
  const limit: Value = { kind: 'limit', points: 500, doubles: 0 };
  const alone = tiles.length === 14 && laid.length + shown.length === 0;
  if (alone && new Set(tiles.map(like)).size === 14 && !tiles.some(isSimple)) return limit;
  const pairs = alone ? [...Map.groupBy(tiles, like).values()] : [];
  const even = pairs.every((one) => one.length % 2 === 0);
  const twins = (even ? pairs : []).reduce((sum, one) => sum + (one.length / 2) * alikeValue({ tiles: one.slice(0, 2), table: false }, seat, round), 0);
  if (alone && even && twins >= 20) return limit;
  const drawn = how === 'drawn' || how === 'loose';
  const waits = KINDS.filter((kind) => isWhole([...held, kind])).length;
  const extra = 20 + (drawn ? 2 : 0) + (waits === 1 ? 2 : 0);
  const more = Number(how === 'loose') + Number(how === 'robbed') + Number(moment === 'last') + 3 * Number(moment === 'first');
  let most: Value = { kind: 'none', points: 0, doubles: 0 };
  for (const groups of partings(mine, [2, 3], false)) {
    if (groups.filter((one) => one.length === 2).length !== 1) continue;
    for (const down of onTable) {
      if (groups.length + down.length + hidden.length !== 5) continue;
      const places = drawn ? [-1] : groups.flatMap((one, n) => (one.some((tile) => like(tile) === like(last ?? '')) ? [n] : []));
      for (const at of places) {
        const all = [...down, ...hidden, ...groups.map((one, n): Group => ({ tiles: one, table: n === at && one.length > 2 }))];
        const base = countOf(all, seat, round);
        if (base < 20) continue;
        if (tiles.every((tile) => /^[23468]B$|^GD$/.test(tile))) return limit;
        const doubles = doublesOf(all, tiles, seat, round) + more;
        const points = Math.min(500, (base + extra) * 2 ** doubles);
        if (points >= most.points) most = { kind: 'won', points, doubles };
      }
    }
  }
  return most;
}

/** A random hand for a seed, more often of few suits than of many; two in three are complete and won. */
export function dealt(n: number): Entered {
  const next = seeded(n + 1);
  const below = (most: number) => Math.floor(next() * most);
  const pick = <T>(all: readonly T[]) => all[below(all.length)] as T;
  const suits = pick(['B', 'D', 'C', 'BD', 'BDC', 'DC', '']);
  const ends = next() < 0.12;
  const numbers = [...suits].flatMap((suit) => [...(ends ? '19' : '123456789')].map((one) => one + suit));
  const honours = suits === '' || ends || next() < 0.6 ? [...'ESWN', 'RD', 'GD', 'WD'] : [];
  const flowers = next() < 0.2 ? ['R1', 'R2', 'R3', 'R4', 'G1', 'G2', 'G3', 'G4'] : [];
  const wall = [...numbers, ...honours].flatMap((tile) => [tile, tile, tile, tile]).concat(flowers);
  const draw = (tile: string): string[] => {
    const at = wall.indexOf(tile);
    return at < 0 ? [] : wall.splice(at, 1);
  };
  const alikes = (many: number): string[] => {
    const kinds = [...Map.groupBy(wall, like).values()].filter((one) => one.length >= many);
    return (kinds.length === 0 ? [] : pick(kinds).slice(0, many)).flatMap(draw);
  };
  const run = (): string[] => {
    const starts = wall.filter((tile) => /^[1-7]/.test(tile) && [1, 2].every((up) => wall.includes(`${Number(tile[0]) + up}${suitOf(tile)}`)));
    const from = starts.length === 0 ? '' : pick(starts);
    return from === '' ? alikes(3) : [0, 1, 2].flatMap((up) => draw(`${Number(from[0]) + up}${suitOf(from)}`));
  };
  const [hand, table, kongs]: [string[], string[], string[]] = [[], [], []];
  const runs = next();
  let fours = 0;
  for (let set = 0; set < 4; set++) {
    const how = next();
    if (how < 0.16) {
      const four = alikes(4);
      fours += four.length;
      (how < 0.08 ? kongs : table).push(...four);
    } else (next() < 0.4 ? table : hand).push(...(next() < runs ? run() : alikes(3)));
  }
  hand.push(...alikes(2));
  const laid = (13 - (hand.length - 1)) / 3;
  const seat = pick([...'ESWN']);
  const round = pick([...'EESW']);
  const rest = { ...(table.length === 0 ? {} : { table: table.join(' ') }), ...(kongs.length === 0 ? {} : { kongs: kongs.join(' ') }) };
  const isComplete = Number.isInteger(laid);
  if (isComplete && next() < 0.67) {
    const last = hand.splice(below(hand.length), 1).join();
    const isAlone = ![...hand, ...table].includes(last);
    const how = pick(['discard', 'discard', 'drawn', ...(fours > 0 ? ['loose'] : []), ...(isAlone ? ['robbed'] : [])]);
    const moment = pick(['neither', 'neither', 'neither', 'last', ...(how === 'drawn' ? ['first'] : [])]);
    return { outcome: 'won', seat, round, hand: hand.join(' '), last, how, moment, ...rest };
  }
  // Some tiles replaced by others from the wall: broken sets, pairs and single tiles.
  hand.pop();
  for (let n = below(4); n > 0 && wall.length > 0; n--) hand.splice(below(hand.length), 1, ...draw(pick(wall)));
  return { outcome: 'other', seat, round, hand: hand.join(' '), ...rest };
}
