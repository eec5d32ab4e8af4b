// A deal played in tricks, as far as the players remember it: what the check for a revoke reads.
import { type Card, type Rank, rankOf, SUITS, type Suit, suitOf } from '../../vocabulary/cards.ts';

/** How a game is played, for the question whether suit was followed. */
export interface TrickGame {
  readonly players: number;
  readonly pack: readonly Card[];
  /** Cards that each player holds when the first trick is led. */
  readonly hand: number;
  /** The trump suit; `own` where the trumps are no suit, such as the jacks at grand. */
  readonly trump: Suit | 'own' | null;
  /** All trumps from the highest down, a left bower and a joker among them. */
  readonly trumps: readonly Card[];
  /** Whether a player able to follow a plain suit may trump instead, as at all fours: then only a third suit is a revoke. */
  readonly mayTrump: boolean;
  /** Plain suits from the highest rank down; empty where it is not known which card wins. */
  readonly order: readonly Rank[];
  /** Seats that play no cards, such as the partner of a lone hand. */
  readonly out: readonly number[];
}

/** What is remembered of a card: the card; its suit alone (`S?`, as suits are followed); that it was not of the suit led; nothing. */
export type Remembered = Card | `${Suit}?` | 'other' | '?';
export interface Play {
  readonly seat: number;
  readonly remembered: Remembered;
}
/** The plays to one trick in their order. Left out, the leader is the winner of the trick before or, where that is not known, the first to play. */
export interface Trick {
  readonly leader?: number;
  readonly plays: readonly Play[];
}
export interface TrickDeal {
  readonly game: TrickGame;
  readonly tricks: readonly Trick[];
  /** Cards seen in a hand and not played: laid down, thrown in, or left at the end. */
  readonly shown: readonly { readonly seat: number; readonly card: Card }[];
}

/** The suits of a deal as cards belong to them. `own`: trumps that are no suit; `none`: a joker where there are no trumps. */
export const GROUPS = [...SUITS, 'own', 'none'] as const;
export type Group = (typeof GROUPS)[number];

/** The suit that a card belongs to in this deal: the left bower belongs to the trumps. */
export function groupOf(card: Card, { trump, trumps }: TrickGame): Group {
  if (trump !== null && trumps.includes(card)) return trump;
  return suitOf(card) ?? 'none';
}

/** Whether the card itself is remembered. */
export const isCard = (remembered: Remembered): remembered is Card => remembered !== '?' && remembered !== 'other' && !remembered.endsWith('?');
/** The suit that is remembered of a card; null where it is not known. */
export function groupRemembered(remembered: Remembered, game: TrickGame): Group | null {
  if (remembered === '?' || remembered === 'other') return null;
  return isCard(remembered) ? groupOf(remembered, game) : (remembered.slice(0, 1) as Suit);
}

/** Seats that play, from one seat on in turn. */
export function turnFrom(leader: number, { players, out }: TrickGame): number[] {
  return Array.from({ length: players }, (_, n) => (leader + n) % players).filter((seat) => !out.includes(seat));
}

/** Who led each trick, as given or as the trick before was won; null where neither says so and nobody has played. */
export function leadersOf({ game, tricks }: TrickDeal): readonly (number | null)[] {
  let next: number | null = null;
  return tricks.map((trick) => {
    const leader: number | null = trick.leader ?? next ?? trick.plays[0]?.seat ?? null;
    next = leader === null ? null : winnerOf(trick, leader, game);
    return leader;
  });
}

/** The seat that won a trick; null where a card is missing that could have won it. */
export function winnerOf(trick: Trick, leader: number, game: TrickGame): number | null {
  const led = trick.plays.find(({ seat }) => seat === leader)?.remembered;
  const suit = led === undefined ? null : groupRemembered(led, game);
  if (suit === null || suit === 'none' || game.order.length === 0) return null;
  let best: { seat: number; power: number } | null = null;
  for (const seat of turnFrom(leader, game)) {
    const remembered = trick.plays.find((one) => one.seat === seat)?.remembered;
    if (remembered === undefined) return null;
    const group = groupRemembered(remembered, game);
    // A card of a plain suit that was not led wins nothing, whatever its rank.
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
