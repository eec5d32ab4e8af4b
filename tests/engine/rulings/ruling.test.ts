// Rulings on a law compared with its rows: each book that covers it rules once, by the cases that match the answers; each silent one is listed.
import { expect, test } from 'vitest';
import { BOOK_IDS, casesMet, casesOf, combinations, type ResolvedLaw, ruleOn } from '../../../src/rules-engine/index.ts';
import { places } from '../../support/library.ts';

const laws = places.flatMap((place) => place.laws);
const ruled = (law: ResolvedLaw, answers: Readonly<Record<string, string>>, books?: Parameters<typeof ruleOn>[2]) => {
  const ruling = ruleOn(law, answers, books);
  if (!ruling.ok) throw new Error(`${law.id}: ${ruling.problems.map(({ expected, found }) => `expected ${expected}, found ${found}`).join('; ')}`);
  return ruling.value;
};
const told = (law: ResolvedLaw, wanted: readonly string[]) => BOOK_IDS.filter((book) => wanted.includes(law.readings[book].status));

test('each book that covers the law rules once, each silent one is listed as silent, and no others are', () => {
  const wrong = laws.flatMap((law) => {
    const { books, silences } = ruled(law, {});
    const [speak, silent] = [books.map(({ book }) => book), silences.map(({ book }) => book)];
    const [due, quiet] = [told(law, ['stated', 'by-reference']), told(law, ['silent'])];
    return [...speak].sort().join() === [...due].sort().join() && [...silent].sort().join() === [...quiet].sort().join()
      ? []
      : [`${law.id}: ${speak} and silent ${silent}, expected ${due} and silent ${quiet}`];
  });
  expect(wrong).toEqual([]);
});

test('with every question answered, each book rules by the matching cases, and nothing is asked', () => {
  const wrong = laws.flatMap((law) =>
    combinations(Object.fromEntries(Object.entries(law.facts).map(([key, { options }]) => [key, Object.keys(options)])))
      .slice(0, 40)
      .flatMap((answers) => {
        const { books, still } = ruled(law, answers);
        if (still.kind !== 'settled') return [`${law.id}: still ${still.kind}`];
        return books.flatMap(({ book, cases, settled }) => {
          const due = casesMet(casesOf(law.readings[book]), law.facts, answers);
          return settled && JSON.stringify(cases) === JSON.stringify(due)
            ? []
            : [`${law.id}, ${book}, ${JSON.stringify(answers)}: ${cases.length} of ${due.length} cases`];
        });
      }),
  );
  expect(wrong).toEqual([]);
});

test('a fact that is asked changes the ruling of some book, and a single book rules the same as among all', () => {
  const wrong = laws.flatMap((law) => {
    const { still, books } = ruled(law, {});
    const asked = still.kind === 'ask' ? still.fact : null;
    const divides =
      asked === null ||
      Object.keys(law.facts[asked]?.options ?? {}).some((option) =>
        books.some(({ book, cases }) => casesMet(casesOf(law.readings[book]), law.facts, { [asked]: option }).length !== cases.length),
      );
    const alone = books.filter(({ book, cases }) => JSON.stringify(ruled(law, {}, [book]).books.map((one) => one.cases)) !== JSON.stringify([cases]));
    return divides && alone.length === 0 ? [] : [`${law.id}: asks ${asked}, ${alone.map(({ book }) => book)}`];
  });
  expect(wrong).toEqual([]);
});
