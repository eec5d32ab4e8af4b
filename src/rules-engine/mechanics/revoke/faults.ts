// Errors in the tricks as they were entered, with the places to look at.
import type { Card } from '../../vocabulary/cards.ts';
import { type Group, isCard, leadersOf, type TrickDeal, winnerOf } from './deal.ts';
import { Holdings } from './holdings.ts';

/** Where a card was entered: at a trick, or (null) among the cards seen in a hand. */
export interface Spot {
  readonly seat: number;
  readonly trick: number | null;
}
export type EntryFault =
  | { readonly kind: 'twice'; readonly card: Card; readonly at: readonly [Spot, Spot, ...Spot[]] }
  | { readonly kind: 'not-in-pack'; readonly card: Card; readonly at: readonly [Spot] }
  | { readonly kind: 'played-twice'; readonly at: readonly [Spot] }
  | { readonly kind: 'not-playing'; readonly at: readonly [Spot] }
  | { readonly kind: 'too-many'; readonly at: readonly [Spot]; readonly has: number }
  /** More cards of one suit are entered than the pack has. */
  | { readonly kind: 'too-many-of-suit'; readonly group: Group; readonly at: readonly Spot[] };
/** A lead by a player other than the winner of the previous trick; it may be right, since a lead out of turn may stand. */
export interface StrangeLead {
  readonly trick: number;
  readonly leader: number;
  readonly winner: number;
}

/** All errors, in the order of entry. */
export function faultsOf(deal: TrickDeal): EntryFault[] {
  const { game, tricks, shown } = deal;
  const faults: EntryFault[] = [];
  const seen = new Map<Card, Spot[]>();
  const take = (card: Card, spot: Spot) => {
    if (!game.pack.includes(card)) faults.push({ kind: 'not-in-pack', card, at: [spot] });
    else seen.set(card, [...(seen.get(card) ?? []), spot]);
  };
  tricks.forEach(({ plays }, trick) => {
    plays.forEach(({ seat, remembered }, n) => {
      if (game.out.includes(seat) || seat < 0 || seat >= game.players) faults.push({ kind: 'not-playing', at: [{ seat, trick }] });
      else if (plays.slice(0, n).some((one) => one.seat === seat)) faults.push({ kind: 'played-twice', at: [{ seat, trick }] });
      if (isCard(remembered)) take(remembered, { seat, trick });
    });
  });
  for (const { seat, card } of shown) take(card, { seat, trick: null });
  for (const [card, spots] of seen) {
    const [first, second, ...more] = spots;
    const copies = game.pack.filter((one) => one === card).length;
    if (first !== undefined && second !== undefined && spots.length > copies) faults.push({ kind: 'twice', card, at: [first, second, ...more] });
  }
  for (let seat = 0; seat < game.players; seat++) {
    const last = tricks.findLastIndex(({ plays }) => plays.some((one) => one.seat === seat));
    const has = last + 1 + shown.filter((one) => one.seat === seat).length;
    if (has > game.hand) faults.push({ kind: 'too-many', at: [{ seat, trick: last < 0 ? null : last }], has });
  }
  if (faults.length > 0) return faults;
  const group = new Holdings(deal).overfull();
  if (group === null) return [];
  const at = tricks.flatMap(({ plays }, trick) =>
    plays.filter(({ remembered }) => !isCard(remembered) && remembered !== '?').map(({ seat }) => ({ seat, trick })),
  );
  return [{ kind: 'too-many-of-suit', group, at }];
}

/** Tricks led by a player other than the one who won the previous trick by the cards entered. */
export function strangeLeads(deal: TrickDeal): StrangeLead[] {
  const leaders = leadersOf(deal);
  return deal.tricks.flatMap((trick, n) => {
    const [before, leader, last] = [deal.tricks[n - 1], leaders[n] ?? null, leaders[n - 1] ?? null];
    if (before === undefined || leader === null || last === null || trick.plays.length === 0) return [];
    const winner = winnerOf(before, last, deal.game);
    return winner === null || winner === leader ? [] : [{ trick: n, leader, winner }];
  });
}
