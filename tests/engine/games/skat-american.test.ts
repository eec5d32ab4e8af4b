// American skat against the table of Blue Ribbon p. 355.

import { describe, expect, test } from 'vitest';
import skat from '../../../src/rules-engine/games/skat/index.ts';
import type { Raw } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { answered, countsOf } from '../../support/counts/counts.ts';
import { BLUE, points } from '../../support/counts/skat.ts';

describe('American skat', () => {
  const value = scorerIn(countsOf(skat, 'american-skat'), 'value');
  const UNIT = { diamonds: 9, hearts: 10, spades: 11, clubs: 12, grand: 24 };
  test('the whole table, won and lost', () => {
    for (const [game, unit] of Object.entries(UNIT)) {
      for (let matadors = 1; matadors <= (game === 'grand' ? 4 : 11); matadors++) {
        const due = (raw: Raw) => points({ game, matadors: `${matadors}`, ...raw }, BLUE, value);
        expect(due({ points: '61' })).toBe((matadors + 1) * unit);
        expect(due({ points: '91' })).toBe((matadors + 2) * unit);
        expect(due({ points: '120', sweep: 'all' })).toBe((matadors + 3) * unit);
        expect(due({ points: '91', announced: 'schneider' })).toBe(2 * (matadors + 2) * unit);
        expect(due({ points: '120', sweep: 'all', announced: 'schneider' })).toBe(2 * (matadors + 2) * unit + unit);
        expect(due({ points: '120', sweep: 'all', announced: 'schwarz' })).toBe(3 * (matadors + 3) * unit);
        expect(due({ points: '60' })).toBe(-2 * (matadors + 1) * unit);
        expect(due({ points: '30' })).toBe(-2 * (matadors + 2) * unit);
        expect(due({ points: '90', announced: 'schneider' })).toBe(-4 * (matadors + 2) * unit);
        expect(due({ points: '110', announced: 'schwarz' })).toBe(-6 * (matadors + 3) * unit);
      }
    }
  });
  test('null', () => {
    for (const [game, worth] of [
      ['null', 23],
      ['open-null', 46],
    ] as const) {
      expect(points({ game, tricks: '0' }, BLUE, value)).toBe(worth);
      expect(points({ game, tricks: '2' }, BLUE, value)).toBe(-2 * worth);
    }
  });
  test('announced steps that are lost are noted as part of the loss, and only if they were announced', () => {
    const notes = (raw: Raw) => {
      const result = value === undefined ? null : answered(value, { game: 'hearts', matadors: '1', ...raw }, BLUE);
      return result?.ok ? (result.value.notes ?? []).filter((note) => note.startsWith('The announced steps')).length : null;
    };
    expect(notes({ points: '40' })).toBe(0);
    expect(notes({ points: '40', announced: 'schneider' })).toBe(1);
    expect(notes({ points: '95', announced: 'schneider' })).toBe(0);
  });
  test('an overbid', () => expect(points({ game: 'hearts', matadors: '1', points: '80', bid: '24' }, BLUE, value)).toBe(-60));
});
