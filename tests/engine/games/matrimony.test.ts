import { expect, test } from 'vitest';
import matrimony from '../../../src/rules-engine/games/matrimony/index.ts';
import { type Card, decode, PACKS, type Raw } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';
import { playOn, randomFrom, summary } from '../../support/sheets/whole-games.ts';

const DECK: readonly Card[] = PACKS['standard-52'].cards;
const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const PARTS = ['best', 'matrimony', 'confederacy', 'intrigue', 'pair'] as const;
const LOW_TO_HIGH = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');

/** Who takes each part, from sorted faces, or null: five places in the order of the parts; the ace of diamonds turned up is given first. */
function takers(hands: readonly (readonly Card[])[], book: string): { ace: number; parts: (number | null)[] } {
  const ace = hands.findIndex((hand) => hand[hand.length - 1] === 'AD');
  const faces = hands.map((hand) => hand.map((card) => LOW_TO_HIGH.indexOf(card.slice(0, -1))).sort((a, b) => b - a));
  const first = (good: (own: number[]) => boolean) => {
    const at = faces.findIndex(good);
    return at < 0 ? null : at;
  };
  const pairs = faces.map((own) => Math.max(-1, ...own.filter((face, n) => own.indexOf(face) !== n)));
  const top = Math.max(...faces.map((own) => own[0] as number));
  const highPair = Math.max(...pairs);
  return {
    ace,
    parts: [
      book === 'donohue' ? first((own) => own[0] === top) : null,
      first((own) => own.includes(11) && own.includes(10)),
      first((own) => own.includes(11) && own.includes(9)),
      first((own) => own.includes(10) && own.includes(9)),
      highPair < 0 ? null : pairs.indexOf(highPair),
    ],
  };
}

function dealt(random: (most: number) => number, hands: number, each: number): Card[][] {
  // Half of the deals are from high cards only, where combinations compete.
  const pack = random(1) === 0 ? [...DECK] : DECK.filter((card) => 'JQKA'.includes(card.slice(0, -1)) || card.startsWith('9'));
  return Array.from({ length: hands }, () => Array.from({ length: each }, () => pack.splice(random(pack.length - 1), 1)[0] as Card));
}

test.each([
  'blue-ribbon-1940',
  'donohue',
] as const)('every counter of 200 random sessions is where a plain ledger has it, and each deal is settled by its cards, by %s', (book) => {
  const random = randomFrom(256);
  const count = scorerIn(countsOf(matrimony), 'deal');
  if (count === undefined) throw new Error('no count of a deal');
  let swept = 0;
  for (let sitting = 0; sitting < 200; sitting++) {
    const size = 3 + random(3);
    const purse = Array.from({ length: size }, () => 0);
    const lay = [0, 0, 0, 0, 0];
    const entries: Raw[] = [];
    for (let n = 1 + random(6); n > 0; n--) {
      const [dealer, staked] = [random(size - 1), 2 + random(18)];
      const laid = [0, 0, 0, 0, 0];
      for (let seat = 0; seat < size; seat++) {
        const own = seat === dealer ? staked : staked - 1;
        purse[seat] = (purse[seat] as number) - own;
        for (let chip = 0; chip < own; chip++) {
          const part = random(4);
          laid[part] = (laid[part] as number) + 1;
          lay[part] = (lay[part] as number) + 1;
        }
      }
      const hands = dealt(random, size, book === 'donohue' ? 3 : 2);
      const seatOf = (at: number) => (dealer + 1 + at) % size;
      const { ace, parts } = takers(hands, book);
      const asked: Record<string, string> = { hands: hands.map((hand) => hand.join('-')).join('.') };
      for (const [at, part] of PARTS.entries()) asked[`on-${part}`] = `${lay[at]}`;
      const values = decode(count.ask, asked, book);
      const result = values.ok ? count.score(values.value as never, book) : values;
      if (!result.ok) throw new Error(JSON.stringify(result));
      const name = (at: number) => (at === size - 1 ? 'Dealer' : `Hand ${at + 1}`);
      const wins = hands.map((_, at) =>
        ace === at
          ? lay.reduce((a, b) => a + b, 0)
          : ace >= 0
            ? 0
            : parts.reduce<number>((sum, who, part) => sum + (who === at ? (lay[part] as number) : 0), 0),
      );
      for (const [at, sum] of wins.entries()) expect(result.value.totals.find(({ to }) => to === name(at))?.points ?? 0, JSON.stringify(asked)).toBe(sum);
      for (const [at, sum] of wins.entries()) purse[seatOf(at)] = (purse[seatOf(at)] as number) + sum;
      for (let part = 0; part < 5; part++) if (ace >= 0 || parts[part] !== null) lay[part] = 0;
      swept += ace >= 0 ? 1 : 0;
      const entry: Record<string, string> = { dealer: SEATS[dealer] as string, staked: `${staked}`, laid: laid.join('.') };
      if (ace >= 0) entry.ace = SEATS[seatOf(ace)] as string;
      else for (const [at, part] of PARTS.entries()) if (parts[at] !== null) entry[`took-${part}`] = SEATS[seatOf(parts[at] as number)] as string;
      entries.push(entry);
    }
    const { totals, refused } = summary(playOn(matrimony, null, 'account', book, { players: `${size}` }, entries));
    expect(refused).toEqual([]);
    expect(Object.values(totals).map((sum) => sum + 0)).toEqual([...purse, ...lay].map((sum) => sum + 0));
    expect([...purse, ...lay].reduce((a, b) => a + b, 0)).toBe(0);
  }
  expect(swept).toBeGreaterThan(5);
});

test('stakes that do not add up to what each player owes are rejected, and so are unknown seats', () => {
  const entry = { dealer: 'first', staked: '12', laid: '10.10.4.4.6' };
  const entries = [entry, { ...entry, laid: '10.10.4.4.7' }, { ...entry, 'took-pair': 'fourth' }, { ...entry, ace: 'eighth' }];
  expect(summary(playOn(matrimony, null, 'account', 'blue-ribbon-1940', { players: '3' }, entries)).refused).toEqual([1, 2, 3]);
});
