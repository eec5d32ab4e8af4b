import type { Decision, Shown } from './explain.ts';
import type { Order } from './order.ts';
import type { Prices } from './ranking.ts';

/** A comparison that a book leaves open (`undecided`), or for which its words are extended (`note`). */
export interface Gap {
  readonly undecided?: string;
  readonly note?: string;
}

const turns = (shown: Shown) => (shown.hand === 'straight' || shown.hand === 'straight-flush') && shown.made < 4;

const straight = (...shown: Shown[]) => shown.some((one) => one.hand === 'straight' || one.hand === 'straight-flush');

/** What a book leaves open between two hands, the first rated at least as high; null if its words settle it. */
export function gapBetween(by: Prices, order: Order, high: Shown, low: Shown, decision: Decision): Gap | null {
  if (decision.by === 'nothing') {
    if (!by.has('equal-hands')) return { undecided: 'The book makes no provision for hands exactly equal.' };
    const wild = order.wild?.equal(high, low);
    if (wild != null) return wild;
    if (by.way('equal-hands') === 'no-suit-better') return { note: 'All suits are of equal value in this book.' };
    if (by.way('flush') === 'no-suit-better' && high.hand === 'flush') return { note: 'No suit makes a flush better in this book.' };
    return null;
  }
  const wild = order.wild?.gap(high, low, decision);
  if (wild !== undefined) return wild;
  if (high.hand === low.hand && turns(high) !== turns(low))
    return { undecided: 'The book lets a straight turn the corner and does not say how it ranks among straights.' };
  if (high.hand === low.hand && turns(high)) return { undecided: 'The book does not say which of two straights that turn the corner is higher.' };
  return order.extras?.gap(order, high, low) ?? tieGap(by, high, low, decision);
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
