// Explained deals of contract bridge a second: every contract and result in turn, from decoded values and from a link's words.
import { decode, type Values } from '../src/rules-engine/core/fields.ts';
import { deal } from '../src/rules-engine/games/contract-bridge/scorers/deal.ts';

const ROUNDS = 5;
const TIMES = 60;
const links: Record<string, string>[] = [];
for (let level = 1; level <= 7; level++) {
  for (const denomination of ['clubs', 'diamonds', 'hearts', 'spades', 'no-trump']) {
    for (const doubling of ['none', 'doubled', 'redoubled']) {
      for (const vulnerable of ['no', 'yes']) {
        for (let tricks = 0; tricks <= 13; tricks++) {
          links.push({ level: `${level}`, denomination, doubling, vulnerable, tricks: `${tricks}`, honours: tricks % 3 === 0 ? '4' : '2' });
        }
      }
    }
  }
}
const values = links.map((link) => {
  const decoded = decode(deal.ask, link);
  if (!decoded.ok) throw new Error(`expected a deal, found ${JSON.stringify(link)}`);
  return decoded.value;
});

function pointsOf(answered: ReturnType<typeof deal.score>): number {
  if (!answered.ok) throw new Error(`expected an answer, found ${JSON.stringify(answered.problems)}`);
  return answered.value.totals[0]?.points ?? 0;
}

/** Deals a second, the best of some rounds after one to warm up; the sum keeps the work from being left out. */
function rate(work: (n: number) => number, times: number): number {
  let best = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    let sum = 0;
    const start = performance.now();
    for (let time = 0; time < times; time++) for (let n = 0; n < links.length; n++) sum += work(n);
    const speed = (links.length * times * 1000) / (performance.now() - start);
    if (sum < 0) throw new Error('expected a positive sum');
    if (round > 0) best = Math.max(best, speed);
  }
  return best;
}

const rates = {
  'explained, from values': rate((n) => pointsOf(deal.score(values[n] as Values<typeof deal.ask>, 'sierra')), TIMES),
  'explained, from a link': rate((n) => {
    const decoded = decode(deal.ask, links[n] ?? {});
    if (!decoded.ok) throw new Error(`expected a deal, found ${JSON.stringify(links[n])}`);
    return pointsOf(deal.score(decoded.value, 'sierra'));
  }, TIMES / 10),
};
console.log(`contract bridge, all ${links.length.toLocaleString('en')} contracts and results, best of ${ROUNDS} rounds`);
for (const [name, speed] of Object.entries(rates)) console.log(`  ${name.padEnd(30)} ${Math.round(speed).toLocaleString('en').padStart(12)} a second`);
