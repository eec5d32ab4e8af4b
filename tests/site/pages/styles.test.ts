// @module-tag rotating
// The sheet of a kind of page has all rules of the whole sheet for the elements on it: a missing rule cannot be seen in the code.
import { expect, test } from 'vitest';
import { distFiles, pages, readDist } from '../../support/browser/dist.ts';

const sheetOf = (name: string): string => readDist(distFiles('.css').find((file) => file.startsWith(`_astro/${name}.`)) ?? '');
/** Rules as [selector, declarations], including those in media queries. */
const rulesOf = (css: string): [string, string][] => [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', said = '']) => [selector.trim(), said]);
/** Rules for other pages, although these have the same classes. */
const ELSEWHERE = /^(\.more|\.held|li\.result.*|\.page-head\[data-b\].*|\.page-head \.button\.main|\.top:has\(\+ ?main \.home\).*)$/;
/** The felt background of the page head: a law's page has felt behind its control, and its head on paper. */
const BAND = /^\.(page-head|page:has|top:has)/;

/** Whether a selector begins with a class or an id, and names only classes, ids and elements that the pages have. */
function concerns(selector: string, names: ReadonlySet<string>): boolean {
  if (ELSEWHERE.test(selector) || !/^[.#]/.test(selector)) return false;
  const asked = selector.replace(/:{1,2}[\w-]+(?:\([^)]*\))?|\[[^\]]*\]/g, '').match(/[.#]?[A-Za-z][\w-]*/g) ?? [];
  return asked.every((name) => names.has(name.replace('#', '.')));
}

test.each(['game', 'law', 'count'])('a page with the sheet of a %s lacks no rule for its elements', (kind) => {
  const names = new Set<string>();
  const own = pages.filter(([, html]) => html.includes(`/_astro/${kind}-rest.`));
  for (const [, html] of own) {
    const body = html.slice(html.indexOf('<body'));
    for (const [, said = ''] of body.matchAll(/ (?:class|id)="([^"]*)"/g)) for (const name of said.split(/\s+/)) names.add(`.${name}`);
    for (const [, element = ''] of body.matchAll(/<([a-z][\w-]*)/g)) names.add(element);
  }
  const boards = kind === 'law' ? sheetOf('boards') : '';
  const has = new Set(
    rulesOf(sheetOf(kind) + sheetOf(`${kind}-rest`) + boards).flatMap(([selectors, said]) => parts(selectors).map((one) => `${one} {${said}}`)),
  );
  const lacks = rulesOf(sheetOf('site')).flatMap(([selectors, said]) =>
    parts(selectors)
      .filter((one) => concerns(one, names) && !(kind === 'law' && BAND.test(one)))
      .map((one) => `${one} {${said}}`)
      .filter((rule) => !has.has(rule)),
  );
  expect(own.length).toBeGreaterThan(100);
  expect(lacks).toEqual([]);
});

test('the sheet has a rule for every answer class of a law', () => {
  const answers = new Set(pages.flatMap(([, html]) => [...html.matchAll(/ class="(a[0-8]\d)"/g)].map(([, name]) => name)));
  const sheet = sheetOf('law');
  expect(answers.size).toBeGreaterThan(10);
  expect([...answers].filter((name) => !sheet.includes(`.${name}:checked`))).toEqual([]);
});

test('a law loads the sheet of boards if it shows a position, and only then', () => {
  const laws = pages.filter(([, html]) => html.includes('/_astro/law-rest.'));
  const [drawn, asking] = ['<figure class="diagram', '/_astro/boards.'].map((sign) =>
    laws.filter(([, html]) => html.includes(sign)).map(([address]) => address),
  );
  expect(drawn?.length).toBeGreaterThan(5);
  expect(asking).toEqual(drawn);
});

/** Splits a list of selectors at its own commas, not at those in parentheses. */
function parts(selectors: string): string[] {
  return selectors.split(/,(?![^(]*\))/).map((one) => one.trim());
}
