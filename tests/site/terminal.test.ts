// The terminal tells a law as its page does: every sentence that it prints stands on the page, for laws of every kind of standing.
import { expect, test } from 'vitest';
import { places } from '../../src/lib/library.ts';
import { titles } from '../../src/lib/names.ts';
import { lawInLines } from '../../src/lib/telling/lines.ts';
import { ruleOn, standingAt } from '../../src/rules-engine/index.ts';
import { readDist } from '../support/dist.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
/** Words of HTML as one line, without what stands between them. */
const wordsIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/[\s;:,.—]+/g, ' ');
const sectionOf = (html: string, key: string) => {
  const start = html.indexOf(`id="law.${key}"`);
  return html.slice(start, html.indexOf('</section>', start));
};

const laws = places.flatMap((place) =>
  place.laws.filter((law) => place.parent === null || Object.values(law.readings).some(({ status }) => status === 'stated')),
);
/** Some of every kind, and of those on which a silent book rules elsewhere. */
const sample = ['agree', 'part', 'one', 'open', 'apart', 'none', 'elsewhere'].flatMap((kind) => {
  const fit = laws.filter((law) =>
    kind === 'elsewhere'
      ? Object.values(law.readings).some((one) => one.status === 'silent' && (one.parent !== undefined || one.general.length > 0))
      : standingAt(law).kind === kind,
  );
  return fit.filter((_, n) => n % Math.max(1, Math.floor(fit.length / 12)) === 0).map((law) => [kind, law.id, law] as const);
});

test.each(sample)('%s: %s', (_, __, law) => {
  const ruled = ruleOn(law, {});
  if (!ruled.ok) throw new Error(law.id);
  const page = wordsIn(sectionOf(readDist(`games/${law.game}/code/index.html`), law.key));
  const missing = lawInLines(ruled.value, titles)
    // A citation is told shorter on the page, under the name of its book.
    .filter((line) => !/^\s*—/.test(line))
    .map((line) => wordsIn(line).trim())
    .filter((line) => line !== '' && !page.includes(line));
  // The page writes the date beside a book's name, so names joined by "and" are apart there.
  expect(missing.filter((line) => !/^[A-Z][\w. ]+( and [A-Z][\w. ]+)+$/.test(line))).toEqual([]);
});
