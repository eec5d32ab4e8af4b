// Settles a deal on the layout of five cards: the dealer dresses it, cards are played, kept or left in the stock, and the hands are paid.
import { cardsLeft, paidForCards, WHO_WAS_OUT, wrongLeft } from '../../../mechanics/cards-left.ts';
import { absent, SEAT_NAMES, type Seat, type Table } from '../../../mechanics/seats.ts';
import { withPool } from '../../../mechanics/stakes/trick-pools.ts';
import { choiceOf, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { Prices } from './board.ts';
import { LAYOUT, type LayoutPlace, type Piles } from './pools.ts';

const unit = 'counter';
const PACK = 52;
const KEYS = Object.keys(LAYOUT) as LayoutPlace[];
const HOLDERS = { nobody: 'In the stock', ...SEAT_NAMES } as const;
const who = (card: string) => choiceOf(`Who had the ${card}?`, HOLDERS);

export const DEAL = {
  dealer: choiceOf('Who dealt?', SEAT_NAMES),
  ten: who('ten'),
  jack: who('jack'),
  queen: who('queen'),
  king: who('king'),
  seven: who('seven'),
  kept: listOf('Which of these were not played?', choiceOf('Card', { ten: 'Ten', jack: 'Jack', queen: 'Queen', king: 'King', seven: 'Seven' }), 1, 5, {
    optional: true,
    hint: 'Held when another was out; left empty if all were played.',
  }),
  out: WHO_WAS_OUT,
  left: cardsLeft(17),
} as const;
export type Deal = Values<typeof DEAL>;

/** All problems of a deal. */
export function impossible(deal: Deal, table: Table<Seat>): Problem[] {
  const { dealer, kept, out, left } = deal;
  const seats = [...absent('dealer', dealer, table), ...absent('out', out, table)];
  for (const key of KEYS) if (deal[key] !== 'nobody') seats.push(...absent(key, deal[key] as Seat, table));
  if (seats.length > 0) return seats;
  const problems: Problem[] = [];
  for (const [n, key] of (kept ?? []).entries()) {
    if (kept?.indexOf(key) !== n) problems.push(problem('kept', 'each card once', LAYOUT[key]));
    else if (deal[key] === 'nobody') problems.push(problem('kept', 'cards that somebody had', `${LAYOUT[key]}, which was in the stock`));
    else if (deal[key] === out) problems.push(problem('kept', `cards of those who were not out`, `${LAYOUT[key]} of ${table.name[out]}`));
  }
  const hand = Math.floor(PACK / table.keys.length);
  const played = (seat: Seat) => KEYS.filter((key) => deal[key] === seat && kept?.includes(key) !== true).length;
  const least = (seat: Seat) => KEYS.filter((key) => deal[key] === seat && kept?.includes(key) === true).length;
  for (const [n, seat] of table.keys.entries())
    if (seat !== out && left.length === table.keys.length && (left[n] ?? 0) < least(seat))
      problems.push(problem('left', `at least ${least(seat)} left with ${table.name[seat]}, who kept as many of the layout`, `${left[n]}`));
  return problems.length > 0 ? problems : wrongLeft({ out, left }, table, (seat) => hand - played(seat));
}

/** Settles one deal with these counters on the layout before it. The deal must be possible. */
export function settle(before: Piles<LayoutPlace>, deal: Deal, table: Table<Seat>, by: Prices): { lines: Line[]; piles: Piles<LayoutPlace> } {
  const piles = Object.fromEntries(KEYS.map((key) => [key, before[key] + by.points(key)])) as Record<LayoutPlace, number>;
  const all = KEYS.reduce((sum, key) => sum + by.points(key), 0);
  const lines = [by.sum('dressing', 'dresses the layout', -all, { unit, to: deal.dealer })];
  for (const key of KEYS) {
    const to = deal[key];
    if (to === 'nobody') continue;
    if (deal.kept?.includes(key) === true) {
      lines.push(by.sum('kept', `${LAYOUT[key]} kept: what lies on it doubled`, -piles[key], { unit, to }));
      piles[key] *= 2;
    } else {
      lines.push(by.sum('card-played', `${LAYOUT[key]} played`, piles[key], { unit, to }));
      piles[key] = 0;
    }
  }
  lines.push(...paidForCards(deal, table, (say, more) => by.line('card-left', say, more)));
  return { lines: withPool(lines), piles };
}

/** "Ann deals, Ben is out first". */
export const sayDeal = ({ dealer, out }: Deal, { name }: Table<Seat>): string => `${name[dealer]} deals, ${name[out]} is out first`;
