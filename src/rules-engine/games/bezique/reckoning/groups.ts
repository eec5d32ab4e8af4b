// Combinations by class. A card that has served in one class can still serve in the two others, and within a class the suits, or the ranks,
// are independent. So a hand is split into nine small groups, each evaluated separately.
import { type Card, type Rank, rankOf, SUITS, type Suit, suitOf } from '../../../vocabulary/cards.ts';

/** The name of a combination: `marriage-S`, `sequence-H`, `four-aces`, `bezique`. */
export type Name = string;

/** A combination: the cards that it needs from each slot of its group, and its level within its class. */
interface Kind {
  readonly name: Name;
  readonly needs: readonly number[];
  readonly level: number;
}
/** Cards that can only be declared together. */
interface Group {
  readonly kinds: readonly Kind[];
  /** The slot of a card; -1 if it is not in the group. */
  readonly slotOf: (card: Card) => number;
}

/** When a combination may be scored. `once`: no card has served in one as great. `one-new`: no card in a greater one, at least one not in an equal one. */
export type Rule = 'once' | 'one-new';

/** The cards of a group by slot, and in each slot by the level of the greatest combination that each has served in, from 0. */
export type Lying = readonly (readonly (readonly Card[])[])[];

/** A declared combination: its cards, and the state of the group after it. */
export interface Move {
  readonly name: Name;
  readonly cards: readonly Card[];
  readonly after: Lying;
}

const SEQUENCE: readonly Rank[] = ['K', 'Q', 'A', '10', 'J'];
const FOURS = { A: 'four-aces', K: 'four-kings', Q: 'four-queens', J: 'four-jacks' } as const;
const BEZIQUES = ['bezique', 'double-bezique', 'triple-bezique', 'quadruple-bezique'] as const;
const LEVELS = 5;

const suited = (suit: Suit): Group => ({
  kinds: [
    { name: `marriage-${suit}`, needs: [1, 1, 0, 0, 0], level: 1 },
    { name: `sequence-${suit}`, needs: [1, 1, 1, 1, 1], level: 2 },
  ],
  slotOf: (card) => (suitOf(card) === suit ? SEQUENCE.indexOf(rankOf(card) as Rank) : -1),
});
const ranked = (rank: keyof typeof FOURS): Group => ({
  kinds: [{ name: FOURS[rank], needs: [4], level: 1 }],
  slotOf: (card) => (rankOf(card) === rank ? 0 : -1),
});
const beziques: Group = {
  kinds: BEZIQUES.map((name, n) => ({ name, needs: [n + 1, n + 1], level: n + 1 })),
  slotOf: (card) => ['QS', 'JD'].indexOf(card),
};

/** The groups in the order of the classes: four suits, bézique, four ranks. */
export const GROUPS: readonly Group[] = [...SUITS.map(suited), beziques, ...(['A', 'K', 'Q', 'J'] as const).map(ranked)];
/** The names of all combinations. */
export const NAMES: readonly Name[] = GROUPS.flatMap(({ kinds }) => kinds.map(({ name }) => name));
/** The index of the group of a combination. */
export const groupOf = (name: Name): number => GROUPS.findIndex(({ kinds }) => kinds.some((kind) => kind.name === name));

/** The level of a combination within its class, from 1. */
export const levelOf = (name: Name): number => GROUPS.flatMap(({ kinds }) => kinds).find((kind) => kind.name === name)?.level ?? 0;

/** Cards that have served in a marriage, a sequence, a bézique of one, two or three pairs, or four of a kind. The other cards have not. */
export interface Served {
  readonly married: readonly Card[];
  readonly sequence: readonly Card[];
  readonly single: readonly Card[];
  readonly double: readonly Card[];
  readonly triple: readonly Card[];
  readonly fours: readonly Card[];
}
export const UNSERVED: Served = { married: [], sequence: [], single: [], double: [], triple: [], fours: [] };
/** The cards that have served in each class, by level from the lowest. */
const STEPS = (served: Served) =>
  ({ suits: [served.married, served.sequence], beziques: [served.single, served.double, served.triple], ranks: [served.fours] }) as const;

/** The state of a hand, group by group. */
export function lie(hand: readonly Card[], served: Served = UNSERVED): Lying[] {
  const { suits, beziques: pairs, ranks } = STEPS(served);
  return GROUPS.map(({ kinds, slotOf }, n) => {
    const steps: readonly (readonly Card[])[] = n < SUITS.length ? suits : n === SUITS.length ? pairs : ranks;
    const slots = (kinds[0]?.needs ?? []).map((): Card[][] => Array.from({ length: LEVELS }, () => []));
    const fresh = [...hand];
    for (const [step, cards] of steps.entries())
      for (const card of cards) {
        const slot = slotOf(card);
        if (slot < 0) continue;
        slots[slot]?.[step + 1]?.push(card);
        fresh.splice(fresh.indexOf(card), 1);
      }
    for (const card of fresh) slots[slotOf(card)]?.[0]?.push(card);
    return slots;
  });
}

/** The ways to take this many cards of a slot, by level, up to a maximum level. */
function takesOf(slot: readonly (readonly Card[])[], need: number, upTo: number): number[][] {
  if (upTo < 0) return need === 0 ? [[]] : [];
  const has = slot[upTo]?.length ?? 0;
  const ways: number[][] = [];
  for (let n = 0; n <= Math.min(has, need); n++) for (const below of takesOf(slot, need - n, upTo - 1)) ways.push([...below, n]);
  return ways;
}

function movesOf({ name, needs, level }: Kind, lying: Lying, rule: Rule): Move[] {
  const upTo = rule === 'once' ? level - 1 : level;
  let ways: number[][][] = [[]];
  for (const [slot, need] of needs.entries()) {
    const takes = takesOf(lying[slot] ?? [], need, upTo);
    ways = ways.flatMap((way) => takes.map((take) => [...way, take]));
    if (ways.length === 0) return [];
  }
  return ways
    .filter((way) => way.some((take) => take.some((n, at) => at < level && n > 0)))
    .map((way) => {
      const cards: Card[] = [];
      const after = lying.map((slot, s) => {
        const taken = (at: number) => way[s]?.[at] ?? 0;
        const laid = slot.flatMap((held, at) => held.slice(0, taken(at)));
        cards.push(...laid);
        return slot.map((held, at) => (at === level ? [...held.slice(taken(at)), ...laid] : held.slice(taken(at))));
      });
      return { name, cards, after };
    });
}

/** Every possible declaration in the current state of a group. */
export function movesIn(group: number, lying: Lying, rule: Rule): Move[] {
  return (GROUPS[group]?.kinds ?? []).flatMap((kind) => movesOf(kind, lying, rule));
}
