// The grammar of content/: the rules, questions and terms of a file as text, without rendering a page. Pages render the same files through MDX.
import { load } from 'js-yaml';
import type { Parent, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { z } from 'zod';
import { type Citation, type Cites, citeAt } from '../rules-engine/index.ts';
import { type Topic, topicAt } from './topics.ts';

/** A passage of the rules text. */
export interface ContentRule {
  readonly key: string;
  readonly title: string;
  readonly topic: Topic;
  /** The `##` heading it stands under. */
  readonly section: string;
  readonly text: string;
  readonly cites: readonly Citation[];
}
/** A quarrel that people have, answered. */
export interface ContentQuestion {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly cites: readonly Citation[];
  /** Ids it leans on. */
  readonly refs: readonly string[];
}
export interface ContentTerm {
  readonly key: string;
  readonly title: string;
  readonly aka: readonly string[];
  readonly text: string;
}
export interface Content {
  readonly file: string;
  readonly description: string;
  readonly sections: readonly string[];
  readonly rules: readonly ContentRule[];
  readonly questions: readonly ContentQuestion[];
  readonly terms: readonly ContentTerm[];
  /** Every id named by a Ref or Worth, and every term used, for the checks. */
  readonly refs: readonly string[];
  readonly termsUsed: readonly string[];
}

/** What a text names and the rows know. Each throws on what is not there. */
export interface Named {
  /** The citations of a game, by its id. */
  readonly cites: (game: string) => Cites;
  /** The title of a law, score item or count, by its id. */
  readonly title: (id: string) => string;
  /** What a book gives for a score item. */
  readonly worth: (id: string, book: string) => string;
}

const frontmatter = z.strictObject({ description: z.string().min(20).max(200) });
const parser = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkMdx);

interface Element extends Parent {
  readonly name: string | null;
  readonly attributes: readonly { readonly type: string; readonly name?: string; readonly value?: unknown }[];
}
const isElement = (node: RootContent | Root | Element): node is Element =>
  node.type === ('mdxJsxFlowElement' as string) || node.type === ('mdxJsxTextElement' as string);

function attributesOf(node: Element, file: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (typeof attribute.name === 'string' && typeof attribute.value === 'string') found[attribute.name] = attribute.value;
    else throw new Error(`${file}: <${node.name}> takes plain "quoted" attributes only; found ${attribute.name ?? 'an expression'}`);
  }
  return found;
}

function* elementsIn(node: Root | RootContent | Element): Generator<Element> {
  if (isElement(node)) yield node;
  if ('children' in node) for (const child of node.children) yield* elementsIn(child as RootContent);
}

/** Text as a reader reads it: citations left out, references and worths by what they print. */
function prose(node: Root | RootContent | Element, file: string, named: Named): string {
  if (isElement(node)) {
    if (node.name === 'Cite') return '';
    const at = attributesOf(node, file);
    if (node.name === 'Cards') return at.label ?? at.list ?? '';
    if (node.name === 'Worth') return named.worth(at.id ?? '', at.book ?? '');
    if (node.name === 'Ref' && node.children.length === 0) return named.title(at.id ?? '');
    if (node.name === 'Differs') return ` ${node.children.map((child) => prose(child as RootContent, file, named)).join('')} `;
  }
  if ('children' in node) {
    const block = node.type === 'paragraph' || node.type === 'listItem' || node.type === 'tableCell' || node.type === 'heading';
    return node.children.map((child) => prose(child as RootContent, file, named)).join('') + (block ? ' ' : '');
  }
  return textOf(node);
}
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim();

/** The citations in a passage, by their addresses in the list of the file's game. */
function citesIn(node: Element, file: string, named: Named): Citation[] {
  const cites: Citation[] = [];
  for (const one of elementsIn(node)) {
    if (one.name !== 'Cite' && one.name !== 'Differs') continue;
    const { at = '', law, doubt, game = file.split('/')[2]?.replace(/\.mdx$/, '') ?? '' } = attributesOf(one, file);
    try {
      const cited = citeAt(named.cites(game), at, law);
      cites.push(doubt === undefined ? cited : { ...cited, doubt });
    } catch (fault) {
      throw new Error(`${file}:${one.position?.start.line ?? '?'}: <${one.name} at="${at}">: ${fault instanceof Error ? fault.message : fault}`);
    }
  }
  return cites;
}

/** Reads one file of content. Throws with the file's name on what its format does not allow. */
export function parseContent(file: string, source: string, named: Named): Content {
  const tree = parser.parse(source) as Root;
  let description = '';
  let section = '';
  const sections: string[] = [];
  const rules: ContentRule[] = [];
  const questions: ContentQuestion[] = [];
  const terms: ContentTerm[] = [];
  const refs: string[] = [];
  const termsUsed: string[] = [];
  for (const node of tree.children) {
    if (node.type === 'yaml') {
      const parsed = frontmatter.safeParse(load(node.value));
      if (!parsed.success) throw new Error(`${file}: front matter: ${z.prettifyError(parsed.error)}`);
      description = parsed.data.description;
    }
    if (node.type === 'heading' && node.depth === 2) {
      section = textOf(node);
      sections.push(section);
    }
    for (const element of elementsIn(node)) {
      const at = attributesOf(element, file);
      if ((element.name === 'Ref' || element.name === 'Worth') && at.id !== undefined) refs.push(at.id);
      if (element.name === 'Term' && at.id !== undefined) termsUsed.push(at.id);
      const text = () => tidy(prose({ ...element, name: null } as Element, file, named));
      if (element.name === 'Rule') {
        const cites = citesIn(element, file, named);
        if (at.id === undefined || at.title === undefined || at.topic === undefined)
          throw new Error(`${file}: <Rule> needs id, title and topic; found ${JSON.stringify(at)}`);
        if (cites.length === 0) throw new Error(`${file}: <Rule id="${at.id}"> names no book; every rule has a <Cite>`);
        rules.push({ key: at.id, title: at.title, topic: topicAt(at.topic, `${file}:${element.position?.start.line ?? '?'}`), section, text: text(), cites });
      }
      if (element.name === 'Question') {
        if (at.id === undefined || at.title === undefined) throw new Error(`${file}: <Question> needs id and title; found ${JSON.stringify(at)}`);
        const inside = [...elementsIn(element)].filter((one) => one.name === 'Ref').map((one) => attributesOf(one, file).id ?? '');
        questions.push({ key: at.id, title: at.title, text: text(), cites: citesIn(element, file, named), refs: inside });
      }
      if (element.name === 'Define') {
        if (at.id === undefined || at.title === undefined) throw new Error(`${file}: <Define> needs id and title; found ${JSON.stringify(at)}`);
        terms.push({
          key: at.id,
          title: at.title,
          aka: (at.aka ?? '')
            .split(',')
            .map((word) => word.trim())
            .filter((word) => word !== ''),
          text: text(),
        });
      }
    }
  }
  if (description === '') throw new Error(`${file}: front matter needs a description`);
  return { file, description, sections, rules, questions, terms, refs, termsUsed };
}
