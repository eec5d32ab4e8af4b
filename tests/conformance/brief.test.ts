// A law in one line, by every book, at every place; and how many of them rule.
import { describe, expect, test } from 'vitest';
import { isOwn } from '../../src/lib/headings.ts';
import { titleOf } from '../../src/lib/library.ts';
import { isSpokenOf } from '../../src/lib/readings.ts';
import { isHeldBack, linesFor } from '../../src/lib/telling/one-line.ts';
import { BOOK_IDS, BRIEF_LAW, BRIEF_REMEDY, briefClaim, briefLaw, briefOption, briefRemedy, casesOf } from '../../src/rules-engine/index.ts';
import { placeRows, whole } from '../support/library.ts';

const bad = (text: string, most: number) => text.length === 0 || text.length > most || /undefined|\[object|\.\.|…\.|\?\.|: :| {2}/.test(text);

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
      for (const { books, line } of linesFor(law, titleOf))
        if (bad(line.text, BRIEF_LAW) || !/^[A-Z0-9"−]/.test(line.text)) faults.push(`${law.id}, read by ${books.join(', ')}: "${line.text}"`);
      for (const fact of Object.values(law.facts)) {
        for (const option of Object.keys(fact.options)) if (bad(briefOption(fact, option), 30)) faults.push(`${law.id}: answer "${briefOption(fact, option)}"`);
      }
    }
    expect(faults).toEqual([]);
  });
});

test(`${whole ? '95 in 100 laws that are shown rule in their line' : 'how many laws rule in their line'}; those that do not are printed`, () => {
  const shown = placeRows.flatMap(([, place]) =>
    place.laws.filter((law) => isSpokenOf(law) || isOwn(place, law)).map((law) => ({ law, line: linesFor(law, titleOf)[0]?.line })),
  );
  const held = shown.filter(({ law }) => isHeldBack(law));
  const dumb = shown.filter(({ law, line }) => !isHeldBack(law) && line?.rules !== true);
  const share = (100 * (shown.length - held.length - dumb.length)) / shown.length;
  const worst = dumb.filter(({ line }) => line?.book !== null).map(({ law, line }) => `  ${law.id}: ${line?.text}`);
  const cut = shown.filter(({ line }) => line?.text.includes('…')).map(({ law, line }) => `  ${law.id}: ${line?.text}`);
  console.log(
    [
      `${shown.length} laws shown, ${share.toFixed(1)} in 100 rule in their line; ${held.length} are kept back from partners, ${dumb.length - worst.length} no book decides.`,
      `${worst.length} tell only what may come of it:`,
      ...worst,
      `${cut.length} have an answer that is cut, such as:`,
      ...cut.slice(0, 10),
    ].join('\n'),
  );
  // The share is that of the house: a game whose books decide little has a smaller one (spades 83 in 100), and a new game may have no law yet.
  if (whole && shown.length > 0) expect(share).toBeGreaterThanOrEqual(95);
});
