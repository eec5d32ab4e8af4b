import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import cribbage from '../../../src/rules-engine/games/cribbage/index.ts';
import { type BookId, type Card, decode, encode, PACKS, type Scorer, totalsOf } from '../../../src/rules-engine/index.ts';
import { scorerOf } from '../../support/counts/counts.ts';

const hand = scorerOf(cribbage, 'hand');
const PACK = PACKS['standard-52'].cards as readonly Card[];
const BOOKS = hand.books;

/** Calls a scorer with words, like a form or a link; `form` is the variant. */
function ask({ form, ...raw }: Record<string, string>, book: BookId) {
  const scorer: Scorer = form === undefined ? hand : scorerOf(cribbage, 'hand', form);
  const decoded = decode(scorer.ask, raw);
  return decoded.ok ? scorer.score(decoded.value, book) : decoded;
}
function count(raw: Record<string, string>, book: BookId = 'uspc-1898') {
  const answered = ask(raw, book);
  if (!answered.ok) throw new Error(JSON.stringify(answered.problems));
  return answered.value;
}
const total = (raw: Record<string, string>, book?: BookId) => count(raw, book).totals[0]?.points;
const rules = (raw: Record<string, string>, book?: BookId) => count(raw, book).lines.map((line) => line.rule);

describe('the lines of a hand', () => {
  test('are worded for counting aloud, with the sum so far', () => {
    const { headline, lines } = count({ hand: '6H 7C 8H 8S', starter: '7D' }, 'donohue');
    expect(headline).toBe('24 points');
    expect(lines.map((line) => line.say)).toEqual([
      'fifteen two',
      'fifteen four',
      'fifteen six',
      'fifteen eight',
      'and a pair is ten',
      'and a pair is twelve',
      'and a run of three is fifteen',
      'and another run of three is eighteen',
      'and another run of three is twenty-one',
      'and another run of three is twenty-four',
    ]);
  });

  test('name runs with pairs if the book has a name, and add nothing for it', () => {
    const raw = { hand: '6H 7C 8H 8S', starter: '7D' };
    expect(rules(raw, 'sierra')).toContain('cribbage.points.quadruple-run');
    expect(rules(raw, 'blue-ribbon-1940')).not.toContain('cribbage.points.quadruple-run');
    expect(total(raw, 'sierra')).toBe(24);
  });

  test('score three alike as one line, with the name that the book gives', () => {
    const say = (book: BookId) => count({ hand: '9H 9C 9D KS', starter: '2S' }, book).lines.map((line) => line.say);
    expect(say('uspc-1898')).toEqual(['triplets are six']);
    expect(say('donohue')).toEqual(['a pair royal is six']);
    expect(say('sierra')).toEqual(['three of a kind is six']);
  });

  test('a hand that scores nothing has no lines', () => {
    expect(count({ hand: '2H 4C 6D 8S', starter: 'KS' })).toMatchObject({ headline: 'Nothing: 0 points', lines: [] });
  });
});

describe('flush and jack, book by book', () => {
  const four = { hand: '2H 4H 6H 8H', starter: 'KS' };
  const five = { hand: '2H 4H 6H 8H', starter: 'KH' };

  test.each(BOOKS)('%s: four in hand, five with the starter, in the crib only five', (book) => {
    expect(total(four, book)).toBe(4);
    expect(total(five, book)).toBe(5);
    expect(total({ ...four, crib: 'yes' }, book)).toBe(0);
    expect(total({ ...five, crib: 'yes' }, book)).toBe(5);
  });

  test('where a book is silent, a note says so', () => {
    expect(count({ ...four, crib: 'yes' }, 'sierra').notes.join()).toContain('has no word on the crib');
    expect(count(four, 'blue-ribbon-1940').notes.join()).toContain('a hand of three only');
    expect(count(four, 'uspc-1898').notes).toEqual([]);
  });

  test('three of a suit count in the five-card game, five and six in the seven-card game', () => {
    expect(total({ form: 'five-card', hand: '2H 4H 8H', starter: 'KS' }, 'donohue')).toBe(3);
    expect(rules({ form: 'five-card', hand: '2H 4H 8H', starter: 'KH' }, 'blue-ribbon-1940')).toEqual(['cribbage/five-card.points.flush-with-starter']);
    expect(total({ form: 'five-card', hand: '2H 4H 8H', starter: 'KH' }, 'blue-ribbon-1940')).toBe(4);
    expect(total({ form: 'seven-card', hand: '2H 4H 8H 10H QH', starter: 'KS' }, 'blue-ribbon-1940')).toBe(5);
    expect(total({ form: 'seven-card', hand: '2H 4H 8H 10H QH', starter: 'KH' }, 'blue-ribbon-1940')).toBe(6);
  });

  test('a jack turned up gives nothing at the show, and says why', () => {
    const { lines, notes } = count({ hand: '2H 4C 6D 8S', starter: 'JH' });
    expect(lines).toEqual([]);
    expect(notes.join()).toContain('his heels');
  });
});

describe('errors, with field, expected and found', () => {
  const problems = (raw: Record<string, string>, book: BookId = 'uspc-1898') => {
    const answered = ask(raw, book);
    return answered.ok ? [] : answered.problems.map(({ field, expected, found }) => `${field}: ${expected} / ${found}`);
  };
  test.each<[string, Record<string, string>, BookId, string]>([
    ['a crib without a starter', { hand: '2H 4C 6D 8S', crib: 'yes' }, 'uspc-1898', 'starter: the starter, without which a crib is not counted / none'],
    ['a hand without a starter', { hand: '2H 4C 6D 8S' }, 'sierra', 'starter: the starter / none'],
    ['a starter that is in the hand', { hand: '2H 4C 6D 8S', starter: '4C' }, 'donohue', 'starter: a card that is not in the hand / 4♣'],
    ['six cards', { hand: '2H 4C 6D 8S 9S 10S', starter: 'AC' }, 'donohue', 'hand: 3 to 5 cards / 6 (2♥ 4♣ 6♦ 8♠ 9♠ 10♠)'],
    ['a card too few for the form', { hand: '2H 4C 6D', starter: 'AC' }, 'donohue', 'hand: 4 cards / 3 (2♥ 4♣ 6♦)'],
  ])('%s', (_, raw, book, expected) => {
    expect(problems(raw, book)).toContain(expected);
  });

  test('the last four cards of solitaire do not need a starter', () => {
    expect(total({ form: 'solitaire-cribbage', hand: '5H 5C 5D JS' }, 'blue-ribbon-1940')).toBe(14);
  });
});

const AT = { 'six-card': hand, 'five-card': scorerOf(cribbage, 'hand', 'five-card'), 'seven-card': scorerOf(cribbage, 'hand', 'seven-card') };
const form = fc.constantFrom(
  ...(['six-card', 'five-card', 'seven-card'] as const).flatMap((one) =>
    BOOKS.filter((book) => one === 'six-card' || book === 'blue-ribbon-1940').map((book) => ({ form: one, book })),
  ),
);
const dealt = fc.record({
  table: form,
  cards: fc.shuffledSubarray([...PACK], { minLength: 6, maxLength: 6 }),
  crib: fc.boolean(),
});
const valuesOf = ({ table, cards, crib }: { table: { form: keyof typeof AT }; cards: readonly Card[]; crib: boolean }) => {
  const size = crib || table.form === 'six-card' ? 4 : table.form === 'five-card' ? 3 : 5;
  return { hand: cards.slice(1, 1 + size), starter: cards.slice(0, 1), crib };
};

describe('for any cards', () => {
  test('lines add up to the total, each line with points has cards, and none is zero', () => {
    fc.assert(
      fc.property(dealt, (deal) => {
        const answered = AT[deal.table.form].score(valuesOf(deal) as never, deal.table.book);
        if (!answered.ok) throw new Error(JSON.stringify(answered.problems));
        const { lines, totals } = answered.value;
        expect(totals).toEqual(lines.length === 0 ? [{ to: '', unit: 'point', points: 0 }] : totalsOf(lines));
        for (const line of lines) {
          expect(line.points).not.toBe(0);
          expect(line.cards?.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('the order of the cards does not matter, and the input is not changed', () => {
    fc.assert(
      fc.property(dealt, (deal) => {
        const values = valuesOf(deal);
        const before = JSON.stringify(values);
        const forward = AT[deal.table.form].score(Object.freeze({ ...values, hand: Object.freeze(values.hand) }) as never, deal.table.book);
        const backward = AT[deal.table.form].score({ ...values, hand: [...values.hand].reverse() } as never, deal.table.book);
        expect(JSON.stringify(values)).toBe(before);
        expect(backward).toEqual(forward);
      }),
    );
  });

  test('a hand survives a link', () => {
    fc.assert(
      fc.property(dealt, (deal) => {
        const values = valuesOf(deal);
        expect(decode(hand.ask, encode(hand.ask, values as never))).toEqual({ ok: true, value: values });
      }),
    );
  });
});
