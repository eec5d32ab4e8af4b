// The violations that axe finds on a page, one line per rule.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run: (context: Document, options: object) => Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
}

/** Rules whose result can change with page width, text size or system colours; all others depend on the markup alone. */
export const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable', 'meta-viewport', 'css-orientation-lock'];

/** Runs axe with the WCAG 2.2 A and AA rules and its best practices, or only the rules in `only`. The page's context needs `bypassCSP`. */
export async function axeFinds(page: Page, { only }: { readonly only?: readonly string[] } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: source });
  const { violations } = await page.evaluate(
    (rules) =>
      (window as unknown as { axe: Axe }).axe.run(document, {
        runOnly:
          rules === null ? { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } : { type: 'rule', values: rules },
        // Report only violations, without selectors: computing selectors that nobody reads took a quarter of the time.
        resultTypes: ['violations'],
        selectors: false,
      }),
    only ?? null,
  );
  return violations.map(
    (one) =>
      `${one.id}: ${one.help}: ${one.nodes
        .slice(0, 3)
        .map((node) => node.html.slice(0, 160))
        .join(' | ')}`,
  );
}
