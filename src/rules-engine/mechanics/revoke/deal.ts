// A deal played in tricks, as far as the players remember it: the input of the revoke check.
import { type Card, type Rank, rankOf, SUITS, type Suit, suitOf } from '../../vocabulary/cards.ts';

/** How a game is played, as far as it matters for following suit. */
export interface TrickGame {
  readonly players: number;
  readonly pack: readonly Card[];
  /** Number of cards in each hand when the first trick is led. */
  readonly hand: number;
  /** The trump suit; `own` if the trumps are not a suit, such as the jacks at grand. */
  readonly trump: Suit | 'own' | null;
  /** All trumps from the highest down, including a left bower and a joker. */
  readonly trumps: readonly Card[];
  /** Whether a player able to follow a plain suit may trump instead, as at all fours: then only a third suit is a revoke. */
  readonly mayTrump: boolean;
  /** Ranks of a plain suit from the highest down; empty if it is not known which card wins. */
  readonly order: readonly Rank[];
  /** Seats that play no cards, such as that of a lone hand's partner. */
  readonly out: readonly number[];
}

/** What is remembered of a card: the card; only its suit (`S?`, as suits are followed); that it was not of the suit led; nothing. */
export type Remembered = Card | `${Suit}?` | 'other' | '?';
export interface Play {
  readonly seat: number;
  readonly remembered: Remembered;
}
/** The plays to one trick in order. Without `leader`, the winner of the previous trick led or, if that is not known, the first to play. */
export interface Trick {
  readonly leader?: number;
  readonly plays: readonly Play[];
}
export interface TrickDeal {
  readonly game: TrickGame;
  readonly tricks: readonly Trick[];
  /** Cards seen in a hand but not played: laid down, thrown in, or left at the end. */
  readonly shown: readonly { readonly seat: number; readonly card: Card }[];
}

/** The suits of a deal for following. `own`: trumps that are not a suit; `none`: a joker where there are no trumps. */
export const GROUPS = [...SUITS, 'own', 'none'] as const;
export type Group = (typeof GROUPS)[number];

/** The suit that a card belongs to in this deal: the left bower belongs to the trumps. */
export function groupOf(card: Card, { trump, trumps }: TrickGame): Group {
  if (trump !== null && trumps.includes(card)) return trump;
  return suitOf(card) ?? 'none';
}

/** Whether the card itself is remembered. */
export const isCard = (remembered: Remembered): remembered is Card => remembered !== '?' && remembered !== 'other' && !remembered.endsWith('?');
/** The suit of a remembered card; null if it is not known. */
export function groupRemembered(remembered: Remembered, game: TrickGame): Group | null {
  if (remembered === '?' || remembered === 'other') return null;
  return isCard(remembered) ? groupOf(remembered, game) : (remembered.slice(0, 1) as Suit);
}

/** The seats that play, in turn from `leader`. */
export function turnFrom(leader: number, { players, out }: TrickGame): number[] {
  return Array.from({ length: players }, (_, n) => (leader + n) % players).filter((seat) => !out.includes(seat));
}

/** The leader of each trick, as given or as winner of the previous trick; null if neither is known and nobody has played. */
export function leadersOf({ game, tricks }: TrickDeal): readonly (number | null)[] {
  let next: number | null = null;
  return tricks.map((trick) => {
    const leader: number | null = trick.leader ?? next ?? trick.plays[0]?.seat ?? null;
    next = leader === null ? null : winnerOf(trick, leader, game);
    return leader;
  });
}

/** The seat that won a trick; null if it depends on a card that is not known. */
export function winnerOf(trick: Trick, leader: number, game: TrickGame): number | null {
  const led = trick.plays.find(({ seat }) => seat === leader)?.remembered;
  const suit = led === undefined ? null : groupRemembered(led, game);
  if (suit === null || suit === 'none' || game.order.length === 0) return null;
  let best: { seat: number; power: number } | null = null;
  for (const seat of turnFrom(leader, game)) {
    const remembered = trick.plays.find((one) => one.seat === seat)?.remembered;
    if (remembered === undefined) return null;
    const group = groupRemembered(remembered, game);
    // A card of a plain suit other than the suit led wins nothing, whatever its rank.
    if (group !== null && group !== suit && group !== game.trump && group !== 'none') continue;
    if (remembered === 'other' && game.trump === null && !game.pack.includes('JOKER')) continue;
    if (!isCard(remembered) || group === 'none') return null;
    const power = powerOf(remembered, suit, game);
    if (best === null || power > best.power) best = { seat, power };
  }
  return best?.seat ?? null;
}

function powerOf(card: Card, led: Group, game: TrickGame): number {
  const trump = game.trumps.indexOf(card);
  if (trump >= 0) return 1000 - trump;
  const rank = rankOf(card);
  return rank === null || groupOf(card, game) !== led ? -1 : game.order.length - game.order.indexOf(rank);
}
