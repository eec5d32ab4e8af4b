// Random deals of reversis, and the second method that settles them: a table of debts, written from Donohue p. 350-355.
import { type Card, PACKS } from '../../../src/rules-engine/index.ts';

const PACK: readonly Card[] = PACKS['reversis-48'].cards;
/** Players from the dealer on, and the pools. */
export const SIDES = ['Dealer', 'Eldest hand', 'Opposite the dealer', 'Left of the dealer', 'Great pool', 'Little pool'] as const;
/** Aces and quinolas, by field name. */
export const KEYS = { AS: 'aceSpades', AH: 'aceHearts', AC: 'aceClubs', AD: 'aceDiamonds', JH: 'jackHearts', QH: 'queenHearts' } as const;
type Special = keyof typeof KEYS;

/** A random deal; the dealer is at 0. */
export interface Thrown {
  readonly discards: readonly Card[];
  readonly points: readonly number[];
  readonly tricks: readonly number[];
  readonly reversis: 'none' | 'made' | 'broken';
  readonly breaker: number;
  readonly espagnolette: number;
  readonly revoker: number;
  readonly pools: readonly [number, number];
  readonly events: readonly { card: Special; how: 'placed' | 'forced' | 'led'; by: number; to: number; when: 'before' | 'tenth' | 'last' }[];
}

/** A random deal: four discards, eleven tricks, points that add up, some aces and quinolas placed, forced or led. */
export function thrown(next: () => number): Thrown {
  const below = (sides: number) => Math.floor(next() * sides);
  const discards: Card[] = [];
  while (discards.length < 4) {
    const card = PACK[below(PACK.length)] as Card;
    if (!discards.includes(card)) discards.push(card);
  }
  const worth = (card: Card) => ({ A: 4, K: 3, Q: 2, J: 1 })[card.slice(0, -1) as 'A'] ?? 0;
  const tricks = [0, 0, 0, 0];
  const kind = below(6);
  const first = below(4);
  const breaker = (first + 1 + below(3)) % 4;
  const reversis = kind === 0 ? 'made' : kind === 1 ? 'broken' : 'none';
  const early = below(2);
  for (let n = 0; n < 11; n++) {
    const winner = reversis === 'none' ? below(4) : reversis === 'broken' && n === 9 + early ? breaker : first;
    tricks[winner] = (tricks[winner] ?? 0) + 1;
  }
  const points = [0, 0, 0, 0];
  const takers = [0, 1, 2, 3].filter((seat) => (tricks[seat] ?? 0) > 0);
  for (const card of PACK.filter((one) => !discards.includes(one))) {
    const taker = takers[below(takers.length)] ?? 0;
    points[taker] = (points[taker] ?? 0) + worth(card);
  }
  const espagnolette = below(4) === 0 ? below(4) : -1;
  const used = new Set<string>();
  const events: Thrown['events'][number][] = [];
  for (const card of Object.keys(KEYS) as Special[]) {
    if (discards.includes(card) || below(3) === 0) continue;
    const how = (['placed', 'forced', 'led'] as const)[below(3)] ?? 'placed';
    const when = (['before', 'before', 'before', 'tenth', 'last'] as const)[below(5)] ?? 'before';
    let by = below(4);
    let to = takers[below(takers.length)] ?? 0;
    const firstNine = reversis === 'made' || (reversis === 'broken' && when === 'before');
    if (firstNine && how === 'placed') to = first;
    if (firstNine && how === 'led') by = first;
    if (how === 'forced') to = below(4);
    if (by === to && how !== 'led') continue;
    if (when !== 'before' && used.has(`${when}${by}`)) continue;
    used.add(`${when}${by}`);
    events.push({ card, how, by, to, when });
  }
  return {
    discards,
    points,
    tricks,
    reversis,
    breaker,
    espagnolette: reversis !== 'none' && espagnolette === first ? -1 : espagnolette,
    revoker: below(6) === 0 ? below(4) : -1,
    pools: [below(160), below(90)],
    events,
  };
}

const CONSOLATION = { AS: 1, AH: 1, AC: 1, AD: 2, JH: 6, QH: 3 } as const;
const across = (a: number, b: number) => (a + 2) % 4 === b;

/** The second method: who owes what to whom (4 and 5 are the pools), sentence by sentence. The dealer is at 0. */
export function debts(deal: Thrown): readonly number[] {
  const owes = Array.from({ length: 6 }, () => [0, 0, 0, 0, 0, 0]);
  const owe = (from: number, to: number, fish: number) => {
    const row = owes[from] ?? [];
    row[to] = (row[to] ?? 0) + fish;
  };
  const pay = (from: number, to: number, fish: number) => owe(from, to, across(from, to) ? fish * 2 : fish);
  const stakeOf = (card: Special) => (card === 'JH' ? Math.min(deal.pools[0], 100) : card === 'QH' ? Math.min(deal.pools[1], 50) : 0);
  const poolOf = (card: Special) => (card === 'JH' ? 4 : 5);
  const first = deal.reversis === 'none' ? -1 : deal.tricks.findIndex((tricks) => tricks >= 9);
  const lost = deal.espagnolette >= 0 && deal.reversis === 'none' && (deal.tricks[deal.espagnolette] ?? 0) > 0 ? deal.espagnolette : -1;
  // The party: seats sorted with the best first; the last to have dealt is nearest, going to the left from the dealer.
  const byPlace = [0, 3, 2, 1];
  const better = (a: number, b: number) =>
    (deal.points[a] ?? 0) - (deal.points[b] ?? 0) ||
    (deal.tricks[a] ?? 0) - (deal.tricks[b] ?? 0) ||
    Number(b === deal.espagnolette) - Number(a === deal.espagnolette) ||
    byPlace.indexOf(a) - byPlace.indexOf(b);
  const plainly = (a: number, b: number) =>
    (deal.points[a] ?? 0) - (deal.points[b] ?? 0) || (deal.tricks[a] ?? 0) - (deal.tricks[b] ?? 0) || byPlace.indexOf(a) - byPlace.indexOf(b);
  const winner = [0, 1, 2, 3].filter((seat) => seat !== lost).sort(better)[0] ?? 0;
  const loser =
    lost >= 0
      ? lost
      : ([0, 1, 2, 3]
          .filter((seat) => seat !== winner)
          .sort(plainly)
          .at(-1) ?? 0);

  for (const { card, how, by, to, when } of deal.events) {
    const fish = CONSOLATION[card] * (when === 'last' ? 2 : 1);
    const quinola = card === 'JH' || card === 'QH';
    if (deal.reversis === 'none') {
      if (how === 'placed' && by !== lost) {
        pay(to, by, fish);
        owe(poolOf(card), by, stakeOf(card));
      }
      if (how === 'placed' && by === lost) owe(by, poolOf(card), stakeOf(card));
      if (how === 'forced') for (const seat of [0, 1, 2, 3]) if (seat !== to) pay(seat, to, fish);
      if (how === 'led' && by !== winner) pay(by, winner, fish);
      if (how !== 'placed') owe(by, poolOf(card), stakeOf(card));
    } else {
      if (by === first && when === 'before') {
        if (deal.reversis === 'made') owe(poolOf(card), by, stakeOf(card));
        else owe(by, poolOf(card), stakeOf(card));
      }
      if (deal.reversis === 'broken' && how === 'placed' && (!quinola || when === 'before')) pay(to, by, fish);
      if (deal.reversis === 'broken' && how === 'forced' && !quinola) for (const seat of [0, 1, 2, 3]) if (seat !== to) pay(seat, to, fish);
    }
  }
  if (deal.reversis === 'none') {
    const value = deal.discards.reduce(
      (sum, card) => sum + (card === 'AD' ? 5 : card === 'JH' ? 4 : ({ A: 4, K: 3, Q: 2, J: 1 }[card.slice(0, -1) as 'A'] ?? 0)),
      4,
    );
    pay(loser, winner, value);
  } else {
    const payer = deal.espagnolette >= 0 && (deal.reversis === 'made' || deal.espagnolette !== deal.breaker) ? deal.espagnolette : -1;
    if (deal.reversis === 'broken') owe(payer >= 0 ? payer : first, deal.breaker, 80);
    else if (payer >= 0) owe(payer, first, 80);
    else for (const seat of [0, 1, 2, 3]) if (seat !== first) pay(seat, first, 20);
  }
  if (deal.revoker >= 0) {
    for (const row of owes) row[deal.revoker] = 0;
    owe(deal.revoker, 4, 6);
    owe(deal.revoker, 5, 6);
  }
  return SIDES.map((_, side) => owes.reduce((sum, row) => sum + (row[side] ?? 0), 0) - (owes[side] ?? []).reduce((sum, fish) => sum + fish, 0));
}
