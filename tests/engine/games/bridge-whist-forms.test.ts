// The forms of bridge whist: what dummy declares (donohue, p. 408), and three players, each for themselves (p. 409-410).
import { describe, expect, test } from 'vitest';
import bridge from '../../../src/rules-engine/games/bridge-whist/index.ts';
import { decode, type Played, type Raw, sideTotals } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';

describe('bridge for three', () => {
  const declares = scorerOf(bridge, 'declares', 'dummy-bridge');
  test.each([
    ['AS-AH-AD-AC-2C-3C-4C-5C-6C-7C-8C-9C-10C', 'no trumps'],
    ['AS-AH-KD-2C-3C-4C-5C-6C-2S-2H-2D-3D-4D', 'clubs: the longest suit'],
    ['AS-KS-4S-3S-KH-QH-4H-3H-2C-3C-4C-2D-3D', 'spades: the strongest'],
    ['AS-QS-4S-3S-AH-JH-4H-3H-2C-3C-4C-2D-3D', 'hearts: the most valuable'],
  ])('dummy %s declares %s', (hand, expected) => {
    expect(answered(declares, { hand, show: 'all' }, 'donohue')).toMatchObject({ ok: true, value: { headline: expect.stringContaining(expected) } });
  });
  test('payments of a rubber add up to zero', () => {
    const settlement = scorerOf(bridge, 'settlement', 'three-handed');
    for (const [first, second, third] of [
      [60, 200, 300],
      [60, 0, 0],
      [90, 80, 100],
    ]) {
      const found = answered(settlement, { first: `${first}`, second: `${second}`, third: `${third}`, winner: 'first' }, 'donohue');
      expect(found.ok && found.value.totals.reduce((sum, { points }) => sum + points, 0)).toBe(0);
    }
  });

  // Donohue p. 409 says that each opponent scores honours; he says nothing of chicane and slam.
  test.each([
    ['opponents', '10', 1],
    ['both', '10', 1],
    ['dealer', '10', 0],
    ['nobody', '1', 1],
    ['nobody', '2', 0],
  ])('chicane of %s and %s tricks of the dealer: a share that is our interpretation is noted', (chicane, tricks, notes) => {
    const deal = scorerOf(bridge, 'deal', 'three-handed');
    const hands = { 'in-dealer': '0', 'in-dummy': '5', 'in-eldest': '0', 'in-right': '0' };
    const found = answered(deal, { trump: 'clubs', doubles: '0', tricks, chicane, ...hands }, 'donohue');
    const shared = found.ok ? found.value.notes.filter((note) => note.startsWith('Chicane and slam against the dealer')) : JSON.stringify(found.problems);
    expect(shared).toHaveLength(notes);
  });

  const keep = (entries: readonly Raw[], names?: string): Played => {
    const sheet = sheetOf(bridge, 'rubber', 'three-handed');
    const setup = decode(sheet.setup, names === undefined ? {} : { names });
    const rows = entries.map((raw) => decode(sheet.entry, { doubles: '0', chicane: 'nobody', ...raw }));
    if (!setup.ok || rows.some((row) => !row.ok)) throw new Error(JSON.stringify([setup, rows]));
    return sheet.play(setup.value as never, rows.map((row) => (row.ok ? row.value : {})) as never, 'donohue');
  };
  const game = { trump: 'none', tricks: '9' };
  const lost = { trump: 'spades', tricks: '6' };
  test('the deal rotates in the order of the cut', () => {
    const played = keep([lost, lost, lost, lost], 'Ann.Bob.Cy');
    expect(played.rows.map((row) => row.say.slice(0, 20))).toEqual([
      'Spades, dealt by Ann',
      'Spades, dealt by Bob',
      'Spades, dealt by Cy,',
      'Spades, dealt by Ann',
    ]);
    expect(played.state.at(-1)).toBe('Bob deals next.');
    // A trick lost in spades is 2 to each of the others, above the line.
    expect(sideTotals(played)).toEqual([
      { side: 'Ann', points: 4 },
      { side: 'Bob', points: 6 },
      { side: 'Cy', points: 6 },
    ]);
  });
  test('a game leaves the others their points below the line, and two games end the rubber', () => {
    const played = keep([game, { trump: 'hearts', tricks: '9' }, lost, game, lost], 'Ann.Bob.Cy');
    expect(played.rows.map((row) => row.mark)).toEqual(['Game: Ann', undefined, undefined, 'Game and rubber: Ann', undefined]);
    expect(played.state[1]).toBe('Bob has 0 games and 24 of 30 below the line, 26 in all.');
    expect(played.over).toBe('The rubber to Ann: Bob pays Ann 148; Cy pays Ann 174; Cy pays Bob 26.');
    expect(played.rows[4]?.problems).toEqual([{ field: '', expected: 'no deal after the end of the rubber', found: played.over?.slice(0, -1) }]);
  });
  test('honours against the dealer go to each of the others, and an impossible deal is reported', () => {
    const played = keep([
      { ...game, trump: 'hearts', 'in-dealer': '1', 'in-eldest': '2', 'in-right': '2' },
      { ...game, trump: 'hearts', 'in-dealer': '3' },
    ]);
    expect(sideTotals(played).map((one) => one.points)).toEqual([24, 32, 32]);
    expect(played.rows[1]?.problems.map((one) => one.field)).toEqual(['in-dealer']);
  });
});
