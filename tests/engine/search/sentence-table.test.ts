// The table of sentences that measures the search: 600 of them, for 46 games, without the name of the game, each with ids that exist.
import { describe, expect, test } from 'vitest';
import { publishedIds } from '../../../src/lib/addresses/published-ids.ts';
import { BOOK_IDS, type BookId, makeId, type Place, parseId } from '../../../src/rules-engine/index.ts';
import { library, places, whole } from '../../support/library.ts';
import { headsOf, type Sentence, sentences, sentencesByShelf, withGameNamed } from '../../support/sentences.ts';

const gameOf = (id: string) => id.split(/[/.]/)[0] ?? id;
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const numbered = (of: (one: Sentence) => string) => Object.groupBy(sentences, of);
const share = (test: (one: Sentence) => boolean) => sentences.filter(test).length / sentences.length;

/** Every law that applies at a place, inherited or taken over by a clause, and every other id of the site. */
const ids = new Set([...publishedIds(), ...places.flatMap((place) => [...place.laws, ...place.points].map((row) => row.id))]);

/** A place by its id. */
function at(id: string): Place {
  const place = places.find((one) => one.id === id);
  if (place === undefined) throw new Error(`no place "${id}"`);
  return place;
}
/** Titles and other names of the game and the variant. */
function namesAt(place: string): string[] {
  const game = library.get(gameOf(place));
  const form = game?.variants[place.split('/')[1] ?? ''];
  return [game, form].flatMap((one) => (one === undefined ? [] : [one.title, ...one.aliases])).map(wordsOf);
}

describe('the table of sentences', { skip: !whole }, () => {
  test('has at least 600, without duplicates', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(600);
    expect(new Set(sentences.map(({ say }) => wordsOf(say))).size).toBe(sentences.length);
  });

  test.each([...sentencesByShelf])('%s: each sentence is in the file of its shelf, at a place that exists', (shelf, held) => {
    expect(held.filter(({ place }) => library.get(gameOf(place))?.shelf !== shelf || !places.some(({ id }) => id === place))).toEqual([]);
  });

  test('each is answered by ids that exist and rule at its place', () => {
    for (const { say, place, law } of sentences) {
      expect(
        law.filter((id) => !ids.has(id)),
        say,
      ).toEqual([]);
      expect(new Set(law).size, say).toBe(law.length);
      const here = at(place);
      const ruling = law.some((id) => {
        const parsed = parseId(id);
        if (parsed?.kind === 'law') return here.laws.some((one) => one.id === id);
        return parsed?.kind === 'points' ? here.points.some((one) => one.id === id) : false;
      });
      expect(ruling, `${say}: expected a law or score item of ${place}, found ${law.join(', ')}`).toBe(true);
    }
  });

  test('a law of another place is the source of one at this place', () => {
    for (const { say, place, law } of sentences) {
      const sources = at(place).laws.map((one) => makeId(one.writtenAt, 'law', one.key));
      const foreign = law.filter((id) => parseId(id)?.kind === 'law' && parseId(id)?.game !== place && !sources.includes(id));
      expect(foreign, say).toEqual([]);
    }
  });

  test('the book that the event was taken from rules on it', () => {
    for (const { say, place, law, from } of sentences) {
      const book = BOOK_IDS.find((one) => from.startsWith(`${one} `));
      const here = at(place);
      const speaks = (id: string) => {
        const reading = here.laws.find((one) => one.id === id)?.readings[book as BookId];
        const worth = here.points.find((one) => one.id === id)?.books[book as BookId];
        return ['stated', 'by-reference'].includes(reading?.status ?? worth?.status ?? '');
      };
      expect(law.some(speaks), `${say}: expected ${book} to rule on one of ${law.join(', ')}`).toBe(true);
    }
  });

  test('none names its game', () => {
    const naming = sentences.filter(({ say, place }) => namesAt(place).some((name) => ` ${wordsOf(say)} `.includes(` ${name} `)));
    expect(naming.map(({ say, place }) => `${place}: ${say}`)).toEqual([]);
  });

  test('each is as long as what people type: 3 to 14 words', () => {
    expect(sentences.filter(({ say }) => say.split(/\s+/).length < 3 || say.split(/\s+/).length > 14)).toEqual([]);
  });

  test('they cover 46 games, each with at least two sentences and at most a tenth, and many variants', () => {
    const byGame = numbered(({ place }) => gameOf(place));
    const counts = Object.values(byGame).map((held) => held?.length ?? 0);
    expect(counts.length).toBeGreaterThanOrEqual(46);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(0.1 * sentences.length);
    expect(sentences.filter(({ place }) => place.includes('/')).length).toBeGreaterThanOrEqual(80);
  });

  test('there are sentences on offences, on questions and on score items', () => {
    const kinds = (kind: Sentence['law'][number]) => share((one) => headsOf(one).some((head) => head.kind === kind));
    expect(kinds('offence')).toBeGreaterThan(0.5);
    expect(kinds('question')).toBeGreaterThan(0.1);
    expect(sentences.filter(({ law }) => law.every((id) => parseId(id)?.kind !== 'law'))).not.toHaveLength(0);
  });

  test('with the game named, each becomes two queries', () => {
    const railroad = sentences.find(({ place }) => place === 'euchre/railroad');
    expect(railroad && withGameNamed(railroad)).toEqual([`Railroad euchre ${railroad?.say}`, `${railroad?.say} Railroad euchre`]);
    expect(sentences.filter((one) => withGameNamed(one).length === 0).every(({ place }) => place === 'general-laws')).toBe(true);
  });
});
