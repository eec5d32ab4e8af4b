// The vocabulary and the interpreter, with generated input.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Card,
  combinations,
  decide,
  decode,
  encode,
  type Field,
  type Fields,
  type ItemField,
  isAsked,
  makeCard,
  makeCards,
  makeId,
  matching,
  orderOf,
  PACKS,
  parseCard,
  parseCards,
  parseId,
  STONES,
  sayCard,
  showCard,
  type Table,
  UNKNOWN,
} from '../../../../src/rules-engine/index.ts';
import { places } from '../../../support/library.ts';
import { runs } from '../../../support/tier.ts';

const everyCard = [...new Set([...PACKS['sixty-60'].cards, ...PACKS['standard-53'].cards])];
const card = fc.constantFrom<Card>(...everyCard);

describe('cards', () => {
  test('every card is parsed from its notation, its symbol and its spoken name', () => {
    for (const one of everyCard) {
      expect(parseCard(makeCard(one))).toBe(one);
      expect(parseCard(showCard(one))).toBe(one);
      expect(parseCard(sayCard(one))).toBe(one);
      expect(parseCard(makeCard(one).toLowerCase())).toBe(one);
    }
  });
  test('a list of cards round-trips with any separator', () => {
    fc.assert(
      fc.property(fc.array(card, { maxLength: 13 }), fc.constantFrom(' ', ', ', '-', ' - ', ';'), (cards, between) => {
        expect(parseCards(cards.map(makeCard).join(between))).toEqual({ cards, wrong: [] });
        expect(parseCards(makeCards(cards)).cards).toEqual(cards);
      }),
    );
  });
  test.each([
    ['5h5s5cjd', ['5H', '5S', '5C', 'JD'], []],
    ['knave of hearts, ten of spades', ['JH', '10S'], []],
    ['5H 6X 1o', ['5H'], ['6X', '1o']],
    ['TS th', ['10S', '10H'], []],
    ['', [], []],
  ])('"%s"', (text, cards, wrong) => expect(parseCards(text)).toEqual({ cards, wrong }));
});

describe('ids', () => {
  test('ids round-trip, and other texts are no ids', () => {
    for (const place of places) for (const law of place.laws) expect(parseId(law.id)).toEqual({ game: place.id, kind: 'law', key: law.key });
    expect(makeId('euchre/railroad', 'law', 'misdeal')).toBe('euchre/railroad.law.misdeal');
    for (const wrong of ['euchre', 'euchre.law', 'euchre.laws.revoke', 'Euchre.law.revoke', 'a/b/c.law.x', 'euchre.law.', '.law.x'])
      expect(parseId(wrong), wrong).toBeNull();
  });
});

/** Any value that a field accepts. */
function anyValueOf(field: Field): fc.Arbitrary<unknown> {
  const item = (one: ItemField): fc.Arbitrary<unknown> => {
    switch (one.kind) {
      case 'cards':
        return fc.uniqueArray(fc.constantFrom(...(PACKS[one.pack].cards as readonly Card[])), {
          minLength: one.min,
          maxLength: Math.min(one.max, PACKS[one.pack].cards.length),
        });
      case 'stones':
        return fc.uniqueArray(fc.constantFrom(...STONES), { minLength: one.min, maxLength: one.max });
      case 'choice':
        return fc.constantFrom(...Object.keys(one.options));
      case 'count':
        return fc.integer({ min: one.min, max: one.max });
      case 'words':
        return fc.stringMatching(/^[a-z][a-z0-9 ]{0,8}[a-z]$/).map((text) => text.slice(0, one.maxLength).trim());
    }
  };
  if (field.kind === 'flag') return fc.boolean();
  if (field.kind === 'list') return fc.array(item(field.of), { minLength: field.min, maxLength: Math.min(field.max, field.min + 3) });
  return item(field);
}
const asks: readonly (readonly [string, Fields])[] = places.flatMap((place) => [
  ...Object.entries(place.scorers).flatMap(([key, count]): (readonly [string, Fields])[] =>
    count.kind === 'scorer'
      ? [[`${place.id}.score.${key}`, count.ask]]
      : [
          [`${place.id}.score.${key} setup`, count.setup],
          [`${place.id}.score.${key} entry`, count.entry],
        ],
  ),
]);

describe('fields', () => {
  test.each(asks)('%s: values survive a link', (_, fields) => {
    const any = fc.record(
      Object.fromEntries(
        Object.entries(fields).map(([key, field]) => [
          key,
          field.optional === true || field.books !== undefined ? fc.option(anyValueOf(field)) : anyValueOf(field),
        ]),
      ),
    );
    fc.assert(
      fc.property(any, (values) => {
        const raw = encode(fields, values as never);
        // A field that another one switches off has no value, whatever was generated for it.
        const wanted = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isAsked(fields, key, raw) ? value : null]));
        expect(decode(fields, raw)).toEqual({ ok: true, value: wanted });
      }),
      { numRuns: runs(60, 15) },
    );
  });
  test.each(asks)('%s: any text decodes to values, or to problems that name a field', (_, fields) => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(fields), 'stray'), fc.string()), (raw) => {
        const result = decode(fields, raw);
        if (!result.ok) {
          for (const problem of result.problems) {
            expect(fields[problem.field.split('.')[0] ?? '']).toBeDefined();
            expect(problem.expected).not.toBe('');
            expect(problem.found).not.toBe('');
          }
        }
      }),
      { numRuns: runs(60, 15) },
    );
  });
});

describe('deciding', () => {
  /** A table of up to three facts and two columns; each column is a random colouring of all combinations. */
  const tables: fc.Arbitrary<Table> = fc
    .record({
      sizes: fc.array(fc.integer({ min: 2, max: 3 }), { minLength: 1, maxLength: 3 }),
      colours: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 54, maxLength: 54 }),
    })
    .map(({ sizes, colours }) => {
      const facts = Object.fromEntries(sizes.map((size, n) => [`f${n}`, Array.from({ length: size }, (_, option) => `o${option}`)]));
      const all = [...combinations(facts)];
      const column = (from: number) => all.map((when, n) => ({ when, outcome: String(colours[from + n]) }));
      return { facts, columns: [column(0), column(27)] };
    });
  const outcomes = (table: Table, answers: Record<string, string>) =>
    table.columns.map((rows) => new Set([...combinations(table.facts, answers)].flatMap((facts) => matching(rows, facts).map((row) => row.outcome))));
  const answering = (table: Table, pick: readonly number[]) =>
    Object.fromEntries(
      Object.entries(table.facts).flatMap(([fact, options], n) =>
        pick[n] === 0 ? [] : [[fact, pick[n] === 1 ? UNKNOWN : (options[(pick[n] ?? 2) - 2] ?? UNKNOWN)]],
      ),
    );

  test('agrees with trying every combination', () => {
    fc.assert(
      fc.property(tables, fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 }), (table, pick) => {
        const answers = answering(table, pick);
        const decision = decide(table, answers);
        const live = outcomes(table, answers);
        if (decision.kind === 'settled') {
          expect(live.map((set) => set.size)).toEqual(table.columns.map(() => 1));
          expect(live.map((set) => [...set][0])).toEqual(decision.outcomes);
        } else {
          expect(live.some((set) => set.size > 1)).toBe(true);
          // The named fact can change the outcome: for some answers to the other facts, two of its options lead to different outcomes.
          const options = table.facts[decision.fact] ?? [];
          const apart = [...combinations({ ...table.facts, [decision.fact]: ['?'] }, { ...answers, [decision.fact]: undefined })].some((rest) =>
            table.columns.some(
              (rows) => new Set(options.flatMap((option) => matching(rows, { ...rest, [decision.fact]: option }).map((row) => row.outcome))).size > 1,
            ),
          );
          expect(apart).toBe(true);
          if (decision.kind === 'ask') expect(answers[decision.fact]).toBeUndefined();
          else expect(answers[decision.fact]).toBe(UNKNOWN);
        }
      }),
      { numRuns: 2000 },
    );
  });
  test('answering the questions always ends, and no question is asked twice', () => {
    fc.assert(
      fc.property(tables, fc.infiniteStream(fc.integer({ min: 0, max: 3 })), (table, choices) => {
        const answers: Record<string, string> = {};
        for (let decision = decide(table, answers); decision.kind === 'ask'; decision = decide(table, answers)) {
          expect(answers[decision.fact]).toBeUndefined();
          const options = [...(table.facts[decision.fact] ?? []), UNKNOWN];
          answers[decision.fact] = options[choices.next().value % options.length] ?? UNKNOWN;
        }
        expect(Object.keys(answers).length).toBeLessThanOrEqual(Object.keys(table.facts).length);
      }),
    );
  });
});

describe('claims', () => {
  test('a claim begins before it ends', () => {
    const faults = places.flatMap((place) =>
      place.laws.flatMap((law) =>
        Object.entries(law.readings).flatMap(([book, reading]) =>
          reading.status !== 'stated'
            ? []
            : reading.cases.flatMap((one) =>
                one.claim?.from !== undefined && orderOf(one.claim.from) >= orderOf(one.claim.until)
                  ? [`${law.id}, ${book}: a claim from ${one.claim.from} until ${one.claim.until}`]
                  : [],
              ),
        ),
      ),
    );
    expect(faults).toEqual([]);
  });
});
