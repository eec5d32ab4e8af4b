// A claimed total of a whole sheet: the deal, or the line of a deal, that explains the difference.
import { describe, expect, test } from 'vitest';
import { judgeSheetClaim, playWritten, totalsOfSides } from '../../../src/rules-engine/index.ts';
import { everyPlace } from '../../support/every-place.ts';

const sheet = everyPlace.find(({ id }) => id === 'spades')?.scorers.game;
if (sheet?.kind !== 'sheet') throw new Error('spades has no sheet');
const entries = [
  { weBid: '5.4', weTook: '6.4', theyBid: '2.1', theyTook: '2.1' },
  { weBid: '9', weTook: '10', theyBid: '2', theyTook: '3' },
  { weBid: '4', weTook: '5', theyBid: '2.nil', theyTook: '8.0' },
];
const { played } = playWritten(sheet, { setup: { failed: 'nothing', nilTricks: 'apart' }, entries }, 'sierra');
// We 91 + 91 + 41 = 223, They 30 + 21 + 126 = 177, by hand.
const [we, they] = totalsOfSides(played);
const told = (total: typeof we, claim: number) => {
  if (total === undefined) throw new Error('no such side');
  return judgeSheetClaim(played, total, claim);
};

describe('a claim compared with a sheet', () => {
  test('the totals are those of the sheet', () => expect([we?.points, they?.points]).toEqual([223, 177]));
  test('the correct total is accepted', () => expect(told(we, 223)).toMatchObject({ verdict: 'We: 223 is right.', reasons: [] }));
  test('a deal left out is named, with every deal that fits', () => {
    expect(told(we, 132).reasons).toEqual(expect.arrayContaining(['Deal 1 left out (91)', 'Deal 2 left out (91)']));
    expect(told(they, 156).reasons).toContain('Deal 2 left out (21)');
  });
  test('a deal entered twice', () => expect(told(they, 198).reasons).toContain('Deal 2 counted twice (21)'));
  test('a total after an earlier deal', () => {
    expect(told(we, 182).reasons[0]).toBe('It is how it stood after deal 2: what came later is left out');
  });
  test('one line of one deal', () => expect(told(they, 77).reasons).toEqual(['Deal 3: nil made (100) left out']));
  test('the total of the other side', () => expect(told(we, 177).leads).toContain('It is the total of They.'));
  test('if nothing explains it, the running total is given deal by deal', () => {
    expect(told(we, 7)).toMatchObject({ reasons: [], leads: expect.stringContaining('91, 182, 223') });
  });
});
