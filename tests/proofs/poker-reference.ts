// A second method to rank a poker hand, as simple as the books' description and sharing no code with the engine.
// Cards are numbers: four times the rank (two lowest) and the suit.

/** Calls `visit` with every choice of `size` cards out of a pack, always in the same array. */
export function choose(pack: readonly number[], size: number, visit: (cards: number[]) => void): void {
  const hand: number[] = [];
  const step = (from: number) => {
    if (hand.length === size) {
      visit(hand);
      return;
    }
    for (let n = from; n <= pack.length - (size - hand.length); n++) {
      hand.push(pack[n] as number);
      step(n + 1);
      hand.pop();
    }
  };
  step(0);
}

export function binomial(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return Math.round(result);
}

/** The number of hands of five in each class, by multiplication alone. `runs` is the number of straights by rank. */
export function classCounts(ranks: number, runs: number): Record<string, number> {
  return {
    'straight-flush': 4 * runs,
    'four-of-a-kind': ranks * (ranks - 1) * 4,
    'full-house': ranks * 4 * (ranks - 1) * 6,
    flush: 4 * (binomial(ranks, 5) - runs),
    straight: runs * (4 ** 5 - 4),
    'three-of-a-kind': ranks * 4 * binomial(ranks - 1, 2) * 16,
    'two-pairs': binomial(ranks, 2) * 36 * (ranks - 2) * 4,
    pair: ranks * 6 * binomial(ranks - 1, 3) * 64,
    'high-card': (binomial(ranks, 5) - runs) * (4 ** 5 - 4),
  };
}

const CLASSES = ['high-card', 'pair', 'two-pairs', 'three-of-a-kind', 'straight', 'flush', 'full-house', 'four-of-a-kind', 'straight-flush', 'five-of-a-kind'];

/** Ranks five cards without wild cards: the class, then the ranks in the order in which they are compared, as one number. */
export function rankPlainly(hand: readonly number[]): number {
  const ranks = hand.map((card) => card >> 2).sort((a, b) => b - a);
  const times = (rank: number) => ranks.filter((one) => one === rank).length;
  const compared = [...ranks].sort((a, b) => times(b) - times(a) || b - a);
  const shape = [...new Set(compared)].map(times).join('');
  const flush = hand.every((card) => (card & 3) === ((hand[0] as number) & 3));
  const down = ranks.join(' ');
  const wheel = down === '12 3 2 1 0';
  const straight = wheel || ranks.every((rank, n) => rank === (ranks[0] as number) - n);
  let kind = 'high-card';
  if (shape === '5') kind = 'five-of-a-kind';
  else if (straight && flush) kind = 'straight-flush';
  else if (shape === '41') kind = 'four-of-a-kind';
  else if (shape === '32') kind = 'full-house';
  else if (flush) kind = 'flush';
  else if (straight) kind = 'straight';
  else if (shape === '311') kind = 'three-of-a-kind';
  else if (shape === '221') kind = 'two-pairs';
  else if (shape === '2111') kind = 'pair';
  const order = wheel && (kind === 'straight' || kind === 'straight-flush') ? [3, 2, 1, 0, -1] : compared;
  return order.reduce((sum, rank) => sum * 16 + rank + 1, CLASSES.indexOf(kind));
}
export const className = (value: number): string => CLASSES[Math.floor(value / 16 ** 5)] ?? '';

/** The best hand that wild cards can make, by trying every card for each of them, including cards already held. */
export function rankBySubstitution(natural: readonly number[], wild: number): number {
  if (wild === 0) return rankPlainly(natural);
  let best = -1;
  const fill = (hand: number[], from: number, left: number) => {
    if (left === 0) {
      best = Math.max(best, rankPlainly(hand));
      return;
    }
    for (let card = from; card < 52; card++) fill([...hand, card], card, left - 1);
  };
  fill([...natural], 0, wild);
  return best;
}

/** The class that natural and wild cards reach, by checking for each class whether there are enough wild cards. */
export function classWithWild(natural: readonly number[], wild: number): string {
  const held = new Array<number>(13).fill(0);
  for (const card of natural) held[card >> 2] = (held[card >> 2] as number) + 1;
  const lacks = (needs: readonly [number, number][]) => needs.reduce((sum, [rank, n]) => sum + Math.max(0, n - (held[rank] as number)), 0);
  const most = Math.max(...held);
  const oneSuit = natural.every((card) => (card & 3) === ((natural[0] as number) & 3));
  const run = () => {
    if (most > 1) return false;
    for (let head = 3; head < 13; head++) {
      const window = [0, 1, 2, 3, 4].map((n): [number, number] => [(head - n + 13) % 13, 1]);
      if (lacks(window) <= wild) return true;
    }
    return false;
  };
  if (most + wild >= 5) return 'five-of-a-kind';
  const straight = run();
  if (oneSuit && straight) return 'straight-flush';
  if (most + wild >= 4) return 'four-of-a-kind';
  for (let three = 0; three < 13; three++) {
    if ((held[three] as number) === 0) continue;
    for (let two = 0; two < 13; two++)
      if (
        two !== three &&
        (held[two] as number) > 0 &&
        lacks([
          [three, 3],
          [two, 2],
        ]) <= wild
      )
        return 'full-house';
  }
  if (oneSuit) return 'flush';
  if (straight) return 'straight';
  if (most + wild >= 3) return 'three-of-a-kind';
  if (held.filter((n) => n > 1).length === 2) return 'two-pairs';
  return most + wild >= 2 ? 'pair' : 'high-card';
}
