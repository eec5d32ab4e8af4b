// Explained deals of bridge whist a second, by both books: from decoded values and from the text of a link. No peer is known for this game.

import game from '../../src/rules-engine/games/bridge-whist/index.ts';
import { decode } from '../../src/rules-engine/scoring/decoding.ts';
import type { Values } from '../../src/rules-engine/scoring/fields.ts';
import { scorerOf } from '../../tests/support/counts/counts.ts';
import { pointsOf, rate, row, seeded } from '../timing.ts';

const deal = scorerOf(game, 'deal');

const SAMPLE = 100_000;
const TRUMPS = ['spades', 'clubs', 'diamonds', 'hearts', 'none'] as const;

const random = seeded(1898);
const below = (n: number) => Math.floor(random() * n);

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

const rates = {
  '1898, explained': rate(SAMPLE, (n) => pointsOf(deal.score(values[n] as Values<typeof deal.ask>, 'uspc-1898'))),
  'Donohue, explained': rate(SAMPLE, (n) => pointsOf(deal.score(values[n] as Values<typeof deal.ask>, 'donohue'))),
  'from a link, explained': rate(SAMPLE, (n) => pointsOf(deal.score(decoded(n), 'uspc-1898'))),
};
console.log(`bridge whist, ${SAMPLE} random deals`);
for (const [name, speed] of Object.entries(rates)) row(name, speed);
