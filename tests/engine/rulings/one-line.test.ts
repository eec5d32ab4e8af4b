// A law in one line: which book comes first, what the line says, and when it is hidden.
import { describe, expect, test } from 'vitest';
import { placeOf, titleOf } from '../../../src/lib/catalogue/library.ts';
import { HELD_BACK, inFull, isHeldBack, lineOf, linesFor, oneLine, previewOf } from '../../../src/lib/rulings/one-line.ts';
import type { BookId, Case, Condition, ResolvedLaw } from '../../../src/rules-engine/index.ts';
import { fact } from '../../../src/rules-engine/laws/laws.ts';
import {
  allowed,
  barred,
  callSuit,
  cardExposed,
  loses,
  newDeal,
  noPenaltyPrinted,
  notDecided,
  onlyIf,
  type Remedy,
  scores,
  stands,
} from '../../../src/rules-engine/laws/remedies.ts';
import { PARTNERS, SINGLY } from '../../support/rulings/people.ts';

const when = fact('When was it seen?', 'Seen', {
  early: { label: 'In time', if: 'before the trick is turned' },
  late: { label: 'Later', if: 'once the trick is turned' },
});
const stated = (cases: readonly Case[]) => ({ status: 'stated' as const, cases, cites: [], chain: [] });
const one = (then: Remedy | Remedy[], at?: Condition): Case => ({ ...(at === undefined ? {} : { when: at }), then: [then].flat() });
const silent = { status: 'silent' as const, general: [] };
const law = (readings: Partial<ResolvedLaw['readings']>, more: Partial<ResolvedLaw> = {}): ResolvedLaw =>
  ({
    id: 'euchre.law.x',
    key: 'x',
    game: 'euchre',
    facts: { when },
    usual: {},
    leads: {},
    people: PARTNERS,
    consult: {},
    readings: { sierra: silent, 'blue-ribbon-1940': silent, donohue: silent, 'uspc-1898': silent, hoffmann: { status: 'no-game' }, ...readings },
    ...more,
  }) as unknown as ResolvedLaw;
const elsewhere = (id: string, then: Remedy) => ({ law: id, title: 'It', facts: {}, cases: [one(then)], cites: [] });

describe('which book comes first', () => {
  const both = law({ 'blue-ribbon-1940': stated([one(newDeal())]), donohue: stated([one(stands('deal'))]) });
  test.each<[BookId | undefined, string]>([
    [undefined, 'The same dealer deals again. Donohue: The deal stands.'],
    ['blue-ribbon-1940', 'The same dealer deals again. Donohue: The deal stands.'],
    ['donohue', 'The deal stands. Blue Ribbon: The same dealer deals again.'],
    ['uspc-1898', 'The same dealer deals again. Donohue: The deal stands.'],
    ['hoffmann', 'The same dealer deals again. Donohue: The deal stands.'],
  ])('the book of the reader: %s', (book, said) => expect(oneLine(both, titleOf, book).text).toBe(said));
  test('one line for the readers of each book that says something else, with its name', () => {
    expect(linesFor(both, titleOf).map(({ books }) => books)).toEqual([['blue-ribbon-1940'], ['donohue']]);
    expect(linesFor(both, titleOf).map(inFull)[1]).toBe('Donohue: The deal stands. Blue Ribbon: The same dealer deals again.');
  });
  test('books that say the same are named together', () => {
    const alike = law({ 'blue-ribbon-1940': stated([one(newDeal())]), donohue: stated([one(newDeal())]) });
    expect(linesFor(alike, titleOf).map(inFull)).toEqual(['Blue Ribbon and Donohue: The same dealer deals again.']);
  });
  test('"the book" becomes "the books" where several are named together', () => {
    const lead = 'Not allowed; the book names no penalty. The book has no other rule.';
    const cases = stated([one(newDeal())]);
    const alike = law({ 'blue-ribbon-1940': cases, donohue: cases }, { leads: { 'blue-ribbon-1940': lead, donohue: lead } });
    expect(linesFor(alike, titleOf).map(inFull)).toEqual(['Blue Ribbon and Donohue: Not allowed; the books name no penalty. The books have no other rule.']);
  });
  test('a book that does not decide does not come first', () => {
    expect(oneLine(law({ sierra: stated([one(notDecided)]), donohue: stated([one(stands('deal'))]) }), titleOf).book).toBe('donohue');
  });
});

describe('the text of a line', () => {
  const line = (cases: readonly Case[], more: Partial<ResolvedLaw> = {}) => oneLine(law({ donohue: stated(cases) }, more), titleOf).text;
  const cases = [one(stands('card'), { when: 'early' }), one(scores('opponents', 2), { when: 'late' })];
  test('the whole ruling if it fits, the costlier case first', () => {
    expect(line(cases)).toBe('Once the trick is turned, the other side scores 2 points. Before that, the card stands.');
  });
  test('the usual case comes first', () => {
    expect(line(cases, { usual: { when: 'early' } })).toBe('Before the trick is turned, the card stands. After that, the other side scores 2 points.');
  });
  test('if only a number differs, the second is in brackets', () => {
    expect(line([one(scores('opponents', 2), { when: 'early' }), one(scores('opponents', 4), { when: 'late' })])).toBe(
      'The other side scores 2 points (4 once the trick is turned).',
    );
  });
  test('a case that the book does not decide is named as such, without "otherwise"', () => {
    expect(line([one(stands('card'), { when: 'early' }), one(notDecided, { when: 'late' })])).toBe(
      'Before the trick is turned, the card stands. The book covers nothing else.',
    );
  });
  test('who may do something and who may not is one sentence', () => {
    const late = one(barred('dealer', 'look-back'), { when: 'late' });
    expect(line([one(allowed('dealer', 'look-back'), { when: 'early' }), late])).toBe('The dealer may look at the cards, but not once the trick is turned.');
    expect(line([one(allowed('partner-of-dealer', 'look-back'), { when: 'early' }), late])).toBe(
      'Once the trick is turned, the dealer may not look at the cards. Before that, the dealer’s partner may look at the cards.',
    );
  });
  const where = fact('Where did it lie?', 'Place', {
    table: { label: 'On the table', if: 'if it was on the table' },
    hand: { label: 'In the hand', if: 'if it was in the hand' },
  });
  const proved = onlyIf('asker-still-in', scores('opponents', 2));
  test('a second condition is joined to the first, and kept apart from "otherwise"', () => {
    expect(line([one(proved, { when: 'table' }), one(notDecided, { when: 'hand' })], { facts: { when: where } })).toMatch(
      /^If it was on the table and the player who asks is still in the pot, the other side scores 2 points\./,
    );
    expect(line([one(stands('card'), { when: 'table' }), one(proved, { when: 'hand' })], { facts: { when: where }, usual: { when: 'table' } })).toBe(
      'If it was on the table, the card stands. Otherwise, if the player who asks is still in the pot, the other side scores 2 points.',
    );
  });
  test('what a book leaves out is one sentence, also for several books', () => {
    const open = [one([barred('dealer', 'look-back'), noPenaltyPrinted], { when: 'early' }), one(notDecided, { when: 'late' })];
    expect(line(open)).toMatch(/cards\. The book names no penalty and covers nothing else\.$/);
    const both = law({ donohue: stated(open), 'uspc-1898': stated(open) });
    expect(linesFor(both, titleOf).map(inFull)[0]).toMatch(/cards\. The books name no penalty and cover nothing else\.$/);
  });
  const long = [
    one([cardExposed(), callSuit('opponents', 'partner-of-offender'), loses('offending-side', 2)], { when: 'early' }),
    one([scores('opponents', 2), callSuit('opponents', 'offender'), cardExposed('partner-of-offender', 'either-opponent')], { when: 'late' }),
  ];
  test('a line that would be too long gives the usual case with its condition, and says that there are more', () => {
    expect(line(long, { usual: { when: 'late' } })).toMatch(
      /^Once the trick is turned, the other side scores 2 points and may say which suit .* There are more cases\.$/,
    );
  });
  test('no case is given without its condition', () => {
    expect(line(long)).toMatch(/^(Before|Once) the trick is turned, .* There are more cases\.$/);
  });
});

test('a preview names the book whose ruling it shows', () => {
  expect(previewOf(law({ 'blue-ribbon-1940': stated([one(newDeal())]) }), titleOf)).toBe('Blue Ribbon: The same dealer deals again.');
  expect(previewOf({ ...law({}), gist: 'Something is asked.' } as ResolvedLaw, titleOf)).toBe('None of the books that have the game says anything about this.');
});

describe('a silent book', () => {
  const general = { ...silent, general: [elsewhere('general-laws.law.x', newDeal())] };
  const parent = { ...general, parent: elsewhere('whist.law.x', stands('deal')) };
  test('its general laws are applied, and named', () => {
    expect(oneLine(law({ 'blue-ribbon-1940': general }), titleOf)).toMatchObject({
      from: 'general',
      text: 'By its general laws, the same dealer deals again.',
      rules: true,
    });
  });
  test('a handwritten line for two sides is used for single players only if the generated line rules nothing', () => {
    const lead = 'The side called on may choose.';
    const at = (clause: string) => {
      const facts = { when: { ...when, ifs: { early: clause, late: 'once the trick is turned' } } };
      const found = { ...elsewhere('whist.law.x', newDeal()), facts, cases: [one(newDeal(), { when: 'early' }), one(notDecided, { when: 'late' })], lead };
      return oneLine(law({ donohue: { ...silent, parent: found } }, { people: SINGLY }), titleOf).text;
    };
    expect(at('before the trick is turned')).toBe('As at Whist, before the trick is turned, the same dealer deals again. The book covers nothing else.');
    expect(at(`before ${'the very '.repeat(20)}trick is turned`)).toBe(`As at Whist, ${lead.charAt(0).toLowerCase()}${lead.slice(1)}`);
  });
  test('the parent game comes before them', () => expect(oneLine(law({ donohue: parent }), titleOf).text).toBe('As at Whist, the deal stands.'));
  test("another book that rules comes first, unless the reader's book is the silent one", () => {
    const some = law({ 'blue-ribbon-1940': general, donohue: stated([one(stands('deal'))]) });
    expect(oneLine(some, titleOf).text).toBe('The deal stands.');
    expect(oneLine(some, titleOf, 'blue-ribbon-1940').text).toBe('By its general laws, the same dealer deals again.');
  });
  test('if no book rules, the line says so, and is not marked as a ruling', () => {
    expect(oneLine(law({}), titleOf)).toMatchObject({ book: null, rules: false, text: 'None of the books that have the game says anything about this.' });
    expect(oneLine(law({ sierra: stated([one(notDecided)]) }), titleOf)).toMatchObject({
      book: null,
      rules: false,
      text: 'Sierra: The book does not cover this.',
    });
  });
});

test('the example on the front page', () => {
  const revoke = placeOf('euchre').laws.find(({ key }) => key === 'revoke') as ResolvedLaw;
  expect(lineOf(revoke, titleOf)).toMatch(/^Blue Ribbon: Play stops, and the other side scores 2 points\. If .* a lone hand/);
});

test('a handwritten line is also used in a variant with other seats if its rulings name the same people', () => {
  const leadsAt = (place: string, key: string) => placeOf(place).laws.find((one) => one.key === key)?.leads.donohue;
  expect(leadsAt('cribbage/four-handed', 'exposed-in-deal')).toBe(leadsAt('cribbage', 'exposed-in-deal'));
  expect(leadsAt('cribbage', 'exposed-in-deal')).toMatch(/the non-dealer scores 2 points .* covers nothing else\.$/);
  // Only the claimant differs, whom the line does not mention.
  const help = (place: string) => placeOf(place).laws.find(({ key }) => key === 'help')?.leads['blue-ribbon-1940'];
  expect(help('billiards')).toMatch(/any other help/);
  expect(help('american-pyramid-pool')).toBe(help('billiards'));
  // In the game for two there are no partners, whom the ruling mentions.
  expect(leadsAt('euchre/two-handed', 'interrupted-deal')).toBeUndefined();
  expect(leadsAt('euchre', 'interrupted-deal')).toMatch(/dealer’s opponents/);
});

test('if conferring costs a right, the line is hidden', () => {
  const consult = { donohue: { who: 'opponents' as const, may: false, cites: [] } };
  const forbidden = law({ donohue: stated([one(newDeal())]) }, { consult });
  expect(isHeldBack(forbidden)).toBe(true);
  expect(lineOf(forbidden, titleOf)).toBe(HELD_BACK);
  expect(lineOf(law({ donohue: stated([one(newDeal())]) }), titleOf)).toBe('Donohue: The same dealer deals again.');
});
