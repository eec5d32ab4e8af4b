// Explained deals of bridge whist a second, by both books: from decoded values and from a link's words. No peer is known for this game.
import { decode, type Values } from '../src/rules-engine/core/fields.ts';
import { deal } from '../src/rules-engine/games/bridge-whist/scorers/deal.ts';

const SAMPLE = 100_000;
const ROUNDS = 5;
const TRUMPS = ['spades', 'clubs', 'diamonds', 'hearts', 'none'] as const;

/** A generator with a fixed seed, so that two runs time the same deals. */
function* numbers(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}
const random = numbers(1898);
const below = (n: number) => Math.floor((random.next().value as number) * n);

const links = Array.from({ length: SAMPLE }, () => {
  const trump = TRUMPS[below(5)] as (typeof TRUMPS)[number];
  const honours = [0, 0, 0, 0];
  for (let n = trump === 'none' ? 4 : 5; n > 0; n--) {
    const hand = below(4);
    honours[hand] = (honours[hand] ?? 0) + 1;
  }
  const [dealer, dummy, eldest, right] = honours.map(String) as [string, string, string, string];
  return {
    trump,
    doubles: `${below(3)}`,
    tricks: `${below(14)}`,
    'in-dealer': dealer,
    'in-dummy': dummy,
    'in-eldest': eldest,
    'in-right': right,
    chicane: 'nobody',
    revoke: 'nobody',
  };
});
const decoded = (n: number) => {
  const values = decode(deal.ask, links[n] ?? {});
  if (!values.ok) throw new Error(`expected a deal, found ${JSON.stringify(links[n])}`);
  return values.value;
};
const values = links.map((_, n) => decoded(n));

function pointsOf(one: Values<typeof deal.ask>, book: 'uspc-1898' | 'donohue'): number {
  const answered = deal.score(one, book);
  if (!answered.ok) throw new Error(`expected an answer, found ${JSON.stringify(answered.problems)}`);
  return answered.value.totals[0]?.points ?? 0;
}

/** Deals a second, the best of some rounds after one to warm up; the sum keeps the work from being left out. */
function rate(work: (n: number) => number): number {
  let best = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    let sum = 0;
    const start = performance.now();
    for (let n = 0; n < SAMPLE; n++) sum += work(n);
    const speed = (SAMPLE * 1000) / (performance.now() - start);
    if (sum < 0) throw new Error('expected a positive sum');
    if (round > 0) best = Math.max(best, speed);
  }
  return best;
}

const rates = {
  '1898, explained': rate((n) => pointsOf(values[n] as Values<typeof deal.ask>, 'uspc-1898')),
  'Donohue, explained': rate((n) => pointsOf(values[n] as Values<typeof deal.ask>, 'donohue')),
  'from a link, explained': rate((n) => pointsOf(decoded(n), 'uspc-1898')),
};
console.log(`bridge whist, ${SAMPLE} random deals, best of ${ROUNDS} rounds`);
for (const [name, speed] of Object.entries(rates)) console.log(`  ${name.padEnd(30)} ${Math.round(speed).toLocaleString('en').padStart(12)} a second`);
