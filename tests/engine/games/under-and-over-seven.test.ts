import { describe, expect, it } from 'vitest';
import game from '../../../src/rules-engine/games/under-and-over-seven/index.ts';
import { odds } from '../../../src/rules-engine/games/under-and-over-seven/odds.ts';
import { countedOut, resolve } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf } from '../../support/counts/counts.ts';
import { gainOf } from '../../support/counts/gains.ts';
import { library } from '../../support/library.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.flatMap((a) => FACES.map((b) => [a, b] as const));

describe('under and over seven', () => {
  it('settles three stakes on every throw of two dice', () => {
    let bank = 0;
    for (const [a, b] of THROWS) {
      const answer = answered(scorerOf(game, 'bets'), { dice: `${a}.${b}`, under: '1', seven: '10', over: '100' }, 'blue-ribbon-1940');
      if (!answer.ok) throw new Error(`${a}-${b}`);
      const points = gainOf(answer.value) ?? Number.NaN;
      expect(points).toBe(a + b === 7 ? 30 - 1 - 100 : a + b < 7 ? 1 - 10 - 100 : 100 - 1 - 10);
      bank -= points;
    }
    // 15 of 36 throws win under, 15 over, 6 are sevens.
    expect(bank).toBe((21 - 15) * 1 + (30 - 6 * 3) * 10 + (21 - 15) * 100);
  });

  it('gains the bank a sixth of the bets on the sides and a third of those on seven', () => {
    const rows = countedOut(resolve(library, game.id), odds);
    const edges = rows.map(({ key, tallies }) => [key, `${tallies[0]?.tally.advantage?.n}/${tallies[0]?.tally.advantage?.d}`]);
    expect(edges).toEqual([
      ['under', '1/6'],
      ['over', '1/6'],
      ['seven', '1/3'],
    ]);
    // The note of the table: with 2 stakes won for a seven it would be half of every bet.
    expect((30 - 6 * 2) / 36).toBe(0.5);
  });

  it('needs a stake', () => {
    expect(answered(scorerOf(game, 'bets'), { dice: '3.4' }, 'blue-ribbon-1940')).toMatchObject({ ok: false, problems: [{ found: 'none' }] });
  });
});
