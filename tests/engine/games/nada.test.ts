// Nada against the figures of blue-ribbon-1940 p. 392-393.

import { expect, test } from 'vitest';
import nada from '../../../src/rules-engine/games/nada/index.ts';
import { type Answer, decode, type Result } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

const scorer = scorerIn(countsOf(nada), 'deal');
function ask(bid: string, lost: number): Result<Answer> {
  const values = decode(scorer?.ask ?? {}, { bid, lost: `${lost}` });
  return values.ok ? (scorer?.score(values.value as never, 'blue-ribbon-1940') as Result<Answer>) : values;
}

test.each([
  ['seven', 7, 10],
  ['eight', 8, 20],
  ['nine', 9, 30],
  ['ten', 10, 40],
  ['nil', 11, 50],
  ['grand-nil', 12, 75],
  ['nada', 13, 100],
] as const)('%s with every number of tricks lost', (bid, needed, worth) => {
  for (let lost = 0; lost <= 13; lost++) {
    const result = ask(bid, lost);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const [total] = result.value.totals;
    expect(total).toMatchObject(lost >= needed ? { to: 'Bidder', points: worth } : { to: 'Adversaries, above the line', points: worth + 10 * (needed - lost) });
  }
});

test('the lines of a lost bid are two, and add up', () => {
  const result = ask('nil', 8);
  expect(result).toMatchObject({ ok: true, value: { lines: [{ points: 50 }, { points: 30 }], headline: 'The adversaries score 80 above the line' } });
});

test('fourteen tricks and unknown bids are rejected', () => {
  expect(ask('nil', 14)).toMatchObject({ ok: false, problems: [{ field: 'lost' }] });
  expect(ask('misere', 3)).toMatchObject({ ok: false, problems: [{ field: 'bid' }] });
});
