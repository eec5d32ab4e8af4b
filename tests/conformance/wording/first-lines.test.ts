// Every line and verdict at every place, by every book: whole sentences of at most 200 characters, without the telegraphic phrasings that
// readers misread.
import { describe, expect, test } from 'vitest';
import { isRuledOn } from '../../../src/lib/books/readings.ts';
import { titleOf } from '../../../src/lib/catalogue/library.ts';
import { isOwn } from '../../../src/lib/catalogue/offences/headings.ts';
import { sayVerdict } from '../../../src/lib/rulings/comparison/verdict.ts';
import { inFull, isHeldBack, linesFor } from '../../../src/lib/rulings/one-line.ts';
import { BOOK_IDS, casesOf, firstLine, LINE_LENGTH, sayCase, sayWhen } from '../../../src/rules-engine/index.ts';
import { placeRows, whole } from '../../support/library.ts';
import { unreadable } from '../../support/rulings/unreadable.ts';

/** Comparisons that do not say what either book says, or what they agree on. */
const EMPTY =
  /\bone thing\b.*\banother\b|agree where (?:both|they) decide|: [^.]* against [A-Z]|each (?:say something different|add something)|but not (?:both|all) cover|for some cases|decides? (?:about|the other cases)|[Oo]nly one of them/;

describe.each(placeRows)('%s', (_, place) => {
  test('every law has a line for every book that rules: whole, and at most 200 characters', () => {
    const faults: string[] = [];
    const look = (where: string, text: string, most: number) => {
      const fault = text.length > most ? `${text.length} characters` : unreadable(text);
      if (fault !== null) faults.push(`${where}: ${fault}: "${text}"`);
    };
    for (const law of place.laws) {
      for (const book of BOOK_IDS) {
        const cases = casesOf(law.readings[book]);
        const line = firstLine(law, book);
        if ((line === null) !== (cases.length === 0))
          faults.push(`${law.id}, ${book}: ${line === null ? 'no line for what is ruled' : 'a line where nothing is ruled'}`);
        if (line !== null) look(`${law.id}, ${book}`, line, LINE_LENGTH);
        for (const { note: _note, ...one } of cases) look(`${law.id}, ${book}`, sayCase(one, law.people), 1000);
      }
      for (const one of linesFor(law, titleOf)) {
        look(`${law.id}, read by ${one.books.join(', ')}`, inFull(one), LINE_LENGTH);
        // A line that only names what matters gives no ruling: write a shorter lead.
        if (one.line.text.includes('The ruling depends on:')) faults.push(`${law.id}, read by ${one.books.join(', ')}, rules nothing: "${inFull(one)}"`);
      }
      const { full } = sayVerdict(law, titleOf);
      look(`${law.id}, verdict`, full, 500);
      if (EMPTY.test(full)) faults.push(`${law.id}, verdict compares nothing: "${full}"`);
    }
    expect(faults).toEqual([]);
  });
  test('every answer has a chip that fits and a clause that opens a sentence, and every question has a legend', () => {
    const faults = place.laws.flatMap((law) =>
      Object.entries(law.facts).flatMap(([key, fact]) => [
        ...(fact.legend.length > 0 && fact.legend.length <= 20 ? [] : [`${law.id} ${key}: legend "${fact.legend}"`]),
        ...(new Set(Object.values(fact.chips)).size === Object.keys(fact.chips).length ? [] : [`${law.id} ${key}: two chips are the same`]),
        ...Object.entries(fact.chips).flatMap(([option, chip]) => (chip.length > 0 && chip.length <= 20 ? [] : [`${law.id} ${key}=${option}: chip "${chip}"`])),
        ...Object.entries(fact.ifs).flatMap(([option, clause]) =>
          /^(if|when|before|after|once|while|until|unless|as long as|on|in|at|with|during|from) /.test(clause) &&
          clause.length <= 70 &&
          unreadable(`${clause}.`, true) === null
            ? []
            : [`${law.id} ${key}=${option}: clause "${clause}"`],
        ),
        ...(law.usual[key] === undefined || fact.options[law.usual[key]] !== undefined ? [] : [`${law.id}: usual ${key}=${law.usual[key]} is no answer`]),
      ]),
    );
    expect(faults).toEqual([]);
  });
  test('every condition is a clause', () => {
    const faults = place.laws.flatMap((law) =>
      BOOK_IDS.flatMap((book) =>
        casesOf(law.readings[book]).flatMap(({ when }) => {
          const said = sayWhen(law.facts, when);
          return when === undefined || Object.keys(when).length === 0 || said !== '' || Object.keys(when).every((key) => law.facts[key] === undefined)
            ? []
            : [`${law.id}, ${book}: ${JSON.stringify(when)} says nothing`];
        }),
      ),
    );
    expect(faults).toEqual([]);
  });
});

test(`${whole ? '85 in 100 laws that are shown rule in their line' : 'how many laws rule in their line'}; those that do not are printed`, () => {
  const shown = placeRows.flatMap(([, place]) =>
    place.laws.filter((law) => isRuledOn(law) || isOwn(place, law)).map((law) => ({ law, line: linesFor(law, titleOf)[0]?.line })),
  );
  const held = shown.filter(({ law }) => isHeldBack(law));
  const dumb = shown.filter(({ law, line }) => !isHeldBack(law) && line?.rules !== true);
  const share = (100 * (shown.length - held.length - dumb.length)) / shown.length;
  const worst = dumb.filter(({ line }) => line?.book !== null).map(({ law, line }) => `  ${law.id}: ${line?.text}`);
  console.log(
    [
      `${shown.length} laws shown, ${share.toFixed(1)} in 100 rule in their line; ${held.length} are hidden from partners, ${dumb.length - worst.length} no book decides.`,
      `${worst.length} name only what the ruling depends on:`,
      ...worst,
    ].join('\n'),
  );
  // The threshold is for the whole site: a game whose books decide little has a smaller share, and a new game may have no law yet.
  if (whole && shown.length > 0) expect(share).toBeGreaterThanOrEqual(85);
});
