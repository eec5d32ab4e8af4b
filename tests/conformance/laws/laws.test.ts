// Decision tables are complete and unambiguous: proved for every game and variant.
import { describe, expect, test } from 'vitest';
import {
  BOOK_IDS,
  casesOf,
  combinations,
  matching,
  nearTo,
  OFFENCES,
  optionsOf,
  outcomeOf,
  parseId,
  QUESTIONS,
  resolve,
  sayCase,
  tableOf,
  UNKNOWN,
} from '../../../src/rules-engine/index.ts';
import { library, placeRows, whole } from '../../support/library.ts';

describe.each(placeRows)('%s', (id, place) => {
  test('every law accounts for every book of its game', () => {
    const missing: string[] = [];
    const [gameId] = id.split('/') as [string];
    const game = library.get(gameId);
    if (id === gameId && game !== undefined) {
      for (const [key, row] of Object.entries(game.laws)) {
        for (const book of BOOK_IDS) {
          if (game.books[book] !== undefined && row.readings[book] === undefined && game.books[book]?.inherits === undefined)
            missing.push(`${id}.law.${key}: nothing on ${book}; write silent() if the book says nothing`);
          if (game.books[book] === undefined && row.readings[book] !== undefined)
            missing.push(`${id}.law.${key}: a reading of ${book}, which ${id} does not list among its books`);
        }
      }
    }
    if (id !== gameId) {
      const variant = game?.variants[id.slice(gameId.length + 1)];
      for (const [key, row] of [...Object.entries(variant?.laws.add ?? {}), ...Object.entries(variant?.laws.amend ?? {})]) {
        for (const book of BOOK_IDS) {
          if (row.readings[book] !== undefined && variant?.books[book] === undefined)
            missing.push(`${id}.law.${key}: a reading of ${book}, which ${id} does not list among its books`);
        }
      }
      for (const [key, row] of Object.entries(variant?.laws.add ?? {})) {
        for (const book of BOOK_IDS) {
          if (variant?.books[book] !== undefined && row.readings[book] === undefined)
            missing.push(`${id}.law.${key}: nothing on ${book}; write silent() if the book says nothing`);
        }
      }
    }
    expect(missing).toEqual([]);
  });

  test('conditions name facts and options that exist', () => {
    const wrong: string[] = [];
    for (const law of place.laws) {
      for (const book of BOOK_IDS) {
        const reading = law.readings[book];
        if (reading.status === 'by-reference') continue;
        for (const one of casesOf(reading)) {
          for (const [fact, options] of Object.entries(one.when ?? {})) {
            const known = Object.keys(law.facts[fact]?.options ?? {});
            for (const option of [options].flat())
              if (!known.includes(option)) wrong.push(`${law.id}, ${book}: ${fact}=${option}; expected one of ${known.join(', ') || 'no such fact'}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('every combination of facts meets exactly one case in each book, and every case is met', () => {
    const faults: string[] = [];
    for (const law of place.laws) {
      const size = Object.values(optionsOf(law.facts)).reduce((product, options) => product * options.length, 1);
      if (size > 400) faults.push(`${law.id}: ${size} combinations of facts; a table of that size cannot be read`);
      for (const book of BOOK_IDS) {
        const reading = law.readings[book];
        // A reading reached by reference depends on the facts of the law that answers, and is proved there.
        if (reading.status === 'by-reference' && reading.chain.at(-1)?.law.split('.').at(-1) !== law.key) continue;
        const cases = casesOf(reading);
        if (cases.length === 0) continue;
        if (cases.filter((one) => one.when === undefined).length > 1) faults.push(`${law.id}, ${book}: two cases without a condition`);
        const rows = cases.map((one, n) => ({ ...(one.when === undefined ? {} : { when: one.when }), outcome: String(n) }));
        const met = new Set<string>();
        for (const facts of combinations(optionsOf(law.facts))) {
          const hits = matching(rows, facts);
          if (hits.length !== 1) faults.push(`${law.id}, ${book}: ${hits.length} cases for ${JSON.stringify(facts)}`);
          for (const hit of hits) met.add(hit.outcome);
        }
        cases.forEach((_, n) => {
          if (!met.has(String(n))) faults.push(`${law.id}, ${book}: case ${n + 1} is met by no combination`);
        });
      }
    }
    expect(faults.slice(0, 20)).toEqual([]);
  });

  test('a fact that is asked can change some book’s ruling', () => {
    const idle: string[] = [];
    for (const law of place.laws.filter((one) => one.writtenAt === id)) {
      const table = tableOf(law, BOOK_IDS);
      for (const fact of Object.keys(law.facts)) {
        if (UNKNOWN in (law.facts[fact]?.options ?? {})) idle.push(`${law.id}: ${fact} has the answer "${UNKNOWN}", which means that nobody knows`);
        const turns = table.columns.some((rows) => {
          for (const so of combinations({ ...table.facts, [fact]: [''] })) {
            const outcomes = new Set(
              (table.facts[fact] ?? []).map((option) =>
                matching(rows, { ...so, [fact]: option })
                  .map((row) => row.outcome)
                  .join(),
              ),
            );
            if (outcomes.size > 1) return true;
          }
          return false;
        });
        if (!turns) idle.push(`${law.id}: ${fact} changes nothing in any book`);
      }
    }
    expect(idle).toEqual([]);
  });

  test('every stated reading is cited, in its own book, and reads as sentences', () => {
    const faults: string[] = [];
    for (const law of place.laws) {
      if (!(law.topic.id in (law.topic.kind === 'offence' ? OFFENCES : QUESTIONS)))
        faults.push(`${law.id}: ${law.topic.kind} ${law.topic.id} is not in the list`);
      for (const book of BOOK_IDS) {
        const reading = law.readings[book];
        if (reading.status !== 'stated' && reading.status !== 'by-reference') continue;
        if (reading.cites.length === 0) faults.push(`${law.id}, ${book}: no citation`);
        for (const cite of reading.cites) if (cite.book !== book) faults.push(`${law.id}, ${book}: cites ${cite.book}`);
        for (const one of reading.cases) {
          const text = sayCase(one, law.people);
          if (!/^[A-Z"“‘'0-9]/.test(text) || !/[.?!)”"]$/.test(text) || /undefined|\[object/.test(text)) faults.push(`${law.id}, ${book}: "${text}"`);
          if (outcomeOf(one) === outcomeOf({ then: [] })) faults.push(`${law.id}, ${book}: a case without a remedy`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('`see` names ids that are well formed and, for laws and points, exist', () => {
    const wrong: string[] = [];
    for (const law of place.laws.filter((one) => one.writtenAt === id)) {
      for (const target of law.see) {
        const parsed = parseId(target);
        const named = parsed?.game ?? '';
        // If only some games are tested, the other games that they mention may not be loaded.
        if (!whole && parsed !== null && !library.has(named.split('/')[0] ?? '')) continue;
        const there = parsed === null ? undefined : (placeRows.find(([name]) => name === named)?.[1] ?? (whole ? undefined : resolve(library, named)));
        const found =
          parsed !== null &&
          (parsed.kind === 'law'
            ? there?.laws.some((one) => one.key === parsed.key)
            : parsed.kind === 'points'
              ? there?.points.some((one) => one.key === parsed.key)
              : parsed.kind === 'score'
                ? there?.scorers[parsed.key] !== undefined
                : true);
        const known = [...(there?.laws ?? []), ...(there?.points ?? [])].map((row) => row.id);
        if (!found) wrong.push(`${law.id} sees "${target}", which does not exist${nearTo(target, known)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
