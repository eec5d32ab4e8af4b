// Snip-snap-snorem and jig: random games on each sheet compared with a second count of single counters, from Blue Ribbon p. 217-218.
import { describe, expect, test } from 'vitest';
import snip from '../../../src/rules-engine/games/snip-snap-snorem/index.ts';
import type { Raw } from '../../../src/rules-engine/index.ts';
import { addTo, playOn, randomFrom, summary } from '../../support/sheets/whole-games.ts';

const GAMES = 500;
const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const SIZES = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const totalsOf = (purses: readonly number[]) => Object.fromEntries(purses.map((purse, n) => [SEATS[n], purse]));

describe('whole games, counted a second time', () => {
  test('the pool: five counters each, one by one into it, and all of it to the last player who has one', () => {
    const next = randomFrom(217);
    let ended = 0;
    for (let game = 0; game < GAMES; game++) {
      const size = 2 + next(6);
      const purses = Array.from({ length: size }, () => 5);
      let pool = 0;
      let over = false;
      let counts = false;
      const refused: number[] = [];
      const entries: Raw[] = [];
      for (let deal = 0; deal < 8; deal++) {
        const trial = [...purses];
        const paid: number[] = [];
        let wrong = over;
        for (let n = next(12); n > 0; n--) {
          const alive = trial.filter((one) => one > 0).length;
          // Most payments are valid; one in thirty cannot be paid, or is after the end.
          const seat = next(size - 1);
          if ((trial[seat] === 0 || alive === 1) && next(30) > 0) continue;
          if (trial[seat] === 0 || alive === 1) wrong = true;
          addTo(trial, seat, -1);
          paid.push(seat);
        }
        entries.push({ dealer: SEATS[deal % size], ...(paid.length === 0 ? {} : { paid: paid.map((seat) => SEATS[seat]).join('.') }) });
        if (wrong) {
          refused.push(deal);
          continue;
        }
        counts = true;
        for (const seat of paid) {
          addTo(purses, seat, -1);
          pool++;
        }
        const alive = purses.flatMap((one, seat) => (one > 0 ? [seat] : []));
        if (alive.length !== 1) continue;
        addTo(purses, alive[0] ?? 0, pool);
        pool = 0;
        over = true;
        ended++;
      }
      const played = playOn(snip, null, 'pool', 'blue-ribbon-1940', { players: SIZES[size] }, entries);
      const has = counts ? purses : purses.map(() => 0);
      expect(summary(played), JSON.stringify(entries)).toEqual({ totals: { ...totalsOf(has), pool }, refused, over });
    }
    expect(ended).toBeGreaterThan(GAMES / 10);
  });

  test('jig: a counter for each card of the others', () => {
    const next = randomFrom(218);
    for (let game = 0; game < GAMES; game++) {
      const size = 2 + next(6);
      const purses = Array.from({ length: size }, () => 0);
      const refused: number[] = [];
      const entries: Raw[] = [];
      for (let deal = 0; deal < 6; deal++) {
        const out = next(size - 1);
        const left = purses.map((_, seat) => (seat === out ? 0 : next(Math.ceil(52 / size))));
        const wrong = left.some((cards, seat) => seat !== out && cards === 0);
        entries.push({ dealer: SEATS[deal % size], out: SEATS[out], left: left.join('.') });
        if (wrong) {
          refused.push(deal);
          continue;
        }
        for (const [seat, cards] of left.entries()) {
          addTo(purses, seat, -cards);
          addTo(purses, out, cards);
        }
      }
      const played = playOn(snip, 'jig', 'account', 'blue-ribbon-1940', { players: SIZES[size] }, entries);
      expect(summary(played), JSON.stringify(entries)).toEqual({ totals: totalsOf(purses), refused, over: false });
    }
  });
});

describe('an impossible deal', () => {
  const told = (form: string | null, sheet: string, entry: Raw) => playOn(snip, form, sheet, 'blue-ribbon-1940', { players: 'two' }, [entry]).rows[0]?.problems;
  test('is reported with its field', () => {
    expect(told(null, 'pool', { dealer: 'first', paid: 'third' })?.map(({ field }) => field)).toEqual(['paid']);
    expect(told(null, 'pool', { dealer: 'third' })?.map(({ field }) => field)).toEqual(['dealer']);
    expect(told(null, 'pool', { dealer: 'first', paid: 'first.first.first.first.first.second' })?.[0]?.expected).toContain('the end after 5 counters');
    expect(told('jig', 'account', { dealer: 'first', out: 'first', left: '1.2' })?.map(({ field }) => field)).toEqual(['left']);
    expect(told('jig', 'account', { dealer: 'first', out: 'third', left: '0.2' })?.map(({ field }) => field)).toEqual(['out']);
  });
  test('a player without counters has nothing to pay', () => {
    const paid = 'first.first.first.first.first.first';
    const three = playOn(snip, null, 'pool', 'blue-ribbon-1940', { players: 'three' }, [{ dealer: 'first', paid }]);
    expect(three.rows[0]?.problems[0]?.found).toContain('who has none');
  });
});
