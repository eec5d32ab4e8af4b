// The possible declarations of a hand, and the best order for all of them.
import { type Card, SUITS, type Suit } from '../../../vocabulary/cards.ts';
import { groupOf, type Lying, type Move, movesIn, type Name, type Rule } from './groups.ts';

/** The rules of a book at a place: the points of each combination by the key of its score item, and when one may be scored. */
export interface Tariff {
  readonly worth: Readonly<Record<string, number>>;
  readonly rule: Rule;
}
/** A hand, with the cards that have served. `trump`: null if the first marriage has yet to decide it. */
export interface Position {
  readonly groups: readonly Lying[];
  readonly trump: Suit | null;
}
export interface Declared {
  readonly name: Name;
  /** Key of the score item. */
  readonly key: string;
  readonly points: number;
  readonly cards: readonly Card[];
}
export interface Best {
  readonly points: number;
  readonly order: readonly Declared[];
}

/** The score item of a combination. The first marriage makes its suit trumps, and so is a royal one. */
export function itemOf(name: Name, trump: Suit | null): string {
  const [kind, suit] = name.split('-');
  if (kind === 'marriage') return trump === null || trump === suit ? 'royal-marriage' : 'marriage';
  if (kind === 'sequence') return trump === suit ? 'sequence' : 'plain-sequence';
  return name;
}

const declared = (move: Move, trump: Suit | null, { worth }: Tariff): Declared | null => {
  const key = itemOf(move.name, trump);
  const points = worth[key];
  return points === undefined ? null : { name: move.name, key, points, cards: move.cards };
};

/** The best series of exactly n declarations, at index n. */
type Ladder = readonly Best[];
const NOTHING: Ladder = [{ points: 0, order: [] }];

/** The better of two ladders at each index; the first if they are equal. */
function higher(one: Ladder, other: Ladder): Ladder {
  const top = Math.max(one.length, other.length);
  return Array.from({ length: top }, (_, n) => {
    const a = one[Math.min(n, one.length - 1)] as Best;
    const b = other[Math.min(n, other.length - 1)] as Best;
    return b.points > a.points ? b : a;
  });
}
const after = (first: Declared, rest: Ladder): Ladder => [
  ...NOTHING,
  ...rest.map(({ points, order }) => ({ points: first.points + points, order: [first, ...order] })),
];

/** A key of the number of cards in each position, which decides everything that can follow. */
const keyOf = (lying: Lying): string => lying.map((slot) => slot.map((held) => held.length).join()).join('.');

/** The ladder of one group. `may`: which combinations are allowed. */
function climb(group: number, lying: Lying, trump: Suit | null, tariff: Tariff, may: (name: Name) => boolean): Ladder {
  const known = new Map<string, Ladder>();
  const visit = (at: Lying): Ladder => {
    const key = keyOf(at);
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = NOTHING;
    for (const move of movesIn(group, at, tariff.rule)) {
      const one = may(move.name) ? declared(move, trump, tariff) : null;
      if (one !== null) best = higher(best, after(one, visit(move.after)));
    }
    known.set(key, best);
    return best;
  };
  return visit(lying);
}

/** Combines two ladders: the best split of n declarations between them. */
function joined(one: Ladder, other: Ladder): Ladder {
  if (other.length === 1) return one;
  return Array.from({ length: one.length + other.length - 1 }, (_, n) => {
    let best: Best | null = null;
    for (let m = 0; m <= n; m++) {
      const a = one[Math.min(m, one.length - 1)] as Best;
      const b = other[Math.min(n - m, other.length - 1)] as Best;
      if (best === null || a.points + b.points > best.points) best = { points: a.points + b.points, order: [...a.order, ...b.order] };
    }
    return best as Best;
  });
}

/** The combined ladder of all groups, those with the most points first. */
function allOf({ groups }: Position, trump: Suit | null, tariff: Tariff, may: (name: Name) => boolean): Ladder {
  const ladders = groups.map((lying, n) => climb(n, lying, trump, tariff, may));
  return ladders.sort((a, b) => (b.at(-1)?.points ?? 0) - (a.at(-1)?.points ?? 0)).reduce(joined, NOTHING);
}

const isMarriage = (name: Name) => name.startsWith('marriage');
const asLies = (position: Position, group: number, lying: Lying, trump: Suit | null): Position => ({
  groups: position.groups.map((at, n) => (n === group ? lying : at)),
  trump,
});

/** The declarations that are possible now, one for each combination, with the most points that can follow. */
export function openNow(position: Position, tariff: Tariff): { readonly first: Declared; readonly inAll: number }[] {
  const found = new Map<Name, { first: Declared; inAll: number }>();
  position.groups.forEach((lying, group) => {
    for (const move of movesIn(group, lying, tariff.rule)) {
      const first = declared(move, position.trump, tariff);
      if (first === null) continue;
      const trump = position.trump ?? (isMarriage(move.name) ? (move.name.slice(-1) as Suit) : null);
      const inAll = first.points + (ladderOf(asLies(position, group, move.after, trump), tariff).at(-1)?.points ?? 0);
      const before = found.get(move.name);
      if (before === undefined || inAll > before.inAll) found.set(move.name, { first, inAll });
    }
  });
  return [...found.values()].sort((a, b) => b.first.points - a.first.points);
}

/** The best series of n declarations, for each n from 0 to the maximum. */
export function ladderOf(position: Position, tariff: Tariff): Ladder {
  if (position.trump !== null) return allOf(position, position.trump, tariff, () => true);
  // No trump yet: either no marriage is declared at all, or the first marriage decides it.
  let best = allOf(position, null, tariff, (name) => !isMarriage(name));
  for (const suit of SUITS) {
    const group = groupOf(`marriage-${suit}`);
    const lying = position.groups[group];
    if (lying === undefined) continue;
    for (const move of movesIn(group, lying, tariff.rule)) {
      const first = isMarriage(move.name) ? declared(move, null, tariff) : null;
      if (first !== null) best = higher(best, after(first, ladderOf(asLies(position, group, move.after, suit), tariff)));
    }
  }
  return best;
}

/** The possible states of a group after a combination, from each possible state before it; empty if it may not be declared. */
export function afterDeclaring(ways: readonly Lying[], name: Name, rule: Rule): Lying[] {
  const found = new Map<string, Lying>();
  for (const lying of ways) for (const move of movesIn(groupOf(name), lying, rule)) if (move.name === name) found.set(keyOf(move.after), move.after);
  return [...found.values()];
}
