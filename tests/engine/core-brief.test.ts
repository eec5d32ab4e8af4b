// What stands in a line: a remedy, an answer and a law in a few words, and where it is cut.
import { describe, expect, test } from 'vitest';
import { briefClaim, briefRemedies, briefRemedy, cutTo } from '../../src/rules-engine/core/brief.ts';
import { briefOption } from '../../src/rules-engine/core/brief-branches.ts';
import { BRIEF_LAW, briefLaw } from '../../src/rules-engine/core/brief-law.ts';
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
  [
    onlyIf('demanded', newDeal(), noPenalty),
    'If it is demanded, the same dealer deals again, and there is no penalty.',
    'new deal and no penalty, if it is demanded',
  ],
  [unless('provable', noPenalty), 'Unless the revoke can be proved, there is no penalty.', 'no penalty, unless the revoke can be proved'],
  [lastsUntil('next-cut', stands('deal')), 'Until the cut for the next deal, the deal stands.', 'deal stands until the cut for the next deal'],
  [
    forEach('revoke', scores('opponents', 2)),
    'For each revoke of the deal, the opponents score 2 points.',
    '2 points to opponents for each revoke of the deal',
  ],
  [
    choice('opponents', newDeal(), stands('deal')),
    'The opponents choose: either to have the same dealer deal again; or to let the deal stand.',
    'new deal, or deal stands',
  ],
  [
    choice('opponents', [newDeal(), scores('opponents', 3)], stands('deal')),
    'The opponents choose one of two: (1) to have the same dealer deal again, and to score 3 points; or (2) to let the deal stand.',
    'new deal and 3 points to opponents, or deal stands',
  ],
  [
    choice('opponents', newDeal(), stands('deal'), callSuit('opponents', 'offender')),
    'The opponents choose one of three: (1) to have the same dealer deal again; (2) to let the deal stand; or (3) to name the suit that the offender must lead.',
    'new deal, or deal stands, or call a suit',
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
    expect(briefRemedies([])).toBe('');
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
  const bets = fact('What was bet?', { much: ['Much', 'much'], little: ['Little', 'little'] });
  const trick = fact('In which trick?', { first: 'In the first trick', later: 'Later' });
  const long = (say: string): Remedy => ({ kind: 'free', text: `${say} is said.` });
  test.each<[string, Facts, Case[], string | null]>([
    ['nothing ruled', {}, [], null],
    ['one ruling', {}, [{ then: [newDeal()] }], 'The same dealer deals again.'],
    [
      'by its one fact',
      { when },
      [
        { when: { when: 'early' }, then: [newDeal()] },
        { when: { when: ['late', 'never'] }, then: [stands('deal')] },
      ],
      'Early: the same dealer deals again. Late or never: the deal stands.',
    ],
    [
      'all the rest',
      { when },
      [{ when: { when: 'early' }, then: [newDeal()] }, { then: [stands('deal')] }],
      'Early: the same dealer deals again. Late or never: the deal stands.',
    ],
    [
      'yes and no want their question',
      { alone },
      [
        { when: { alone: 'yes' }, then: [misdeal] },
        { when: { alone: 'no' }, then: [stands('deal')] },
      ],
      'Was it a lone hand? Yes: it is a misdeal. No: the deal stands.',
    ],
    [
      'a second question stands in brackets',
      { when, alone: bets },
      [
        { when: { alone: 'much', when: 'early' }, then: [newDeal()] },
        { when: { alone: 'little' }, then: [misdeal] },
        { when: { alone: 'much', when: ['late', 'never'] }, then: [stands('deal')] },
      ],
      'Much: the same dealer deals again (late or never: the deal stands). Little: it is a misdeal.',
    ],
    [
      'more than a line tells: the two ends of one question, and how many others',
      { when, alone, bets, trick },
      [
        { when: { when: 'early', alone: 'yes', bets: 'much', trick: 'first' }, then: [newDeal()] },
        { when: { when: ['late', 'never'], alone: 'yes', bets: 'much', trick: 'first' }, then: [misdeal] },
        { then: [stands('deal')] },
      ],
      'Was it a lone hand? Yes, much, in the first trick: new deal (late or never: misdeal). No: deal stands. 1 other case.',
    ],
    [
      'a case that the book leaves open is no end',
      { when, alone, bets, trick },
      [
        { when: { when: 'early', alone: 'yes', bets: 'much', trick: 'first' }, then: [notDecided] },
        { when: { when: ['late', 'never'], alone: 'yes', bets: 'much', trick: 'first' }, then: [misdeal] },
        { then: [stands('deal')] },
      ],
      'Was it a lone hand? Yes, late or never, much, in the first trick: misdeal. No: deal stands. 2 other cases.',
    ],
    [
      'what comes after the first is later; where only the figure changes, that alone',
      { when, bets, alone: fact('Who erred?', { side: ['One side', 'one side'], both: ['Both sides', 'both sides'] }) },
      [
        { when: { when: 'early' }, then: [stands('deal'), long('A thing of many words that is long to tell'), long('Another one that is quite as long')] },
        { when: { when: ['late', 'never'], alone: 'side', bets: 'little' }, then: [scores('opponents', 2)] },
        { when: { when: ['late', 'never'], alone: 'side', bets: 'much' }, then: [scores('dealer', 4)] },
        { when: { when: ['late', 'never'], alone: 'both' }, then: [notDecided] },
      ],
      'Early: deal stands, and more. Later, one side: dealer scores 4 points (little: 2). 1 other case.',
    ],
  ])('%s', (_, facts, cases, said) => expect(line(facts, cases)).toBe(said));
  test('a line too long for its cases tells the two ends and how many others, and then the rulings alone', () => {
    const many = fact('Which?', Object.fromEntries(['one', 'two', 'three', 'four', 'five'].map((key) => [key, `Number ${key} of them all`])));
    const cases = Object.keys(many.options).map((key): Case => ({ when: { many: key }, then: [long(`Thing ${key}`)] }));
    const said = line({ many }, cases);
    expect(said).toBe('Number one of them all: Thing one is said. Number five of them all: Thing five is said. 3 other cases.');
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
