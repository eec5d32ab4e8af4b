// Reversis: seeded random deals settled by a second method, a table of debts written from Donohue p. 350-355; payments must balance.

import { describe, expect, test } from 'vitest';
import { seeded } from '../../../scripts/seeded.ts';
import game from '../../../src/rules-engine/games/reversis/index.ts';
import { columnTotals } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';
import { debts, KEYS, SIDES, type Thrown, thrown } from './reversis-debts.ts';

const BOOK = 'donohue';
const SEATS = ['dealer', 'right', 'across', 'left'] as const;

const eventsOf = (deal: Thrown, seats: readonly string[]) =>
  Object.fromEntries(
    deal.events.flatMap(({ card, how, by, to, when }) => [
      [KEYS[card], how],
      [`${KEYS[card]}By`, seats[by] ?? ''],
      ...(how === 'led' ? [] : [[`${KEYS[card]}To`, seats[to] ?? '']]),
      [`${KEYS[card]}When`, when],
    ]),
  ) as Record<string, string>;

describe('random deals', () => {
  test('5,000 of them are settled as by the second method, and nothing is lost', () => {
    const next = seeded(1846);
    const seen = { none: 0, made: 0, broken: 0 };
    const wrong: string[] = [];
    for (let n = 0; n < 5000; n++) {
      const deal = thrown(next);
      const raw = {
        discards: deal.discards.join(' '),
        points: deal.points.join('.'),
        tricks: deal.tricks.join('.'),
        reversis: deal.reversis,
        ...(deal.reversis === 'broken' ? { breaker: SEATS[deal.breaker] ?? '' } : {}),
        espagnolette: SEATS[deal.espagnolette] ?? 'none',
        revoker: SEATS[deal.revoker] ?? 'none',
        greatPool: `${deal.pools[0]}`,
        littlePool: `${deal.pools[1]}`,
        ...eventsOf(deal, SEATS),
      };
      // Eleven tricks for one player are a reversis, which the random deal has under that name.
      if (deal.reversis === 'none' && deal.tricks.includes(11)) continue;
      const found = answered(scorerOf(game, 'deal'), raw, BOOK);
      if (!found.ok) {
        wrong.push(`${JSON.stringify(raw)}: ${JSON.stringify(found.problems)}`);
        continue;
      }
      seen[deal.reversis] += 1;
      const totals = SIDES.map((side) => found.value.totals.find(({ to }) => to === side)?.points ?? 0);
      if (totals.reduce((sum, one) => sum + one, 0) !== 0) wrong.push(`${JSON.stringify(raw)}: lost ${totals}`);
      if (totals.join() !== debts(deal).join()) wrong.push(`${JSON.stringify(raw)}: ${totals} and ${debts(deal)}`);
    }
    expect(wrong.slice(0, 2)).toEqual([]);
    expect(Math.min(seen.none, seen.made, seen.broken)).toBeGreaterThan(500);
  });

  test('1,000 sheets keep their pools filled and lose no fish', () => {
    const next = seeded(1910);
    const seats = ['first', 'second', 'third', 'fourth'];
    const sheet = sheetOf(game, 'account');
    const blank = Object.fromEntries(
      Object.values(KEYS).flatMap((key) => [
        [key, 'none'],
        [`${key}By`, null],
        [`${key}To`, null],
        [`${key}When`, null],
      ]),
    );
    for (let n = 0; n < 1000; n++) {
      const always = next() < 0.5;
      const has = [0, 0, 0, 0, 0, 0];
      const entries = Array.from({ length: 1 + Math.floor(next() * 4) }, (_, at) => {
        let deal = thrown(next);
        while (deal.reversis === 'none' && deal.tricks.includes(11)) deal = thrown(next);
        const dealer = at % 4;
        for (const [pool, stake, more] of [
          [4, 6, 2],
          [5, 3, 1],
        ] as const) {
          const filled = (has[pool] ?? 0) < stake * 4 + more;
          for (const seat of [0, 1, 2, 3]) {
            const fish = (filled ? stake : 0) + ((filled || always) && seat === dealer ? more : 0);
            has[seat] = (has[seat] ?? 0) - fish;
            has[pool] = (has[pool] ?? 0) + fish;
          }
        }
        // The random deal has its dealer at 0: the seats are rotated to this deal's dealer.
        const turned = [0, 1, 2, 3].map((seat) => (seat + 4 - dealer) % 4);
        const seated = (seat: number) => (seat + dealer) % 4;
        const owed = debts({ ...deal, pools: [has[4] ?? 0, has[5] ?? 0] });
        for (const seat of [0, 1, 2, 3]) has[seated(seat)] = (has[seated(seat)] ?? 0) + (owed[seat] ?? 0);
        has[4] = (has[4] ?? 0) + (owed[4] ?? 0);
        has[5] = (has[5] ?? 0) + (owed[5] ?? 0);
        return {
          dealer: seats[dealer],
          discards: deal.discards,
          points: turned.map((seat) => deal.points[seat]),
          tricks: turned.map((seat) => deal.tricks[seat]),
          reversis: deal.reversis,
          breaker: deal.reversis === 'broken' ? seats[seated(deal.breaker)] : null,
          espagnolette: deal.espagnolette < 0 ? 'none' : seats[seated(deal.espagnolette)],
          revoker: deal.revoker < 0 ? 'none' : seats[seated(deal.revoker)],
          ...blank,
          ...eventsOf(
            deal,
            [0, 1, 2, 3].map((seat) => seats[seated(seat)] ?? ''),
          ),
        };
      });
      const played = sheet.play({ names: null, always } as never, entries as never, BOOK);
      expect(played.rows.flatMap(({ problems }) => problems)).toEqual([]);
      expect(Object.values(columnTotals(played))).toEqual(has);
      expect(has.reduce((sum, fish) => sum + fish, 0)).toBe(0);
    }
  });
});

test('invalid entries are reported at their field', () => {
  const base = { discards: '2S 2D 2C 3C', points: '0.20.20.0', tricks: '1.4.6.0', reversis: 'none' };
  const fields = (raw: Record<string, string>) => {
    const found = answered(scorerOf(game, 'deal'), { ...base, ...raw }, BOOK);
    return found.ok ? [] : found.problems.map(({ field }) => field);
  };
  expect(fields({})).toEqual([]);
  expect(fields({ tricks: '1.4.5.0' })).toEqual(['tricks']);
  expect(fields({ points: '0.20.19.0' })).toEqual(['points']);
  expect(fields({ points: '0.20.19.1' })).toEqual(['points']);
  expect(fields({ discards: 'AD 2D 2C 3C' })).toEqual(['points']);
  expect(fields({ tricks: '0.0.11.0', points: '0.0.40.0' })).toEqual(['reversis']);
  expect(fields({ reversis: 'made' })).toEqual(['tricks']);
  expect(fields({ reversis: 'broken', breaker: 'left', tricks: '1.0.10.0', points: '0.0.40.0' })).toEqual(['breaker']);
  expect(fields({ reversis: 'broken', breaker: 'dealer', tricks: '1.0.10.0', points: '0.0.40.0', espagnolette: 'across' })).toEqual(['espagnolette']);
  expect(fields({ jackHearts: 'placed', jackHeartsBy: 'right', jackHeartsTo: 'right' })).toEqual(['jackHeartsTo']);
  expect(fields({ jackHearts: 'placed', jackHeartsBy: 'right', jackHeartsTo: 'left' })).toEqual(['jackHeartsTo']);
  expect(fields({ aceSpades: 'placed', aceSpadesBy: 'left' })).toEqual(['aceSpadesTo']);
});
