// What changed from edition to edition, read from the change log, for the page of changes and the feed.
import { readFileSync } from 'node:fs';
import type { List } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** One edition. */
export interface Change {
  /** `0.1.0`; empty if not yet published. */
  readonly version: string;
  /** `2026-11-21`; empty if not yet published. */
  readonly date: string;
  readonly points: readonly string[];
  /** The same points under the headings of the change log; those before the first heading have an empty title. */
  readonly parts: readonly { readonly title: string; readonly points: readonly string[] }[];
  /** Published rulings that were corrected, each with book and page. */
  readonly rulings: readonly string[];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Reads a change log: a heading for each edition, a list of what is new, and under `### Rulings` a list of the rulings that changed. */
export function readChanges(markdown: string): Change[] {
  const found: { version: string; date: string; points: string[]; parts: { title: string; points: string[] }[]; rulings: string[] }[] = [];
  let title = '';
  for (const node of unified().use(remarkParse).parse(markdown).children) {
    if (node.type === 'heading' && node.depth === 2) {
      const [, version = '', date = ''] = /^(\S+) \((\d{4}-\d{2}-\d{2})\)$/.exec(textOf(node)) ?? [];
      found.push({ version, date, points: [], parts: [], rulings: [] });
      title = '';
    } else if (node.type === 'heading') title = textOf(node);
    else if (node.type === 'list') {
      const points = (node as List).children.map((item) => oneLine(textOf(item)));
      found.at(-1)?.[title === 'Rulings' ? 'rulings' : 'points'].push(...points);
      if (title !== 'Rulings') found.at(-1)?.parts.push({ title, points });
    }
  }
  return found;
}

/** The editions of the change log, the newest first. */
export const changes: readonly Change[] = readChanges(readFileSync(new URL(`file://${process.cwd()}/CHANGELOG.md`), 'utf8'));
