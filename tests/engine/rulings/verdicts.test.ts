// How the books compare, as text: what each says if they disagree, what they agree on, and nothing if that would be too long.
import { expect, test } from 'vitest';
import { sayVerdict } from '../../../src/lib/rulings/comparison/verdict.ts';
import { controlOf } from '../../../src/lib/rulings/law-page/law-control.ts';
import type { Case, Condition, Facts, ResolvedLaw } from '../../../src/rules-engine/index.ts';
import { fact } from '../../../src/rules-engine/laws/laws.ts';
import { barred, losesDeal, newDeal, notDecided, type Remedy, scores, stands } from '../../../src/rules-engine/laws/remedies.ts';
import { places } from '../../support/library.ts';
import { PARTNERS } from '../../support/rulings/people.ts';

const when = fact('When was it seen?', 'Seen', {
  early: { label: 'In time', if: 'before the trick is turned' },
  late: { label: 'Later', if: 'once the trick is turned' },
});
const one = (then: Remedy | Remedy[], at?: Condition): Case => ({ ...(at === undefined ? {} : { when: at }), then: [then].flat() });
const stated = (...cases: readonly Case[]) => ({ status: 'stated' as const, cases, cites: [], chain: [] });
const noGame = { status: 'no-game' as const };
const verdictOf = (readings: Partial<ResolvedLaw['readings']>, leads: ResolvedLaw['leads'] = {}, facts: Facts = { when }, said?: ResolvedLaw['verdict']) =>
  sayVerdict(
    {
      id: 'euchre.law.x',
      key: 'x',
      game: 'euchre',
      facts,
      usual: {},
      leads,
      people: PARTNERS,
      consult: {},
      ...(said && { verdict: said }),
      readings: { sierra: noGame, 'blue-ribbon-1940': noGame, donohue: noGame, 'uspc-1898': noGame, hoffmann: noGame, ...readings },
    } as unknown as ResolvedLaw,
    (place) => place,
  );
const verdict = (...of: Parameters<typeof verdictOf>): string => verdictOf(...of).full;
test('a silent book with a rule at the parent game or in its general laws is not said to have none', () => {
  const elsewhere = (law: string) => ({ law, facts: {}, cases: [one(newDeal())], cites: [] });
  const parent = { status: 'silent', parent: elsewhere('euchre.law.x'), general: [] } as unknown as ResolvedLaw['readings']['donohue'];
  const general = { status: 'silent', general: [elsewhere('general-laws.law.x')] } as unknown as ResolvedLaw['readings']['donohue'];
  const silent = { status: 'silent', general: [] } as unknown as ResolvedLaw['readings']['donohue'];
  expect(verdict({ 'blue-ribbon-1940': stated(one(losesDeal())), donohue: parent, 'uspc-1898': general, hoffmann: silent })).toBe(
    'For this game, only Blue Ribbon covers it. Donohue covers it only at euchre; U.S. Playing Card covers it only in its general laws; Hoffmann says nothing about it.',
  );
  expect(verdict({ donohue: parent, 'uspc-1898': silent })).toBe(
    'For this game, no book covers it. Donohue covers it only at euchre; U.S. Playing Card says nothing about it.',
  );
});
const early = { when: 'early' };
const late = { when: 'late' };

test('books that disagree: what each says', () =>
  expect(verdict({ 'blue-ribbon-1940': stated(one(losesDeal())), donohue: stated(one(newDeal())) })).toBe(
    'The books disagree: by Blue Ribbon the deal passes to the player on the dealer’s left; by Donohue the same dealer deals again.',
  ));
test('disagreement in some cases only: in which, and what each says there', () =>
  expect(
    verdict({
      'blue-ribbon-1940': stated(one(stands('deal'), early), one(losesDeal(), late)),
      donohue: stated(one(stands('deal'), early), one(newDeal(), late)),
    }),
  ).toBe(
    'The books disagree only once the trick is turned: by Blue Ribbon the deal passes to the player on the dealer’s left; by Donohue the same dealer deals again. Otherwise they agree: the deal stands.',
  ));
test('if a book has several rulings, the line of each book', () =>
  expect(
    verdict({
      'blue-ribbon-1940': stated(one(scores('opponents', 2), early), one(scores('opponents', 4), late)),
      donohue: stated(one(scores('opponents', 3))),
    }),
  ).toBe('The books disagree. Blue Ribbon: The other side scores 2 points (4 once the trick is turned). Donohue: The other side scores 3 points.'));
test('two against one, with one line for the two', () =>
  expect(
    verdict({
      'blue-ribbon-1940': stated(one(scores('opponents', 2), early), one(scores('opponents', 4), late)),
      donohue: stated(one(scores('opponents', 2), early), one(scores('opponents', 4), late)),
      'uspc-1898': stated(one(scores('opponents', 3))),
    }),
  ).toBe(
    'The books disagree. Blue Ribbon and Donohue: The other side scores 2 points (4 once the trick is turned). U.S. Playing Card: The other side scores 3 points.',
  ));
test('books that agree in every case: on what, in the line written for both', () => {
  const cases = stated(one(losesDeal(), early), one(stands('deal'), late));
  const say = (blue: string, donohue?: string) =>
    verdict({ 'blue-ribbon-1940': cases, donohue: cases }, { 'blue-ribbon-1940': blue, ...(donohue !== undefined && { donohue }) });
  const lead = 'The deal is lost until the trick is turned. The book names no penalty.';
  expect(say(lead, lead)).toBe('Blue Ribbon and Donohue agree: the deal is lost until the trick is turned. The books name no penalty.');
  const made =
    'Blue Ribbon and Donohue agree: before the trick is turned, the deal passes to the player on the dealer’s left; once the trick is turned, the deal stands.';
  expect(say(lead)).toBe(made);
  expect(say(lead, 'Donohue has other words.')).toBe(made);
  expect(say('The deal is lost. There are more cases.', 'The deal is lost. There are more cases.')).toBe(made);
});
test('books that agree where both decide: on what, and which book decides the rest', () =>
  expect(
    verdict({
      'blue-ribbon-1940': stated(one(newDeal(), early), one(losesDeal(), late)),
      donohue: stated(one(newDeal(), early), one(notDecided, late)),
    }),
  ).toBe(
    'Blue Ribbon and Donohue agree: before the trick is turned, the same dealer deals again. Only Blue Ribbon covers the rest: once the trick is turned, the deal passes to the player on the dealer’s left.',
  ));
test('one book alone rules on the other cases, in the same way', () =>
  expect(verdict({ 'blue-ribbon-1940': stated(one(newDeal())), donohue: stated(one(newDeal(), early), one(notDecided, late)) })).toBe(
    'Blue Ribbon and Donohue agree: before the trick is turned, the same dealer deals again. Blue Ribbon rules the same once the trick is turned; Donohue does not cover that.',
  ));
test('two books that each cover another case: both cases are given', () => {
  const seen = fact('When was it seen?', 'Seen', {
    early: { label: 'In time', if: 'if it was seen in time' },
    late: { label: 'Later', if: 'if it was seen late' },
    never: { label: 'Never', if: 'if nobody saw it' },
  });
  const both = one(newDeal(), early);
  const readings = {
    'blue-ribbon-1940': stated(both, one(losesDeal(), late), one(notDecided, { when: 'never' })),
    donohue: stated(both, one(notDecided, late), one(stands('deal'), { when: 'never' })),
  };
  expect(verdict(readings, {}, { when: seen })).toBe(
    'Blue Ribbon and Donohue agree: if it was seen in time, the same dealer deals again. Only Blue Ribbon covers more: if it was seen late, the deal passes to the player on the dealer’s left. Only Donohue covers more: if nobody saw it, the deal stands.',
  );
});
test('two against one, with different words: the line of each book', () =>
  expect(
    verdict(
      {
        'blue-ribbon-1940': stated(one(scores('opponents', 2))),
        donohue: stated(one(scores('opponents', 3), early), one(scores('opponents', 4), late)),
        'uspc-1898': stated(one(scores('opponents', 3), early), one(scores('opponents', 4), late)),
      },
      { donohue: 'The other side scores 3 or 4 points.' },
    ),
  ).toBe(
    'The books disagree. Blue Ribbon: The other side scores 2 points. Donohue: The other side scores 3 or 4 points. U.S. Playing Card: The other side scores 3 points (4 once the trick is turned).',
  ));
test('a written verdict names the two books, but keeps "both" where other books decide too', () => {
  const say = (readings: Partial<ResolvedLaw['readings']>) => verdict(readings, {}, {}, { kind: 'agree', say: 'Both books agree: the deal is lost.' });
  const loses = stated(one(losesDeal()));
  const two = { 'blue-ribbon-1940': loses, donohue: loses };
  expect(say(two)).toBe('Blue Ribbon and Donohue agree: the deal is lost.');
  expect(say({ ...two, sierra: loses, 'uspc-1898': loses })).toBe('Both books agree: the deal is lost.');
});
test('one book orders more: what they agree on, in the words of the other', () =>
  expect(
    verdict({
      'blue-ribbon-1940': stated(one([barred('offender', 'claim'), scores('opponents', 2)])),
      donohue: stated(one(barred('offender', 'claim'))),
    }),
  ).toMatch(/^Blue Ribbon and Donohue agree: (?!.*2 points.*Only).* Only Blue Ribbon adds: the other side scores 2 points\.$/));
test('beside rulings that are all shown: agreement or disagreement, without the rulings and the silent books', () => {
  const loses = stated(one(losesDeal()));
  const silent = { status: 'silent' as const, general: [] };
  const both = verdictOf({ 'blue-ribbon-1940': loses, donohue: loses, sierra: silent }, {}, {});
  expect(both.besideRulings).toBe('Both books agree.');
  expect(both.full).toContain('Sierra says nothing about it.');
  expect(verdictOf({ 'blue-ribbon-1940': loses, donohue: stated(one(newDeal())) }, {}, {}).besideRulings).toBe('The books disagree.');
  // If a question hides some of the rulings, the verdict repeats them.
  expect(verdictOf({ 'blue-ribbon-1940': loses, donohue: loses }).besideRulings).toMatch(/^Blue Ribbon and Donohue agree: the deal passes/);
});
test('a special rule of one book: what the books agree on without it, and the rule', () =>
  expect(verdict({ 'blue-ribbon-1940': stated(one(losesDeal())), donohue: stated(one(losesDeal(), early), one(stands('deal'), late)) })).toMatch(
    /^Blue Ribbon and Donohue agree: the deal passes to the player on the dealer’s left\. Only Donohue has a special rule once the trick is turned: the deal stands\.$/,
  ));

test.runIf(places.some(({ id }) => id === 'bezique'))('books that ask different questions are not said to agree above the rulings of a case', () => {
  const law = places.find(({ id }) => id === 'bezique')?.laws.find(({ key }) => key === 'wrong-declaration');
  if (law === undefined) throw new Error('no law on a wrong declaration');
  expect(new Set(controlOf(law).rows.map(({ head }) => head))).toEqual(new Set(['Here the books go by different circumstances.']));
});
