import { describe, expect, test } from 'vitest';
import { glanceOf } from '../../../src/lib/catalogue/facts/key-facts.ts';
import { askedBy, BOOK_IDS, casesOf, decode, SLUG } from '../../../src/rules-engine/index.ts';
import { library, placeRows } from '../../support/library.ts';

describe.each(placeRows)('%s', (id, place) => {
  const [gameId, variantId] = id.split('/') as [string, string | undefined];
  const game = library.get(gameId);
  const written = variantId === undefined ? game : game?.variants[variantId];

  test('keys are slugs and name no book, page or law number', () => {
    const keys = [
      ...place.laws.map((law) => law.key),
      ...place.points.map((item) => item.key),
      ...Object.keys(place.scorers),
      ...place.laws.flatMap((law) => Object.entries(law.facts).flatMap(([key, fact]) => [key, ...Object.keys(fact.options)])),
    ];
    expect(keys.filter((key) => !SLUG.test(key) || /uspc|donohue|hoffmann|blue-ribbon|sierra|(^|-)(page|law-\d)/.test(key))).toEqual([]);
  });

  test('every score item is cited in its own book and accounts for every book of the place', () => {
    const faults: string[] = [];
    for (const item of place.points.filter((one) => one.writtenAt === id)) {
      for (const book of BOOK_IDS) {
        const value = item.books[book];
        const has = written?.books[book] !== undefined;
        if (has && value === undefined) faults.push(`${item.id}: nothing on ${book}; write unscored() if the book gives nothing`);
        if (!has && value !== undefined) faults.push(`${item.id}: a value of ${book}, which ${id} does not list among its books`);
        if (value?.status === 'stated') {
          if (value.cites.length === 0) faults.push(`${item.id}, ${book}: no citation`);
          for (const cite of value.cites) if (cite.book !== book) faults.push(`${item.id}, ${book}: cites ${cite.book}`);
          if (value.points === undefined && value.says === undefined) faults.push(`${item.id}, ${book}: neither a number nor a rule`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('glance and books are filled in', () => {
    expect(Object.keys(written?.books ?? {}).length).toBeGreaterThan(0);
    expect(Object.keys(glanceOf(place)).length, 'three to seven things at a glance').toBeGreaterThanOrEqual(id === 'general-laws' ? 1 : 2);
  });

  test('every law written here has an example, and so does every scorer', () => {
    const examples = written?.examples ?? [];
    // If every book is silent there is no case; the row exists to say so.
    const ruled = place.laws.filter((law) => law.writtenAt === id && BOOK_IDS.some((book) => casesOf(law.readings[book]).length > 0));
    const bare = ruled.filter((law) => !examples.some((one) => one.kind === 'law' && one.law === law.key)).map((law) => law.id);
    const shown = examples.flatMap((one) => (one.kind === 'score' ? one.scorer : one.kind === 'sheet' ? one.sheet : []));
    const idle = Object.keys(written?.scorers ?? {}).filter((key) => !shown.includes(key));
    expect([...bare, ...idle], 'without an example').toEqual([]);
  });

  test('an inherited scorer or sheet finds every number it needs in the schedule of this place', () => {
    for (const [key, count] of Object.entries(place.scorers)) {
      if (place.parent === null || written?.scorers[key] !== undefined || count.kind !== 'scorer') continue;
      for (const example of game?.examples ?? []) {
        if (example.kind !== 'score' || example.scorer !== key) continue;
        const values = decode(count.ask, example.input);
        for (const book of count.books)
          if (values.ok) expect(() => count.score(values.value, book), `${id}.score.${key} by ${book}: ${example.story}`).not.toThrow();
      }
    }
  });

  test('scorers say which books they score by, and refuse empty input with clear problems', () => {
    for (const [key, scorer] of Object.entries(place.scorers)) {
      expect(scorer.books.length, `${id}.score.${key}`).toBeGreaterThan(0);
      for (const book of scorer.books) expect(written?.books[book] ?? game?.books[book], `${id}.score.${key} scores by ${book}`).toBeDefined();
      const empty = decode(askedBy(scorer), {});
      if (!empty.ok) for (const issue of empty.problems) expect(issue.expected.length).toBeGreaterThan(0);
      // Missing input is asked for, not treated as nothing.
      if (scorer.kind === 'scorer' && empty.ok)
        for (const book of scorer.books) expect(scorer.score(empty.value, book).ok, `${id}.score.${key} answers where nothing is said`).toBe(false);
    }
  });
});
