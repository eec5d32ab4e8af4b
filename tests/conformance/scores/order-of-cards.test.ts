// Players name cards in the order in which they hold them, which has no meaning unless a question asks for the order of play: a hand
// entered backwards, or with its first card last, counts the same.
import { describe, expect, test } from 'vitest';
import { type Answer, decode, type Example, type Field, type Place, type Raw, scorerIn } from '../../../src/rules-engine/index.ts';
import { placeRows } from '../../support/library.ts';

/** The cards of a hand in other orders; for a list of hands, of one hand at a time. */
function shuffledWords(field: Field, said: string): string[] {
  if (field.kind === 'list') {
    const parts = said.split('.');
    return parts.flatMap((part, n) => shuffledWords(field.of, part).map((other) => parts.with(n, other).join('.')));
  }
  if (field.kind !== 'cards' || field.ordered === true) return [];
  const cards = said.split(/[ -]/);
  return cards.length < 2 ? [] : [cards.toReversed(), [...cards.slice(1), ...cards.slice(0, 1)]].map((other) => other.join('-'));
}

/** The score of a hand without wording: lines may follow the order of the cards, and a meld may be named by another card. */
const bare = ({ headline, lines, totals }: Answer) => JSON.stringify([headline, lines.map(({ rule, points, to }) => `${rule} ${points} ${to}`).sort(), totals]);

function faultsOf(place: Place, example: Example): string[] {
  if (example.kind !== 'score') return [];
  const scorer = scorerIn(place, example.scorer);
  if (scorer === undefined) return [];
  const answersTo = (raw: Raw) =>
    scorer.books.map((book) => {
      const values = decode(scorer.ask, raw, book);
      const result = values.ok ? scorer.score(values.value, book) : values;
      return result.ok ? bare(result.value as Answer) : JSON.stringify(result.problems.map(({ field }) => field));
    });
  const text = answersTo(example.input).join('\n');
  return Object.entries(scorer.ask).flatMap(([key, field]) =>
    shuffledWords(field, example.input[key] ?? '').flatMap((words) =>
      answersTo({ ...example.input, [key]: words }).join('\n') === text ? [] : [`${place.id}.score.${example.scorer}: ${example.story} ${key}=${words}`],
    ),
  );
}

describe.each(placeRows)('%s', (_, place) => {
  test('cards in another order count the same', () => {
    expect(place.described.examples.flatMap((example) => faultsOf(place, example)).slice(0, 8)).toEqual([]);
  });
});
