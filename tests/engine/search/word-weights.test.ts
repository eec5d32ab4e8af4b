// The weight of a word in a law: more if more of its texts have it, less if any law may have it.
import { describe, expect, test } from 'vitest';
import { entryWords, specificityOf } from '../../../src/lib/search/index/word-weights.ts';
import { WEIGHTS } from '../../../src/lib/search/read/known.ts';

const lawOf = (title: string, phrases: readonly string[]) =>
  entryWords([
    [WEIGHTS.title, [title], true],
    [WEIGHTS.phrase, phrases, true],
  ]);
const weight = (words: ReturnType<typeof lawOf>, word: string) => words.posts.get(word) ?? 0;

describe('the words of a law', () => {
  test('a word in several phrases weighs more than one in a single phrase, and counts once for each text', () => {
    const words = lawOf('Misdeal', ['he shuffled badly', 'nobody shuffled', 'shuffled and shuffled and spilt']);
    expect(words.times.get('shuffl')).toBe(3);
    expect(weight(words, 'shuffl')).toBeGreaterThan(weight(words, 'nobody'));
    expect(weight(words, 'shuffl')).toBeLessThanOrEqual(1);
    expect([...words.inNames]).toEqual(['misdeal']);
  });
});

describe('how well a word tells laws apart', () => {
  /** A game of six laws: each has a word of its own in all of its phrases, and "already" in one. */
  const game = ['shuffle', 'crib', 'peg', 'starter', 'nobs', 'muggins'].map((own) => ({
    form: '',
    words: lawOf(`The ${own}`, [`${own} wrong`, `no ${own}`, `his ${own}`, `already ${own}`]),
  }));
  const games = Array.from({ length: 20 }, () => game);
  const specificity = specificityOf(games);

  test('the word of one law counts most, a word of any law least', () => {
    expect(specificity.get('shuffl')).toBeGreaterThan(1);
    expect(specificity.get('already')).toBeLessThan(0.5);
  });

  test('a word of few phrases has no factor', () => {
    expect(specificityOf([game]).has('shuffl')).toBe(false);
  });
});
