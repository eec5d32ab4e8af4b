import { expect, test } from 'vitest';
import commerce from '../../../src/rules-engine/games/commerce/index.ts';
import { type Card, decode, PACKS, type Raw } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';
import { playOn, randomFrom, summary } from '../../support/sheets/whole-games.ts';

const DECK: readonly Card[] = PACKS['standard-52'].cards;
const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const title = (seat: number) => `${SEATS[seat]?.charAt(0).toUpperCase()}${SEATS[seat]?.slice(1)} player`;

function dealt(random: (most: number) => number, hands: number): Card[][] {
  const pack = [...DECK];
  return Array.from({ length: hands }, () => Array.from({ length: 3 }, () => pack.splice(random(pack.length - 1), 1)[0] as Card));
}

/** The value of a hand as a number, the higher the better, from separate tables; equal numbers are ties. */
function worthOf(hand: readonly Card[], book: string): number {
  const faces = hand.map((card) => card.slice(0, -1));
  const suits = hand.map((card) => card.slice(-1));
  const high = faces.map((face) => ({ A: 14, K: 13, Q: 12, J: 11 })[face] ?? Number(face)).sort((a, b) => a - b);
  const text = high.join(' ');
  if (new Set(faces).size === 1) return 300_000 + (high[0] as number);
  if (new Set(suits).size === 1) {
    if (text === '2 3 14' && book === 'blue-ribbon-1940') return 200_003;
    if (high[2] === (high[0] as number) + 2 && high[1] === (high[0] as number) + 1) return 200_000 + (high[2] as number);
  }
  const sums = ['S', 'H', 'C', 'D'].map((suit) => {
    const mine = faces.filter((_, n) => suits[n] === suit);
    const pips = mine.reduce((all, face) => all + (face === 'A' ? 11 : ({ K: 10, Q: 10, J: 10 }[face] ?? Number(face))), 0);
    return mine.length < 2 ? 0 : 1000 + pips * 10 + (book === 'blue-ribbon-1940' ? mine.length : 0);
  });
  return Math.max(...sums);
}

test.each(['blue-ribbon-1940', 'donohue'] as const)('400 shows of random hands are compared as in a separate table, by %s', (book) => {
  const random = randomFrom(1940);
  const count = scorerIn(countsOf(commerce), 'hands');
  if (count === undefined) throw new Error('no count of hands');
  for (let n = 0; n < 400; n++) {
    const hands = dealt(random, 2 + random(5));
    const worths = hands.map((hand) => worthOf(hand, book));
    const best = Math.max(...worths);
    const tied = worths.flatMap((one, at) => (one === best ? [at] : []));
    const values = decode(count.ask, { hands: hands.map((hand) => hand.join('-')).join('.') }, book);
    if (!values.ok) throw new Error(JSON.stringify(values));
    const result = count.score(values.value as never, book);
    const said = result.ok ? result.value.headline : '';
    const first = book === 'donohue' && tied.includes(hands.length - 1) ? hands.length - 1 : (tied[0] as number);
    const name = (at: number) => (at === hands.length - 1 ? 'Dealer' : `Hand ${at + 1}`);
    const wanted =
      best === 0 ? 'No hand has a point' : best > 200_000 && best < 300_000 && tied.length > 1 ? `${tied.map(name).join(' and ')} tie` : `${name(first)} wins`;
    expect(said.startsWith(wanted), `${hands.join(' / ')}: ${said}, not ${wanted}`).toBe(true);
  }
});

test('every counter of 200 sessions is where a plain ledger has it', () => {
  const random = randomFrom(335);
  for (let sitting = 0; sitting < 200; sitting++) {
    const book = sitting % 2 === 0 ? 'blue-ribbon-1940' : 'donohue';
    const size = 3 + random(5);
    const stake = book === 'donohue' ? 1 : 1 + random(4);
    const purse = Array.from({ length: size }, () => 0);
    const give = (from: number, to: number, sum: number) => {
      purse[from] = (purse[from] as number) - sum;
      purse[to] = (purse[to] as number) + sum;
    };
    const entries: Raw[] = Array.from({ length: 1 + random(9) }, () => {
      const [dealer, winner, beaten] = [random(size - 1), random(size - 1), random(1) === 1];
      const bought = Array.from({ length: size }, () => random(3));
      for (let seat = 0; seat < size; seat++) {
        give(seat, winner, stake);
        give(seat, dealer, bought[seat] as number);
      }
      if (book === 'donohue' && dealer !== winner) {
        give(dealer, winner, 1);
        if (beaten) for (let seat = 0; seat < size; seat++) give(dealer, seat, 1);
      }
      const held = book === 'donohue' ? { held: beaten ? 'hand' : 'nothing' } : {};
      return { dealer: SEATS[dealer] as string, winner: SEATS[winner] as string, bought: bought.join('.'), ...held };
    });
    const setup = { players: `${size}`, ...(book === 'donohue' ? {} : { stake: `${stake}` }) };
    const { totals, refused } = summary(playOn(commerce, null, 'account', book, setup, entries));
    expect(refused).toEqual([]);
    expect(Object.values(totals).map((sum) => sum + 0)).toEqual(purse.map((sum) => sum + 0));
  }
});

test('200 games of three fish end with one player, and pool and purses agree with a plain ledger', () => {
  const random = randomFrom(337);
  for (let game = 0; game < 200; game++) {
    const [size, deposit, prize, horse] = [3 + random(5), 3 + random(9), random(3), random(4)];
    const fish = Array.from({ length: size }, () => 3);
    const purse = fish.map(() => -deposit);
    let [pool, sold, someoneOut] = [size * deposit, false, false];
    const entries: Raw[] = [];
    const alive = () => fish.flatMap((one, seat) => (one > 0 ? [seat] : []));
    while (alive().length > 1) {
      const inside = alive();
      const best = inside[random(inside.length - 1)] as number;
      const rest = inside.filter((seat) => seat !== best);
      const worst = rest[random(rest.length - 1)] as number;
      const won = Math.min(prize, pool);
      pool -= won;
      purse[best] = (purse[best] as number) + won;
      fish[worst] = (fish[worst] as number) - 1;
      const buys = fish[worst] === 0 && !someoneOut && random(1) === 1;
      someoneOut ||= fish[worst] === 0;
      if (buys) {
        fish[worst] = 1;
        pool += horse;
        purse[worst] = (purse[worst] as number) - horse;
        sold = true;
      }
      entries.push({ best: SEATS[best] as string, worst: SEATS[worst] as string, ...(buys ? { bought: 'yes' } : {}) });
    }
    const [last] = alive() as [number];
    purse[last] = (purse[last] as number) + pool;
    const setup = { players: `${size}`, deposit: `${deposit}`, prize: `${prize}`, horse: `${horse}` };
    const played = playOn(commerce, 'old-way', 'lives', 'donohue', setup, entries);
    const { totals, refused, over } = summary(played);
    expect(refused).toEqual([]);
    expect(over).toBe(true);
    expect(played.over).toContain(title(last));
    expect(
      Object.values(totals).map((sum) => sum + 0),
      `sold: ${sold}`,
    ).toEqual([...purse.map((sum) => sum + 0), 0]);
  }
});

test('what is impossible at the table is rejected', () => {
  const setup = { players: '3', deposit: '6', prize: '1', horse: '2' };
  const entries = [
    { best: 'first', worst: 'first' },
    { best: 'first', worst: 'fourth' },
    { best: 'first', worst: 'second', bought: 'yes' },
    ...Array.from({ length: 3 }, () => ({ best: 'first', worst: 'second' })),
    { best: 'second', worst: 'third' },
    ...Array.from({ length: 2 }, () => ({ best: 'first', worst: 'third' })),
    { best: 'first', worst: 'third', bought: 'yes' },
  ];
  expect(summary(playOn(commerce, 'old-way', 'lives', 'donohue', setup, entries)).refused).toEqual([0, 1, 2, 6, 9]);
  const account = playOn(commerce, null, 'account', 'blue-ribbon-1940', { players: '3', stake: '1' }, [
    { dealer: 'fourth', winner: 'first' },
    { dealer: 'first', winner: 'first', bought: '1.1.0.0' },
  ]);
  expect(account.rows.every((row) => row.problems.length > 0)).toBe(true);
});
