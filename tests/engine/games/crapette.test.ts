// Crapette against uspc-1898 p. 63: four cards of each in the tableaux, thirteen in the Crapette pile, the rest of 52 in the pack.
import { expect, test } from 'vitest';
import { NEAR_ENDS } from '../../../src/rules-engine/games/crapette/diagrams.ts';
import crapette from '../../../src/rules-engine/games/crapette/index.ts';
import russianBank from '../../../src/rules-engine/games/russian-bank/index.ts';

const layout = crapette.diagrams?.layout;
const cards = (layout?.shapes ?? []).flatMap((shape) => (shape.kind === 'card' ? [shape.card] : []));

test('the table is drawn with the cards that are dealt', () => {
  expect(cards.filter((card) => card !== 'empty' && card !== 'back')).toHaveLength(2 * 4 + 2);
  expect(cards.filter((card) => card === 'empty')).toHaveLength(8 + 2);
  expect(layout?.alt).toContain(`a pack of ${52 - 13 - 4} face down`);
  for (const shape of layout?.shapes ?? []) if (shape.kind === 'card') expect(shape.x + 2).toBeLessThanOrEqual((layout?.width ?? 0) + 0.001);
});
test('the picture shows who begins: your near end is the foot of your row, the other player’s the head of theirs', () => {
  const [mine, his] = NEAR_ENDS;
  const drawn = (layout?.shapes ?? []).flatMap((shape) => (shape.kind === 'card' && shape.y > 4 && shape.y < 17 && shape.card !== 'empty' ? [shape] : []));
  const right = drawn.filter(({ x }) => x > 10).toSorted((a, b) => b.y - a.y);
  const left = drawn.filter(({ x }) => x < 4).toSorted((a, b) => a.y - b.y);
  expect([right[0]?.card, left[0]?.card]).toEqual([mine, his]);
  expect(layout?.alt).toContain('You begin: your queen of spades at the near end is higher than the other player’s six of clubs.');
});
test('suit matters on the foundations only, and these are only built up', () => {
  const reading = crapette.laws['wrong-build']?.readings['uspc-1898'];
  const cases = reading?.status === 'stated' ? reading.cases : [];
  const may = (where: string, how: string) =>
    cases.find(({ when = {} }) => when.where === where && [when.how ?? []].flat().includes(how))?.then[0]?.kind === 'allowed';
  const hows = Object.keys(crapette.laws['wrong-build']?.facts.how?.options ?? {});
  expect(hows.length).toBeGreaterThan(4);
  for (const how of hows) {
    expect(may('foundation', how), how).toBe(how === 'up-suit');
    expect(may('column', how), how).toBe(how.startsWith('down'));
    expect(may('theirs', how), how).toBe(how !== 'none');
  }
});
test('the two games link to each other, and only one of them has a law on the call of "stop"', () => {
  expect(crapette.laws['play-missed']?.see).toContain('russian-bank.law.foundation-passed-over');
  expect(Object.keys(russianBank.laws).filter((key) => key.startsWith('stop'))).not.toEqual([]);
  expect(Object.keys(crapette.laws).filter((key) => key.startsWith('stop'))).toEqual([]);
});
