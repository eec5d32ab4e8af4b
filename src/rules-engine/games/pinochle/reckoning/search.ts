import { type Card, type Rank, rankOf, SUITS, type Suit, suitOf } from '../../../vocabulary/cards.ts';

/** The rules of a book for combining melds. */
export interface MeldRules {
  /** The points of each meld in the book, by the key of its score item. */
  readonly worth: Readonly<Record<string, number>>;
  /** Whether each meld needs a card that was not in an earlier one. */
  readonly fresh: boolean;
  /** Whether cards may be used again in a meld of the same class with more points: the marriage in the sequence. */
  readonly grows: boolean;
}

export interface Meld {
  /** Key of the score item. */
  readonly key: string;
  readonly points: number;
  readonly cards: readonly Card[];
}
export interface Found {
  /** The best order of melds, at most `most` of them if there is a limit. */
  readonly best: readonly Meld[];
  /** The totals of other legal orders, highest first, with the melds of one such order each. */
  readonly others: readonly { readonly points: number; readonly melds: readonly Meld[] }[];
}

/** A possible meld: its cards, the number of copies of each, its class, and its step within the class. */
interface Kind {
  readonly key: string;
  readonly points: number;
  readonly cards: readonly Card[];
  readonly copies: 1 | 2;
  readonly shift: 0 | 2 | 4;
  readonly step: 1 | 2;
  /** Which earlier use each copy needs in this class: any lower step, none, or exactly a single (for a double that grows from it). */
  readonly from: 'lower' | 'none' | 'single';
}

const MELDING: readonly Rank[] = ['A', '10', 'K', 'Q', 'J'];
const GROUPS = [
  ['A', 'aces'],
  ['K', 'kings'],
  ['Q', 'queens'],
  ['J', 'jacks'],
] as const;

function kindsOf(trump: Suit, rules: MeldRules): Kind[] {
  const from = rules.grows ? 'lower' : 'none';
  const kind = (key: string, cards: readonly Card[], shift: Kind['shift'], step: Kind['step'] = 1, copies: Kind['copies'] = 1, how: Kind['from'] = from) => ({
    key,
    points: rules.worth[key] ?? 0,
    cards,
    copies,
    shift,
    step,
    from: how,
  });
  const all: Kind[] = [
    ...SUITS.map((suit) => kind(suit === trump ? 'royal-marriage' : 'marriage', [`K${suit}`, `Q${suit}`], 0)),
    kind(
      'sequence',
      MELDING.map((rank): Card => `${rank}${trump}`),
      0,
      2,
    ),
    kind('pinochle', ['QS', 'JD'], 2),
    kind('double-pinochle', ['QS', 'JD'], 2, 2, 2, 'none'),
    kind('double-after-single', ['QS', 'JD'], 2, 2, 2, 'single'),
    ...GROUPS.flatMap(([rank, name]) => {
      const cards = SUITS.map((suit): Card => `${rank}${suit}`);
      return [kind(`four-${name}`, cards, 4), kind(`eight-${name}`, cards, 4, 2, 2)];
    }),
  ];
  return all.filter((one) => one.points > 0);
}

/** The state of a search: for each card of the hand the steps in which it was used, two bits for each class; the two copies of a card in order. */
type State = readonly number[];
interface Node {
  /** The most further points with at most n more melds, and the move that leads to them. */
  readonly by: readonly number[];
  readonly move: readonly (Move | null)[];
  /** Every sum of further points after which no meld is left, with the first move to it. */
  readonly ends: ReadonlyMap<number, Move | null>;
}
interface Move {
  readonly kind: Kind;
  readonly to: State;
}

interface Held {
  readonly card: Card;
  /** The indexes of its copies in the state. */
  readonly at: readonly number[];
}

function movesFrom(state: State, kinds: readonly Kind[], held: ReadonlyMap<Card, Held>, fresh: boolean): Move[] {
  const moves: Move[] = [];
  for (const kind of kinds) {
    const mask = 3 << kind.shift;
    const mark = kind.step << kind.shift;
    let options: { readonly state: number[]; readonly fresh: boolean; readonly singles: number }[] = [{ state: [...state], fresh: false, singles: 0 }];
    for (const card of kind.cards) {
      const places = held.get(card)?.at ?? [];
      const open = places.filter((place) => ((state[place] ?? 0) & mask) >> kind.shift < (kind.from === 'none' ? 1 : kind.step));
      const takes = kind.copies === 2 ? (open.length === 2 ? [open] : []) : open.map((place) => [place]);
      // Two copies with the same earlier use are equivalent.
      const choices = takes.length === 2 && state[takes[0]?.[0] ?? 0] === state[takes[1]?.[0] ?? 0] ? takes.slice(0, 1) : takes;
      options = options.flatMap((option) =>
        choices.map((places) => {
          const next = [...option.state];
          let isFresh = option.fresh;
          let singles = option.singles;
          for (const place of places) {
            const was = state[place] ?? 0;
            if (was === 0) isFresh = true;
            if ((was & mask) !== 0) singles += 1;
            next[place] = (was & ~mask) | mark;
          }
          return { state: next, fresh: isFresh, singles };
        }),
      );
    }
    for (const option of options) {
      if (fresh && !option.fresh) continue;
      // A double can grow from a single for which a queen and a jack were used; if both pairs were used, it is laid in full without one.
      if (kind.from === 'single' && option.singles === 0) continue;
      for (const { at } of held.values()) {
        const [first, second] = at;
        if (first === undefined || second === undefined) continue;
        const a = option.state[first] ?? 0;
        const b = option.state[second] ?? 0;
        if (a > b) {
          option.state[first] = b;
          option.state[second] = a;
        }
      }
      moves.push({ kind, to: option.state });
    }
  }
  return moves;
}

/** Searches every legal order of melds of a hand, visiting each state once. Dixes are left out: they affect no other meld. */
export function search(hand: readonly Card[], trump: Suit, rules: MeldRules, most?: number): Found {
  const cards = hand.filter((card) => MELDING.includes(rankOf(card) as Rank) && suitOf(card) !== null).sort();
  const held = new Map<Card, Held>();
  cards.forEach((card, place) => {
    held.set(card, { card, at: [...(held.get(card)?.at ?? []), place] });
  });
  const kinds = kindsOf(trump, rules).filter((kind) => kind.cards.every((card) => (held.get(card)?.at.length ?? 0) >= kind.copies));
  const known = new Map<string, Node>();

  const visit = (state: State): Node => {
    const key = String.fromCharCode(...state);
    const before = known.get(key);
    if (before !== undefined) return before;
    const moves = movesFrom(state, kinds, held, rules.fresh);
    const by: number[] = [0];
    const move: (Move | null)[] = [null];
    const ends = new Map<number, Move | null>();
    if (moves.length === 0) ends.set(0, null);
    for (const one of moves) {
      const next = visit(one.to);
      for (let n = 1; n <= next.by.length; n++) {
        const sum = one.kind.points + (next.by[n - 1] ?? 0);
        if (sum > (by[n] ?? -1)) {
          by[n] = sum;
          move[n] = one;
        }
      }
      for (const sum of next.ends.keys()) if (!ends.has(one.kind.points + sum)) ends.set(one.kind.points + sum, one);
    }
    // `by[n]` is for at most n melds, so carry the best of fewer melds on.
    for (let n = 1; n < by.length; n++) {
      if ((by[n - 1] ?? 0) > (by[n] ?? -1)) {
        by[n] = by[n - 1] ?? 0;
        move[n] = move[n - 1] ?? null;
      }
    }
    const node: Node = { by, move, ends };
    known.set(key, node);
    return node;
  };

  const meldOf = ({ kind }: Move): Meld => ({ key: kind.key, points: kind.points, cards: kind.copies === 2 ? [...kind.cards, ...kind.cards] : kind.cards });
  const start = cards.map(() => 0);
  const root = visit(start);
  const best: Meld[] = [];
  for (let state: State = start, left = Math.min(most ?? Number.POSITIVE_INFINITY, root.by.length - 1); left > 0; left--) {
    const node = visit(state);
    const move = node.move[Math.min(left, node.by.length - 1)];
    if (move === null || move === undefined) break;
    best.push(meldOf(move));
    state = move.to;
  }
  const total = best.reduce((sum, meld) => sum + meld.points, 0);
  const others = [...root.ends.keys()]
    .filter((sum) => sum !== total && sum !== root.by.at(-1))
    .sort((a, b) => b - a)
    .map((sum) => {
      const melds: Meld[] = [];
      let state: State = start;
      let left = sum;
      for (let move = visit(state).ends.get(left); move !== null && move !== undefined; move = visit(state).ends.get(left)) {
        melds.push(meldOf(move));
        left -= move.kind.points;
        state = move.to;
      }
      return { points: sum, melds };
    });
  return { best, others };
}
