// Checks for revokes in the tricks as far as they are remembered. A revoke is proved if it follows whatever the unknown cards are.
import { type Card, type Rank, rankOf } from '../../vocabulary/cards.ts';
import { type Group, groupOf, groupRemembered, isCard, leadersOf, type Remembered, type TrickDeal } from './deal.ts';
import { type EntryFault, faultsOf, type StrangeLead, strangeLeads } from './faults.ts';
import { among, but, Holdings, only, type Place } from './holdings.ts';

/** The proof that a player could have followed: a card played later, one seen in the hand, or the count of the suit. */
export type Proof =
  | { readonly by: 'played'; readonly trick: number; readonly remembered: Remembered }
  | { readonly by: 'shown'; readonly card: Card }
  | { readonly by: 'count' };
/** Why a player cannot have followed: the whole hand is known, no card of the suit is left, or the count of the suits. */
export type Cleared = 'hand-known' | 'suit-gone' | 'count';

interface About {
  readonly trick: number;
  readonly seat: number;
  /** The suit to be followed, and the card that was led. */
  readonly suit: Group;
  readonly led: Remembered;
  /** What is remembered of the player's card. */
  readonly remembered: Remembered;
}
/** The finding on one card that did not follow suit, or may not have. */
export type Finding = About &
  (
    | { readonly verdict: 'proved'; readonly proof: Proof }
    | {
        readonly verdict: 'possible';
        /** The proof that the hand had a card of the suit; null if there is none. */
        readonly proof: Proof | null;
        /** Tricks in which the player's card is not remembered and may have been of the suit. */
        readonly tricks: readonly number[];
        /** Whether a card still in the player's hand may be of the suit. */
        readonly inHand: boolean;
        /** Cards of the suit that are not accounted for. */
        readonly cards: readonly Card[];
      }
    | { readonly verdict: 'impossible'; readonly why: Cleared }
  );
export interface RevokeCheck {
  /** Errors in the entry; nothing is judged while there are any. */
  readonly faults: readonly EntryFault[];
  readonly leads: readonly StrangeLead[];
  readonly findings: readonly Finding[];
}

/** Checks all tricks for cards that did not follow suit. */
export function checkRevokes(deal: TrickDeal): RevokeCheck {
  const faults = faultsOf(deal);
  const leads = strangeLeads(deal);
  if (faults.length > 0) return { faults, leads, findings: [] };
  const { game, tricks } = deal;
  const holdings = new Holdings(deal);
  const leaders = leadersOf(deal);
  const findings = tricks.flatMap(({ plays }, trick) => {
    const leader = leaders[trick];
    const led = plays.find(({ seat }) => seat === leader)?.remembered;
    const suit = led === undefined ? null : groupRemembered(led, game);
    // A joker led without a trump suit asks for a suit that is not known here.
    if (led === undefined || suit === null || suit === 'none') return [];
    return plays.flatMap(({ seat, remembered }) => (seat === leader ? [] : (judge({ trick, seat, suit, led, remembered }, deal, holdings) ?? [])));
  });
  return { faults, leads, findings };
}

/** Judges one play; null if it followed, or legally did not follow. */
function judge(about: About, deal: TrickDeal, holdings: Holdings): Finding | null {
  const { game, tricks } = deal;
  const { trick, seat, suit, remembered } = about;
  const place = holdings.places.find((one) => one.seat === seat && one.trick === trick);
  if (place === undefined) return null;
  // A joker without a trump suit has laws of its own, which are not checked here.
  const allowed: Group[] = [suit, 'none', ...(game.mayTrump && game.trump !== null ? [game.trump] : [])];
  const asOther = but(place.allowed, ...allowed);
  if (asOther.size === 0) return null;
  const after = holdings.after(seat, trick);
  const withOther = new Map([[place, asOther]]);
  const may = (one: Place, change: ReadonlyMap<Place, ReadonlySet<Group>>) => one.allowed.has(suit) && holdings.canBe(new Map([...change, [one, only(suit)]]));
  const without: ReadonlyMap<Place, ReadonlySet<Group>> = new Map(after.map((one) => [one, but(one.allowed, suit)]));
  const isSuit = !holdings.canBe(without);
  const isOther = !holdings.canBe(new Map([[place, among(place.allowed, ...allowed)]]));
  const open = after.filter((one) => !one.isKnown && may(one, withOther));
  const known = after.some((one) => one.isKnown && one.allowed.has(suit));
  if (isSuit && isOther) return { ...about, verdict: 'proved', proof: proofOf(about, deal) };
  if (holdings.canBe(withOther) && (open.length > 0 || known)) {
    const entered = (one: Place) => tricks[one.trick]?.plays.some((play) => play.seat === seat) ?? false;
    return {
      ...about,
      verdict: 'possible',
      proof: isSuit ? proofOf(about, deal) : null,
      tricks: open.filter(entered).map((one) => one.trick),
      inHand: open.some((one) => !entered(one)),
      cards: unseenOf(suit, deal),
    };
  }
  // A card that is not remembered at all and cannot be a revoke needs no line.
  if (remembered === '?') return null;
  const why = after.every(({ isKnown }) => isKnown) ? 'hand-known' : unseenOf(suit, deal).length === 0 ? 'suit-gone' : 'count';
  return { ...about, verdict: 'impossible', why };
}

function proofOf({ seat, trick, suit }: About, { game, tricks, shown }: TrickDeal): Proof {
  for (let later = trick + 1; later < tricks.length; later++) {
    const remembered = tricks[later]?.plays.find((one) => one.seat === seat)?.remembered;
    if (remembered !== undefined && groupRemembered(remembered, game) === suit) return { by: 'played', trick: later, remembered };
  }
  const card = shown.find((one) => one.seat === seat && groupOf(one.card, game) === suit)?.card;
  return card === undefined ? { by: 'count' } : { by: 'shown', card };
}

/** Cards of a suit that are not known to be in any hand, the highest first. */
function unseenOf(suit: Group, { game, tricks, shown }: TrickDeal): Card[] {
  const seen = [...tricks.flatMap(({ plays }) => plays.map(({ remembered }) => remembered)).filter(isCard), ...shown.map(({ card }) => card)];
  const height = (card: Card) => (game.trumps.includes(card) ? game.trumps.indexOf(card) : game.order.indexOf(rankOf(card) as Rank));
  return [...new Set(game.pack)].filter((card) => groupOf(card, game) === suit && !seen.includes(card)).sort((a, b) => height(a) - height(b));
}
