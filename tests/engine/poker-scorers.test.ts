import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf, rateOf } from '../../src/rules-engine/games/poker/evaluate.ts';
import { FORMS, type Form, type Prices, RULE_OF, RULES, ruleOf, WITH_EXTRAS } from '../../src/rules-engine/games/poker/forms.ts';
import poker from '../../src/rules-engine/games/poker/index.ts';
import { partPool } from '../../src/rules-engine/games/poker/pool.ts';
import { handProblems, standing } from '../../src/rules-engine/games/poker/scorers/showdown.ts';
import { type Answer, type BookId, type Card, decode, encode, PACKS, type Result, type Scorer } from '../../src/rules-engine/index.ts';
import { scheduleOf, scorerOf } from '../support/counts.ts';
import { placeRows } from '../support/library.ts';

type Input = Record<string, string>;
function ask(scorer: Scorer, book: BookId, input: Input): Result<Answer> {
  const values = decode(scorer.ask, input);
  return values.ok ? scorer.score(values.value, book) : values;
}
function answered(scorer: Scorer, book: BookId, input: Input): Answer {
  const result = ask(scorer, book, input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
const refused = (scorer: Scorer, book: BookId, input: Input) => {
  const result = ask(scorer, book, input);
  return result.ok ? result.value.headline : result.problems.map((one) => `${one.field}: expected ${one.expected}; found ${one.found}`).join(' / ');
};
const showdown = scorerOf(poker, 'showdown');
const openers = scorerOf(poker, 'openers', 'jack-pots');
const steps = scorerOf(poker, 'openers', 'progressive-jack-pots');
const pricesBy = (book: BookId) => scheduleOf(poker, book) as Prices;
const sidePots = scorerOf(poker, 'side-pots');
const draw = (hands: string, more: Input = {}) => ({ form: 'draw', hands, ...more });
const BOOKS: readonly BookId[] = ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898'];

describe('the quarrels', () => {
  test.each(BOOKS)('two flushes of equal top card: the next card decides, by %s', (book) => {
    const answer = answered(showdown, book, draw('AH JH 9H 5H 2H.AS JS 10S 3S 2S'));
    expect(answer.headline).toBe('Hand 2 wins: flush, ace high.');
    expect(answer.lines.at(-1)?.say).toBe('Hand 2 and hand 1. Flush against flush: the third card decides, 10♠ over 9♥.');
  });
  test('two flushes alike in every rank: no suit is better; one book is silent', () => {
    const tie = draw('AH JH 9H 5H 2H.AS JS 9S 5S 2S.KD KC 2C 3C 4C');
    for (const book of ['sierra', 'donohue', 'uspc-1898'] as const) expect(answered(showdown, book, tie).headline).toContain('Hands 1 and 2 divide the pot');
    expect(answered(showdown, 'blue-ribbon-1940', tie)).toMatchObject({
      headline: 'The book does not decide between hands 1 and 2.',
      notes: ['The book makes no provision for hands exactly equal.'],
    });
  });
  test('king, ace, two, three, four', () => {
    const corner = draw('KH AC 2D 3S 4H.9S 9C 9H 8D 7C');
    expect(answered(showdown, 'sierra', corner).headline).toBe('Hand 1 wins: straight round the corner to the four.');
    for (const book of ['blue-ribbon-1940', 'donohue', 'uspc-1898'] as const) expect(answered(showdown, book, corner).headline).toContain('Hand 2 wins');
    expect(answered(showdown, 'blue-ribbon-1940', { ...corner, extra: 'customary' }).headline).toContain('Hand 1 wins: round-the-corner');
  });
  test('a corner straight against another straight is left open by the book that admits it', () => {
    expect(answered(showdown, 'sierra', draw('KH AC 2D 3S 4H.AS 2C 3H 4D 5C')).headline).toBe('The book does not decide between hands 1 and 2.');
  });
  test('five aces against a straight flush is left open', () => {
    const answer = answered(showdown, 'uspc-1898', { form: 'mistigris', hands: 'AH AD AC AS JOKER.9H 8H 7H 6H 5H' });
    expect(answer.headline).toContain('does not decide');
    expect(answer.lines.map((line) => line.say.slice(0, 2)).slice(0, 2)).toEqual(['1.', '1.']);
  });
});

describe('what is refused', () => {
  test.each([
    ['sierra', { form: 'peek', hands: 'AH AD AC AS 2H 3H 4H' }, 'hands: expected 2 to 8 entries; found 1'],
    [
      'sierra',
      { form: 'deuces-wild', hands: 'AH AD AC AS 2H.KH KD KC KS 2C' },
      'form: expected a form that this book has: draw, straight, stud; found Deuces wild',
    ],
    ['uspc-1898', draw('AH AD AC AS 2H.AH KD KC KS 2C'), 'hands.2: expected each card in one hand only; found A♥ in hand 1 and in hand 2'],
    ['uspc-1898', draw('AH AD AC AS JOKER.QH KD KC KS 2C'), 'hands.1: expected no joker in this form; found Joker'],
    ['uspc-1898', draw('AH AD AC AS 3H 4C.QH KD KC KS 2C'), 'hands.1: expected 5 cards; found 6'],
    [
      'uspc-1898',
      draw('AH AD AC AS 3H.QH KD KC KS 2C', { extra: 'customary' }),
      'extra: expected extra hands that this book has: none; found All five, in the customary order',
    ],
    [
      'donohue',
      draw('AH AD AC AS 3H.QH KD KC KS 2C', { extra: 'reckoned' }),
      "extra: expected extra hands that this book has: none, blaze; found All five, in the author's order by chance",
    ],
    [
      'blue-ribbon-1940',
      { form: 'deuces-wild', stripped: 'yes', hands: 'AH AD AC AS 3H.QH KD KC KS 2C' },
      'hands.1: expected no threes and fours in the stripped pack; found 3♥',
    ],
  ] as const)('%s: %j', (book, input, text) => {
    expect(refused(showdown, book, input)).toBe(text);
  });
});

describe('forms', () => {
  test('stud without straights in one book', () => {
    const hands = { form: 'stud', hands: '7H 8D 9C 10C JC.2S 2C AS 5H 4H' };
    expect(answered(showdown, 'uspc-1898', hands).headline).toContain('Hand 1 wins: straight');
    expect(answered(showdown, 'blue-ribbon-1940', hands).headline).toContain('Hand 2 wins: pair of twos');
  });
  test('a blaze beats two pairs, and what beats it is not said by the book that has it alone', () => {
    const blaze = 'QS QD JH JD KH';
    expect(answered(showdown, 'donohue', draw(`${blaze}.10H 10C AD AC KD`, { extra: 'blaze' })).headline).toBe('Hand 1 wins: blaze.');
    expect(answered(showdown, 'donohue', draw(`${blaze}.10H 10C 10D AC KD`, { extra: 'blaze' })).headline).toContain('does not decide');
    expect(answered(showdown, 'blue-ribbon-1940', draw(`${blaze}.10H 10C 10D AC KD`, { extra: 'customary' })).headline).toContain('Hand 2 wins');
    expect(answered(showdown, 'blue-ribbon-1940', draw(`${blaze}.10H 10C 10D AC AD`, { extra: 'reckoned' })).headline).toContain('Hand 1 wins: blaze');
  });
  test('natural cards beat wild ones before side cards are compared', () => {
    const answer = answered(showdown, 'blue-ribbon-1940', { form: 'deuces-wild', hands: 'KH 2C 2D 8S 4H.KS KC KD 7H 6C' });
    expect(answer.headline).toBe('Hand 2 wins: three of a kind, kings.');
    expect(answer.lines.at(-1)).toMatchObject({
      rule: 'poker/deuces-wild.points.natural-cards',
      say: expect.stringContaining('0 wild cards against 2 wild cards'),
    });
    expect(answer.notes).toContain('Natural cards are taken before side cards: the example of the book names the cards of the combination alone.');
  });
  test('a wild card may repeat a card already held: an ace beside the ace of a flush', () => {
    const answer = answered(showdown, 'blue-ribbon-1940', { form: 'deuces-wild', hands: 'AH 10H 7H 5H 2C.AS KS QS JS 9S' });
    expect(answer.headline).toBe('Hand 1 wins: flush, ace high.');
    expect(answer.lines.at(-1)?.say).toContain('the second card decides, a wild card as ace over K♠');
  });
  test('peek: the best five of seven', () => {
    const answer = answered(showdown, 'blue-ribbon-1940', { form: 'peek', hands: 'QS JS 10S 9S 8S 2D 2H.9H 9C 9D 4H 4D KD KH' });
    expect(answer.headline).toBe('Hand 1 wins: straight flush, queen high.');
    expect(answer.lines[1]?.cards).toEqual(['9H', '9C', '9D', 'KH', 'KD']);
  });
});

describe('side pots', () => {
  const pots = (book: BookId, stakes: string, places: string) => answered(sidePots, book, { stakes, by: 'places', places });
  test('three sights of different depth', () => {
    const answer = pots('uspc-1898', '10.20.40.40.5', '1.2.3.4.0');
    expect(Object.fromEntries(answer.totals.map((one) => [one.to, one.points]))).toEqual({ 'Player 1': 45, 'Player 2': 30, 'Player 3': 40 });
    expect(answer.lines[0]?.say).toBe('First part, 45 chips, for players 1, 2, 3 and 4: Player 1 takes it.');
  });
  test('what nobody covered goes back', () => {
    const answer = pots('donohue', '10.30', '1.2');
    expect(answer.totals.map((one) => `${one.to} ${one.points}`)).toEqual(['Player 1 20', 'Player 2 20']);
    expect(answer.lines[1]).toMatchObject({
      rule: 'poker.law.uncalled-bet',
      say: 'Second part, 20 chips, for player 2: nobody has covered it, and it goes back.',
    });
  });
  test('equal hands: an odd chip is nobody’s, and one book does not divide at all', () => {
    expect(pots('uspc-1898', '5.5.5', '1.1.2').totals.map((one) => `${one.to} ${one.points}`)).toEqual(['Player 1 7', 'Player 2 7', 'Odd chips 1']);
    expect(pots('blue-ribbon-1940', '5.5.5', '1.1.2').totals.map((one) => `${one.to} ${one.points}`)).toEqual(['Not decided 15']);
  });
  test('refusals', () => {
    expect(refused(sidePots, 'donohue', { stakes: '5.5', by: 'places', places: '0.0' })).toContain('a player who is still in');
    expect(refused(sidePots, 'donohue', { stakes: '5.5.5', by: 'places', places: '1.2' })).toContain('3 places, one a player');
    expect(refused(sidePots, 'donohue', { stakes: '5.0', by: 'hands', hands: 'AH AD AC AS 2H.KH KD KC KS 2C' })).toContain('stakes.2: expected chips');
    expect(refused(sidePots, 'donohue', { stakes: '5.5', by: 'hands', hands: 'AH AD AC AS 2H.AH KD KC KS 2C' })).toContain('A♥ in hand 1 and in hand 2');
  });
  test('the parts hold what was put in, whatever it was', () => {
    const players = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.boolean(), fc.integer({ min: 1, max: 4 })), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(players, fc.constantFrom<BookId>('blue-ribbon-1940', 'donohue', 'uspc-1898'), (table, book) => {
        const inPlay = table.map(([, still], n) => still || n === 0);
        const stakes = table.map(([stake]) => stake);
        const whole = stakes.reduce((a, b) => a + b, 0);
        const parts = partPool(stakes, inPlay);
        expect(parts.reduce((sum, pot) => sum + pot.chips, 0)).toBe(whole);
        for (const pot of parts) expect(pot.players.length).toBeGreaterThan(0);
        const answer = pots(book, stakes.join('.'), table.map(([, , place], n) => (inPlay[n] ? place : 0)).join('.'));
        expect(answer.totals.reduce((sum, total) => sum + total.points, 0)).toBe(whole);
      }),
    );
  });
});

describe('openers', () => {
  const prove = (book: BookId, shown: string, more: Input = {}) => answered('need' in more ? steps : openers, book, { shown, ...more });
  test.each([
    ['JH JC', 'Openers: pair of jacks.'],
    ['10H 10C', 'Not proved: pair of tens.'],
    ['10H 10C 2D 2S', 'Openers: two pairs, tens and twos.'],
    ['2H 2C 2S', 'Openers: three of a kind, twos.'],
    ['AH', 'Not proved: one ace.'],
    ['5H 6C 7D 8S 9H', 'Openers: straight, nine high.'],
    ['AH KC QD JS 9H', 'No openers: ace high.'],
    ['10H 10C AD 3S 9H', 'No openers: pair of tens.'],
  ])('%s', (shown, headline) => {
    expect(prove('uspc-1898', shown).headline).toBe(headline);
  });
  test('a false opening names its law', () => {
    expect(prove('blue-ribbon-1940', '10H 10C AD 3S 9H').lines.at(-1)?.rule).toBe('poker/jack-pots.law.false-opening');
  });
  test('progressive openers and straights by agreement are of one book', () => {
    expect(prove('donohue', 'QH QC', { need: 'kings' }).headline).toBe('Not proved: pair of queens.');
    expect(prove('donohue', '3H 3C 2H 2C', { need: 'aces' }).headline).toContain('Openers');
    expect(prove('donohue', '5H 6C 7D 8S 9H', { 'no-straights': 'yes' }).headline).toBe('No openers: nine high.');
    expect(steps.books).toEqual(['donohue']);
  });
  test('split openers without a discard apart', () => {
    const split = { split: 'yes', discard: 'mixed' };
    expect(prove('donohue', 'JH JC', split).headline).toBe('Openers shown, yet treated as a false opening.');
    expect(prove('blue-ribbon-1940', 'JH JC', split).headline).toBe('Openers: pair of jacks.');
    expect(prove('uspc-1898', 'JH JC', { held: '6' }).lines.at(-1)?.rule).toBe('poker/jack-pots.law.foul-hand-shown');
  });
});

test('every rule a line may name exists', () => {
  const known = new Set(placeRows.flatMap(([, place]) => [...place.points, ...place.laws].map((row) => row.id)));
  if (!known.has('poker.points.flush')) return;
  const forms = Object.keys(FORMS) as Form[];
  const named = (Object.keys(RULE_OF) as (keyof typeof RULE_OF)[]).flatMap((hand) => forms.map((form) => ruleOf(form, hand)));
  const more = ['points.equal-hands', 'law.short-of-chips', 'law.uncalled-bet', 'law.hand-not-shown', 'law.foul-hand-shown'];
  const jackPots = ['law.false-opening', 'law.splitting-openers', 'points.openers'].map((key) => `poker/jack-pots.${key}`);
  const steps = ['second-deal', 'third-deal', 'later-deals'].map((deal) => `poker/progressive-jack-pots.points.openers-${deal}`);
  const wanted = [...named, ...more, ...jackPots, ...steps, 'poker/deuces-wild.points.natural-cards'].map((rule) =>
    rule.startsWith('poker/') ? rule : `poker.${rule}`,
  );
  expect([...new Set(wanted)].filter((id) => !known.has(id))).toEqual([]);
});

const handsOf = (cards: readonly Card[], size: number, players: number) => Array.from({ length: players }, (_, n) => cards.slice(n * size, n * size + size));
const rules = [
  ...(Object.keys(FORMS) as Form[]).flatMap((form) => Object.entries(RULES[form]).map(([book, rule]) => ({ form, book: book as BookId, rule }))),
  ...Object.values(WITH_EXTRAS).flatMap((books) => Object.entries(books).map(([book, rule]) => ({ form: 'draw' as Form, book: book as BookId, rule }))),
];
/** Some players' hands for a form of a book, all from one pack. */
const table = fc.constantFrom(...rules).chain((one) => {
  const pack: readonly Card[] = PACKS[one.rule.order.ranks === 15 ? 'sixty-60' : one.rule.order.wild === 'none' ? 'standard-52' : 'standard-53'].cards;
  const size = one.form === 'peek' ? 7 : 5;
  return fc
    .record({ one: fc.constant(one), players: fc.integer({ min: 2, max: 7 }), cards: fc.shuffledSubarray([...pack], { minLength: 49, maxLength: 49 }) })
    .map((got) => ({
      ...got,
      size,
      hands: handsOf(got.cards, size, got.players),
    }));
});

describe('whatever the hands', () => {
  test('the order of the cards in a hand says nothing, and the input is left alone', () => {
    fc.assert(
      fc.property(table, ({ one, hands }) => {
        const frozen = hands.map((hand) => Object.freeze([...hand]));
        const answer = standing(pricesBy(one.book), one.form, one.rule, Object.freeze(frozen));
        expect(standing(pricesBy(one.book), one.form, one.rule, frozen)).toEqual(answer);
        expect(
          standing(
            pricesBy(one.book),
            one.form,
            one.rule,
            hands.map((hand) => [...hand].reverse()),
          ),
        ).toEqual(answer);
      }),
      { numRuns: 300 },
    );
  });
  test('a comparison turned round turns round its answer, and three hands stand in one order', () => {
    const winner = (answer: Answer) =>
      answer.headline
        .replace(/^.*between hands .*$/, 'open')
        .replace(/^Hands .*$/, 'equal')
        .replace(/^Hand (\d).*$/, '$1');
    fc.assert(
      fc.property(table, ({ one, hands }) => {
        const judge = (...two: Card[][]) => winner(standing(pricesBy(one.book), one.form, one.rule, two));
        const [a, b, c] = [hands[0] ?? [], hands[1] ?? [], hands[2] ?? hands[1] ?? []];
        const turned: Record<string, string> = { 1: '2', 2: '1', equal: 'equal', open: 'open' };
        expect(judge(b, a)).toBe(turned[judge(a, b)]);
        if (hands.length > 2 && judge(a, b) === '1' && judge(b, c) === '1') expect(judge(a, c)).toMatch(/1|open/);
      }),
      { numRuns: 300 },
    );
  });
  test('the explained standing is that of the fast evaluator', () => {
    fc.assert(
      fc.property(table, ({ one, hands }) => {
        if (one.form === 'peek') return;
        const rate = rateOf(one.rule.order);
        const codes = hands.map((hand) => hand.map((card) => codeOf(card, one.rule.order.ranks)));
        const ratings = codes.map((code) => rate(...(code as [number, number, number, number, number])));
        const best = [...ratings.keys()].sort((a, b) => (ratings[b] ?? 0) - (ratings[a] ?? 0) || a - b).map((n) => `Hand ${n + 1}`);
        expect(
          standing(pricesBy(one.book), one.form, one.rule, hands)
            .lines.slice(0, hands.length)
            .map((line) => /Hand \d/.exec(line.say)?.[0]),
        ).toEqual(best);
        expect(handProblems('hands', hands, [5], true)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
  test('what is asked survives a link', () => {
    fc.assert(
      fc.property(table, ({ one, hands }) => {
        const input = { form: one.form, [one.form === 'sixty-card' ? 'wide' : 'hands']: hands.map((hand) => hand.join('-')).join('.') };
        const values = decode(showdown.ask, input);
        expect(values.ok, JSON.stringify(values)).toBe(true);
        if (values.ok) expect(decode(showdown.ask, encode(showdown.ask, values.value))).toEqual(values);
      }),
      { numRuns: 100 },
    );
  });
});
