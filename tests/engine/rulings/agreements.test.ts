// Agreements: canonical form, encoding and decoding of links, the five cards, and rulings by an agreement.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Agreement, canonical, LIMITS, ruleInForce } from '../../../src/lib/agreements/agreement.ts';
import { handOf } from '../../../src/lib/agreements/hand.ts';
import { decodeAgreement, encodeAgreement } from '../../../src/lib/agreements/link.ts';
import { agreeableAt, agreeablePlaces } from '../../../src/lib/agreements/points.ts';
import { ruleByAgreement, whoseRuling } from '../../../src/lib/agreements/ruling.ts';
import { placeOf } from '../../../src/lib/catalogue/library.ts';
import { BOOK_IDS, combinations, optionsOf, sayCard } from '../../../src/rules-engine/index.ts';

const thursday: Agreement = {
  name: 'Thursday table',
  games: [
    {
      place: 'euchre',
      book: 'blue-ribbon-1940',
      points: { 'no-discard': 'donohue', 'deal-out-of-turn': 'donohue' },
      house: [
        { law: '', text: 'No ace, no face card, no trump: new deal' },
        { law: 'lone-hand-not-open', text: 'Anybody may go alone.' },
      ],
    },
    { place: 'cribbage', book: null, points: {}, house: [] },
  ],
};
const decoded = (text: string): Agreement => {
  const read = decodeAgreement(text);
  if (!read.ok) throw new Error(read.say);
  expect(read.faults).toEqual([]);
  return read.agreement;
};
const [euchre = { place: '', book: null, points: {}, house: [] }] = thursday.games;

describe('a link', () => {
  test('decodes to the agreement that was encoded, with house rules in any script', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: LIMITS.text / 8 });
    const key = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
    const book = fc.constantFrom(...BOOK_IDS);
    const game = fc.record({
      place: fc.oneof(
        key,
        fc.tuple(key, key).map((parts) => parts.join('/')),
      ),
      book: fc.option(book),
      points: fc.dictionary(key, book, { maxKeys: 9 }),
      house: fc.array(fc.record({ law: fc.oneof(fc.constant(''), key), text: words }), { maxLength: 9 }),
    });
    fc.assert(
      fc.property(fc.record({ name: words, games: fc.array(game, { minLength: 1, maxLength: 5 }) }), (made) => {
        const agreement = canonical({ ...made, name: made.name.slice(0, LIMITS.name) });
        expect(decoded(encodeAgreement(agreement))).toEqual(agreement);
      }),
    );
  });
  test('is the same for equal agreements, however they were made', () => {
    const other: Agreement = {
      name: ' Thursday   table ',
      games: [
        { place: 'cribbage', book: null, points: {}, house: [{ law: '', text: ' ' }] },
        {
          ...euchre,
          points: { 'deal-out-of-turn': 'donohue', revoke: 'blue-ribbon-1940', 'no-discard': 'donohue', 'lone-hand-not-open': 'uspc-1898' },
          house: euchre.house.toReversed(),
        },
      ],
    };
    expect(encodeAgreement(other)).toBe(encodeAgreement(thursday));
    expect(encodeAgreement(thursday)).toContain('game=euchre&book=blue-ribbon-1940&point=deal-out-of-turn:donohue&point=no-discard:donohue&house=:No+ace');
  });
  test.each([
    ['', 'contains no agreement'],
    ['hello', 'contains no agreement: “hello”'],
    ['v=2&game=euchre', 'has version “2”, and this page reads version 1'],
    ['v=1', 'contains no game'],
    ['v=1&game=../euchre', 'a game “../euchre”'],
    [`v=1&game=euchre&house=:${'x'.repeat(70_000)}`, 'at most 60,000 characters. This link has 70,023'],
  ])('%# is rejected with a reason', (text, say) => {
    const read = decodeAgreement(text);
    expect(read.ok ? '' : read.say).toContain(say);
  });
  test.each([
    ['book=goren', 'a book “goren”. The five books are: Sierra, about 2002'],
    ['point=revoke', '“revoke”, which names no law'],
    ['point=:donohue', '“:donohue”, which names no law'],
    ['point=revoke:goren', 'a book “goren”'],
    ['house=Re voke:x', 'names no law'],
    [`house=:${'x'.repeat(201)}`, 'at most 200 characters'],
    ['stake=1', '“stake=1”, which is not part of an agreement'],
    ['game=euchre', '“euchre” twice'],
    [Array.from({ length: 25 }, (_, n) => `house=:${n}`).join('&'), 'at most 20 house rules'],
    [Array.from({ length: 14 }, (_, n) => `game=a${n}`).join('&'), 'at most 12 games'],
  ])('%# keeps the rest, and reports the rejected part once', (text, say) => {
    const read = decodeAgreement(`v=1&game=euchre&book=donohue&${text}`);
    expect(read.ok && read.faults.length).toBe(1);
    expect(read.ok && read.faults[0]).toContain(say);
    expect(read.ok && read.agreement.games.find(({ place }) => place === 'euchre')).toBeDefined();
  });
  test('with any text is decoded or rejected, without an exception', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `v=1&game=euchre&${text}`),
        ),
        (text) => void decodeAgreement(text),
      ),
    );
  });
  test('of the greatest length is decoded in less than half a second', () => {
    const long = `v=1&game=euchre&${'house=:&point=a:donohue&'.repeat(2400)}`;
    const start = performance.now();
    expect(decodeAgreement(long).ok).toBe(true);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('the five cards', () => {
  test('are five different cards, and depend on the rules but not on the name of the table', () => {
    const hand = handOf(thursday);
    expect(new Set(hand).size).toBe(5);
    expect(handOf({ ...decoded(encodeAgreement(thursday)), name: 'Friday' })).toEqual(hand);
    // This must never change: phones with different editions compare their cards.
    expect(hand.map(sayCard)).toMatchInlineSnapshot(`
      [
        "three of spades",
        "ten of diamonds",
        "seven of diamonds",
        "two of spades",
        "seven of clubs",
      ]
    `);
  });
  test('differ for agreements that differ in one point', () => {
    const hands = BOOK_IDS.flatMap((book) =>
      [...Array(60).keys()].map((n) => handOf({ name: '', games: [{ place: 'euchre', book: null, points: { [`law-${n}`]: book }, house: [] }] }).join(' ')),
    );
    expect(new Set(hands).size).toBe(hands.length);
    expect(new Set(hands.map((hand) => hand.split(' ')[0])).size).toBeGreaterThan(45);
  });
});

describe('the rule in force on a law', () => {
  test.each([
    ['revoke', { by: 'book', book: 'blue-ribbon-1940' }],
    ['no-discard', { by: 'book', book: 'donohue' }],
    ['lone-hand-not-open', { by: 'house', text: 'Anybody may go alone.' }],
  ])('%s', (law, rule) => expect(ruleInForce(euchre, law)).toEqual(rule));
  test('is null if the table chose no book', () => expect(ruleInForce({ ...euchre, book: null }, 'revoke')).toBeNull());
  test('is found for a law whose key has changed', () => {
    expect(ruleInForce(euchre, 'discard-forgotten', { 'no-discard': 'discard-forgotten' })).toEqual({ by: 'book', book: 'donohue' });
    expect(ruleInForce(euchre, 'toString', {})).toEqual({ by: 'book', book: 'blue-ribbon-1940' });
  });
});

describe('a ruling', () => {
  const place = placeOf('euchre');
  const ruled = (law: string, agreed = euchre, answers = {}) => {
    const ruling = ruleByAgreement(agreed, place.laws.find(({ key }) => key === law) ?? (undefined as never), answers);
    if (!ruling.ok) throw new Error(JSON.stringify(ruling.problems));
    return { ...ruling.value, whose: whoseRuling(ruling.value) };
  };
  test('comes from the agreed book, with its page', () => {
    expect(ruled('deal-out-of-turn')).toMatchObject({ by: 'book', book: 'donohue', whose: expect.stringMatching(/^By your agreement, Donohue, pp?\. \d/) });
    expect(ruled('improper-cut', { ...euchre, points: { 'improper-cut': 'donohue' } }, { noticed: 'late' })).toMatchObject({ say: ['The deal stands.'] });
  });
  test('is the house rule if there is one', () => {
    expect(ruled('lone-hand-not-open')).toMatchObject({ say: 'Anybody may go alone.', whose: 'By your agreement, a house rule:' });
  });
  test('says so if the book does not cover the law', () => {
    expect(ruled('no-discard', { ...euchre, points: { 'no-discard': 'sierra' } }).whose).toBe(
      'Your agreement says nothing about this: Sierra does not cover it.',
    );
    expect(ruled('revoke', { ...euchre, book: null }).whose).toBe('Your agreement says nothing about this.');
  });
  test('is the same on two phones, for over a hundred laws of five games', () => {
    const games = ['euchre', 'whist', 'cribbage', 'hearts', 'pinochle'];
    const one: Agreement = {
      name: 'A',
      games: games.map((id, n) => {
        const [first, second] = agreeableAt(id)?.points ?? [];
        const other = second?.choices.at(-1)?.books[0];
        return {
          place: id,
          book: placeOf(id).described.books.donohue === undefined ? 'blue-ribbon-1940' : n % 2 === 0 ? 'donohue' : 'blue-ribbon-1940',
          points: second === undefined || other === undefined ? {} : { [second.law]: other },
          house: first === undefined ? [] : [{ law: first.law, text: `As we do at ${id}.` }],
        };
      }),
    };
    const two = decoded(encodeAgreement(one));
    expect(handOf(two)).toEqual(handOf(one));
    const rulings = (agreement: Agreement) =>
      agreement.games
        .toSorted((a, b) => (a.place < b.place ? -1 : 1))
        .flatMap((agreed) =>
          placeOf(agreed.place).laws.flatMap((law) =>
            combinations(optionsOf(law.facts))
              .slice(0, 3)
              .map((so) => JSON.stringify([law.id, ruleByAgreement(agreed, law, so)])),
          ),
        );
    expect(rulings(one).length).toBeGreaterThan(100);
    expect(rulings(two)).toEqual(rulings(one));
    expect(new Set(rulings(one).map((text) => /"by":"(\w+)"/.exec(text)?.[1]))).toEqual(new Set(['book', 'house', 'nothing']));
  });
});

describe('the questions for an agreement', () => {
  const euchreAsked = agreeableAt('euchre');
  test('start with the laws that players ask about most, and name the books of each choice', () => {
    expect(euchreAsked?.points.slice(0, 2).map(({ law }) => law)).toEqual(['revoke', 'lead-out-of-turn']);
    expect(euchreAsked?.points.find(({ law }) => law === 'improper-cut')).toEqual({
      law: 'improper-cut',
      title: 'Pack badly cut, or not cut',
      when: 'After trump was turned or an opponent looked',
      choices: [
        { books: ['blue-ribbon-1940'], ruling: 'The dealer loses the deal.' },
        { books: ['donohue'], ruling: 'The deal stands.' },
      ],
    });
    expect(euchreAsked?.laws.revoke).toMatchObject({ href: '/games/euchre/law/revoke/', books: { donohue: expect.stringMatching(/^pp?\. /) } });
  });
  test('have at least two choices everywhere, only with books that cover the place, and no book twice', () => {
    const wrong = agreeablePlaces.flatMap(([at, id]) => {
      const agreeable = agreeableAt(id);
      return (agreeable?.points ?? []).flatMap(({ law, choices }) => {
        const books = choices.flatMap((one) => one.books);
        const isSound = choices.length > 1 && new Set(books).size === books.length && books.every((book) => agreeable?.books.includes(book));
        return isSound && agreeable?.laws[law] !== undefined ? [] : [`${at}: ${law}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});
