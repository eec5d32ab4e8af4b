// Splits a rule of the text into passages by book. Text before citations belongs to the books that they name; the text of a <Differs> belongs
// to its book alone.
import type { Parent, RootContent } from 'mdast';
import type { Citation } from '../../rules-engine/index.ts';

export interface Passage {
  readonly text: string;
  readonly cites: readonly Citation[];
  /** Whether one book says this differently, or in addition. */
  readonly differs: boolean;
}

type Node = RootContent & { readonly name?: string | null };
interface Reader {
  readonly prose: (node: Node) => string;
  /** The citations of a <Cite> or <Differs>; none if a fault was noted. */
  readonly cited: (node: Node) => readonly Citation[];
}

const BARE = /^[\s.,;:)]*$/;
/** Cross-references, which are not part of a rule. */
const POINTER = /(?:^|(?<=[.:]\s))See (?:also )?[^.]*\.?|[:;] see [^.?]*[.?]*(?=\.|$)/g;
const clean = (text: string) => {
  const whole = text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .replace(POINTER, '')
    .replace(/^[\s.,;:]+|[\s,;:]+$/g, '');
  return whole.charAt(0).toUpperCase() + whole.slice(1);
};

/** The passages of a rule, in order. Text without a citation is left out. */
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
