// A law in one line, by every book, at every place.
import { describe, expect, test } from 'vitest';
import { BOOK_IDS, BRIEF_LAW, BRIEF_REMEDY, briefClaim, briefLaw, briefOption, briefRemedy, casesOf } from '../../src/rules-engine/index.ts';
import { placeRows } from '../support/library.ts';

const bad = (text: string, most: number) => text.length === 0 || text.length > most || /undefined|\[object|\.\.|…\./.test(text);

describe.each(placeRows)('%s', (_, place) => {
  test('every law has its line in every book that rules, short and whole', () => {
    const faults: string[] = [];
    for (const law of place.laws) {
      for (const book of BOOK_IDS) {
        const cases = casesOf(law.readings[book]);
        const line = briefLaw(law, book);
        if ((line === null) !== (cases.length === 0))
          faults.push(`${law.id}, ${book}: ${line === null ? 'no line for what is ruled' : 'a line where nothing is ruled'}`);
        if (line !== null && (bad(line, BRIEF_LAW) || !/^[A-Z0-9"−]/.test(line))) faults.push(`${law.id}, ${book}: "${line}"`);
        for (const one of cases) {
          for (const remedy of one.then) if (bad(briefRemedy(remedy), BRIEF_REMEDY)) faults.push(`${law.id}, ${book}: "${briefRemedy(remedy)}"`);
          if (one.claim !== undefined && bad(briefClaim(one.claim), 60)) faults.push(`${law.id}, ${book}: "${briefClaim(one.claim)}"`);
        }
      }
      for (const fact of Object.values(law.facts)) {
        for (const option of Object.keys(fact.options)) if (bad(briefOption(fact, option), 30)) faults.push(`${law.id}: answer "${briefOption(fact, option)}"`);
      }
    }
    expect(faults).toEqual([]);
  });
});
