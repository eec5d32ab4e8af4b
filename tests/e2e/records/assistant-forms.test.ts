// @module-tag full
// The forms of pages as tools for an assistant in the browser (WebMCP), called the way such an assistant calls them.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, site } from '../../support/browser/browser.ts';

const server = site();
let browser: Browser;
beforeAll(async () => {
  browser = await launch('--enable-features=WebMCP,DeclarativeWebMCP', '--enable-blink-features=WebMCP,DeclarativeWebMCP');
});
afterAll(() => browser?.close());

interface Field {
  readonly description?: string;
  readonly anyOf?: readonly { readonly const: string }[];
}
interface Tool {
  readonly name: string;
  readonly description: string;
  readonly fields: Readonly<Record<string, Field>>;
}
/** The API as in Chromium 150: schema and input are JSON. */
interface ModelContext {
  getTools: () => Promise<{ readonly name: string; readonly description: string; readonly inputSchema: string }[]>;
  executeTool: (tool: object, input: string) => Promise<string>;
}
/** The tools of a page; null in a browser without WebMCP. */
async function toolsOf(path: string): Promise<{ readonly page: Page; readonly tools: readonly Tool[] } | null> {
  const page = await browser.newPage();
  await page.goto(`${server.address}${path}`);
  if (!(await page.evaluate(() => 'modelContext' in document))) return null;
  await page.locator('form[toolname]').first().waitFor({ state: 'attached' });
  const tools = await page.evaluate(async () => {
    const all = await (document as unknown as { modelContext: ModelContext }).modelContext.getTools();
    return all.map(({ name, description, inputSchema }) => ({ name, description, fields: JSON.parse(inputSchema).properties }));
  });
  return { page, tools };
}
const call = (page: Page, name: string, input: object): Promise<string> =>
  page.evaluate(
    async ([tool, given]) => {
      const { modelContext } = document as unknown as { modelContext: ModelContext };
      const found = (await modelContext.getTools()).find((one) => one.name === tool);
      return found === undefined ? 'no such tool' : modelContext.executeTool(found, given);
    },
    [name, JSON.stringify(input)] as const,
  );

test('the questions of a law are a tool, which returns the rulings and their pages', async ({ skip }) => {
  const found = (await toolsOf('/games/euchre/law/revoke/')) ?? skip();
  const rule = found.tools.find(({ name }) => name === 'rule');
  expect(rule?.description).toContain('Euchre: Revoke');
  expect(rule?.fields.claimed?.anyOf?.map((one) => one.const)).toEqual(expect.arrayContaining(['in-time', 'late']));
  expect(rule?.fields.claimed?.description).toMatch(/^When did it come out\? in-time: Before the trick/);
  const answer = await call(found.page, 'rule', { claimed: 'late', against: 'lone-hand', sides: 'one' });
  expect(answer).toContain('4 points');
  expect(answer).toMatch(/U\.S\. Playing Card, 1898, pp?\. \d+/);
  expect(answer).toContain('/games/euchre/law/revoke/?');
});

test('the fields of a scorer are a tool, which returns the count or what is missing', async ({ skip }) => {
  const found = (await toolsOf('/games/cribbage/score/hand/')) ?? skip();
  const score = found.tools.find(({ name }) => name === 'score');
  expect(score?.description).toContain('Cribbage');
  expect(score?.fields.hand?.description).toMatch(/3 to 5 cards/);
  expect(await call(found.page, 'score', { hand: '5H 5S 5C JD', starter: '5D' })).toContain('29 points');
  expect(await call(found.page, 'score', { hand: '5H 5S', starter: '5D' })).toMatch(/enter 3 to 5 cards/);
});

test('the search is a tool', async ({ skip }) => {
  const found = (await toolsOf('/')) ?? skip();
  expect(found.tools.find(({ name }) => name === 'find')?.fields).toHaveProperty('q');
});
