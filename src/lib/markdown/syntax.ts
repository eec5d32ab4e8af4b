// Markdown as the files of games and laws use it: headings, lists, links and plain text, no HTML.
import { type Citation, makeCitation } from '../../rules-engine/index.ts';

/** Escapes all markup in a text. */
export function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<~]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^[#+>-]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}

/** The address of the Markdown file of a page. An anchor is dropped: Markdown has none. */
export const markdownAt = (address: string): string => `${address.replace(/#.*/, '')}index.md`;

export const link = (text: string, address: string): string => `[${escaped(text)}](${address})`;
export const bold = (text: string): string => `**${escaped(text)}**`;

/** List items; lines of one item are indented below its first line. */
export const list = (items: readonly string[]): string => items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n');

/** Blocks with an empty line between them. Empty blocks are left out. */
export const blocks = (parts: readonly string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`;

/** Book, page and heading of a passage, with its doubt. */
export const cited = (cite: Citation): string => `${makeCitation(cite)}.${cite.doubt === undefined ? '' : ` Doubt: ${cite.doubt}`}`;

/** Passages as a list; as one line if there is only one. */
export const sources = (cites: readonly Citation[]): string => {
  const lines = [...new Set(cites.map((cite) => escaped(cited(cite))))];
  return lines.length < 2 ? lines.map((line) => `Source: ${line}`).join('') : `Sources:\n\n${list(lines)}`;
};

/** A Markdown response of an endpoint. */
export const markdown = (text: string): Response => new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
