// The terminal shows a law as its page does: both have every ruling, claim, note and verdict, for laws of every kind of standing.
import { expect, test } from 'vitest';
import { places } from '../../../src/lib/catalogue/library.ts';
import { titles } from '../../../src/lib/catalogue/titles/of-rows.ts';
import { sayRuling } from '../../../src/lib/rulings/cases.ts';
import { sayVerdict } from '../../../src/lib/rulings/comparison/verdict.ts';
import { lawInLines } from '../../../src/lib/rulings/text/lines.ts';
import { saySilence } from '../../../src/lib/rulings/text/sources.ts';
import { ruleOn, standingAt } from '../../../src/rules-engine/index.ts';
import { readDist } from '../../support/browser/dist.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
/** The text of HTML in one line, without tags. */
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
/** Some laws of every kind, including some on which a silent book rules elsewhere. */
const sample = ['agree', 'adds', 'distinguishes', 'disagree', 'one', 'open', 'apart', 'none', 'elsewhere'].flatMap((kind) => {
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
  const told = lawInLines(ruled.value, titles).map((line) => wordsIn(line).trim());
  const { books, silences } = ruled.value;
  const rulings = books
    .flatMap(({ cases }) => cases.flatMap((one) => sayRuling(one, law.people)))
    .flatMap(({ remedies, claim, notes }) => [remedies, claim, ...notes]);
  const verdict = books.length + silences.length > 1 ? [sayVerdict(law, titles.ofPlace).besideRulings] : [];
  const silent = silences.map((one) => saySilence(one, law, titles)).flatMap(({ note, elsewhere }) => [note, ...elsewhere.map(({ title }) => title)]);
  const said = [...rulings, ...verdict, ...silent].map((one) => wordsIn(one).trim()).filter((one) => one !== '');
  expect(said.filter((one) => !page.includes(one))).toEqual([]);
  // On the page the verdict is shown once; in the terminal it is above the rulings.
  expect(said.filter((one) => !told.some((line) => line.includes(one)))).toEqual([]);
});
