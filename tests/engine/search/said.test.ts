// What the texts of a law say: a word in more of them weighs more, and words that any law may have tell little.
import { describe, expect, test } from 'vitest';
import { saidIn, tellingOf } from '../../../src/lib/search/index/said.ts';
import { WEIGHTS } from '../../../src/lib/search/read/known.ts';

const lawOf = (title: string, phrases: readonly string[]) =>
  saidIn([
    [WEIGHTS.title, [title], true],
    [WEIGHTS.phrase, phrases, true],
  ]);
const weight = (said: ReturnType<typeof lawOf>, word: string) => said.posts.get(word) ?? 0;

describe('the words of a law', () => {
  test('a word in several phrases weighs more than one in a single phrase, and counts once for each text', () => {
    const said = lawOf('Misdeal', ['he shuffled badly', 'nobody shuffled', 'shuffled and shuffled and spilt']);
    expect(said.times.get('shuffl')).toBe(3);
    expect(weight(said, 'shuffl')).toBeGreaterThan(weight(said, 'nobody'));
    expect(weight(said, 'shuffl')).toBeLessThanOrEqual(1);
    expect([...said.called]).toEqual(['misdeal']);
  });
});

describe('how well a word tells laws apart', () => {
  /** A game of six laws: each has a word of its own in all of its phrases, and "already" in one. */
  const game = ['shuffle', 'crib', 'peg', 'starter', 'nobs', 'muggins'].map((own) => ({
    form: '',
    said: lawOf(`The ${own}`, [`${own} wrong`, `no ${own}`, `his ${own}`, `already ${own}`]),
  }));
  const games = Array.from({ length: 20 }, () => game);
  const telling = tellingOf(games);

  test('the word of one law counts most, a word of any law least', () => {
    expect(telling.get('shuffl')).toBeGreaterThan(1);
    expect(telling.get('already')).toBeLessThan(0.5);
  });

  test('a word of few phrases has no factor', () => {
    expect(tellingOf([game]).has('shuffl')).toBe(false);
  });
});
