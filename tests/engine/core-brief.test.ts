// What stands in a line: a remedy, an answer and a law in a few words, and where it is cut.
import { describe, expect, test } from 'vitest';
import { briefClaim, briefRemedies, briefRemedy, cutTo } from '../../src/rules-engine/core/brief.ts';
import { BRIEF_LAW, briefLaw, briefOption } from '../../src/rules-engine/core/brief-law.ts';
import { type Case, type Facts, fact, yesNo } from '../../src/rules-engine/core/laws.ts';
import {
  callSuit,
  choice,
  forEach,
  lastsUntil,
  mayDemand,
  misdeal,
  newDeal,
  noPenalty,
  notDecided,
  onlyIf,
  type Remedy,
  scores,
  stands,
  unless,
} from '../../src/rules-engine/core/remedies.ts';
import { parties, party } from '../../src/rules-engine/core/words.ts';
import { sayRemedies } from '../../src/rules-engine/index.ts';

const HOLDERS: readonly (readonly [Remedy, said: string, brief: string])[] = [
  [onlyIf('demanded', newDeal(), noPenalty), 'If it is demanded, the same dealer deals again, and there is no penalty.', 'new deal and no penalty…'],
  [unless('provable', noPenalty), 'Unless the revoke can be proved, there is no penalty.', 'no penalty, unless…'],
  [lastsUntil('next-cut', stands('deal')), 'Until the cut for the next deal, the deal stands.', 'deal stands until the cut…'],
  [forEach('revoke', scores('opponents', 2)), 'For each revoke of the deal, the opponents score 2 points.', '2 points to opponents each'],
  [
    choice('opponents', newDeal(), stands('deal')),
    'The opponents choose: either to have the same dealer deal again; or to let the deal stand.',
    'new deal, or deal stands',
  ],
  [
    choice('opponents', [newDeal(), scores('opponents', 3)], stands('deal')),
    'The opponents choose one of two: (1) to have the same dealer deal again, and to score 3 points; or (2) to let the deal stand.',
    'new deal, or deal stands',
  ],
  [
    choice('opponents', newDeal(), stands('deal'), callSuit('opponents', 'offender')),
    'The opponents choose one of three: (1) to have the same dealer deal again; (2) to let the deal stand; or (3) to name the suit that the offender must lead.',
    'choice of 3',
  ],
  [mayDemand('opponents', newDeal()), 'The opponents may have the same dealer deal again.', 'may ask: new deal'],
];
test.each(HOLDERS.map((row) => [row[1], row] as const))('%s', (_, [remedy, said, brief]) => {
  expect(sayRemedies([remedy])).toBe(said);
  expect(briefRemedy(remedy)).toBe(brief);
});

describe('in a few words', () => {
  test.each([
    ['as long as it may be', 'four words of it', 16, 'four words of it'],
    ['one letter more is cut at a word', 'four words of its', 16, 'four words…'],
    ['no phrase ends in a word that waits for the next', 'the deal is void and of the', 21, 'the deal is void…'],
    ['nor in a comma', 'the deal is void, thereby', 20, 'the deal is void…'],
    ['a word longer than the line is cut inside', 'irregularities', 8, 'i…'],
  ])('%s', (_, text, most, kept) => expect(cutTo(text, most)).toBe(kept));
  test.each<[Remedy, string]>([
    [scores(party('the seller'), 2), '2 points to seller'],
    [scores(party('the man who sold it'), 2), '2 points to player'],
    [scores(parties('those who came too late'), 2), '2 points to players'],
    [scores(party('the man who sold it', 'seller'), 2), '2 points to seller'],
    [scores(party('the fourteen-er'), 2), '2 points to fourteen-er'],
    [scores('left-of-dealer', 1), "1 point to dealer's left"],
    [scores('left-of-offender', 1), '1 point to player'],
    [scores('opponents-of-bidder', 1), '1 point to players'],
    [scores('eldest-hand', 1), '1 point to eldest hand'],
  ])('%o', (remedy, said) => expect(briefRemedy(remedy)).toBe(said));
  test('what is said twice is said once; a claim names the next cut', () => {
    expect(briefRemedies([newDeal(), newDeal(null), stands('deal')])).toBe('new deal; deal stands');
    expect(briefClaim({ by: 'opponents', until: 'next-cut' })).toBe('until next cut');
    expect(briefClaim({ by: 'opponents', until: 'trick-turned' })).toBe('until trick is turned');
  });
});

describe('an answer', () => {
  test.each([
    ['Later', 'later'],
    ['A card was seen', 'a card was seen'],
    ['K of trumps', 'k of trumps'],
    ['NT', 'NT'],
    ['A2', 'A2'],
    ['"Pass"', '"Pass"'],
    ['Exactly four and twenty ab', 'exactly four and twenty ab'],
    ['After the first trick, and before the second', 'after the first trick…'],
  ])('%s', (label, said) => expect(briefOption(fact('When?', { it: label }), 'it')).toBe(said));
  test('its own brief form comes first, and one that nobody knows is told by its key', () => {
    expect(briefOption(fact('When?', { it: ['After the first trick', 'late'] }), 'it')).toBe('late');
    expect(briefOption(fact('When?', { it: 'Late' }), 'else')).toBe('else');
  });
});

describe('a law in one line', () => {
  const line = (facts: Facts, cases: readonly Case[]) => briefLaw({ facts, readings: { donohue: { status: 'stated', cases, cites: [] } } } as never, 'donohue');
  const when = fact('When was it seen?', { early: 'Early', late: 'Late', never: 'Never' });
  const alone = yesNo('Was it a lone hand?');
  const long = (say: string): Remedy => ({ kind: 'free', text: `${say} is said.` });
  test.each<[string, Facts, Case[], string | null]>([
    ['nothing ruled', {}, [], null],
    ['one ruling', {}, [{ then: [newDeal()] }], 'New deal.'],
    [
      'by its one fact',
      { when },
      [
        { when: { when: 'early' }, then: [newDeal()] },
        { when: { when: ['late', 'never'] }, then: [stands('deal')] },
      ],
      'Early: new deal. Late or never: deal stands.',
    ],
    ['all the rest', { when }, [{ when: { when: 'early' }, then: [newDeal()] }, { then: [stands('deal')] }], 'Early: new deal. Else: deal stands.'],
    [
      'yes and no want their question',
      { alone },
      [
        { when: { alone: 'yes' }, then: [misdeal] },
        { when: { alone: 'no' }, then: [stands('deal')] },
      ],
      'Was it a lone hand? Yes: misdeal. No: deal stands.',
    ],
    [
      'more facts than one: the plainest case, and how many others',
      { when, alone },
      [{ when: { when: 'early', alone: 'yes' }, then: [newDeal()] }, { when: { alone: 'no' }, then: [misdeal] }, { then: [stands('deal')] }],
      'Was it a lone hand? No: misdeal. 2 other cases.',
    ],
    [
      'one other',
      { when, alone },
      [{ when: { when: 'early', alone: 'yes' }, then: [newDeal()] }, { then: [stands('deal')] }],
      'Early, Was it a lone hand? Yes: new deal. 1 other case.',
    ],
    [
      'a case that the book leaves open is not the plainest',
      { when, alone },
      [{ when: { when: 'late' }, then: [notDecided] }, { when: { when: 'early', alone: 'yes' }, then: [misdeal] }, { then: [stands('deal')] }],
      'Early, Was it a lone hand? Yes: misdeal. 2 other cases.',
    ],
  ])('%s', (_, facts, cases, said) => expect(line(facts, cases)).toBe(said));
  test('a line too long for its cases leaves the last ones out, and then tells the rulings alone', () => {
    const many = fact('Which?', Object.fromEntries(['one', 'two', 'three', 'four', 'five'].map((key) => [key, `Number ${key} of them all`])));
    const cases = Object.keys(many.options).map((key): Case => ({ when: { many: key }, then: [long(`Thing ${key}`)] }));
    const said = line({ many }, cases);
    expect(said).toBe('Number one of them all: Thing one is said. Number two of them all: Thing two is said. 3 other cases.');
    expect(said?.length).toBeLessThanOrEqual(BRIEF_LAW);
    const wordy = yesNo(`Is it so that ${'it was '.repeat(20)}so?`);
    expect(
      line({ wordy }, [
        { when: { wordy: 'yes' }, then: [misdeal] },
        { when: { wordy: 'no' }, then: [newDeal()] },
      ]),
    ).toBe('It depends: misdeal / new deal.');
  });
});
