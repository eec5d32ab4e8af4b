// A worked example of a scorer prints the whole sentence: "The winner gets 1 chip", and not "gets 1 chip".
import { expect, test } from 'vitest';
import { workedScore } from '../../../src/lib/catalogue/scores/worked-scores.ts';
import { scorerIn } from '../../../src/rules-engine/index.ts';
import { places } from '../../support/library.ts';

const worked = places.flatMap((place) =>
  place.described.examples.flatMap((one) => {
    const scorer = one.kind === 'score' ? scorerIn(place, one.scorer) : undefined;
    return one.kind === 'score' && scorer !== undefined ? [{ id: `${place.id}.score.${one.scorer}`, one, scorer }] : [];
  }),
);

test('the text of a worked score is that of the scorer, from its start', () => {
  const said = worked.map(({ id, one, scorer }) => ({ id, text: workedScore(scorer, one), piece: one.headline ?? '' }));
  expect(said.filter(({ text, piece }) => text === '' || !text.toLowerCase().includes(piece.toLowerCase()))).toEqual([]);
  expect(said.filter(({ text }) => !/^[\p{Lu}\p{N}−-]/u.test(text)).map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
});

test.each([
  ['i-doubt-it.score.hand', 'The winner gets 1 chip'],
  ['klondike.score.settlement', 'The player loses 25 dollars'],
])('%s: %s', (of, text) => {
  expect(worked.filter(({ id }) => id === of).map(({ one, scorer }) => workedScore(scorer, one))).toContain(text);
});
