// A checker stands only where the books' cases turn on something at this very place, and begins with what the engine asks first; where
// nothing divides, the rulings stand plainly.
import { expect, test } from 'vitest';
import { isSpokenOf } from '../../src/lib/readings.ts';
import { questionInLines } from '../../src/lib/telling/lines.ts';
import { BOOK_IDS, type BookId, type ResolvedLaw, ruleOn } from '../../src/rules-engine/index.ts';
import { pages } from '../support/dist.ts';
import { placeRows } from '../support/library.ts';

const html = new Map(pages);
/** The law's section of the whole code; null where the place only points at its parent. */
function sectionOf(place: string, key: string): string | null {
  const page = html.get(`/games/${place}/code/`) ?? '';
  const start = page.search(new RegExp(`<section class="law(?: held)?" id="law\\.${key}"`));
  return start < 0 ? null : page.slice(start, page.indexOf('</section>', start));
}
const still = (law: ResolvedLaw, books?: readonly BookId[]) => {
  const ruled = ruleOn(law, {}, books);
  if (!ruled.ok) throw new Error(law.id);
  return ruled.value;
};

test('every checker asks what the engine asks first, and no law has one that asks nothing', () => {
  let [asking, plain] = [0, 0];
  const faults = placeRows.flatMap(([id, place]) =>
    place.laws.flatMap((law) => {
      const section = sectionOf(id, law.key);
      if (section === null) return isSpokenOf(law) ? [`${law.id}: a book speaks and the page has no section`] : [];
      const { still: now } = still(law);
      const shown = [...section.matchAll(/<fieldset data-fact="([^"]*)"(?! hidden)/g)].map(([, fact]) => fact);
      const rulings = [...section.matchAll(/<span class="ruling">(.+?)<\/span>/g)].filter(([, text = '']) => text.trim() !== '').length;
      const has = section.includes('<hoyle-checker');
      has ? asking++ : plain++;
      const found: string[] = [];
      if (has !== (now.kind === 'ask')) found.push(has ? 'a checker that has nothing to ask' : 'no checker where something divides');
      if (now.kind === 'ask' && shown.join() !== now.fact) found.push(`shows ${shown.join() || 'nothing'} first where ${now.fact} is asked`);
      if (isSpokenOf(law) && rulings === 0) found.push('no ruling stands there');
      return found.map((fault) => `${law.id}: ${fault}`);
    }),
  );
  console.log(`checkers: ${asking}; laws that stand plainly: ${plain}`);
  expect(faults).toEqual([]);
  expect(asking).toBeGreaterThan(1500);
});

test('by each book alone, at every place, what is asked divides, and where nothing does nothing is asked', () => {
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
