// Newmarket and stops: random sessions on each sheet compared with a second count of single counters, from USPC p. 43 and Blue Ribbon p. 370-374.
import { describe, expect, test } from 'vitest';
import newmarket from '../../../src/rules-engine/games/newmarket/index.ts';
import type { Raw } from '../../../src/rules-engine/index.ts';
import { addTo, playOn, randomFrom, summary } from '../../support/sheets/whole-games.ts';

const SITTINGS = 400;
const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const SIZES = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const CARDS = ['ace', 'king', 'queen', 'jack'];
/** Cards dealt to each player, by the table of 1940. */
const HANDS: Readonly<Record<number, number>> = { 3: 15, 4: 12, 5: 9, 6: 8, 7: 7, 8: 6 };

type Next = (most: number) => number;
const totalsOf = (purses: readonly number[], layout: readonly number[]) => ({
  ...Object.fromEntries(purses.map((purse, n) => [SEATS[n], purse])),
  pool: layout.reduce((sum, one) => sum + one, 0),
});
/** Drops counters one by one on the four cards. */
function drop(counters: number, next: Next): number[] {
  const on = [0, 0, 0, 0];
  for (let n = 0; n < counters; n++) addTo(on, next(3), 1);
  return on;
}
const move = (purses: number[], from: number, to: number, counters: number) => {
  addTo(purses, from, -counters);
  addTo(purses, to, counters);
};

describe('the account of newmarket, counted a second time', () => {
  test('1940: equal bets on the layout, and a counter a card to the first out', () => {
    const next = randomFrom(373);
    for (let sitting = 0; sitting < SITTINGS; sitting++) {
      const size = 3 + next(5);
      const purses = Array.from({ length: size }, () => 0);
      const layout = [0, 0, 0, 0];
      const refused: number[] = [];
      const entries: Raw[] = [];
      for (let n = 0; n < 6; n++) {
        const bet = 4 + next(6);
        const short = next(9) === 0 ? 1 : 0;
        const on = drop(bet * size - short, next);
        const out = next(size - 1);
        const left = purses.map((_, seat) => (seat === out ? 0 : 1 + next((HANDS[size] ?? 0) - 5)));
        const players = CARDS.map(() => next(size + 1));
        entries.push({
          dealer: SEATS[n % size],
          bet: `${bet}`,
          on: on.join('.'),
          ...Object.fromEntries(CARDS.map((card, c) => [card, SEATS.slice(0, size)[players[c] ?? 9] ?? 'nobody'])),
          out: SEATS[out],
          left: left.join('.'),
        });
        if (short > 0) {
          refused.push(n);
          continue;
        }
        for (let seat = 0; seat < size; seat++) addTo(purses, seat, -bet);
        for (const [c, put] of on.entries()) {
          addTo(layout, c, put);
          const player = players[c] ?? size;
          if (player >= size) continue;
          addTo(purses, player, layout[c] ?? 0);
          layout[c] = 0;
        }
        for (const [seat, cards] of left.entries()) move(purses, seat, out, cards);
      }
      const played = playOn(newmarket, null, 'account', 'blue-ribbon-1940', { players: SIZES[size] }, entries);
      expect(summary(played), JSON.stringify(entries)).toEqual({ totals: totalsOf(purses, layout), refused, over: false });
    }
  });

  test('1898: three from the dealer and two from each other, stops and withheld cards', () => {
    const next = randomFrom(1898);
    for (let sitting = 0; sitting < SITTINGS; sitting++) {
      const size = 2 + next(6);
      const purses = Array.from({ length: size }, () => 0);
      const layout = [0, 0, 0, 0];
      const refused: number[] = [];
      const entries: Raw[] = [];
      for (let n = 0; n < 6; n++) {
        const dealer = n % size;
        const on = drop(1 + 2 * size, next);
        const out = next(size - 1);
        const left = purses.map((_, seat) => (seat === out ? 0 : 1 + next(1)));
        const players = CARDS.map(() => next(size + 1));
        const stops = purses.map(() => next(4));
        const revokes = purses.map(() => next(2));
        const spoilt = next(3);
        const spoiler = next(size - 1);
        const keeps = next(size);
        const played = players[spoilt] ?? size;
        // A player who played the matching card was its holder.
        const holder = played < size ? played : keeps;
        const told = spoilt > 0;
        entries.push({
          dealer: SEATS[dealer],
          on: on.join('.'),
          ...Object.fromEntries(CARDS.map((card, c) => [card, SEATS.slice(0, size)[players[c] ?? 9] ?? 'nobody'])),
          out: SEATS[out],
          left: left.join('.'),
          stops: stops.join('.'),
          revokes: revokes.join('.'),
          ...(told ? { below: CARDS[spoilt], spoilers: SEATS[spoiler], holders: SEATS.slice(0, size)[holder] ?? 'nobody' } : {}),
        });
        if (told && revokes[spoiler] === 0) {
          refused.push(n);
          continue;
        }
        for (let seat = 0; seat < size; seat++) {
          addTo(purses, seat, -(seat === dealer ? 3 : 2));
          for (let other = 0; other < size; other++) if (other !== seat) move(purses, seat, other, (stops[seat] ?? 0) + (revokes[seat] ?? 0));
        }
        for (const [c, put] of on.entries()) addTo(layout, c, put);
        if (told && holder < size) move(purses, spoiler, holder, layout[spoilt] ?? 0);
        if (told && holder >= size) {
          addTo(purses, spoiler, -(layout[spoilt] ?? 0));
          addTo(layout, spoilt, layout[spoilt] ?? 0);
        }
        for (const [c, player] of players.entries()) {
          if (player >= size) continue;
          addTo(purses, player, layout[c] ?? 0);
          layout[c] = 0;
        }
        for (const [seat, cards] of left.entries()) move(purses, seat, out, cards);
      }
      const played = playOn(newmarket, null, 'account', 'uspc-1898', { players: SIZES[size] }, entries);
      expect(summary(played), JSON.stringify(entries)).toEqual({ totals: totalsOf(purses, layout), refused, over: false });
    }
  });

  test('simple stops: the pool is staked, paid into and won in every deal', () => {
    const next = randomFrom(371);
    for (let sitting = 0; sitting < SITTINGS; sitting++) {
      const size = 2 + next(6);
      const purses = Array.from({ length: size }, () => 0);
      const refused: number[] = [];
      const entries: Raw[] = [];
      for (let n = 0; n < 8; n++) {
        const out = next(size - 1);
        const slip = next(9) === 0;
        const left = purses.map((_, seat) => (seat === out ? (slip ? 1 : 0) : 1 + next(Math.ceil(52 / size) - 1)));
        const forfeits = purses.map(() => next(9));
        entries.push({ dealer: SEATS[n % size], forfeits: forfeits.join('.'), out: SEATS[out], left: left.join('.') });
        if (slip) {
          refused.push(n);
          continue;
        }
        for (const [seat, cards] of left.entries()) move(purses, seat, out, 1 + (forfeits[seat] ?? 0) + cards);
      }
      const played = playOn(newmarket, 'stops', 'sitting', 'blue-ribbon-1940', { players: SIZES[size] }, entries);
      const { pool: _, ...totals } = totalsOf(purses, []);
      expect(summary(played), JSON.stringify(entries)).toEqual({ totals, refused, over: false });
    }
  });
});

describe('an impossible deal', () => {
  const deal = { dealer: 'first', bet: '4', on: '12.0.0.0', out: 'first', left: '0.2.2' };
  const told = (more: Raw, book: 'blue-ribbon-1940' | 'uspc-1898' = 'blue-ribbon-1940', form: string | null = null) =>
    playOn(newmarket, form, 'account', book, { players: 'three' }, [{ ...deal, ...more }]).rows[0]?.problems.map(({ field }) => field);
  test('is reported with its field, and counts for nothing', () => {
    expect(told({})).toEqual([]);
    expect(told({ bet: '3', on: '9.0.0.0' })).toEqual(['bet']);
    expect(told({ bet: '11', on: '33.0.0.0' })).toEqual(['bet']);
    expect(told({ on: '11.0.0.0' })).toEqual(['on']);
    expect(told({ left: '0.2.0' })).toEqual(['left']);
    expect(told({ left: '1.2.2' })).toEqual(['left']);
    expect(told({ left: '0.15.2', ace: 'second' })).toEqual(['left']);
    expect(told({ left: '0.15.2' })).toEqual([]);
    expect(told({ left: '0.16.2' })).toEqual(['left']);
    expect(told({ left: '0.2' })).toEqual(['left']);
    expect(told({ ace: 'fourth' })).toEqual(['ace']);
    expect(told({}, 'blue-ribbon-1940', 'saratoga')).toEqual(['on']);
    expect(told({ on: '3.3.3.3' }, 'blue-ribbon-1940', 'saratoga')).toEqual([]);
  });
  test('cards withheld below a layout card need all their details', () => {
    const all = { on: '7.0.0.0', revokes: '0.1.0', below: 'king', spoilers: 'second', holders: 'third' };
    expect(told(all, 'uspc-1898')).toEqual([]);
    expect(told({ ...all, revokes: '1.0.0' }, 'uspc-1898')).toEqual(['revokes']);
    expect(told({ ...all, spoilers: 'second.second' }, 'uspc-1898')).toEqual(['spoilers']);
    expect(told({ ...all, holders: '' }, 'uspc-1898')).toEqual(['holders']);
    expect(told({ ...all, king: 'first' }, 'uspc-1898')).toEqual(['holders']);
    expect(told({ ...all, below: 'king.king', revokes: '0.2.0', spoilers: 'second.second', holders: 'third.third' }, 'uspc-1898')).toEqual(['below']);
    expect(told({ ...all, stops: '1.1' }, 'uspc-1898')).toEqual(['stops']);
  });
  test('the holder of the matching card pays that part to nobody', () => {
    const played = playOn(newmarket, null, 'account', 'uspc-1898', { players: 'three' }, [
      { ...deal, on: '0.7.0.0', revokes: '0.1.0', below: 'king', spoilers: 'second', holders: 'second' },
    ]);
    expect(summary(played).totals).toEqual({ first: 2, second: -6, third: -3, pool: 7 });
    expect(played.notes.join(' ')).toContain('pays that part to nobody');
  });
});
