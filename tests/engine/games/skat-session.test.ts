// The session of skat: Blue Ribbon p. 353-358, U.S. Playing Card p. 82.

import { describe, expect, test } from 'vitest';
import { sideTotals } from '../../../src/rules-engine/index.ts';
import { BLUE, keep, USPC } from '../../support/counts/skat.ts';

describe('the session', () => {
  const names = { names: 'Ann.Ben.Cay.Dot' };
  const solo = { event: 'game', player: 'two', kind: 'solo', suit: 'clubs', matadors: '1' };
  test('1898: gains and losses of the whole table add up to zero', () => {
    const played = keep(names, [{ ...solo, points: '61' }, { ...solo, player: 'four', points: '40' }, { event: 'passed' }], USPC);
    expect(sideTotals(played)).toEqual([
      { side: 'Ann', points: 0 },
      { side: 'Ben', points: 72 + 24 },
      { side: 'Cay', points: 0 },
      { side: 'Dot', points: -24 - 72 },
    ]);
    expect(played.state[1]).toContain('Dot deals');
  });
  test('1940: only the lone player scores, and an error is charged to the player who made it', () => {
    const played = keep(
      names,
      [
        { ...solo, points: '60' },
        { ...solo, event: 'error', offender: 'three', points: '20' },
        { event: 'misdeal', player: 'one' },
        { event: 'dealer-looks', player: 'one' },
        { event: 'skat-in-hand', player: 'four' },
      ],
      BLUE,
    );
    expect(sideTotals(played)).toEqual([
      { side: 'Ann', points: -20 },
      { side: 'Ben', points: 0 },
      { side: 'Cay', points: -24 },
      { side: 'Dot', points: -25 },
    ]);
    expect(played.state[1]).toBe('2 more to the end of the round; Cay deals.');
  });
  test('what a book does not have is a problem in its row', () => {
    expect(keep(names, [{ event: 'passed' }], BLUE).rows[0]?.problems[0]?.field).toBe('event');
    expect(keep(names, [{ event: 'misdeal', player: 'one' }], USPC).rows[0]?.problems[0]?.field).toBe('event');
    expect(keep({ names: 'Ann.Ben.Cay' }, [{ ...solo, player: 'five', points: '61' }], BLUE).rows[0]?.problems[0]?.field).toBe('player');
    expect(keep(names, [{ ...solo, event: 'error', offender: 'two', points: '61' }], BLUE).rows[0]?.problems[0]?.field).toBe('offender');
    const ramsch = { event: 'ramsch', ramschPlayers: 'one.two.three' };
    expect(keep(names, [{ ...ramsch, ramschPoints: '50.50.10', ramschTricks: '4.4.2' }], BLUE).rows[0]?.problems[0]?.field).toBe('ramschPoints');
    expect(keep(names, [{ ...ramsch, ramschPoints: '50.50.20', ramschTricks: '4.4.1' }], BLUE).rows[0]?.problems[0]?.field).toBe('ramschTricks');
  });
  test.each([
    ['most-points', '61.40.19', '5.3.2', { Ann: -20 }],
    ['tied-for-most', '50.20.50', '4.2.4', { Ann: -20, Dot: -20 }],
    ['no-trick', '50.70.0', '4.6.0', { Ben: -30 }],
    ['all-tricks', '0.0.120', '0.0.10', { Dot: -50 }],
  ])('ramsch: the amount written down is in the schedule of skat, %s', (key, ramschPoints, ramschTricks, down) => {
    const played = keep(names, [{ event: 'ramsch', ramschPlayers: 'one.two.four', ramschPoints, ramschTricks }], BLUE);
    expect([...new Set(played.rows[0]?.lines.map((line) => line.rule))]).toEqual([`skat.points.${key}`]);
    expect(Object.fromEntries(sideTotals(played).flatMap(({ side, points }) => (points === 0 ? [] : [[side, points]])))).toEqual(down);
  });
});
