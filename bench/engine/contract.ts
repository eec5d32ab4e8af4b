// Explained deals of contract bridge a second: every contract and result in turn, from decoded values and from the text of a link.

import game from '../../src/rules-engine/games/contract-bridge/index.ts';
import { decode } from '../../src/rules-engine/scoring/decoding.ts';
import type { Values } from '../../src/rules-engine/scoring/fields.ts';
import { scorerOf } from '../../tests/support/counts/counts.ts';
import { pointsOf, rate, row } from '../timing.ts';

const deal = scorerOf(game, 'deal');

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

const rates = {
  'explained, from values': rate(links.length * TIMES, (n) => pointsOf(deal.score(values[n % links.length] as Values<typeof deal.ask>, 'sierra'))),
  'explained, from a link': rate((links.length * TIMES) / 10, (n) => {
    const decoded = decode(deal.ask, links[n % links.length] ?? {});
    if (!decoded.ok) throw new Error(`expected a deal, found ${JSON.stringify(links[n])}`);
    return pointsOf(deal.score(decoded.value, 'sierra'));
  }),
};
console.log(`contract bridge, all ${links.length.toLocaleString('en')} contracts and results`);
for (const [name, speed] of Object.entries(rates)) row(name, speed);
