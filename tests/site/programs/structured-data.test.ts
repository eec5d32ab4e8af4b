// Data in pages for search engines (JSON-LD): every block has one of a few shapes, and its addresses exist.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { questions } from '../../../src/lib/catalogue/offences/headings.ts';
import { glossary } from '../../../src/lib/content/pages.ts';
import { BOOK_IDS, BOOKS, casesOf, standingAt } from '../../../src/rules-engine/index.ts';
import { gzipSize, inDist, pages, readDist } from '../../support/browser/dist.ts';

const type = <T extends string>(name: T) => ({ '@type': z.literal(name) });
const text = z.string().min(1);
const url = z.string().regex(/^(https?:\/\/[^/]+)?\//);
const breadcrumb = z.strictObject({
  ...type('BreadcrumbList'),
  itemListElement: z.array(z.strictObject({ ...type('ListItem'), position: z.int().min(1), name: text, item: url })).min(2),
});
const book = z.strictObject({ ...type('Book'), name: z.enum(BOOK_IDS.map((id) => BOOKS[id].title)) });
const context = { '@context': z.literal('https://schema.org') };
const answer = z.strictObject({ ...type('Answer'), text, url, isBasedOn: z.array(book).min(1), citation: z.string().regex(/, (pp?\. |page not known)/) });
const asked = { ...type('Question'), name: text, text, answerCount: z.int().min(0) };
const questionPage = z.strictObject({
  ...context,
  ...type('QAPage'),
  url,
  breadcrumb,
  mainEntity: z.strictObject({ ...asked, acceptedAnswer: z.array(answer).min(1).optional(), suggestedAnswer: z.array(answer).min(1).optional() }),
});
const termSet = z.strictObject({
  ...context,
  ...type('DefinedTermSet'),
  '@id': url,
  name: text,
  description: text,
  hasDefinedTerm: z
    .array(
      z.strictObject({ ...type('DefinedTerm'), name: text, alternateName: z.array(text).min(1).optional(), description: text, url, inDefinedTermSet: url }),
    )
    .min(1),
});
const lawAnswer = z.strictObject({ ...type('Answer'), text, isBasedOn: book, citation: text });
const lawOrCount = z.strictObject({
  ...context,
  ...type('WebPage'),
  breadcrumb,
  mainEntity: z.strictObject({ ...asked, suggestedAnswer: z.array(lawAnswer) }).optional(),
});

const dataIn = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json));
const dataAt = (address: string): unknown => dataIn(readDist(`${address.slice(1)}index.html`))[0];
/** The path and the anchor of an address. */
const pathOf = (address: string) => new URL(address, 'http://site');

test('every block has the shape of its kind of page, and a page has at most one', () => {
  const faults = pages.flatMap(([address, html]) => {
    const blocks = dataIn(html);
    const shape = address === '/glossary/' ? termSet : /^\/questions\/./.test(address) ? questionPage : lawOrCount;
    const wanted = /^\/(?:glossary\/|questions\/.)|\/(?:law|score)\/[^/]+\/$/.test(address) && !html.includes('http-equiv="refresh"');
    if (blocks.length !== (wanted && (html.includes(' data-alone="') || shape !== lawOrCount) ? 1 : 0)) return [`${address}: ${blocks.length} blocks`];
    return blocks.flatMap((block) => shape.safeParse(block).error?.issues.map((one) => `${address}: ${one.path.join('.')}: ${one.message}`) ?? []);
  });
  expect(faults.slice(0, 10)).toEqual([]);
});

test('the glossary has every word, with the anchor where it is explained', () => {
  const { hasDefinedTerm: terms } = termSet.parse(dataAt('/glossary/'));
  expect(terms.map(({ name }) => name)).toEqual(glossary().map(({ title }) => title));
  const html = readDist('glossary/index.html');
  expect(terms.filter(({ url: at }) => !html.includes(`id="${pathOf(at).hash.slice(1)}"`)).map(({ name }) => name)).toEqual([]);
});

test.each(
  questions.map((one) => [one.url, one] as const),
)('%s: an answer is accepted if the books of a game do not differ, and each leads to its law', (_, heading) => {
  const { mainEntity } = questionPage.parse(dataAt(heading.url));
  const { acceptedAnswer = [], suggestedAnswer = [] } = mainEntity;
  expect(mainEntity.answerCount).toBe(acceptedAnswer.length + suggestedAnswer.length);
  for (const one of [...acceptedAnswer, ...suggestedAnswer]) expect(inDist(`${pathOf(one.url).pathname.slice(1)}index.html`), one.url).toBe(true);
  const main = heading.laws.filter(({ place, law }) => place.parent === null && BOOK_IDS.some((id) => casesOf(law.readings[id]).length > 0));
  const differing = main.filter(({ law }) => !['agree', 'one'].includes(standingAt(law).kind));
  for (const { title, law } of differing) expect(acceptedAnswer.filter((one) => one.text.startsWith(`${title}, ${law.title}: `))).toEqual([]);
  expect(gzipSize(`${heading.url.slice(1)}index.html`)).toBeLessThan(60_000);
});
