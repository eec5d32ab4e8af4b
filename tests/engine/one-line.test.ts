// A law in one line: which book leads, what stands against it, and what is kept back.
import { describe, expect, test } from 'vitest';
import { lawPages } from '../../src/lib/addresses.ts';
import { placeOf, titleOf } from '../../src/lib/library.ts';
import { HELD_BACK, isHeldBack, lineOf, linesFor, oneLine, previewOf } from '../../src/lib/telling/one-line.ts';
import { fact } from '../../src/rules-engine/core/laws.ts';
import { cardExposed, newDeal, noPenalty, notDecided, type Remedy, scores, scoresNothing, stands } from '../../src/rules-engine/core/remedies.ts';
import type { BookId, Case, Condition, ResolvedLaw } from '../../src/rules-engine/index.ts';
import { whole } from '../support/library.ts';

const when = fact('When was it seen?', { early: 'In time', late: 'Later' });
const stated = (cases: readonly Case[]) => ({ status: 'stated' as const, cases, cites: [], chain: [] });
const one = (then: Remedy | Remedy[], at?: Condition): Case => ({ ...(at === undefined ? {} : { when: at }), then: [then].flat() });
const silent = { status: 'silent' as const, general: [] };
const law = (readings: Partial<ResolvedLaw['readings']>, consult: ResolvedLaw['consult'] = {}): ResolvedLaw =>
  ({
    id: 'euchre.law.x',
    key: 'x',
    game: 'euchre',
    facts: { when },
    consult,
    readings: { sierra: silent, 'blue-ribbon-1940': silent, donohue: silent, 'uspc-1898': silent, hoffmann: { status: 'no-game' }, ...readings },
  }) as unknown as ResolvedLaw;
const elsewhere = (id: string, then: Remedy) => ({ law: id, title: 'It', facts: {}, cases: [one(then)], cites: [] });

describe('which book leads', () => {
  const both = law({ 'blue-ribbon-1940': stated([one(newDeal())]), donohue: stated([one(stands('deal'))]) });
  test.each<[BookId | undefined, string]>([
    [undefined, 'The same dealer deals again. Donohue: deal stands.'],
    ['blue-ribbon-1940', 'The same dealer deals again. Donohue: deal stands.'],
    ['donohue', 'The deal stands. Blue Ribbon: new deal.'],
    ['uspc-1898', 'The same dealer deals again. Donohue: deal stands.'],
    ['hoffmann', 'The same dealer deals again. Donohue: deal stands.'],
  ])('the reader has %s', (book, said) => expect(oneLine(both, titleOf, book).text).toBe(said));
  test('one line for the readers of each book that says otherwise', () => {
    expect(linesFor(both, titleOf).map(({ books }) => books)).toEqual([['blue-ribbon-1940'], ['donohue']]);
  });
  test('a book that leaves it open does not lead', () => {
    expect(oneLine(law({ sierra: stated([one(notDecided)]), donohue: stated([one(stands('deal'))]) }), titleOf).book).toBe('donohue');
  });
});

describe('what contradicts', () => {
  const lead = stated([one(stands('card'), { when: 'early' }), one(scores('opponents', 2), { when: 'late' })]);
  const line = (cases: readonly Case[]) => oneLine(law({ 'blue-ribbon-1940': lead, donohue: stated(cases) }), titleOf).text;
  const ours = 'In time: the card stands. Later: the opponents score 2 points.';
  test('what a book rules alike is not said again', () => expect(line(lead.cases)).toBe(ours));
  test('nor what it leaves open', () => expect(line([one(stands('card'), { when: 'early' }), one(notDecided, { when: 'late' })])).toBe(ours));
  test('more than the leading book orders stands as an addition, where it holds', () => {
    expect(line([one(stands('card'), { when: 'early' }), one([scores('opponents', 2), scoresNothing('offending-side')], { when: 'late' })])).toBe(
      `${ours} Donohue: later, and their side scores nothing on this deal.`,
    );
  });
  test('another ruling stands with the answers that lead to it', () => {
    expect(line([one(cardExposed(), { when: 'early' }), one(scores('opponents', 2), { when: 'late' })])).toBe(
      `${ours} Donohue: in time: card is exposed: opponents may call it.`,
    );
  });
});

describe('what the other book rules, where it does not fit with its facts', () => {
  const long = fact('When was it seen?', {
    early: ['In time', 'before anybody at the table has looked at a card'],
    late: ['Later', 'after somebody at the table has looked at a card of his'],
  });
  const line = (theirs: readonly Case[]) => {
    const lead = [one(stands('card'), { when: 'early' }), one(scores('opponents', 2), { when: 'late' })];
    return oneLine({ ...law({ 'blue-ribbon-1940': stated(lead), donohue: stated(theirs) }), facts: { when: long } } as ResolvedLaw, titleOf).text;
  };
  test('stands in part', () => {
    expect(line([one(cardExposed(), { when: 'early' }), one(scores('opponents', 2), { when: 'late' })])).toMatch(/ Donohue in part: card exposed\.$/);
  });
  test('never in the words that the leading book has for another case', () => {
    const said = line([one(scores('opponents', 2), { when: 'early' }), one(notDecided, { when: 'late' })]);
    expect(said.match(/2 points/g), said).toHaveLength(1);
  });
  test('nor by that it prints no penalty, where it orders something', () => {
    expect(line([one([noPenalty, cardExposed()], { when: 'early' }), one(scores('opponents', 2), { when: 'late' })])).toMatch(
      / Donohue in part: card exposed\.$/,
    );
  });
});

test.runIf(whole)('few lines say of the other books only that they differ', () => {
  const silent = lawPages.flatMap(({ law: one }) =>
    linesFor(one, titleOf).filter(({ line }) => / (?:rules? otherwise(?: in part)?|differs?)\.$/.test(line.text)),
  );
  const all = lawPages.flatMap(({ law: one }) => linesFor(one, titleOf));
  console.log(`lines that only say that other books differ: ${silent.length} of ${all.length}`);
  expect(silent.length).toBeLessThanOrEqual(0.03 * all.length);
});

test('a preview names the book whose ruling it shows', () => {
  expect(previewOf(law({ 'blue-ribbon-1940': stated([one(newDeal())]) }), titleOf)).toBe('Blue Ribbon: The same dealer deals again.');
  expect(previewOf({ ...law({}), gist: 'Something is asked.' } as ResolvedLaw, titleOf)).toBe('The books that have the game are silent on this.');
});

describe('where a book is silent', () => {
  const general = { ...silent, general: [elsewhere('general-laws.law.x', newDeal())] };
  const parent = { ...general, parent: elsewhere('whist.law.x', stands('deal')) };
  test('its general laws are applied, marked as that', () => {
    expect(oneLine(law({ 'blue-ribbon-1940': general }), titleOf)).toMatchObject({
      from: 'general',
      text: 'General laws: The same dealer deals again.',
      rules: true,
    });
  });
  test('the parent game comes before them', () => expect(oneLine(law({ donohue: parent }), titleOf).text).toBe('As at Whist: The deal stands.'));
  test("another book that rules comes first, unless it is the reader's book that is silent", () => {
    const some = law({ 'blue-ribbon-1940': general, donohue: stated([one(stands('deal'))]) });
    expect(oneLine(some, titleOf).text).toBe('The deal stands.');
    expect(oneLine(some, titleOf, 'blue-ribbon-1940').text).toBe('General laws: The same dealer deals again.');
  });
  test('nothing anywhere is said so, and rules nothing', () => {
    expect(oneLine(law({}), titleOf)).toMatchObject({ book: null, rules: false, text: 'The books that have the game are silent on this.' });
    expect(oneLine(law({ sierra: stated([one(notDecided)]) }), titleOf)).toMatchObject({
      book: null,
      rules: false,
      text: 'Sierra speaks of this and leaves it open.',
    });
  });
});

test('the quarrel of the front page', () => {
  const revoke = placeOf('euchre').laws.find(({ key }) => key === 'revoke') as ResolvedLaw;
  expect(oneLine(revoke, titleOf, 'uspc-1898').text).toContain('In time:');
  expect(oneLine(revoke, titleOf).text).toContain('2 points');
});

test('where conferring costs a right the line is kept back', () => {
  const consult = { donohue: { who: 'opponents' as const, may: false, cites: [] } };
  const forbidden = law({ donohue: stated([one(newDeal())]) }, consult);
  expect(isHeldBack(forbidden)).toBe(true);
  expect(lineOf(forbidden, titleOf)).toBe(HELD_BACK);
  expect(lineOf(law({ donohue: stated([one(newDeal())]) }), titleOf)).toBe('The same dealer deals again.');
});
