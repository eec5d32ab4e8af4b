// What axe finds wrong with a page, a line for each rule.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run: (context: Document, options: object) => Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
}

/** Runs axe by WCAG 2.2 A and AA and its own best practice. The page's context needs `bypassCSP`. `without` leaves rules out. */
export async function axeFinds(page: Page, without: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: source });
  const { violations } = await page.evaluate(
    (off) =>
      (window as unknown as { axe: Axe }).axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Of what is sound nothing is told, and a fault by its markup alone: a quarter of the time went into selectors that nobody reads.
        resultTypes: ['violations'],
        selectors: false,
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
      }),
    without,
  );
  return violations.map(
    (one) =>
      `${one.id}: ${one.help}: ${one.nodes
        .slice(0, 3)
        .map((node) => node.html.slice(0, 160))
        .join(' | ')}`,
  );
}
