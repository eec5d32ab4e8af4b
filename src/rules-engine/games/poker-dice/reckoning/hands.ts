/** Kinds of hand from the lowest, in Donohue's order (p. 392); a throw without a pair is not in it. */
export const KINDS = ['nothing', 'a pair', 'two pairs', 'three of a kind', 'a full hand', 'four of a kind', 'five of a kind'] as const;
export const FACES = ['', 'aces', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const;
const SHAPES: Readonly<Record<string, number>> = { '11111': 0, '2111': 1, '221': 2, '311': 3, '32': 4, '41': 5, '5': 6 };

export interface Hand {
  readonly kind: number;
  /** The faces, each once: the most frequent first, then from the highest. */
  readonly faces: readonly number[];
}

/** The rank of a face: the ace is the highest or the lowest. */
const worthOf = (face: number, acesHigh: boolean) => (face === 1 && acesHigh ? 7 : face);

/** The hand of five dice. */
export function handOf(dice: readonly number[], acesHigh: boolean): Hand {
  const many = (face: number) => dice.filter((die) => die === face).length;
  const faces = [...new Set(dice)].sort((a, b) => many(b) - many(a) || worthOf(b, acesHigh) - worthOf(a, acesHigh));
  return { kind: SHAPES[faces.map(many).join('')] ?? 0, faces };
}

/** "four of a kind, sixes", "a full hand, fives over twos". */
export function sayHand({ kind, faces }: Hand): string {
  const [first = 0, second = 0] = faces;
  if (kind === 0) return 'no pair';
  if (kind === 2) return `two pairs, ${FACES[first]} and ${FACES[second]}`;
  return `${KINDS[kind]}, ${FACES[first]}${kind === 4 ? ` over ${FACES[second]}` : ''}`;
}

/** How many of the faces make up the hand: both of two pairs and of a full hand, else only the first. */
const madeOf = (kind: number): number => (kind === 2 || kind === 4 ? 2 : 1);
/** The kinds that the 1940 book compares: those in its own list, and the full hand below four and five (p. 204-205). */
const IN_LIST = [1, 3, 5, 6];
const tells = (a: number, b: number) => (IN_LIST.includes(a) && IN_LIST.includes(b)) || (Math.max(a, b) > 4 && Math.min(a, b) === 4);

/**
 * Compares two hands: positive if the first is better, 0 if they are equal, null if the book does not say. `listed`: all kinds have an order,
 * and ties are decided as in the card game (Donohue, p. 392).
 */
export function compareHands(a: Hand, b: Hand, acesHigh: boolean, listed: boolean): number | null {
  if (a.kind !== b.kind) return listed || tells(a.kind, b.kind) ? a.kind - b.kind : null;
  const at = a.faces.findIndex((face, n) => face !== b.faces[n]);
  if (at < 0) return 0;
  if (a.kind === 0 || (!listed && at >= madeOf(a.kind))) return null;
  return worthOf(a.faces[at] ?? 0, acesHigh) - worthOf(b.faces[at] ?? 0, acesHigh);
}
