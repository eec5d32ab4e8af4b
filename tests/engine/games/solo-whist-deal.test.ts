// The payments of solo whist against the figures of blue-ribbon-1940 p. 364-366, copied here again.

import { describe, expect, test } from 'vitest';
import soloWhist from '../../../src/rules-engine/games/solo-whist/index.ts';
import { redCounter } from '../../../src/rules-engine/games/solo-whist/words.ts';
import { type Answer, decode, type Raw, type Scorer } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

const BOOK = 'blue-ribbon-1940';
function ask(scorer: Scorer | undefined, raw: Raw): Answer {
  if (scorer === undefined) throw new Error('no scorer');
  const values = decode(scorer.ask, { revoke: 'none', ...raw });
  if (!values.ok) throw new Error(JSON.stringify(values.problems));
  const result = scorer.score(values.value, BOOK);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
/** Counters in whites; a red is five. */
const whites = (one: Answer, to: string) =>
  one.totals.filter((total) => total.to === to).reduce((sum, total) => sum + total.points * (total.unit === redCounter ? 5 : 1), 0);

/** Call, tricks needed (-1: none may be won), reds. */
const FOUR = [
  ['proposal', 8, 1],
  ['solo', 5, 1],
  ['six-trick-solo', 6, 1],
  ['misere', -1, 2],
  ['abundance', 9, 3],
  ['open-misere', -1, 4],
  ['open-abundance', 13, 6],
] as const;

describe('every call with every number of tricks', () => {
  test.each(FOUR)('%s', (call, needs, reds) => {
    for (let tricks = 0; tricks <= 13; tricks++) {
      const one = ask(scorerIn(countsOf(soloWhist), 'deal'), { call, tricks: `${tricks}` });
      const made = needs < 0 ? tricks === 0 : tricks >= needs;
      const each = (made ? 1 : -1) * reds * 5 + (needs < 0 ? 0 : tricks - needs);
      const side = call === 'proposal' ? 'Each partner' : 'Caller';
      expect(whites(one, side), `${call} ${tricks}`).toBe(each * (call === 'proposal' ? 1 : 3));
      expect(whites(one, 'Each adversary')).toBe(-each);
    }
  });
  test('three hands: two adversaries pay', () => {
    const deal = scorerIn(countsOf(soloWhist, 'three-handed'), 'deal');
    expect(whites(ask(deal, { call: 'abundance', tricks: '10' }), 'Caller')).toBe(2 * 16);
    expect(decode(deal?.ask ?? {}, { call: 'proposal', tricks: '8', revoke: 'none' }).ok).toBe(false);
  });
});

describe('penalties', () => {
  test('three tricks for a revoke', () => {
    expect(ask(scorerIn(countsOf(soloWhist), 'deal'), { call: 'solo', tricks: '4', revoke: 'adversary' }).headline).toContain('Solo won: 1 red and 2 white');
    expect(ask(scorerIn(countsOf(soloWhist), 'deal'), { call: 'solo', tricks: '7', revoke: 'caller' }).headline).toContain('Solo lost: 1 red and 1 white');
  });
  test('a misère or an abundance is claimed as won', () => {
    for (const call of ['misere', 'open-misere', 'abundance']) {
      expect(ask(scorerIn(countsOf(soloWhist), 'deal'), { call, tricks: '3', revoke: 'adversary' }).headline).toContain('won');
    }
    expect(ask(scorerIn(countsOf(soloWhist), 'deal'), { call: 'open-abundance', tricks: '9', revoke: 'adversary' }).headline).toContain('lost');
  });
  test('a call that is made needs no claim and keeps its over-tricks', () => {
    expect(ask(scorerIn(countsOf(soloWhist), 'deal'), { call: 'abundance', tricks: '11', revoke: 'adversary' }).headline).toContain('3 red and 2 white');
    expect(ask(scorerIn(countsOf(soloWhist), 'deal'), { call: 'misere', tricks: '0', revoke: 'adversary' }).lines.map((line) => line.rule)).not.toContain(
      'law.revoke',
    );
  });
  test('a wrong number of cards wins nothing but still pays', () => {
    expect(ask(scorerIn(countsOf(soloWhist), 'deal'), { call: 'solo', tricks: '6', 'wrong-number': 'yes' }).totals).toEqual([]);
    expect(whites(ask(scorerIn(countsOf(soloWhist), 'deal'), { call: 'solo', tricks: '4', 'wrong-number': 'yes' }), 'Caller')).toBe(-18);
  });
});
