// Every line of an answer that cites a score item or a law leads to a book and page.
import { expect, test } from 'vitest';
import { decode, parseId, scorerIn, sourcesOf } from '../../../src/rules-engine/index.ts';
import { places } from '../../support/library.ts';

test('lines of the cases from the books have their source', () => {
  let lines = 0;
  const without = new Set<string>();
  for (const place of places) {
    for (const example of place.described.examples) {
      const scorer = example.kind === 'score' ? scorerIn(place, example.scorer) : undefined;
      if (scorer === undefined || example.kind !== 'score') continue;
      for (const book of scorer.books) {
        const values = decode(scorer.ask, example.input, book);
        const result = values.ok ? scorer.score(values.value, book) : values;
        for (const line of result.ok ? result.value.lines : []) {
          // A passage of the text cites its own source.
          if (parseId(line.rule)?.kind === 'rule') continue;
          lines += 1;
          // Where a book says nothing the line gives nothing, and says so.
          const isThere = [...place.points, ...place.laws].some(({ id }) => id === line.rule);
          const bringsNothing = (line.points ?? 0) === 0 && book !== example.book;
          if (isThere && (bringsNothing || / (book|manual) does not /.test(line.say))) continue;
          if (sourcesOf(place, line.rule, book).length === 0) without.add(`${place.id}.score.${example.scorer} by ${book}: ${line.rule} (${line.say})`);
        }
      }
    }
  }
  expect([...without]).toEqual([]);
  expect(lines > 0).toBe(places.some(({ described }) => described.examples.some(({ kind }) => kind === 'score')));
});
