// @module-tag rotating
// A law asks only what changes a ruling of some book at this place; if nothing does, its rulings are shown without questions.
import { expect, test } from 'vitest';
import { isRuledOn } from '../../../src/lib/books/readings.ts';
import { controlOf } from '../../../src/lib/rulings/law-page/law-control.ts';
import { questionInLines } from '../../../src/lib/rulings/text/lines.ts';
import { BOOK_IDS, type BookId, type ResolvedLaw, ruleOn } from '../../../src/rules-engine/index.ts';
import { pages } from '../../support/browser/dist.ts';
import { placeRows } from '../../support/library.ts';

const html = new Map(pages);
/** The law's section on the page of the whole code; null if the place only links to its parent. */
function sectionOf(place: string, key: string): string | null {
  const page = html.get(`/games/${place}/code/`) ?? '';
  const start = page.search(new RegExp(`<section class="law(?: ruling-hidden)?" id="law\\.${key}"`));
  return start < 0 ? null : page.slice(start, page.indexOf('</section>', start));
}
const still = (law: ResolvedLaw, books?: readonly BookId[]) => {
  const ruled = ruleOn(law, {}, books);
  if (!ruled.ok) throw new Error(law.id);
  return ruled.value;
};

test('every law asks what changes a ruling, has the usual answers preset, and rules on every case', () => {
  let [asking, plain] = [0, 0];
  const faults = placeRows.flatMap(([id, place]) =>
    place.laws.flatMap((law) => {
      const section = sectionOf(id, law.key);
      if (section === null) return isRuledOn(law) ? [`${law.id}: a book speaks and the page has no section`] : [];
      const { form, questions, rows } = controlOf(law);
      form === 'plain' ? plain++ : asking++;
      const asked = [...section.matchAll(/<fieldset data-fact="([^"]*)"/g)].map(([, fact]) => fact);
      const preset = [...section.matchAll(/<input type="radio" name="([^"]*)" value="([^"]*)"[^>]* checked/g)].map(([, fact, answer]) => `${fact}=${answer}`);
      const usual = form === 'chips' ? questions.flatMap(({ key, answers }) => answers.filter((one) => one.usual).map((one) => `${key}=${one.key}`)) : [];
      const cases = [...section.matchAll(/<div class="case[ "]/g)].length;
      const empty = /<span class="ruling">\s*<\/span>/.test(section);
      const found: string[] = [];
      if (asked.join() !== questions.map(({ key }) => key).join())
        found.push(`asks ${asked.join() || 'nothing'} where ${questions.map(({ key }) => key).join() || 'nothing'} matters`);
      if (preset.join() !== usual.join()) found.push(`comes with ${preset.join() || 'no answer'}, and ${usual.join() || 'none'} is usual`);
      if (isRuledOn(law) && cases !== rows.length) found.push(`${cases} cases for ${rows.length} rows`);
      if (empty) found.push('a case without a ruling');
      return found.map((fault) => `${law.id}: ${fault}`);
    }),
  );
  console.log(`laws that ask: ${asking}; laws that stand plainly: ${plain}`);
  expect(faults).toEqual([]);
  expect(asking).toBeGreaterThan(1500);
});

test('by each book alone, at every place, questions change the ruling, and there are none otherwise', () => {
  const faults = placeRows.flatMap(([, place]) =>
    place.laws.flatMap((law) =>
      BOOK_IDS.flatMap((book) => {
        const ruling = still(law, [book]);
        const asked = questionInLines(ruling);
        if (ruling.still.kind !== 'ask') return asked.length === 0 ? [] : [`${law.id} by ${book}: asks though nothing divides`];
        const options = Object.keys(law.facts[ruling.still.fact]?.options ?? {});
        return options.length > 1 && asked.length === options.length + 1 ? [] : [`${law.id} by ${book}: asks ${ruling.still.fact} of one answer`];
      }),
    ),
  );
  expect(faults).toEqual([]);
});
