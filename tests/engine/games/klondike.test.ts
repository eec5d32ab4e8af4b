// The payments of the casino game: blue-ribbon-1940 p. 248 and 252, and the figures in sierra, p. 115-125.

import { describe, expect, test } from 'vitest';
import canfield from '../../../src/rules-engine/games/canfield/index.ts';
import klondike from '../../../src/rules-engine/games/klondike/index.ts';
import { type Answer, type BookId, type Card, type Diagram, decode, type Game, PACKS, type Result, sideTotals } from '../../../src/rules-engine/index.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';
import { gainOf } from '../../support/counts/gains.ts';

function settle(of: Game, cards: string, book: BookId): Result<Answer> {
  const scorer = scorerIn(countsOf(of), 'settlement');
  if (scorer === undefined) throw new Error('no scorer');
  const values = decode(scorer.ask, { cards });
  return values.ok ? scorer.score(values.value, book) : values;
}
function paid(of: Game, cards: number, book: BookId): number {
  const result = settle(of, `${cards}`, book);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return gainOf(result.value) ?? 0;
}

describe('the settlement', () => {
  test('every number of cards', () => {
    for (let cards = 1; cards <= 52; cards++) {
      expect(paid(canfield, cards, 'blue-ribbon-1940')).toBe(5 * cards - 52);
      expect(paid(klondike, cards, 'blue-ribbon-1940')).toBe(5 * cards - 52);
      expect(paid(klondike, cards, 'sierra')).toBe(5 * cards - 50);
      // The book gives it twice, in money and in cards; the two must agree.
      expect(paid(canfield, cards, 'blue-ribbon-1940') > 0).toBe(cards >= 11);
    }
  });
  test('ten cards are even by the other price', () => {
    expect(settle(klondike, '10', 'sierra')).toMatchObject({ ok: true, value: { headline: 'The player and the banker come out even' } });
  });
  test('no more cards than the pack has, and at canfield at least the starter, which is always in the top line', () => {
    expect(settle(klondike, '53', 'sierra')).toMatchObject({ ok: false, problems: [{ field: 'cards' }] });
    expect(settle(canfield, '0', 'blue-ribbon-1940')).toMatchObject({ ok: false });
    expect(settle(klondike, '0', 'blue-ribbon-1940')).toMatchObject({ ok: true, value: { totals: [{ to: 'The banker', points: 52 }] } });
  });
  test('the account adds up game by game', () => {
    const bank = sheetIn(countsOf(canfield), 'bank');
    if (bank === undefined) throw new Error('no sheet');
    const played = bank.play({ name: 'Ann' }, [{ cards: 1 }, { cards: 52 }, { cards: 10 }], 'blue-ribbon-1940');
    expect(sideTotals(played)).toEqual([{ side: 'Ann', points: -47 + 208 - 2 }]);
    expect(played.state).toEqual(['Ann wins 159 dollars over 3 games.']);
  });
});

test('no card is drawn twice, and the seven columns have 28', () => {
  const shown = (one: Diagram | undefined) => (one?.shapes ?? []).flatMap((shape) => (shape.kind === 'card' ? [shape.card] : []));
  for (const diagram of [klondike.diagrams?.layout, klondike.diagrams?.moved, canfield.diagrams?.layout]) {
    const cards = shown(diagram).filter((card): card is Card => card !== 'back' && card !== 'empty');
    expect(new Set(cards).size).toBe(cards.length);
    expect(cards.every((card) => (PACKS['standard-52'].cards as readonly Card[]).includes(card))).toBe(true);
  }
  for (const name of ['layout', 'moved']) expect(shown(klondike.diagrams?.[name]).filter((card) => card !== 'empty')).toHaveLength(1 + 28);
});
