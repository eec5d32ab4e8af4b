// Random squares, compared with cribbage's own count of the same cards.
import { describe, expect, test } from 'vitest';
import { countHand, flushOf, nobsOf, numberOf } from '../../../src/rules-engine/games/cribbage/reckoning/count.ts';
import square from '../../../src/rules-engine/games/cribbage-square/index.ts';
import { type Card, PACKS } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf } from '../../support/counts/counts.ts';
import { randomFrom } from '../../support/sheets/whole-games.ts';

const count = scorerOf(square, 'square');
const PACK: readonly Card[] = PACKS['standard-52'].cards;
const NAMES = ['first', 'second', 'third', 'fourth'];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Seventeen cards; every second time from few ranks or suits, so that fours, flushes and runs with pairs are frequent. */
function dealt(random: (most: number) => number, n: number): Card[] {
  const from = random(8);
  const some = PACK.filter((card) => {
    if (n % 3 === 1) return RANKS.indexOf(card.slice(0, -1)) >= from && RANKS.indexOf(card.slice(0, -1)) < from + 5;
    return n % 3 === 0 || card.endsWith('S') || card.endsWith('H');
  });
  for (let at = some.length - 1; at > 0; at--) {
    const other = random(at);
    const [a, b] = [some[at] as Card, some[other] as Card];
    some[at] = b;
    some[other] = a;
  }
  return some.slice(0, 17);
}
const rowsOf = (cards: readonly Card[]) => NAMES.map((_, row) => cards.slice(row * 4, row * 4 + 4));
const columnsOf = (cards: readonly Card[]) => NAMES.map((_, column) => NAMES.map((_row, row) => cards[row * 4 + column] as Card));
const asked = (cards: readonly Card[]) => Object.fromEntries(rowsOf(cards).map((row, n) => [NAMES[n] ?? '', row.join('-')]));
function told(cards: readonly Card[], turned?: Card) {
  const answer = answered(count, { ...asked(cards), ...(turned === undefined ? {} : { turned }) }, 'sierra');
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.value;
}
/** Four cards without a starter: three are counted with the fourth as their starter, less what only a starter scores. */
function withoutStarter(line: readonly Card[]): number {
  const [a = 0, b = 0, c = 0, d = 0] = line.map(numberOf);
  const hand = [a, b, c];
  const flush = [a, b, c, d].every((card) => (card & 3) === (a & 3)) ? 4 : 0;
  return countHand(hand, d, false) - flushOf(hand, d, false) - nobsOf(hand, d) + flush;
}

describe('a square', () => {
  test('laid a thousand times scores like its rows and columns at cribbage, with a starter and without', () => {
    const random = randomFrom(1976);
    const met = new Set<string>();
    for (let n = 0; n < 1000; n++) {
      const cards = dealt(random, n);
      const turned = cards[16] as Card;
      const lines = [...rowsOf(cards), ...columnsOf(cards)];
      const withCard = told(cards, turned);
      expect(withCard.totals[0]?.points).toBe(lines.reduce((sum, line) => sum + countHand(line.map(numberOf), numberOf(turned), false), 0));
      expect(told(cards).totals[0]?.points).toBe(lines.reduce((sum, line) => sum + withoutStarter(line), 0));
      for (const { rule } of withCard.lines) met.add(rule.slice(rule.lastIndexOf('.') + 1));
    }
    expect([...met].sort()).toEqual(Object.keys(square.points).sort());
  });
  test('gives its rows and columns, and the same sums if rows and columns are exchanged', () => {
    const random = randomFrom(115);
    for (let n = 0; n < 50; n++) {
      const cards = dealt(random, n).slice(0, 16);
      const [, rows = '', columns = ''] = /^Rows (.*); columns (.*)\.$/.exec(told(cards).notes[0] ?? '') ?? [];
      expect(told(columnsOf(cards).flat()).notes[0]).toBe(`Rows ${columns}; columns ${rows}.`);
    }
  });
  test('that scores nothing still has its total', () => {
    const even: Card[] = ['2S', '4H', '6C', '8D', '4C', '2D', '8S', '6H', '6D', '8C', '2H', '4S', '8H', '6S', '4D', '2C'];
    expect(told(even)).toMatchObject({ headline: 'Nothing: 0 points', lines: [], totals: [{ to: '', points: 0, unit: 'point' }] });
  });
  test('with a duplicate card is rejected at the second place', () => {
    const cards = dealt(randomFrom(3), 0);
    const twice = answered(count, { ...asked(cards), third: asked(cards).first }, 'sierra');
    expect(twice).toMatchObject({ ok: false, problems: [{ field: 'third' }] });
    const turned = answered(count, { ...asked(cards), turned: cards[5] }, 'sierra');
    expect(turned).toMatchObject({ ok: false, problems: [{ field: 'turned' }] });
    expect(answered(count, { ...asked(cards), second: '' }, 'sierra').ok).toBe(false);
  });
});
