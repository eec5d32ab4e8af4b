import type { Decision, Shown } from './explain.ts';
import type { Order } from './order.ts';
import type { Prices } from './ranking.ts';

/** Where a book leaves a comparison open (`undecided`) or was read further than its letter (`note`). */
export interface Gap {
  readonly undecided?: string;
  readonly note?: string;
}

const turns = (shown: Shown) => (shown.hand === 'straight' || shown.hand === 'straight-flush') && shown.made < 4;

const straight = (...shown: Shown[]) => shown.some((one) => one.hand === 'straight' || one.hand === 'straight-flush');

/** What a book leaves open between two hands, the first rated at least as high; null where its words settle it. */
export function gapBetween(by: Prices, order: Order, high: Shown, low: Shown, decision: Decision): Gap | null {
  const pair = (a: Shown['hand'], b: Shown['hand']) => (high.hand === a && low.hand === b) || (high.hand === b && low.hand === a);
  if (decision.by === 'nothing') {
    if (!by.has('equal-hands')) return { undecided: 'The book makes no provision for hands exactly equal.' };
    if (order.wild === 'joker' && high.wild !== low.wild)
      return { note: 'The book does not prefer a natural card to the joker, so equal hands divide the pot.' };
    if (by.way('equal-hands') === 'no-suit-better') return { note: 'All suits are of equal value in this book.' };
    if (by.way('flush') === 'no-suit-better' && high.hand === 'flush') return { note: 'No suit makes a flush better in this book.' };
    return null;
  }
  if (order.wild === 'joker' && high.hand === 'five-of-a-kind') {
    if (pair('five-of-a-kind', 'straight-flush')) return { undecided: 'The book names five of a kind and gives it no place against the straight flush.' };
    return { note: 'The book names five of a kind and gives it no place; it is taken to stand above four of a kind.' };
  }
  if (high.hand === low.hand && turns(high) !== turns(low))
    return { undecided: 'The book lets a straight turn the corner and does not say how it ranks among straights.' };
  if (high.hand === low.hand && turns(high)) return { undecided: 'The book does not say which of two straights that turn the corner is higher.' };
  if (high.hand === 'round-the-corner' && low.hand === high.hand)
    return { undecided: 'The book does not say which of two round-the-corner straights is higher.' };
  if (high.hand === 'three-of-a-kind' && low.hand === 'skip-straight')
    return { undecided: 'The book sets the skip above two pairs and the blaze, and does not say whether it beats three of a kind.' };
  if (low.hand === 'blaze' && low.hand !== high.hand && !order.hands.includes('skip-straight'))
    return { undecided: 'The book says that a blaze beats two pairs, and not what beats a blaze.' };
  return order.wild === 'deuces' ? wildGap(by, high, low, decision) : tieGap(by, high, low, decision);
}

function wildGap(by: Prices, high: Shown, low: Shown, decision: Decision): Gap | null {
  if (decision.by === 'class' && (high.hand === 'straight' || low.hand === 'straight'))
    return { note: 'The list of this form passes from the flush to three of a kind; the straight keeps its usual place between them.' };
  if (decision.by !== 'natural') return tieGap(by, high, low, decision);
  if (high.wild > 0) return { note: 'The book prefers natural cards to wild ones; the hand with fewer wild cards is taken to be the better.' };
  if (low.side > high.side) return { note: 'Natural cards are taken before side cards: the example of the book names the cards of the combination alone.' };
  return null;
}

function tieGap(schedule: Prices, high: Shown, low: Shown, { by, nth }: Decision): Gap | null {
  const [cards, pair, pairs] = [schedule.way('high-card'), schedule.way('pair'), schedule.way('two-pairs')];
  if (pair === 'tie-not-said' && high.hand === 'pair')
    return { note: 'The book prints no tie-break for one pair; rank and side cards are taken, since only identical hands split the pot.' };
  if (cards === 'highest-alone' && by === 'card' && nth > 1)
    return { note: 'The book names the highest card alone; the next one is taken, since only identical hands split the pot.' };
  if (schedule.way('straight') === 'if-agreed' && by === 'class' && straight(high, low))
    return { note: 'Straights count only where the players agreed on them before play.' };
  if (pair === 'highest-side-card' && by === 'side' && nth > 1)
    return { note: 'The book names the highest side card alone; the next one is taken, since only identical hands divide the pool.' };
  if (by === 'lower-pair' && pairs === 'odd-card-next')
    return { note: 'The book names the higher pair and the odd card; the second pair is taken between them.' };
  if (by === 'lower-pair' && pairs === 'higher-pair-alone') return { note: 'The book names the higher rank alone; the second pair is taken as the next rank.' };
  if (by === 'side' && cards === 'lower-cards-next')
    return { note: 'The book says for high cards only that lower cards decide ties; side cards are taken in the same way.' };
  return null;
}
