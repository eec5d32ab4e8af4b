// A law, a scorer and a sheet have a page each: its content, the links to it, and its metadata for programs and previews.
import { describe, expect, test } from 'vitest';
import { hasPage, homeOf, hrefOfId, lawPages } from '../../../src/lib/addresses/pages.ts';
import { isRuledOn } from '../../../src/lib/books/readings.ts';
import { places, titleOf } from '../../../src/lib/catalogue/library.ts';
import { isHeldBack, linesFor, whoseLine } from '../../../src/lib/rulings/one-line.ts';
import { addressOf, BOOK_IDS, casesOf, firstLine, makeId } from '../../../src/rules-engine/index.ts';
import { pages } from '../../support/browser/dist.ts';

const html = new Map(pages);
const at = (id: string) => html.get(addressOf(id)) ?? '';
const metaIn = (text: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1];
const plain = (text: string) => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#34;', '"');

test('every law, scorer and sheet has its page, and no law has a second one', () => {
  const wanted = places.flatMap((place) => [
    ...place.laws.filter((law) => hasPage(place, law)).map(({ id }) => addressOf(id)),
    ...Object.keys(place.scorers).map((key) => addressOf(makeId(place.id, 'score', key))),
  ]);
  expect(wanted.filter((address) => !html.has(address))).toEqual([]);
  const made = pages.filter(([address, text]) => /\/(law|score)\/[^/]+\/$/.test(address) && text.includes(' data-game="'));
  expect(made.length).toBe(new Set(wanted).size);
});

test('a law that a variant inherits unchanged leads to its parent’s page; if a book, a word or a figure differs it has its own', () => {
  expect(hrefOfId('cribbage/five-card.law.cut-for-deal')).toBe('/games/cribbage/law/cut-for-deal/');
  expect(hrefOfId('cribbage/four-handed.law.wrong-crib')).toBe('/games/cribbage/four-handed/law/wrong-crib/');
  const faults = places.flatMap((place) =>
    place.laws.flatMap((law) => {
      const home = homeOf(place, law);
      if (home === law.id) return [];
      const above = lawPages.find((one) => one.law.id === home);
      if (above === undefined) return [`${law.id} leads to ${home}, which has no page`];
      const spoken = BOOK_IDS.filter((book) => casesOf(law.readings[book]).length > 0);
      const other = spoken.filter((book) => JSON.stringify(casesOf(law.readings[book])) !== JSON.stringify(casesOf(above.law.readings[book])));
      return other.map((book) => `${law.id} leads to ${home}, where ${book} rules otherwise`);
    }),
  );
  expect(faults).toEqual([]);
  const shared = places.flatMap((place) => place.laws.filter((law) => !hasPage(place, law)));
  console.log(`laws with a page: ${lawPages.length}; laws of forms that lead to their parent's: ${shared.length}`);
  expect(shared.length).toBeGreaterThan(1000);
});

describe('its content', () => {
  test.each(lawPages.filter((_, n) => n % 40 === 0).map(({ place, law }) => [law.id, place, law] as const))('%s', (id, place, law) => {
    const text = at(id);
    expect(plain(/<h1>([^<]*)/.exec(text)?.[1] ?? '')).toBe(law.title);
    expect(plain(text)).toContain(law.gist);
    const description = metaIn(text, 'description') ?? '';
    expect(description.length).toBeGreaterThan(10);
    expect(metaIn(text, 'og:description')).toBe(description);
    // The recipient of a link has chosen no book, so the preview says whose ruling it is.
    const [first] = linesFor(law, titleOf);
    if (!isHeldBack(law) && first !== undefined) expect(description.startsWith(whoseLine(first)), description).toBe(true);
    // Its rulings are right below the title: one for each case, by book and page.
    if (isRuledOn(law)) expect(text.indexOf('class="ruled"')).toBeGreaterThan(text.indexOf('</h1>'));
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '') as {
      mainEntity: { name: string; suggestedAnswer: { text: string }[] };
    };
    const answers = (isHeldBack(law) ? [] : BOOK_IDS).filter((book) => casesOf(law.readings[book]).length > 0).map((book) => firstLine(law, book));
    expect(data.mainEntity.suggestedAnswer.map((one) => one.text)).toEqual(answers);
    expect(text).toContain(`<a href="/games/${place.id}/"`);
    expect([...text.matchAll(/<section class="law/g)]).toHaveLength(1);
  });
  test('a scorer has its questions, the schedule that it is based on and nothing of other scorers', () => {
    const text = at('cribbage.score.hand');
    expect([...text.matchAll(/<hoyle-scorer/g)]).toHaveLength(1);
    expect(text).not.toContain('<hoyle-sheet');
    expect(text).toContain('id="points.fifteen"');
    expect(text).not.toContain('id="points.game"');
  });
});
