// Red dog against Blue Ribbon 1940 p. 401: the chance of a hand by trying all hands, and the pool by a second account.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import redDog from '../../../src/rules-engine/games/red-dog/index.ts';
import { odds } from '../../../src/rules-engine/games/red-dog/odds.ts';
import { decode, type Raw, sideTotals } from '../../../src/rules-engine/index.ts';
import { countedOut } from '../../../src/rules-engine/odds/odds.ts';
import { sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';
import { places } from '../../support/library.ts';

test('the odds of any hand are those of all 2,598,960 hands, each against its forty-seven cards', () => {
  const place = places.find(({ id }) => id === 'red-dog');
  if (place === undefined) throw new Error('no place');
  const tally = countedOut(place, odds).find(({ key }) => key === 'any-hand')?.tallies[0]?.tally;
  // By suit: how many cards of the suit below its highest one are not in the hand.
  const beaten = Array.from({ length: 1 << 13 }, (_, held) => {
    const top = 31 - Math.clz32(held);
    let free = 0;
    for (let place = 0; place < top; place++) if ((held & (1 << place)) === 0) free += 1;
    return held === 0 ? 0 : free;
  });
  const bySize = Array.from({ length: 6 }, (): number[] => []);
  for (let held = 0; held < 1 << 13; held++) {
    const size = held.toString(2).replaceAll('0', '').length;
    if (size <= 5) bySize[size]?.push(beaten[held] ?? 0);
  }
  const [many, sums] = [bySize.map((all) => all.length), bySize.map((all) => all.reduce((sum, one) => sum + one, 0))];
  let [hands, wins] = [0, 0];
  for (let s = 0; s <= 5; s++)
    for (let h = 0; s + h <= 5; h++)
      for (let c = 0; s + h + c <= 5; c++) {
        const sizes = [s, h, c, 5 - s - h - c];
        hands += sizes.reduce((all, size) => all * (many[size] ?? 0), 1);
        for (const suit of sizes.keys()) wins += sizes.reduce((all, size, n) => all * ((n === suit ? sums : many)[size] ?? 0), 1);
      }
  expect(hands).toBe(2_598_960);
  // The same pairs of a hand and a card, whether the card is turned first or last.
  expect(Number(tally?.of)).toBe(hands * 47);
  expect(Number(tally?.wins)).toBe(wins);
});

test('a thousand sessions agree with purses and a pool', () => {
  const sheet = sheetIn(countsOf(redDog), 'pool');
  if (sheet === undefined) throw new Error('no sheet');
  const SIZES = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
  const turn = fc.record({ did: fc.constantFrom('won', 'lost', 'refused'), part: fc.integer({ min: 1, max: 12 }) });
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), fc.nat(7), fc.array(turn, { maxLength: 40 }), (size, from, turns) => {
      const dealer = from % size;
      const purse = Array.from({ length: size }, () => 0);
      const pay = (who: number, sum: number) => {
        purse[who] = (purse[who] ?? 0) + sum;
        pool -= sum;
      };
      let pool = 0;
      let [deals, turned] = [dealer, 0];
      const entries: Raw[] = [];
      for (const { did, part } of turns) {
        if (turned === 0) for (const who of purse.keys()) pay(who, -1);
        const who = (deals + 1 + turned) % size;
        const bet = Math.min(part, pool);
        if (did === 'refused') pay(who, -1);
        else pay(who, did === 'won' ? bet : -bet);
        entries.push(did === 'refused' ? { did } : { did, bet: `${bet}` });
        turned += 1;
        if (turned === size) {
          turned = 0;
          deals += 1;
        } else if (pool === 0) for (const each of purse.keys()) pay(each, -1);
      }
      const asked = decode(sheet.setup, { players: SIZES[size - 2], dealer: SEATS[dealer] });
      const rows = entries.map((raw) => decode(sheet.entry, raw));
      if (!asked.ok || rows.some((row) => !row.ok)) throw new Error(JSON.stringify([asked, rows]));
      const played = sheet.play(asked.value as never, rows.map((row) => (row.ok ? row.value : {})) as never, 'blue-ribbon-1940');
      expect(played.rows.flatMap(({ problems }) => problems)).toEqual([]);
      expect(sideTotals(played).map(({ points }) => points)).toEqual([...purse, pool]);
    }),
    { numRuns: 1000 },
  );
});
