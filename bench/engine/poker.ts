// Explained showdowns a second, here and in the npm package pokersolver; and our bare evaluator against a look-up
// in a table of all 2,598,960 hands. Wrong answers of each are counted with the plain method of the proofs.
import { createRequire } from 'node:module';
import game from '../../src/rules-engine/games/poker/index.ts';
import { rateOf } from '../../src/rules-engine/games/poker/reckoning/evaluate.ts';
import { codeOf } from '../../src/rules-engine/games/poker/reckoning/order.ts';
import { type Card, PACKS } from '../../src/rules-engine/index.ts';
import { rankPlainly } from '../../tests/proofs/poker-reference.ts';
import { scorerOf } from '../../tests/support/counts/counts.ts';
import { rankingAt } from '../../tests/support/counts/poker.ts';
import { rate, row, seeded } from '../timing.ts';

const showdown = scorerOf(game, 'showdown');

interface Solved {
  readonly descr: string;
  toString(): string;
}
const { Hand } = createRequire(import.meta.url)('pokersolver') as { Hand: { solve(cards: string[]): Solved; winners(hands: Solved[]): Solved[] } };

const PLAYERS = 4;
const SAMPLE = 20_000;
const DECK: readonly Card[] = PACKS['standard-52'].cards;

const random = seeded(1829);
const tables = Array.from({ length: SAMPLE }, () => {
  const deck = [...DECK];
  for (let n = 0; n < PLAYERS * 5; n++) {
    const other = n + Math.floor(random() * (52 - n));
    [deck[n], deck[other]] = [deck[other] as Card, deck[n] as Card];
  }
  return Array.from({ length: PLAYERS }, (_, n) => deck.slice(n * 5, n * 5 + 5));
});
const theirs = tables.map((table) => table.map((hand) => hand.map((card) => `${card.slice(0, -1).replace('10', 'T')}${card.slice(-1).toLowerCase()}`)));
const values = tables.map((hands) => ({ hands, 'no-straights': false }) as never);

function ours(n: number): string {
  const result = showdown.score(values[n] as never, 'uspc-1898');
  if (!result.ok) throw new Error(`expected an answer, found ${JSON.stringify(result.problems)}`);
  return result.value.headline;
}
/** The winners according to pokersolver, by number, with its description of every hand, as in our answer. */
function pokersolver(n: number): { winners: number[]; text: string } {
  const solved = (theirs[n] as string[][]).map((hand) => Hand.solve(hand));
  const won = Hand.winners(solved);
  return { winners: solved.flatMap((hand, at) => (won.includes(hand) ? [at] : [])), text: solved.map((hand) => `${hand.descr}: ${hand.toString()}`).join() };
}

// The table: one number for each hand, at the index of its cards in the order of all hands.
const choose = [1, 2, 3, 4, 5].map((k) =>
  Array.from({ length: 52 }, (_, n) => Array.from({ length: k }, (_x, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1)).map(Math.round),
);
const [c1, c2, c3, c4, c5] = choose as [number[], number[], number[], number[], number[]];
const evaluate = rateOf(rankingAt('uspc-1898').order);
const ratings = new Float64Array(2_598_960);
for (let e = 4; e < 52; e++)
  for (let d = 3; d < e; d++)
    for (let c = 2; c < d; c++)
      for (let b = 1; b < c; b++)
        for (let a = 0; a < b; a++)
          ratings[(c1[a] as number) + (c2[b] as number) + (c3[c] as number) + (c4[d] as number) + (c5[e] as number)] = evaluate(a, b, c, d, e);
// Small numbers keep the table as small, and so as fast, as possible.
const steps = new Map([...new Set(ratings)].sort((a, b) => a - b).map((rating, step) => [rating, step]));
const lookUp = Uint16Array.from(ratings, (rating) => steps.get(rating) as number);
const HANDS = 500_000;
// Hands one after another, each sorted, as the table requires; the evaluator accepts any order.
const flat = new Uint8Array(HANDS * 5);
for (let n = 0; n < HANDS; n++) {
  const hand = new Set<number>();
  while (hand.size < 5) hand.add(Math.floor(random() * 52));
  flat.set(
    [...hand].sort((a, b) => a - b),
    n * 5,
  );
}
const fast = (n: number) =>
  evaluate(flat[n * 5] as number, flat[n * 5 + 1] as number, flat[n * 5 + 2] as number, flat[n * 5 + 3] as number, flat[n * 5 + 4] as number);
const found = (n: number) =>
  lookUp[
    (c1[flat[n * 5] as number] as number) +
      (c2[flat[n * 5 + 1] as number] as number) +
      (c3[flat[n * 5 + 2] as number] as number) +
      (c4[flat[n * 5 + 3] as number] as number) +
      (c5[flat[n * 5 + 4] as number] as number)
  ] as number;

const rates = {
  ours: rate(SAMPLE, (n) => ours(n).length),
  pokersolver: rate(SAMPLE / 10, (n) => pokersolver(n).text.length),
  fast: rate(HANDS, fast),
  table: rate(HANDS, found),
};

let oursWrong = 0;
let theirsWrong = 0;
tables.forEach((table, n) => {
  const plain = table.map((hand) => rankPlainly(hand.map((card) => codeOf(card))));
  const best = Math.max(...plain);
  const winners = plain.flatMap((value, at) => (value === best ? [at] : []));
  const named =
    /^Hands? ([\d, and]+?) (?:wins|divide)/
      .exec(ours(n))?.[1]
      ?.match(/\d/g)
      ?.map((seat) => Number(seat) - 1) ?? [];
  if (named.join() !== winners.join()) oursWrong++;
  if (pokersolver(n).winners.join() !== winners.join()) theirsWrong++;
});

console.log(`Showdowns of ${PLAYERS} hands with their explanation`);
row('ours', rates.ours, `wrong in ${oursWrong} of ${SAMPLE}`);
row('pokersolver', rates.pokersolver, `wrong in ${theirsWrong} of ${SAMPLE}`);
console.log(`  ratio        ${(rates.ours / rates.pokersolver).toFixed(1)} (at least 10 wanted)`);
console.log('Hands rated without explanation');
row('evaluator', rates.fast);
row('table', rates.table);
console.log(`  ratio        ${(rates.table / rates.fast).toFixed(2)} times as long as a look-up (at most 10 wanted)`);
