// The checks that may notice a changed row. Each detector is run at the places that a change affects; the first fault is enough.

import { sayValue } from '../../src/lib/rulings/values.ts';
import {
  BOOK_IDS,
  casesOf,
  combinations,
  decode,
  type Example,
  type LawExample,
  matching,
  optionsOf,
  orderOf,
  type Place,
  type ScoreExample,
  type SheetExample,
  sayCase,
  scorerIn,
  sheetIn,
  sideTotals,
  tableOf,
  type ValueExample,
} from '../../src/rules-engine/index.ts';
import { wholeGames } from '../../tests/conformance/whole/index.ts';
import { absentFault, pointsFault, lawFault as wholeLawFault } from '../../tests/conformance/whole/whole.ts';
import { coherence } from './coherence-detector.ts';
import { ledger } from './ledger-detector.ts';

/** The changed row: a law or a score item, by its key. */
export interface Touched {
  readonly kind: 'law' | 'points';
  readonly key: string;
}

/** Describes what is wrong with the changed row at a place; null if nothing is. */
export interface Detector {
  readonly name: string;
  readonly notices: (place: Place, touched: Touched) => string | null;
}

function lawFault(place: Place, example: LawExample): string | null {
  const law = place.laws.find((one) => one.key === example.law);
  if (law === undefined) return `no law ${example.law}`;
  for (const [fact, option] of Object.entries(example.answers)) {
    if (law.facts[fact]?.options[option] === undefined) return `no answer ${fact}=${option}`;
  }
  const cases = casesOf(law.readings[example.book]);
  const rows = cases.map((one, n) => ({ ...(one.when === undefined ? {} : { when: one.when }), outcome: String(n) }));
  const met = new Set<string>();
  for (const facts of combinations(optionsOf(law.facts), example.answers)) {
    for (const row of matching(rows, facts)) met.add(sayCase(cases[Number(row.outcome)] ?? { then: [] }, { seats: 'partners', needsOffender: false }));
  }
  const [only] = met;
  return met.size === 1 && only?.includes(example.ruling) === true ? null : `example "${example.story}"`;
}

function scoreFault(place: Place, example: ScoreExample): string | null {
  const scorer = scorerIn(place, example.scorer);
  const values = scorer === undefined ? undefined : decode(scorer.ask, example.input);
  if (scorer === undefined || values?.ok !== true) return `example "${example.story}"`;
  const result = scorer.score(values.value as never, example.book);
  const wrong =
    !result.ok ||
    Object.entries(example.totals ?? {}).some(([side, points]) => (result.value.totals.find((total) => total.to === side)?.points ?? 0) !== points) ||
    (example.headline !== undefined && !result.value.headline.includes(example.headline));
  return wrong ? `example "${example.story}"` : null;
}

function sheetFault(place: Place, example: SheetExample): string | null {
  const sheet = sheetIn(place, example.sheet);
  const setup = sheet === undefined ? undefined : decode(sheet.setup, example.setup);
  if (sheet === undefined || setup?.ok !== true) return `example "${example.story}"`;
  const entries = example.entries.flatMap((entry) => {
    const values = decode(sheet.entry, entry);
    return values.ok ? [values.value] : [];
  });
  const played = sheet.play(setup.value as never, entries as never, example.book);
  const totals = Object.fromEntries(sideTotals(played).map(({ side, points }) => [side, points]));
  const sides = new Set([...Object.keys(totals), ...Object.keys(example.totals)]);
  const wrong =
    [...sides].some((side) => totals[side] !== example.totals[side]) ||
    (example.state !== undefined && ![...played.state, played.over ?? ''].join(' ').includes(example.state));
  return wrong ? `example "${example.story}"` : null;
}

function worthFault(place: Place, example: ValueExample): string | null {
  const worth = place.points.find((one) => one.key === example.item)?.books[example.book];
  const right = typeof example.gives === 'number' ? worth?.status === 'stated' && worth.points === example.gives : sayValue(worth).includes(example.gives);
  return right ? null : `example "${example.story}"`;
}

function exampleFault(place: Place, example: Example): string | null {
  if (example.kind === 'law') return lawFault(place, example);
  if (example.kind === 'worth') return worthFault(place, example);
  return example.kind === 'score' ? scoreFault(place, example) : sheetFault(place, example);
}

/** Detector: the cases from the books. */
export const examples: Detector = {
  name: 'examples',
  notices: (place, { kind, key }) => {
    for (const example of place.described.examples) {
      if (example.kind === 'law' ? kind !== 'law' || example.law !== key : kind === 'law') continue;
      const fault = exampleFault(place, example);
      if (fault !== null) return fault;
    }
    return null;
  },
};

/** Detector: whole rulings and values, written from the books. Checks only the row with the fault, not the other rows of its place. */
export const whole: Detector = {
  name: 'whole',
  notices: (place, { kind, key }) => {
    const written = wholeGames[place.id.split('/')[0] ?? '']?.[place.id];
    if (written === undefined) return null;
    const [law, points] = kind === 'law' ? [written.laws?.[key], undefined] : [undefined, written.points?.[key]];
    return (law && wholeLawFault(place, key, law)) ?? (points && pointsFault(place, key, points)) ?? absentFault(place, written);
  },
};

/** Detector: what conformance checks in every table. Each combination meets one case, each case is met, no claim ends before it begins, no idle fact. */
const soundness: Detector = {
  name: 'conformance',
  notices: (place, { kind, key }) => {
    for (const law of place.laws) {
      if (kind !== 'law' || law.key !== key) continue;
      for (const book of BOOK_IDS) {
        const reading = law.readings[book];
        const cases = casesOf(reading);
        for (const { then, claim } of cases) {
          if (then.length === 0) return `${law.id}, ${book}: a case without a remedy`;
          if (claim?.from !== undefined && orderOf(claim.from) >= orderOf(claim.until)) return `${law.id}, ${book}: a claim that is over before it begins`;
        }
        if (cases.length === 0 || (reading.status === 'by-reference' && reading.chain.at(-1)?.law.split('.').at(-1) !== law.key)) continue;
        const rows = cases.map((one, n) => ({ ...(one.when === undefined ? {} : { when: one.when }), outcome: String(n) }));
        const met = new Set<string>();
        for (const facts of combinations(optionsOf(law.facts))) {
          const hits = matching(rows, facts);
          if (hits.length !== 1) return `${law.id}, ${book}: ${hits.length} cases for ${JSON.stringify(facts)}`;
          for (const hit of hits) met.add(hit.outcome);
        }
        if (met.size !== cases.length) return `${law.id}, ${book}: a case that nothing meets`;
      }
      if (law.writtenAt === place.id && hasIdleFact(law)) return `${law.id}: a fact that changes nothing`;
    }
    return null;
  },
};

function hasIdleFact(law: Place['laws'][number]): boolean {
  const table = tableOf(law, BOOK_IDS);
  return Object.keys(law.facts).some(
    (fact) =>
      !table.columns.some((rows) =>
        [...combinations({ ...table.facts, [fact]: [''] })].some(
          (so) =>
            new Set(
              (table.facts[fact] ?? []).map((option) =>
                matching(rows, { ...so, [fact]: option })
                  .map((row) => row.outcome)
                  .join(),
              ),
            ).size > 1,
        ),
      ),
  );
}

/** All detectors, in the order in which they run. Add a new one here. */
export const DETECTORS: readonly Detector[] = [examples, whole, soundness, coherence, ledger];
