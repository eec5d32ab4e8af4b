// Explained cribbage hands a second, here and in the npm package cribbage-counter, and the wrong answers of each.
// The package gets the string that it needs, ready made; our scorer gets decoded cards and, in a second row, the text of a link.
import { createRequire } from 'node:module';
import game from '../../src/rules-engine/games/cribbage/index.ts';
import { cardOf, countHand, machine } from '../../src/rules-engine/games/cribbage/reckoning/count.ts';
import { decode } from '../../src/rules-engine/scoring/decoding.ts';
import type { Values } from '../../src/rules-engine/scoring/fields.ts';
import type { Card } from '../../src/rules-engine/vocabulary/cards.ts';
import { scorerOf } from '../../tests/support/counts/counts.ts';
import { pointsOf, rate, row, seeded } from '../timing.ts';

const hand = scorerOf(game, 'hand');

const counter = createRequire(import.meta.url)('cribbage-counter') as {
  scoreHand(hand: string, isCrib: boolean): { score: number; points: unknown[] };
};
const BOOK = 'uspc-1898';
const SAMPLE = 100_000;
const theirName = Array.from({ length: 52 }, (_, n) => cardOf(n).replace('10', 'T'));

const random = seeded(1850);
const deals = Array.from({ length: SAMPLE }, () => {
  const deal = new Set<number>();
  while (deal.size < 5) deal.add(Math.floor(random() * 52));
  return [...deal];
});
const theirs = deals.map((deal) => deal.map((card) => theirName[card]).join(','));
const values = deals.map(
  (deal) => ({ hand: deal.slice(0, 4).map(cardOf), starter: [cardOf(deal[4] ?? 0)] as Card[], crib: false }) as unknown as Values<typeof hand.ask>,
);
const links = values.map((one) => ({ hand: (one.hand as Card[]).join('-'), starter: (one.starter as Card[]).join('-'), crib: 'no' }));

const rates = {
  'cribbage-counter, explained': rate(SAMPLE, (n) => counter.scoreHand(theirs[n] ?? '', false).score),
  'ours, explained, from cards': rate(SAMPLE, (n) => pointsOf(hand.score(values[n] as Values<typeof hand.ask>, BOOK))),
  'ours, explained, from a link': rate(SAMPLE, (n) => {
    const decoded = decode(hand.ask, links[n] ?? {});
    if (!decoded.ok) throw new Error(`expected a hand, found ${JSON.stringify(links[n])}`);
    return pointsOf(hand.score(decoded.value, BOOK));
  }),
  'ours, number only': rate(SAMPLE, (n) => {
    const deal = deals[n] as number[];
    return countHand(deal.slice(0, 4), deal[4] ?? 0, false);
  }),
};
const base = rates['cribbage-counter, explained'];
console.log(`cribbage, ${SAMPLE} random hands`);
for (const [name, speed] of Object.entries(rates)) row(name, speed, `${(speed / base).toFixed(2).padStart(7)} x`);

if (!process.argv.includes('--quick')) {
  // Every hand with every starter. The proof tests check our own number against a second method and the known distribution.
  machine();
  let wrong = 0;
  let ourWrong = 0;
  let all = 0;
  let first = '';
  for (let a = 0; a < 49; a++) {
    for (let b = a + 1; b < 50; b++) {
      for (let c = b + 1; c < 51; c++) {
        for (let d = c + 1; d < 52; d++) {
          const four = [a, b, c, d];
          const cards = four.map(cardOf);
          const text = four.map((card) => theirName[card]).join(',');
          for (let starter = 0; starter < 52; starter++) {
            if (four.includes(starter)) continue;
            all += 1;
            const right = countHand(four, starter, false);
            const given = counter.scoreHand(`${text},${theirName[starter]}`, false).score;
            if (given !== right) {
              wrong += 1;
              first ||= `${text} with ${theirName[starter]}: ${given}, should be ${right}`;
            }
            if (pointsOf(hand.score({ hand: cards, starter: [cardOf(starter)], crib: false } as never, BOOK)) !== right) ourWrong += 1;
          }
        }
      }
    }
  }
  console.log(`  of ${all.toLocaleString('en')} hands: cribbage-counter wrong on ${wrong.toLocaleString('en')} (first: ${first}), ours on ${ourWrong}`);
} else console.log('  without --quick: the wrong answers of each over all 12,994,800 hands (about a minute)');
