import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import cribbage from '../../../src/rules-engine/games/cribbage/index.ts';
import { type BookId, type Card, decode, encode, PACKS, RANKS, rankOf, suitOf, totalsOf } from '../../../src/rules-engine/index.ts';
import { scorerOf } from '../../support/counts/counts.ts';

const play = scorerOf(cribbage, 'play');
const PACK = PACKS['standard-52'].cards as readonly Card[];
const BOOKS = play.books;

/** `form` is the variant. */
function ask({ form, ...raw }: Record<string, string>, book: BookId) {
  const scorer = form === undefined ? play : scorerOf(cribbage, 'play', form);
  const decoded = decode(scorer.ask, raw);
  return decoded.ok ? scorer.score(decoded.value, book) : decoded;
}
function peg(raw: Record<string, string>, book: BookId) {
  const answered = ask(raw, book);
  if (!answered.ok) throw new Error(JSON.stringify(answered.problems));
  return answered.value;
}
const said = (raw: Record<string, string>, book: BookId) => peg(raw, book).lines.map((line) => `${line.to}: ${line.say}`);
const refused = (raw: Record<string, string>, book: BookId) => {
  const answered = ask(raw, book);
  return answered.ok ? [] : answered.problems.map(({ field, expected, found }) => `${field}: ${expected} / ${found}`);
};

describe('pegs', () => {
  test.each(BOOKS)('%s: 31 gives two and no go besides', (book) => {
    expect(said({ cards: '10H JS AD KS' }, book)).toEqual(['Dealer: K♠ at 31: thirty-one for two']);
  });

  test.each(BOOKS)('%s: 31 with the very last card gives two and no last card', (book) => {
    const { lines, notes } = peg({ cards: 'KH KS 10D 9H 8S 7D 5C 2S' }, book);
    expect(lines.map((line) => `${line.to}: ${line.say}`)).toEqual([
      'Dealer: K♠ at 20: a pair for two',
      'Non-dealer: 10♦ at 30: the go for one',
      'Dealer: 7♦ at 24: a run of three for three',
      'Dealer: 2♠ at 31: thirty-one for two',
    ]);
    expect(notes.join().includes('does not say so in words')).toBe(book === 'uspc-1898' || book === 'sierra');
  });

  test.each(BOOKS)('%s: go, then last card', (book) => {
    expect(said({ cards: 'KH 9S 10D 6H QS 3C 8C 3S' }, book)).toEqual(['Non-dealer: 10♦ at 29: the go for one', 'Dealer: 3♠ at 30: the last card for one']);
  });

  test('pairs end with another card, and start again with a new count', () => {
    expect(said({ cards: '7H 7S 2D 7C' }, 'sierra')).toEqual(['Dealer: 7♠ at 14: a pair for two']);
    expect(said({ cards: 'KH KS JD KC' }, 'sierra')).toEqual(['Dealer: K♠ at 20: a pair for two', 'Non-dealer: J♦ at 30: the go for one']);
  });

  test('a run out of order is doubtful if the book does not mention it', () => {
    const raw = { cards: '4H 6S 5D' };
    expect(said(raw, 'sierra')).toContain('Non-dealer: 5♦ at 15: a run of three for three');
    expect(peg(raw, 'sierra').notes.join()).toContain('in any order');
    expect(peg(raw, 'donohue').notes.join()).not.toContain('in any order');
    expect(peg({ cards: '4H 5S 6D' }, 'sierra').notes.join()).not.toContain('in any order');
  });

  test('a flush in the play counts only in Donohue, whose other forms follow the game of five cards', () => {
    const suit = { form: 'five-card', cards: '2H 8H KH 4H' };
    expect(said(suit, 'donohue')).toEqual(['Non-dealer: K♥ at 20: a flush of three for three', 'Dealer: 4♥ at 24: a flush of four for four']);
    expect(said(suit, 'blue-ribbon-1940')).toEqual([]);
    expect(said({ cards: suit.cards }, 'donohue')).toEqual(said(suit, 'donohue'));
    expect(said({ cards: suit.cards }, 'uspc-1898')).toEqual([]);
  });

  test('the five-card play stops after a go or 31', () => {
    const cards = '10H 10S 10D 5H';
    expect(refused({ form: 'five-card', cards }, 'donohue')).toEqual(['cards: no card after the go: the five-card play stops there / card 4, 5♥ on 30']);
    expect(refused({ form: 'five-card', cards: '10H 10S AD KC 2S' }, 'donohue').join()).toContain('no card after thirty-one');
    expect(said({ form: 'five-card', cards: '10H 9S 10D', stopped: 'yes' }, 'donohue')).toEqual(['Non-dealer: 10♦ at 29: the go for one']);
  });

  test('all five-card hands out below 31: Donohue gives the end hole, Blue Ribbon says nothing', () => {
    const raw = { form: 'five-card', cards: 'AH 3S 6D AC 3D 8H' };
    expect(said(raw, 'donohue')).toEqual(['Dealer: 8♥ at 22: the last card for one']);
    expect(said(raw, 'blue-ribbon-1940')).toEqual([]);
    expect(peg(raw, 'blue-ribbon-1940').notes.join()).toContain('nothing for the last card');
  });

  test('three players: the go to the player who played last, the lead to the next', () => {
    const { lines, headline } = peg({ form: 'three-handed', cards: 'KH 9S 10D 6H 9C' }, 'uspc-1898');
    expect(lines.map((line) => `${line.to}: ${line.say}`)).toEqual(['Dealer: 10♦ at 29: the go for one', 'Second hand: 9♣ at 15: fifteen for two']);
    expect(headline).toBe('Eldest hand 0, Second hand 2, Dealer 1');
  });
});

describe('errors', () => {
  test('a card past 31', () => {
    expect(refused({ cards: '10H 10S 10D 5H', by: '1211' }, 'uspc-1898')).toEqual([
      'cards: a card that keeps the count at 31 or under / card 4, 5♥ by Non-dealer, makes 35',
    ]);
  });
  test('a fifth card from one player, a point for nobody, a form that the book does not have', () => {
    expect(refused({ cards: 'KH QS KD QC AS AD 2S 2D 3C', by: '121212122' }, 'uspc-1898').join()).toContain('no more than 4 cards from one player');
    expect(refused({ cards: 'AH 2H', by: '13' }, 'uspc-1898')).toEqual(['by: 2 figures from 1 to 2, one for each card / "13"']);
    expect(scorerOf(cribbage, 'play', 'three-handed').books).not.toContain('sierra');
  });
  test('heels are the dealer’s, before a card is played', () => {
    expect(peg({ cards: 'KH 5S', heels: 'yes' }, 'uspc-1898').totals).toEqual([{ to: 'Dealer', points: 4, unit: 'point' }]);
    expect(refused({ cards: 'KH 5S', stopped: 'yes' }, 'uspc-1898').join()).toContain('a go at 22 or more');
  });
  test('a card that could have been played, as in the book’s own example', () => {
    const { notes } = peg({ cards: 'KH 10S 6D 3H AC 7S 8D 5C', by: '12111222' }, 'uspc-1898');
    expect(notes).toEqual(['Dealer let 26 pass while holding 5♣, which would have come in.']);
  });
});

const place = (card: Card) => RANKS.indexOf(rankOf(card) as (typeof RANKS)[number]);
const pips = (card: Card) => Math.min(10, (rankOf(card) === 'J' ? 10 : Number.parseInt(rankOf(card) ?? '', 10)) || (rankOf(card) === 'A' ? 1 : 10));

/** Plays two hands of four by the rules, choosing cards by `picks`, and scores them in a simple way. */
function simulate(cards: readonly Card[], picks: readonly number[], flushes: boolean) {
  const hands = [cards.slice(0, 4), cards.slice(4, 8)] as [Card[], Card[]];
  const pegged: [number, number] = [0, 0];
  const order: Card[] = [];
  let by = '';
  let pile: Card[] = [];
  let turn: 0 | 1 = 0;
  let last: 0 | 1 = 1;
  const count = () => pile.reduce((sum, card) => sum + pips(card), 0);
  while (hands[0].length + hands[1].length > 0) {
    const fits = (player: 0 | 1) => hands[player].filter((card) => count() + pips(card) <= 31);
    const other = (player: 0 | 1) => (1 - player) as 0 | 1;
    if (fits(turn).length === 0) turn = other(turn);
    const open = fits(turn);
    if (open.length === 0) {
      if (count() < 31) pegged[last] += 1;
      pile = [];
      turn = other(last);
      continue;
    }
    const card = open[(picks[order.length] ?? 0) % open.length] as Card;
    hands[turn] = hands[turn].filter((one) => one !== card);
    pile.push(card);
    order.push(card);
    by += turn + 1;
    last = turn;
    if (count() === 15 || count() === 31) pegged[turn] += 2;
    let same = 1;
    while (pile.length > same && rankOf(pile.at(-1 - same) as Card) === rankOf(card)) same += 1;
    pegged[turn] += same * (same - 1);
    for (let size = pile.length; size >= 3; size--) {
      const places = pile
        .slice(-size)
        .map(place)
        .map((n) => (n > 11 ? n - 2 : n))
        .sort((a, b) => a - b);
      if (places.every((n, at) => n === (places[0] ?? 0) + at)) {
        pegged[turn] += size;
        break;
      }
    }
    let suited = 1;
    while (pile.length > suited && suitOf(pile.at(-1 - suited) as Card) === suitOf(card)) suited += 1;
    if (flushes && suited >= 3) pegged[turn] += suited;
    turn = other(turn);
  }
  if (count() < 31) pegged[last] += 1;
  return { cards: order, by, pegged };
}

const deal = fc.tuple(fc.shuffledSubarray([...PACK], { minLength: 8, maxLength: 8 }), fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }));

describe('for any legal play', () => {
  test('the pegs equal those of the simple count, nobody withheld a card, and lines add up', () => {
    fc.assert(
      fc.property(deal, fc.constantFrom(...BOOKS), ([cards, picks], book) => {
        const { cards: order, by, pegged } = simulate(cards, picks, book === 'donohue');
        const values = { cards: order, by, heels: false, stopped: false };
        const before = JSON.stringify(values);
        const answered = play.score(values as never, book);
        if (!answered.ok) throw new Error(JSON.stringify(answered.problems));
        const { totals, lines, notes, headline } = answered.value;
        expect(headline).toBe(`Non-dealer ${pegged[0]}, Dealer ${pegged[1]}`);
        expect(totals).toEqual(totalsOf(lines));
        expect(notes.filter((note) => note.includes('let '))).toEqual([]);
        expect(JSON.stringify(values)).toBe(before);
        expect(decode(play.ask, encode(play.ask, values as never))).toEqual({ ok: true, value: values });
      }),
      { numRuns: 500 },
    );
  });
});
