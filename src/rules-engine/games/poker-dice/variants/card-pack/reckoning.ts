// Hands of the pack of dice cards: as at poker, with the joker as any card and above the card that it replaces (uspc-1898 p. 54 and 38-41).
import { FACES } from '../../reckoning/hands.ts';

/** What the players agreed on. */
export interface Agreed {
  readonly straights: boolean;
  readonly flushes: boolean;
}
/** Kinds of hand from the lowest. Five of a kind is last because the book gives it no place. */
export const KINDS = [
  'no pair',
  'a pair',
  'two pairs',
  'three of a kind',
  'a straight',
  'a flush',
  'a full hand',
  'four of a kind',
  'a straight flush',
  'five of a kind',
] as const;
export type Kind = (typeof KINDS)[number];
const SHAPES: Readonly<Record<string, Kind>> = {
  '11111': 'no pair',
  '2111': 'a pair',
  '221': 'two pairs',
  '311': 'three of a kind',
  '32': 'a full hand',
  '41': 'four of a kind',
  '5': 'five of a kind',
};

export interface Hand {
  readonly kind: Kind;
  /** The ranks that make the hand, in the order of comparison: the ace is 7, the two is 2. */
  readonly made: readonly number[];
  /** The other cards, the highest first. */
  readonly side: readonly number[];
  /** The rank of the joker; null without it. */
  readonly joker: number | null;
}

/** The face of the joker in a hand. */
export const JOKER = 0;
const ACE = 7;
const RANKS = [2, 3, 4, 5, 6, ACE];
const rankOfFace = (face: number) => (face === 1 ? ACE : face);
/** The highest card of a run; 0 if the ranks are not a run. The ace is above the six or below the two. */
const headOf = (ranks: readonly number[]) => {
  const sorted = [...ranks].sort((a, b) => b - a).join('');
  return { '76543': ACE, '65432': 6, '75432': 5 }[sorted] ?? 0;
};

/** The hand of five cards without a joker, or with a rank for the joker. */
function read(ranks: readonly number[], oneColour: boolean, { straights, flushes }: Agreed, joker: number | null): Hand {
  const many = (rank: number) => ranks.filter((one) => one === rank).length;
  const each = [...new Set(ranks)].sort((a, b) => many(b) - many(a) || b - a);
  const shape = SHAPES[each.map(many).join('')] ?? 'no pair';
  const head = straights ? headOf(ranks) : 0;
  const flush = flushes && oneColour;
  const hand = (kind: Kind, made: readonly number[]): Hand => ({ kind, made, side: each.filter((rank) => !made.includes(rank)), joker });
  if (flush && head > 0) return { ...hand('a straight flush', [head]), side: [] };
  // No colour has three of a face, so five of a kind in one colour is impossible; with the joker a full hand or four of a kind is possible.
  if (flush && KINDS.indexOf(shape) < KINDS.indexOf('a flush'))
    return {
      ...hand(
        'a flush',
        [...ranks].sort((a, b) => b - a),
      ),
      side: [],
    };
  if (head > 0) return { ...hand('a straight', [head]), side: [] };
  if (shape === 'no pair') return { ...hand(shape, each), side: [] };
  return hand(shape, each.slice(0, shape === 'two pairs' || shape === 'a full hand' ? 2 : 1));
}

const place = ({ kind }: Hand) => KINDS.indexOf(kind);
/** The first difference of two lists; 0 if there is none. */
const firstOf = (a: readonly number[], b: readonly number[]) => a.map((rank, n) => rank - (b[n] ?? 0)).find((gap) => gap !== 0) ?? 0;

/** Positive if the first is better. If the cards that make them are equal, the joker decides, and then the other cards. */
export function compare(a: Hand, b: Hand): number {
  return place(a) - place(b) || firstOf(a.made, b.made) || Number(a.joker !== null) - Number(b.joker !== null) || firstOf(a.side, b.side);
}

/** The best hand of five faces, with the joker as the best possible card. `oneColour`: all cards besides the joker are of one colour. */
export function handOf(faces: readonly number[], oneColour: boolean, agreed: Agreed): Hand {
  const ranks = faces.filter((face) => face !== JOKER).map(rankOfFace);
  if (ranks.length === faces.length) return read(ranks, oneColour, agreed, null);
  return RANKS.map((rank) => read([...ranks, rank], oneColour, agreed, rank)).reduce((best, one) => (compare(one, best) > 0 ? one : best));
}

const face = (rank = 0) => FACES[rank === ACE ? 1 : rank] ?? '';
const one = (rank = 0) => face(rank).replace(/(x)es$|s$/, '$1');
/** "four of a kind, aces, the joker as an ace". */
export function sayHand({ kind, made, joker }: Hand): string {
  const [first, second] = made;
  const runs = kind === 'a straight' || kind === 'a straight flush' || kind === 'a flush' || kind === 'no pair';
  const of = runs ? `${one(first)} high` : second === undefined ? face(first) : `${face(first)} ${kind === 'two pairs' ? 'and' : 'over'} ${face(second)}`;
  return `${kind}, ${of}${joker === null ? '' : `, the joker as ${joker === ACE ? 'an ace' : `a ${one(joker)}`}`}`;
}
