// What a screen reader says for the controls of a page, according to the accessibility tree alone.
import type { Page } from 'playwright-core';

const CONTROL = /^\s*- '?(button|link|textbox|searchbox|combobox|radio|checkbox|spinbutton|slider|tab|menuitem)\b(?: "((?:[^"\\]|\\.)*)")?/;
/** What is read out before a control: the group, row or part of the page that contains it. */
const CONTAINER =
  /^\s*- '?(?:group|radiogroup|region|navigation|article|table|row|list|listitem|definition|paragraph|search|banner|contentinfo|complementary|dialog)\b(?: "((?:[^"\\]|\\.)*)")?/;
const HEADING = /^\s*- '?heading "/;
const indentOf = (line: string): number => line.length - line.trimStart().length;
const signs = (name: string): number => name.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * Controls with unclear names: no name, a single sign or letter, or the same name as another control in the same group or line that does
 * something else. Numbers are clear in a named group, and so are the letters of an index.
 */
export async function unclearNames(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  const within: { readonly line: number; readonly indent: number; readonly name: string }[] = [];
  const heard = new Map<string, string>();
  const faults = new Set<string>();
  let heading = -1;
  lines.forEach((line, n) => {
    while (within.length > 0 && (within.at(-1)?.indent ?? 0) >= indentOf(line)) within.pop();
    const container = CONTAINER.exec(line);
    if (container !== null) within.push({ line: n, indent: indentOf(line), name: container[1] ?? '' });
    if (HEADING.test(line)) heading = n;
    const [, role, name = ''] = CONTROL.exec(line) ?? [];
    if (role === undefined) return;
    const names = within.map((one) => one.name).filter((one) => one !== '');
    const where = names.join(', ');
    const isOfSet = (/^\d+$/.test(name) && where !== '') || names.includes('By letter');
    if (signs(name) < 2 && !isOfSet) faults.add(`${role} "${name}" in "${where}"`);
    const does = /url: (.*)/.exec(lines[n + 1] ?? '')?.[1] ?? `line ${n}`;
    const key = `${within.at(-1)?.line} ${heading} ${role} ${name}`;
    if ((heard.get(key) ?? does) !== does) faults.add(`${role} "${name}" twice in "${where}"`);
    heard.set(key, does);
  });
  return [...faults];
}
