import { describe, expect, test } from 'vitest';
import { BOOK_IDS, casesOf, combinations, decode, encode, isAsked, matching, optionsOf, parseId, SLUG, sayCase } from '../../src/rules-engine/index.ts';
import { library, placeRows } from '../support/library.ts';

const knownIds = new Set(
  placeRows.flatMap(([, place]) => [
    ...place.laws.map((law) => law.id),
    ...place.points.map((item) => item.id),
    ...Object.keys(place.scorers).map((key) => `${place.id}.score.${key}`),
  ]),
);
const idOf = (place: string, rule: string) => (parseId(rule) === null ? `${place}.${rule}` : rule);

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
    expect(Object.keys(written?.glance ?? {}).length, 'three to seven things at a glance').toBeGreaterThanOrEqual(id === 'general-laws' ? 1 : 2);
  });

  test('examples hold: rulings and totals', () => {
    for (const example of written?.examples ?? []) {
      if (example.kind === 'law') {
        const law = place.laws.find((one) => one.key === example.law);
        expect(law, `${id}: an example names the law "${example.law}", which does not exist`).toBeDefined();
        if (law === undefined) continue;
        for (const [fact, option] of Object.entries(example.answers))
          expect(Object.keys(law.facts[fact]?.options ?? {}), `${law.id}: example answers ${fact}=${option}`).toContain(option);
        const cases = casesOf(law.readings[example.book]);
        const rows = cases.map((one, n) => ({ ...(one.when === undefined ? {} : { when: one.when }), outcome: String(n) }));
        const rulings = new Set<string>();
        for (const facts of combinations(optionsOf(law.facts), example.answers))
          for (const row of matching(rows, facts)) rulings.add(sayCase(cases[Number(row.outcome)] ?? { then: [] }));
        expect(
          [...rulings].length,
          `${law.id} by ${example.book}: the example "${example.story}" meets ${rulings.size} rulings: ${[...rulings].join(' | ')}`,
        ).toBe(1);
        expect([...rulings][0]).toContain(example.ruling);
      } else {
        const scorer = place.scorers[example.scorer];
        expect(scorer, `${id}: an example names the scorer "${example.scorer}", which does not exist`).toBeDefined();
        if (scorer === undefined) continue;
        const values = decode(scorer.ask, example.input);
        expect(values, `${id}.score.${example.scorer}: ${example.story}`).toMatchObject({ ok: true });
        if (!values.ok) continue;
        const before = JSON.stringify(values.value);
        const result = scorer.score(values.value as never, example.book);
        expect(JSON.stringify(values.value), 'the input is not altered').toBe(before);
        expect(result, `${id}.score.${example.scorer}: ${example.story}`).toMatchObject({ ok: true });
        if (!result.ok) continue;
        for (const [side, points] of Object.entries(example.totals ?? {}))
          expect(result.value.totals.find((total) => total.to === side)?.points ?? 0, `${example.story}: ${side}`).toBe(points);
        if (example.headline !== undefined) expect(result.value.headline).toContain(example.headline);
        for (const line of result.value.lines) expect(knownIds, `a line of ${id}.score.${example.scorer} names its rule`).toContain(idOf(id, line.rule));
        for (const total of result.value.totals) {
          const sum = result.value.lines
            .filter((line) => line.points !== undefined && (line.unit ?? 'point') === total.unit && (line.to ?? total.to) === total.to)
            .reduce((n, line) => n + (line.points ?? 0), 0);
          expect(sum, `${example.story}: lines add up to the total of "${total.to}"`).toBe(total.points);
        }
        const asked = Object.fromEntries(Object.entries(encode(scorer.ask, values.value)).filter(([key]) => isAsked(scorer.ask[key] as never, example.input)));
        expect(decode(scorer.ask, asked), 'input survives a link').toEqual(values);
      }
    }
  });

  test('every law written here has an example, every scorer has one', () => {
    const examples = written?.examples ?? [];
    const bare = place.laws.filter((law) => law.writtenAt === id && !examples.some((one) => one.kind === 'law' && one.law === law.key)).map((law) => law.id);
    const idle = Object.keys(place.scorers).filter((key) => !examples.some((one) => one.kind === 'score' && one.scorer === key));
    expect([...bare, ...idle], 'without an example').toEqual([]);
  });

  test('scorers say which books they score by, and refuse nothing at all with clear problems', () => {
    for (const [key, scorer] of Object.entries(place.scorers)) {
      expect(scorer.books.length, `${id}.score.${key}`).toBeGreaterThan(0);
      for (const book of scorer.books) expect(written?.books[book] ?? game?.books[book], `${id}.score.${key} scores by ${book}`).toBeDefined();
      const empty = decode(scorer.ask, {});
      if (!empty.ok) for (const issue of empty.problems) expect(issue.expected.length).toBeGreaterThan(0);
    }
  });
});
