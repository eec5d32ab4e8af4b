// Edge cases of core: citations, ids, readings, layouts, moments, nearest keys, a library.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf, anchorOf, cite, loadLibrary, makeCitation } from '../../../../src/rules-engine/index.ts';
import { citesOf, doubted, numbered } from '../../../../src/rules-engine/laws/cites.ts';
import { always, evaluate, fact, refersTo, sameAs, silent } from '../../../../src/rules-engine/laws/laws.ts';
import { noPenalty } from '../../../../src/rules-engine/laws/remedies.ts';
import { lawPages, laws } from '../../../../src/rules-engine/numbered-laws/index.ts';
import { makeId, parseId } from '../../../../src/rules-engine/rulesets/ids.ts';
import { expectOne, nearest, nearTo } from '../../../../src/rules-engine/rulesets/nearest.ts';
import { chequers, column, row } from '../../../../src/rules-engine/vocabulary/diagrams.ts';
import { wordsAt } from '../../../../src/rules-engine/vocabulary/features.ts';
import { inOrder, momentKey, orderOf, sayLimit } from '../../../../src/rules-engine/vocabulary/moments.ts';
import { moment, parties, party } from '../../../../src/rules-engine/vocabulary/own-words.ts';
import { isOne, isParty, leftOf, opponentsOf, partyName, sayParty } from '../../../../src/rules-engine/vocabulary/parties.ts';
import { topicOf, wordsOfTopic } from '../../../../src/rules-engine/vocabulary/topics.ts';

const at = cite('donohue', '7', 'It');

describe('citations', () => {
  test('a page missing from our copy, a doubt added to a citation, a law with a damaged number', () => {
    const cites = citesOf({
      hoffmann: { Baccarat: { bank: null } },
      donohue: { 'Laws of the Game of All-Fours': { law: numbered }, 'The Game of Chess: Laws of the Game': { chess: numbered } },
      uspc: { 'The Laws of Duplicate Whist': { letter: numbered } },
    });
    expect(cites.hoffmann.bank).toEqual({ book: 'hoffmann', page: null, heading: 'Baccarat' });
    expect(doubted(cites.hoffmann.bank, 'Unsure.')).toEqual({ book: 'hoffmann', page: null, heading: 'Baccarat', doubt: 'Unsure.' });
    expect(cites.donohue.law(1, 2)).toEqual({ book: 'donohue', page: '80-81', heading: 'Laws of the Game of All-Fours', law: '1, 2' });
    expect(cites.donohue.law(1, 6).page).toBe('80-82');
    expect(cites.donohue.law(6).page).toBe('81-82');
    expect(cites.donohue.chess(4, 5)).toMatchObject({ law: '4, 5', doubt: 'Our copy numbers it 6, and the next law 6 as well.' });
    expect(cites.donohue.chess(4)).not.toHaveProperty('doubt');
    expect(cites.uspc.letter('c')).toMatchObject({ page: '28-32', law: 'c' });
  });
  test('the laws of a code are sorted by page', () => {
    expect([...lawPages(laws({ '3-4': [2], 4: [3], 3: [1] }))]).toEqual([
      ['1', '3'],
      ['2', '3-4'],
      ['3', '4'],
    ]);
  });
  test.each([
    [cite('donohue', '25', 'Laws of Euchre', { law: '33' }), 'Donohue, undated, p. 25, Laws of Euchre, law 33'],
    [cite('hoffmann', null, 'Baccarat'), 'Hoffmann (excerpt), page not known, Baccarat'],
  ])('%#: a citation as a reader writes it', (at, said) => expect(makeCitation(at)).toBe(said));
});

describe('ids', () => {
  const slug = fc.stringMatching(/^[a-z0-9]{1,5}(-[a-z0-9]{1,5}){0,2}$/);
  test('ids round-trip', () => {
    fc.assert(
      fc.property(slug, fc.option(slug), slug, fc.constantFrom('rule', 'law', 'points', 'score', 'question'), (game, variant, key, kind) => {
        const place = variant === null ? game : `${game}/${variant}`;
        expect(parseId(makeId(place, kind, key))).toEqual({ game: place, kind, key });
      }),
    );
  });
  test.each(['euchre-/railroad.law.revoke', 'euchre/-railroad.law.revoke', 'euchre/railroad.law.revoke-', '-a.law.b', 'a--b.law.c'])('%s is none', (text) =>
    expect(parseId(text)).toBeNull());
  test('an id has an address; any other text throws', () => {
    expect(addressOf('euchre/railroad.law.misdeal')).toBe('/games/euchre/railroad/law/misdeal/');
    expect(addressOf('cribbage.score.hand')).toBe('/games/cribbage/score/hand/');
    expect(addressOf('euchre.points.march')).toBe('/games/euchre/#points.march');
    expect(anchorOf('euchre.law.revoke')).toBe('/games/euchre/#law.revoke');
    expect(() => anchorOf('euchre')).toThrow('found "euchre"');
    expect(() => addressOf('euchre')).toThrow('found "euchre"');
  });
});

describe('readings', () => {
  test('a reading under an unknown book is rejected, and the error names the nearest', () => {
    expect(() => evaluate(() => ({ donohu: silent() }) as never)).toThrow('expected donohue (of sierra, blue-ribbon-1940');
    expect(() => evaluate(() => ({ donohu: silent() }) as never)).toThrow('found a reading of "donohu"');
    expect(evaluate((says) => ({ donohue: says([{ then: [noPenalty] }], at, 'A note.') }))).toEqual({
      donohue: { status: 'stated', cases: [{ then: [noPenalty] }], cites: [at], note: 'A note.' },
    });
  });
  test('a note is present only if one is given', () => {
    expect(silent()).toEqual({ status: 'silent' });
    expect(silent('Why.')).toEqual({ status: 'silent', note: 'Why.' });
    expect(sameAs('sierra', at)).toEqual({ status: 'same', as: 'sierra', cites: [at] });
    expect(sameAs('sierra', [at], 'Why.')).toEqual({ status: 'same', as: 'sierra', cites: [at], note: 'Why.' });
    expect(refersTo('whist.law.revoke', at)).toEqual({ status: 'by-reference', law: 'whist.law.revoke', cites: [at] });
    expect(refersTo('whist.law.revoke', at, 'Why.')).toHaveProperty('note', 'Why.');
    expect(always(noPenalty, at)).toEqual({ status: 'stated', cases: [{ then: [noPenalty] }], cites: [at] });
    expect(always([noPenalty, noPenalty], at, { note: 'Why.' })).toMatchObject({ cases: [{ then: [noPenalty, noPenalty], note: 'Why.' }] });
  });
  test('an answer without a chip uses its label if that is short enough', () => {
    expect(fact('When?', 'Seen', { a: { label: 'Before the trick is turned', chip: 'In time', if: 'in time' }, b: { label: 'Later', if: 'later' } })).toEqual({
      ask: 'When?',
      legend: 'Seen',
      options: { a: 'Before the trick is turned', b: 'Later' },
      chips: { a: 'In time', b: 'Later' },
      ifs: { a: 'in time', b: 'later' },
    });
  });
  test('a law has exactly one topic: an offence or a question', () => {
    expect(topicOf({ offence: 'revoke' })).toEqual({ kind: 'offence', id: 'revoke' });
    expect(topicOf({ question: 'tie' as never })).toEqual({ kind: 'question', id: 'tie' });
    expect(() => topicOf({})).toThrow('found neither');
    expect(wordsOfTopic({ kind: 'offence', id: 'revoke' }).title).toBe('Revoke');
  });
});

describe('layouts', () => {
  test('on a board, the square at the right hand of each player is light, and half of the squares are dark', () => {
    const squares = chequers(8, 8);
    expect(squares[0]).toEqual({ kind: 'square', x: 0, y: 0, width: 16, height: 16, tone: 'light' });
    expect(squares.length).toBe(33);
    const isDark = (x: number, y: number) => squares.some((one) => one.kind === 'square' && one.tone === 'dark' && one.x === x && one.y === y);
    expect([isDark(14, 14), isDark(0, 0), isDark(0, 14), isDark(14, 0), isDark(12, 14), isDark(2, 0)]).toEqual([false, false, true, true, true, true]);
    expect(squares.slice(1).every((one) => one.kind === 'square' && one.width === 2 && one.height === 2)).toBe(true);
    expect(chequers(3, 2)[0]).toMatchObject({ width: 6, height: 4 });
    expect(
      chequers(3, 2)
        .slice(1)
        .map((one) => (one.kind === 'square' ? [one.x, one.y] : [])),
    ).toEqual([
      [0, 0],
      [4, 0],
      [2, 2],
    ]);
  });
  test('positions of cards in a row and in a column', () => {
    expect(row(1, 2, ['AS', 'back'])).toEqual([
      { kind: 'card', x: 1, y: 2, card: 'AS' },
      { kind: 'card', x: 3.4, y: 2, card: 'back' },
    ]);
    expect(column(1, 2, ['AS', 'empty', '2S'], 1).map((one) => [(one as { x: number }).x, (one as { y: number }).y])).toEqual([
      [1, 2],
      [1, 3],
      [1, 4],
    ]);
  });
  test('cards are placed side by side, or one below the other', () => {
    expect(row(0, 1, ['AS', '2S', '3S'], 3)).toEqual([0, 3, 6].map((x, n) => ({ kind: 'card', x, y: 1, card: `${n === 0 ? 'A' : n + 1}S` })));
    expect(column(5, 1, ['empty', 'back'])).toEqual([
      { kind: 'card', x: 5, y: 1, card: 'empty' },
      { kind: 'card', x: 5, y: 1.8, card: 'back' },
    ]);
  });
});

describe('moments and parties', () => {
  test('a moment of one game comes after the one that it follows and before the next', () => {
    const own = moment('A (first) clock is stopped!', { after: 'move' });
    expect(momentKey(own)).toBe('a-first-clock-is-stopped');
    expect([orderOf('move') < orderOf(own), orderOf(own) < orderOf('lead')]).toEqual([true, true]);
    expect(inOrder(['lead', own, 'move', 'lead'])).toEqual(['move', own, 'lead']);
    expect([sayLimit('bidding'), sayLimit('trick-turned'), sayLimit(own), sayLimit(moment('It', { after: 'move', limit: 'It is' }))]).toEqual([
      'the bidding begins',
      'the trick is turned',
      'a (first) clock is stopped!',
      'it is',
    ]);
  });
  test('listed, composed and custom parties, and their verbs', () => {
    expect(['dealer', 'left-of-dealer', 'side-of-bidder', 'left-of-', 'left-of-nobody', 'nobody', 'of-dealer', ''].map(isParty)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([isOne('dealer'), isOne('opponents'), isOne('left-of-dealer'), isOne('opponents-of-bidder'), isOne(party('a')), isOne(parties('b'))]).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
    const opener = party('the opener');
    expect([leftOf(opener), opponentsOf(opener)]).toEqual([{ party: 'the player on the opener’s left' }, { party: 'the opener’s opponents', several: true }]);
    expect([partyName('partner-of-offender'), sayParty('opponents', 'score', 'scores'), sayParty('dealer', 'deal', 'deals')]).toEqual([
      'the offender’s partner',
      'the opponents score',
      'the dealer deals',
    ]);
  });
  test('words in braces appear only where the place has the feature', () => {
    const text = 'he{partners: or his partner} played{-stock:, and no stock is left} on';
    expect(wordsAt(text, new Set(['partners', 'stock']))).toBe('he or his partner played on');
    expect(wordsAt(text, new Set())).toBe('he played, and no stock is left on');
    expect(() => wordsAt('{partner: x}', new Set())).toThrow('no feature "partner"; expected one of partners');
  });
});

describe('the nearest key', () => {
  test.each([
    ['revok', ['revoke', 'renege'], 'revoke'],
    ['revokee', ['revoke'], 'revoke'],
    ['REVOKE', ['revoke'], 'revoke'],
    ['rev', ['revoke', 'ref'], 'revoke'],
    ['', ['revoke'], undefined],
    ['', ['a'], 'a'],
    ['xevoxx', ['revoke'], undefined],
    ['xevoxe', ['revoke'], 'revoke'],
    ['it', [], undefined],
  ])('"%s" of %o: %s', (found, known, near) => expect(nearest(found, known)).toBe(near));
  test('is named in the error message', () => {
    expect([nearTo('revok', ['revoke']), nearTo('march', ['revoke'])]).toEqual(['; the nearest is "revoke"', '']);
    expect([
      expectOne('lat', ['in-time', 'late']),
      expectOne('zzzzzz', ['in-time', 'late']),
      expectOne('lat', ['late']),
      expectOne('zzzzzz', ['late']),
    ]).toEqual(['late (of in-time, late)', 'one of in-time, late', 'late', 'late']);
  });
});

test('the games of a library are keyed by id', async () => {
  const library = await loadLibrary({ x: async () => ({ default: { id: 'x' } as never }) });
  expect([...library.keys()]).toEqual(['x']);
});
