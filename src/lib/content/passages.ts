// A rule of the text in its passages: which words are which book's. What stands before its citations is said by the books they name, and what
// stands in a <Differs> by that book alone.
import type { Parent, RootContent } from 'mdast';
import type { Citation } from '../../rules-engine/index.ts';

export interface Passage {
  readonly text: string;
  readonly cites: readonly Citation[];
  /** What one book has otherwise, or besides. */
  readonly differs: boolean;
}

type Node = RootContent & { readonly name?: string | null };
interface Reader {
  readonly prose: (node: Node) => string;
  /** What a <Cite> or <Differs> cites; nothing where a fault was noted. */
  readonly cited: (node: Node) => readonly Citation[];
}

const BARE = /^[\s.,;:)]*$/;
/** Where to read more is no part of what is ruled. */
const POINTER = /(?:^|(?<=[.:]\s))See (?:also )?[^.]*\.?|[:;] see [^.?]*[.?]*(?=\.|$)/g;
const clean = (text: string) => {
  const whole = text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .replace(POINTER, '')
    .replace(/^[\s.,;:]+|[\s,;:]+$/g, '');
  return whole.charAt(0).toUpperCase() + whole.slice(1);
};

/** The passages under a rule, in their order; one that cites nothing is none. */
export function passagesIn(rule: Parent, { prose, cited }: Reader): Passage[] {
  const found: Passage[] = [];
  let words = '';
  let cites: Citation[] = [];
  const close = () => {
    const text = clean(words);
    if (cites.length > 0 && text !== '') found.push({ text, cites, differs: false });
    words = '';
    cites = [];
  };
  const add = (text: string) => {
    if (cites.length > 0 && !BARE.test(text)) close();
    words += text;
  };
  const walk = (node: Node) => {
    if (node.name === 'Cite') cites.push(...cited(node));
    else if (node.name === 'Differs') {
      close();
      const text = clean(prose(node));
      if (text !== '') found.push({ text, cites: cited(node), differs: true });
    } else if (node.name === 'Cards') return;
    else if (node.type === 'paragraph' || node.type === 'list' || node.type === 'listItem') {
      for (const child of node.children) walk(child as Node);
      if (node.type === 'paragraph') close();
    } else add(prose(node));
  };
  for (const child of rule.children) walk(child as Node);
  close();
  return found;
}
