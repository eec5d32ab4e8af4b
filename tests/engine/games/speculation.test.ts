import { expect, test } from 'vitest';
import speculation from '../../../src/rules-engine/games/speculation/index.ts';
import { type Card, decode, PACKS, type Raw } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';
import { playOn, randomFrom, summary } from '../../support/sheets/whole-games.ts';

const BOOK = 'blue-ribbon-1940';
const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const FACES = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');
const high = (card: Card) => FACES.indexOf(card.slice(0, -1));

/** Plays a deal card by card, selling or keeping each better trump at random, and records who pays whom. */
function playedOut(random: (most: number) => number, size: number, stake: number, give: (from: number, to: number, sum: number) => void) {
  const pack = [...PACKS['standard-52'].cards];
  const deal = () => pack.splice(random(pack.length - 1), 1)[0] as Card;
  const dealer = random(size - 1);
  const hands = Array.from({ length: size }, () => [deal(), deal(), deal()]);
  const up = deal();
  const pool = (size + 1) * stake;
  const trump = up.slice(-1);
  const entry: Record<string, string> = { dealer: SEATS[dealer] as string };
  const sales: [number, number, number][] = [];
  let [best, owner] = [up, dealer];
  const offer = () => {
    if (random(1) === 0) return;
    const [to, price] = [(owner + 1 + random(size - 2)) % size, 1 + random(8)];
    give(to, owner, price);
    sales.push([owner, to, price]);
    owner = to;
  };
  if (high(up) === 12) return { entry: { ...entry, turned: 'ace' } as Record<string, string>, winner: dealer, pool, dealer, hands, up, best };
  offer();
  if (high(up) >= 9) {
    for (const [seat, hand] of hands.entries()) for (const card of hand) if (card.endsWith(trump) && high(card) > high(best)) [best, owner] = [card, seat];
    entry.turned = 'court';
  } else {
    const down = hands.map((hand) => [...hand]);
    for (let seat = (dealer + 1) % size; down.some((hand, who) => who !== owner && hand.length > 0); seat = (seat + 1) % size) {
      const card = seat === owner ? undefined : down[seat]?.shift();
      if (card === undefined || !card.endsWith(trump) || high(card) < high(best)) continue;
      [best, owner] = [card, seat];
      offer();
    }
    entry.turned = 'low';
  }
  if (sales.length > 0)
    for (const [key, at] of [
      ['sellers', 0],
      ['buyers', 1],
      ['prices', 2],
    ] as const)
      entry[key] = sales.map((sale) => (at === 2 ? `${sale[2]}` : SEATS[sale[at]])).join('.');
  return { entry: { ...entry, winner: SEATS[owner] as string } as Record<string, string>, winner: owner, pool, dealer, hands, up, best, sold: sales.length };
}

test('every counter of 300 sessions, played card by card, is where a plain ledger has it', () => {
  const random = randomFrom(366);
  let [aces, sales] = [0, 0];
  for (let sitting = 0; sitting < 300; sitting++) {
    const [size, stake] = [2 + random(6), 1 + random(4)];
    const purse = Array.from({ length: size }, () => 0);
    const give = (from: number, to: number, sum: number) => {
      purse[from] = (purse[from] as number) - sum;
      purse[to] = (purse[to] as number) + sum;
    };
    const entries: Raw[] = Array.from({ length: 1 + random(7) }, () => {
      const { entry, winner, dealer, sold = 0 } = playedOut(random, size, stake, give);
      for (let seat = 0; seat < size; seat++) give(seat, winner, seat === dealer ? 2 * stake : stake);
      aces += entry.turned === 'ace' ? 1 : 0;
      sales = Math.max(sales, sold);
      return entry;
    });
    const { totals, refused } = summary(playOn(speculation, null, 'account', BOOK, { players: `${size}`, stake: `${stake}` }, entries));
    expect(refused, JSON.stringify(entries)).toEqual([]);
    expect(Object.values(totals).map((sum) => sum + 0)).toEqual(purse.map((sum) => sum + 0));
  }
  expect(aces).toBeGreaterThan(20);
  expect(sales).toBeGreaterThan(2);
});

test('the highest trump of 300 deals is the one found by turning card by card', () => {
  const random = randomFrom(367);
  const count = scorerIn(countsOf(speculation), 'trumps');
  if (count === undefined) throw new Error('no count of trumps');
  for (let n = 0; n < 300; n++) {
    const size = 2 + random(7);
    const { hands, up, best: turned, dealer, winner } = playedOut(random, size, 1, () => undefined);
    // The owner of the last trump sold turns no more cards, and may hold a better one unseen.
    const hidden = (hands[winner] as Card[]).filter((card) => card.endsWith(up.slice(-1)) && high(card) > high(turned));
    const best = hidden.sort((a, b) => high(b) - high(a))[0] ?? turned;
    const order = hands.map((_, at) => hands[(dealer + 1 + at) % size] as Card[]);
    const values = decode(count.ask, { turned: up, hands: order.map((hand) => hand.join('-')).join('.') }, BOOK);
    const result = values.ok ? count.score(values.value as never, BOOK) : values;
    const at = order.findIndex((hand) => hand.includes(best));
    const who = high(up) === 12 || at === size - 1 ? (high(up) === 12 ? 'The dealer' : 'Dealer') : at < 0 ? 'The card turned up' : `Hand ${at + 1}`;
    expect(result.ok && result.value.headline.startsWith(who), `${up} ${order.join(' / ')}: ${result.ok ? result.value.headline : ''}`).toBe(true);
  }
});

test('impossible sales are rejected', () => {
  const deal = { dealer: 'first', turned: 'court', winner: 'second' };
  const entries = [
    { ...deal, sellers: 'first.second', buyers: 'second.third', prices: '1.1' },
    { ...deal, sellers: 'second', buyers: 'third', prices: '1' },
    { ...deal, sellers: 'first', buyers: 'first', prices: '1' },
    { ...deal, sellers: 'first', buyers: 'second' },
    { ...deal, winner: 'fourth' },
    deal,
  ];
  expect(summary(playOn(speculation, null, 'account', BOOK, { players: '3', stake: '1' }, entries)).refused).toEqual([0, 1, 2, 3, 4]);
});
