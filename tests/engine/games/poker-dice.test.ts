import { describe, expect, it } from 'vitest';
import game from '../../../src/rules-engine/games/poker-dice/index.ts';
import { odds } from '../../../src/rules-engine/games/poker-dice/odds.ts';
import { compareHands, handOf } from '../../../src/rules-engine/games/poker-dice/reckoning/hands.ts';
import { countedOut, resolve } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf } from '../../support/counts/counts.ts';
import { seededDie } from '../../support/counts/seeded-die.ts';
import { library } from '../../support/library.ts';

/** A hand as a number: how many pairs of its dice are alike, then the faces in order. */
function value(dice: readonly number[], acesHigh: boolean): number {
  let alike = 0;
  for (const [n, one] of dice.entries()) for (const other of dice.slice(n + 1)) if (one === other) alike++;
  // No pair 0, one pair 1, two pairs 2, three alike 3, full hand 4, four 6, five 10.
  const face = (die: number) => (acesHigh && die === 1 ? 7 : die);
  const sorted = [...dice].sort((a, b) => dice.filter((one) => one === b).length * 10 + face(b) - dice.filter((one) => one === a).length * 10 - face(a));
  return sorted.reduce((sum, die) => sum * 10 + face(die), alike);
}

describe('hands of dice', () => {
  it('come in 6, 150, 300, 1200, 1800, 3600 and 720 of the 7776 ways', () => {
    const rows = countedOut(resolve(library, game.id), odds);
    expect(rows.map(({ key, tallies }) => [key, Number(tallies[0]?.tally.wins)])).toEqual([
      ['five', 6],
      ['four', 6 * 5 * 5],
      ['full', 6 * 5 * 10],
      ['three', 6 * 20 * 10 * 1],
      ['two-pairs', 15 * 4 * 30],
      ['pair', 6 * 10 * 60],
      ['nothing', 720],
    ]);
    expect(rows[0]?.tallies[0]?.tally.of).toBe(7776n);
  });

  it('rank as in the card game by Donohue, in twenty thousand random comparisons', () => {
    const die = seededDie(392);
    const hand = () => [die(), die(), die(), die(), die()];
    for (let n = 0; n < 20000; n++) {
      const [a, b] = [hand(), hand()];
      const [one, other] = [handOf(a, false), handOf(b, false)];
      const sign = Math.sign(value(a, false) - value(b, false));
      const found = compareHands(one, other, false, true);
      if (one.kind === 0 && other.kind === 0) expect(found === null || found === 0).toBe(true);
      else expect(Math.sign(found ?? Number.NaN), `${a} ${b}`).toBe(sign);
    }
  });

  it('are not decided by 1940 where it is silent, and otherwise rank alike', () => {
    const die = seededDie(205);
    const hand = () => [die(), die(), die(), die(), die()];
    let open = 0;
    for (let n = 0; n < 5000; n++) {
      const [a, b] = [hand(), hand()];
      const found = compareHands(handOf(a, true), handOf(b, true), true, false);
      if (found === null) open++;
      else expect(Math.sign(found), `${a} ${b}`).toBe(Math.sign(value(a, true) - value(b, true)));
    }
    expect(open).toBeGreaterThan(100);
    const say = (hands: string) => {
      const answer = answered(scorerOf(game, 'showdown'), { hands, custom: 'east' }, 'blue-ribbon-1940');
      return answer.ok ? answer.value.headline : answer.problems;
    };
    expect(say('11111.66666')).toBe('Player 1 has the best hand');
    expect(say('44443.66655')).toBe('Player 1 has the best hand');
    expect(say('66655.44432')).toBe('The book does not say which hand is the best');
    expect(say('66655.66655')).toBe('Player 1 and player 2 are equal; the book does not say who wins');
    expect(say('66657')).toEqual([{ field: 'hands.1', expected: 'five faces from 1 to 6', found: '66657' }]);
  });
});
