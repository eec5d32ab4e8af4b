// @module-tag rotating
// The MCP server gives the answers of the engine, and those of the books' own examples. If the books are silent, it says so.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { ABSENT } from '../../../src/lib/search/words/absent.ts';
import {
  type Answer,
  BOOK_IDS,
  type BookId,
  columnTotals,
  decide,
  decode,
  type Example,
  effectsIn,
  isAsked,
  isOpen,
  type LawExample,
  makeCitation,
  type Place,
  playWritten,
  type ResolvedLaw,
  ruleOn,
  type ScoreExample,
  type SheetExample,
  sayCase,
  silentIn,
  sourcesOf,
  speakersOf,
  tableOf,
} from '../../../src/rules-engine/index.ts';
import { places } from '../../support/library.ts';
import { clientOfSources } from '../../support/mcp.ts';
import { runs, SEED } from '../../support/tier.ts';

/** A sample of a list, drawn with the seed. */
const draw = <T>(list: readonly T[], many: number): T[] => {
  const [drawn = []] = fc.sample(fc.shuffledSubarray([...list], { minLength: Math.min(many, list.length), maxLength: many }), { seed: SEED, numRuns: 1 });
  return drawn;
};
const examplesOf = <E extends Example>(kind: E['kind']) =>
  places.flatMap((place) => place.described.examples.filter((one): one is E => one.kind === kind).map((one) => ({ place, one })));
const lawOf = (place: Place, key: string): ResolvedLaw => {
  const law = place.laws.find((one) => one.key === key);
  if (law === undefined) throw new Error(`${place.id}: no law "${key}"`);
  return law;
};

let call: Awaited<ReturnType<typeof clientOfSources>>['call'];
beforeAll(async () => {
  ({ call } = await clientOfSources());
});

describe('200 cases in the full tier: the answers of the engine', () => {
  const laws = places.flatMap((place) => place.laws).filter((law) => speakersOf(law).length > 0);
  /** A law, with a book or without, and for each of its questions an answer, "unknown" or nothing. */
  const asked = draw(laws, runs(50, 10)).map((law, n) => {
    const options = Object.entries(law.facts).map(([key, fact]) => [key, fc.constantFrom(undefined, 'unknown', ...Object.keys(fact.options))] as const);
    const [drawn = {}] = fc.sample(fc.record(Object.fromEntries(options)), { seed: SEED + n, numRuns: 1 });
    const answers = Object.fromEntries(Object.entries(drawn).filter(([, answer]) => answer !== undefined)) as Record<string, string>;
    const book = n % 2 === 0 ? undefined : speakersOf(law)[n % speakersOf(law).length];
    return [law.id, { law, answers, book }] as const;
  });
  test.each(asked)('rule and next_question: %s', async (id, { law, answers, book }) => {
    const input = { law: id, answers, ...(book === undefined ? {} : { book }) };
    const [{ value: ruled }, { value: next }] = [await call('rule', input), await call('next_question', input)];
    const result = ruleOn(law, answers, book === undefined ? BOOK_IDS : [book]);
    if (!result.ok) throw new Error(`${id}: the engine refuses what was drawn`);
    const { books, silences, still } = result.value;
    expect(next.question?.key ?? null).toBe(still.kind === 'ask' ? still.fact : null);
    expect(next.settled).toBe(still.kind === 'settled');
    expect(ruled.question).toEqual(next.question);
    expect(ruled.books.map((one: { book: BookId }) => one.book)).toEqual([...books, ...silences].map((one) => one.book));
    for (const [n, { cases, cites, settled, open }] of books.entries()) {
      const out = ruled.books[n];
      const met = settled ? cases.slice(0, 1) : cases;
      expect(out.answer).toBe(open ? 'not covered' : settled ? 'ruled' : 'depends');
      expect(out.rulings.map(({ remedies }: { remedies: unknown }) => remedies)).toEqual(met.map(({ then }) => then));
      expect(out.rulings.map(({ effects }: { effects: unknown }) => effects)).toEqual(met.map((one) => effectsIn(one, law.people)));
      expect(out.citations.map(({ text }: { text: string }) => text)).toEqual(cites.map(makeCitation));
    }
    for (const out of ruled.books.slice(books.length))
      expect([out.answer, out.line, out.rulings]).toEqual(['not covered', 'The book does not cover this.', []]);
  });

  const lawCases = draw(examplesOf<LawExample>('law'), runs(50, 10)).map(({ place, one }) => [`${place.id}.law.${one.law}`, { place, one }] as const);
  test.each(lawCases)('an example from a book: %s', async (id, { place, one }) => {
    const { value } = await call('rule', { law: id, answers: one.answers, book: one.book });
    const [out] = value.books;
    expect(out.rulings.map(({ ruling }: { ruling: string }) => ruling).join(' ')).toContain(one.ruling);
    expect(out.citations.length).toBeGreaterThan(0);
    expect(out.book).toBe(one.book);
    const result = ruleOn(lawOf(place, one.law), one.answers, [one.book]);
    const met = result.ok ? (result.value.books[0]?.cases ?? []) : [];
    expect(out.line).toContain(met.length === 1 && met[0] !== undefined ? sayCase(met[0], lawOf(place, one.law).people) : '');
  });

  const scoreCases = draw(examplesOf<ScoreExample>('score'), runs(80, 16)).map(
    ({ place, one }) => [`${place.id}.score.${one.scorer}`, { place, one }] as const,
  );
  test.each(scoreCases)('a scored example from a book: %s', async (id, { place, one }) => {
    const scorer = place.scorers[one.scorer];
    if (scorer?.kind !== 'scorer') throw new Error(`${id} is not a scorer`);
    // An example may answer a field that its book does not ask. The tool refuses such an answer.
    const input = Object.fromEntries(Object.entries(one.input).filter(([key]) => isAsked(scorer.ask, key, one.input, one.book)));
    const { value, text } = await call('score', { scorer: id, input, book: one.book });
    const values = decode(scorer.ask, one.input, one.book);
    const scored = values.ok ? scorer.score(values.value as never, one.book) : values;
    if (!scored.ok) throw new Error(`${id}: the engine refuses its example`);
    const { headline, lines, totals }: Answer = scored.value;
    expect(value, text).toBeDefined();
    expect(value.headline).toBe(headline);
    expect(value.totals.map(({ to, points }: { to: string; points: number }) => [to, points])).toEqual(totals.map(({ to, points }) => [to, points]));
    expect(value.lines.map(({ say, points }: { say: string; points: number | null }) => [say, points])).toEqual(
      lines.map(({ say, points }) => [say, points ?? null]),
    );
    for (const [n, line] of lines.entries())
      expect(value.lines[n].citations.map((cite: { text: string }) => cite.text)).toEqual(sourcesOf(place, line.rule, one.book).map(makeCitation));
    // The total in the book, which is part of the example.
    for (const [to, points] of Object.entries(one.totals ?? {}).filter(([, total]) => total !== 0))
      expect(value.totals).toContainEqual(expect.objectContaining(to === '' && totals.length === 1 ? { points } : { to, points }));
    expect(value.headline).toContain(one.headline ?? '');
  });

  const sheetCases = draw(examplesOf<SheetExample>('sheet'), runs(20, 4)).map(({ place, one }) => [`${place.id}.score.${one.sheet}`, { place, one }] as const);
  test.each(sheetCases)('a sheet from a book: %s', async (id, { place, one }) => {
    const sheet = place.scorers[one.sheet];
    if (sheet?.kind !== 'sheet') throw new Error(`${id} is not a sheet`);
    const line = (before: string, raw: Readonly<Record<string, string>>) =>
      `${before}${Object.entries(raw)
        .map(([key, text]) => `${key}=${/[\s"]/.test(text) ? JSON.stringify(text) : text}`)
        .join(' ')}`;
    const deals = [...(Object.keys(one.setup).length === 0 ? [] : [line('setup ', one.setup)]), ...one.entries.map((entry) => line('', entry))].join('\n');
    const { value, text } = await call('score', { scorer: id, deals, book: one.book });
    const { played } = playWritten(sheet, { setup: one.setup, entries: one.entries }, one.book);
    expect(value, text).toBeDefined();
    const totals = columnTotals(played);
    expect(value.totals.map(({ to, points }: { to: string; points: number }) => [to, points])).toEqual(
      played.columns.map(({ key, title }) => [title, totals[key] ?? 0]),
    );
    expect(value.deals.map(({ say }: { say: string }) => say)).toEqual(played.rows.map(({ say }) => say));
  });

  test('are 200', { tags: 'full' }, () => {
    expect(asked.length + lawCases.length + scoreCases.length + sheetCases.length).toBe(200);
  });
});

describe('50 questions in the full tier that the books do not cover', () => {
  const NOT_COVERED = 'The book does not cover this.';
  const silences = places.flatMap((place) => place.laws.flatMap((law) => silentIn(law).map((book) => ({ law, book }))));
  const silent = draw(silences, runs(20, 5)).map((one) => [`${one.law.id} by ${one.book}`, one] as const);
  test.each(silent)('a silent book: %s', async (_, { law, book }) => {
    const { value, text } = await call('rule', { law: law.id, book });
    expect(value.books).toHaveLength(1);
    expect(value.books[0]).toMatchObject({ book, answer: 'not covered', line: NOT_COVERED, rulings: [], citations: [] });
    expect(text).toContain(NOT_COVERED);
    const { value: cited } = await call('cite', { id: law.id, book });
    expect(cited.books).toEqual([expect.objectContaining({ book, covered: false, line: NOT_COVERED, citations: [] })]);
  });

  /** Answers for which a book that covers the law does not decide. */
  const opens = places.flatMap((place) =>
    place.laws.flatMap((law) =>
      speakersOf(law).flatMap((book) => {
        const reading = law.readings[book];
        const left = 'cases' in reading ? reading.cases.find((one) => isOpen(one) && one.when !== undefined) : undefined;
        const answers = Object.fromEntries(
          Object.entries(left?.when ?? {}).flatMap(([key, so]) => (so === undefined ? [] : [[key, typeof so === 'string' ? so : (so[0] ?? '')]])),
        );
        return left === undefined || decide(tableOf(law, [book]), answers).kind !== 'settled' ? [] : [{ law, book, answers }];
      }),
    ),
  );
  const open = draw(opens, runs(10, 3)).map((one) => [`${one.law.id} by ${one.book}`, one] as const);
  test.each(open)('a case that a book does not decide: %s', async (_, { law, book, answers }) => {
    const { value } = await call('rule', { law: law.id, book, answers });
    expect(value.books).toHaveLength(1);
    expect(value.books[0].answer).toBe('not covered');
    expect(value.books[0].rulings.every(({ covered, effects }: { covered: boolean; effects: unknown[] }) => !covered && effects.length === 0)).toBe(true);
    expect(value.books[0].line).toMatch(/the book does not (?:cover|say)/i);
  });

  // These two build the search index, which takes 15 s.
  const absent = draw(ABSENT, 12).map((line) => (line.split(/[,>]/)[0] ?? '').trim());
  test.each(absent)('a game that no book has: %s', { tags: 'full' }, async (game) => {
    const { value, text } = await call('find', { words: `how many points do you need to win at ${game}` });
    expect([value.covered, value.hits]).toEqual([false, []]);
    expect(value.missing[0]).toMatch(/^No book here has /);
    expect(text).toContain('The books do not cover this.');
  });

  const nonsense = ['qwertz blorp', 'zzgrk', 'pikachu', 'xylophon kwyjibo'];
  test.each(nonsense)('words that no book has: %s', { tags: 'full' }, async (words) => {
    const { value } = await call('find', { words });
    expect([value.covered, value.hits]).toEqual([false, []]);
  });

  const unknown = ['uno.law.draw-four', 'monopoly.law.rent', 'catan.law.robber', 'magic.law.stack'];
  test.each(unknown)('a law of an unknown game: %s', async (law) => {
    const { refused, text, value } = await call('rule', { law });
    expect([refused, value]).toEqual([true, undefined]);
    expect(text).toContain(`No game "${law.split('.')[0]}".`);
  });
  test('are 50', { tags: 'full' }, () => {
    expect(silent.length + open.length + absent.length + nonsense.length + unknown.length).toBe(50);
  });
});
