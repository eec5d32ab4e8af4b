// Nested and joined things: remedies inside remedies, questions of one code inside the law of another, withdrawn ids.
import { expect, test } from 'vitest';
import {
  choice,
  countsToTrick,
  fact,
  forEach,
  lastsUntil,
  mayDemand,
  onlyIf,
  partsOf,
  penaltyCard,
  type Remedy,
  sayRemedies,
  unless,
  withdrawn,
} from '../../../../src/rules-engine/index.ts';
import { joinFacts } from '../../../../src/rules-engine/rulesets/inheritance/readings.ts';
import { library, places } from '../../../support/library.ts';
import { PARTNERS } from '../../../support/rulings/people.ts';

const [one, other] = [countsToTrick, penaltyCard()];
/** Each kind of remedy that contains others, with the same two. */
const GOVERNING: readonly Remedy[] = [
  mayDemand('opponents', one, other),
  onlyIf('demanded', one, other),
  unless('demanded', one, other),
  lastsUntil('lead', one, other),
  forEach('trick-short', one, other),
];

test.each(GOVERNING.map((remedy) => [remedy.kind, remedy] as const))('%s returns the remedies that it contains', (_, remedy) => {
  expect(partsOf(remedy)).toEqual([one, other]);
});
test('a choice returns the remedies of all its options, a simple remedy none', () => {
  expect(partsOf(choice('opponents', one, [other, one]))).toEqual([one, other, one]);
  expect(partsOf(one)).toEqual([]);
});
test.each(GOVERNING.map((remedy) => [remedy.kind, remedy] as const))('%s is worded in full as an option of a choice', (_, remedy) => {
  const said = sayRemedies([remedy], PARTNERS).slice(0, -1);
  const chosen = sayRemedies([choice('dealer', remedy, other)], PARTNERS).toLowerCase();
  if (remedy.kind === 'may-demand') expect(chosen).not.toContain('have it that');
  else expect(chosen).toContain(`have it that ${said.toLowerCase()}`);
});

test('a withdrawn id has a reason and the nearest id', () => {
  expect(withdrawn('No book gives it.', 'whist')).toEqual({ why: 'No book gives it.', nearest: 'whist' });
});

test('a question that two codes ask alike is asked once; a different one with the same key gets the name of its code', () => {
  const [place, law, when] =
    places
      .filter(({ parent }) => parent === null)
      .flatMap((from) =>
        from.laws.flatMap((row) =>
          Object.values(row.readings).flatMap((reading) => {
            const found = reading.status === 'stated' ? reading.cases.find((each) => Object.keys(each.when ?? {}).length > 0)?.when : undefined;
            return found === undefined ? [] : [[from, row, found] as const];
          }),
        ),
      )[0] ?? [];
  if (place === undefined || law === undefined || when === undefined) throw new Error('expected a law that asks something');
  const [key = ''] = Object.keys(when);
  const readings = { donohue: { status: 'by-reference', chain: [{ law: law.id }], cases: [{ when: { [key]: when[key] }, then: [] }], cites: [] } } as never;
  const asked = law.facts[key];
  expect(Object.keys(joinFacts(library, {}, readings))).toEqual([key]);
  expect(Object.keys(joinFacts(library, { [key]: asked } as never, readings))).toEqual([key]);
  const unlike = fact('Of another kind?', 'Kind', { thus: { label: 'Thus', if: 'if it is thus' }, else: { label: 'Else', if: 'if it is not' } });
  const joined = joinFacts(library, { [key]: unlike }, readings);
  expect(Object.keys(joined)).toEqual([key, `${key}-${place.id}`]);
  expect(joined[key]).toEqual(unlike);
  // A place prints fewer short forms where it has fewer answers; the question and its options are the same.
  const renamed = joined[`${key}-${place.id}`];
  expect([renamed?.ask, renamed?.options]).toEqual([asked?.ask, asked?.options]);
});
test('a joined question keeps its default answer', () => {
  const laws = places.find(({ id }) => id === 'auction-bridge')?.laws ?? [];
  const touched = laws.find(({ key }) => key === 'cards-touched-early');
  expect([touched?.facts.dealt?.legend, touched?.usual.dealt]).toEqual(['Cards dealt', 'under-51']);
});
