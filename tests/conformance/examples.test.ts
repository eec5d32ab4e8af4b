// The examples of every game: cases from the books that serve as tests, as worked cases on the page and as samples of the API.

import { describe, expect, test } from 'vitest';
import { sayValue } from '../../src/lib/rulings/values.ts';
import {
  casesOf,
  combinations,
  decode,
  encode,
  type Fields,
  isAsked,
  type LawExample,
  type Line,
  matching,
  nearTo,
  optionsOf,
  type Place,
  parseId,
  type ScoreExample,
  type SheetExample,
  sayCase,
  sideTotals,
  type ValueExample,
} from '../../src/rules-engine/index.ts';
import { scorerIn, sheetIn } from '../../src/rules-engine/scoring/counts.ts';
import { library, placeRows, places } from '../support/library.ts';

const knownIds = new Set(
  places.flatMap((place) => [
    ...place.laws.map((law) => law.id),
    ...place.points.map((item) => item.id),
    ...Object.keys(place.scorers).map((key) => `${place.id}.score.${key}`),
  ]),
);

/** Checks that a line names an existing rule: a key in its place or the parent, or a full id. */
function expectRule(place: Place, line: Line, story: string): void {
  const ids = parseId(line.rule) === null ? [`${place.id}.${line.rule}`, `${place.parent}.${line.rule}`] : [line.rule];
  const known = parseId(line.rule)?.kind === 'rule' || ids.some((id) => knownIds.has(id));
  expect(known, `${story}: a line names the rule "${line.rule}", which does not exist at ${place.id}`).toBe(true);
}

function survivesLink(fields: Fields, input: Readonly<Record<string, string>>, story: string): void {
  const values = decode(fields, input);
  expect(values, story).toMatchObject({ ok: true });
  if (!values.ok) return;
  const again = Object.fromEntries(Object.entries(encode(fields, values.value)).filter(([key]) => isAsked(fields, key, input)));
  expect(decode(fields, again), `${story}: the input survives a link`).toEqual(values);
}

function expectRuling(place: Place, example: LawExample): void {
  const law = place.laws.find((one) => one.key === example.law);
  expect(
    law,
    `${place.id}: an example names the law "${example.law}", which does not exist${nearTo(
      example.law,
      place.laws.map((one) => one.key),
    )}`,
  ).toBeDefined();
  if (example.board !== undefined) expect(place.described.diagrams?.[example.board]?.alt, `${example.story}: the diagram "${example.board}"`).toMatch(/\w/);
  if (law === undefined) return;
  for (const [fact, option] of Object.entries(example.answers)) {
    expect(Object.keys(law.facts[fact]?.options ?? {}), `${law.id}: example answers ${fact}=${option}`).toContain(option);
  }
  const cases = casesOf(law.readings[example.book]);
  const rows = cases.map((one, n) => ({ ...(one.when === undefined ? {} : { when: one.when }), outcome: String(n) }));
  const rulings = new Set<string>();
  for (const facts of combinations(optionsOf(law.facts), example.answers)) {
    for (const row of matching(rows, facts)) rulings.add(sayCase(cases[Number(row.outcome)] ?? { then: [] }, law.people));
  }
  const met = [...rulings];
  expect(met.length, `${law.id} by ${example.book}: "${example.story}" meets ${met.length} rulings: ${met.join(' | ')}`).toBe(1);
  expect(met[0], `${law.id} by ${example.book}: "${example.story}"`).toContain(example.ruling);
}

function expectScore(place: Place, example: ScoreExample): void {
  const scorer = scorerIn(place, example.scorer);
  expect(
    scorer,
    `${place.id}: an example names the scorer "${example.scorer}", which does not exist${nearTo(example.scorer, Object.keys(place.scorers))}`,
  ).toBeDefined();
  if (scorer === undefined) return;
  survivesLink(scorer.ask, example.input, example.story);
  const values = decode(scorer.ask, example.input);
  if (!values.ok) return;
  const before = JSON.stringify(values.value);
  const result = scorer.score(values.value as never, example.book);
  expect(JSON.stringify(values.value), 'the input is not altered').toBe(before);
  expect(scorer.score(values.value as never, example.book), 'the same input gives the same answer').toEqual(result);
  expect(result, `${place.id}.score.${example.scorer}: ${example.story}`).toMatchObject({ ok: true });
  if (!result.ok) return;
  for (const [side, points] of Object.entries(example.totals ?? {})) {
    expect(result.value.totals.find((total) => total.to === side)?.points ?? 0, `${example.story}: ${side}`).toBe(points);
  }
  if (example.headline !== undefined) expect(result.value.headline, example.story).toContain(example.headline);
  for (const line of result.value.lines) expectRule(place, line, example.story);
  for (const total of result.value.totals) {
    const own = result.value.lines.filter((line) => line.points !== undefined && (line.unit ?? 'point') === total.unit && (line.to ?? total.to) === total.to);
    expect(
      own.reduce((sum, line) => sum + (line.points ?? 0), 0),
      `${example.story}: lines add up to the total of "${total.to}"`,
    ).toBe(total.points);
  }
}

function expectSheet(place: Place, example: SheetExample): void {
  const sheet = sheetIn(place, example.sheet);
  expect(
    sheet,
    `${place.id}: an example names the sheet "${example.sheet}", which does not exist${nearTo(example.sheet, Object.keys(place.scorers))}`,
  ).toBeDefined();
  if (sheet === undefined) return;
  survivesLink(sheet.setup, example.setup, example.story);
  for (const entry of example.entries) survivesLink(sheet.entry, entry, example.story);
  const setup = decode(sheet.setup, example.setup);
  const entries = example.entries.flatMap((entry) => {
    const values = decode(sheet.entry, entry);
    return values.ok ? [values.value] : [];
  });
  if (!setup.ok) return;
  const before = JSON.stringify(entries);
  const played = sheet.play(setup.value as never, entries as never, example.book);
  expect(JSON.stringify(entries), 'the entries are not altered').toBe(before);
  expect(played.rows.length).toBe(entries.length);
  const totals = Object.fromEntries(sideTotals(played).map(({ side, points }) => [side, points]));
  expect(totals, example.story).toEqual(example.totals);
  if (example.state !== undefined) expect([...played.state, played.over ?? ''].join(' '), example.story).toContain(example.state);
  for (const row of played.rows) {
    for (const line of row.lines) {
      expectRule(place, line, example.story);
      expect(
        played.columns.map((column) => column.key),
        `${example.story}: a line stands in a column of the sheet`,
      ).toContain(line.to);
    }
  }
}

function expectWorth(place: Place, example: ValueExample): void {
  const item = place.points.find((one) => one.key === example.item);
  const keys = place.points.map((one) => one.key);
  expect(item, `${place.id}: an example names the score item "${example.item}", which does not exist${nearTo(example.item, keys)}`).toBeDefined();
  const worth = item?.books[example.book];
  if (typeof example.gives === 'number') expect(worth, example.story).toMatchObject({ status: 'stated', points: example.gives });
  else expect(sayValue(worth), example.story).toContain(example.gives);
}

describe.each(placeRows)('%s', (id, place) => {
  const [gameId, variantId] = id.split('/') as [string, string | undefined];
  const game = library.get(gameId);
  const examples = (variantId === undefined ? game : game?.variants[variantId])?.examples ?? [];

  test.each(examples.map((example, n) => [`${example.kind} ${n + 1}: ${example.story}`, example] as const))('%s', (_, example) => {
    if (example.kind === 'law') expectRuling(place, example);
    else if (example.kind === 'score') expectScore(place, example);
    else if (example.kind === 'sheet') expectSheet(place, example);
    else expectWorth(place, example);
  });
  test('examples cite the book they are taken from', () => {
    expect(examples.filter((example) => example.cite.book !== example.book).map((example) => example.story)).toEqual([]);
  });
});
