// The grammar of content/: the rules, questions and terms of a file as text, without rendering a page. Pages render the same files through MDX.
import { load } from 'js-yaml';
import type { Parent, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { z } from 'zod';
import { type Citation, type Cites, citeAt } from '../../rules-engine/index.ts';
import { nearTo } from '../../rules-engine/rulesets/nearest.ts';
import { type Topic, topicAt } from '../catalogue/facts/rule-topics.ts';
import { ContentError, FaultList } from './faults.ts';
import { type Passage, passagesIn } from './passages.ts';

/** A passage of the rules text. */
export interface ContentRule {
  readonly key: string;
  readonly title: string;
  readonly topic: Topic;
  /** The `##` heading that it is under. */
  readonly section: string;
  readonly text: string;
  /** The same text split by book. */
  readonly passages: readonly Passage[];
  readonly cites: readonly Citation[];
}
/** A settled question: something that players argue about, with the answer. */
export interface ContentQuestion {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly cites: readonly Citation[];
  /** Ids that it refers to. */
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
  /** Every id named by a Ref or Value, and every term used, for the checks. */
  readonly refs: readonly string[];
  readonly termsUsed: readonly string[];
}

/** Look-ups of the data that a text refers to. They throw if it does not exist. */
export interface Named {
  /** The citations of a game, by its id. */
  readonly cites: (game: string) => Cites;
  /** The title of a law, score item or count, by its id. */
  readonly title: (id: string) => string;
  /** What a book gives for a score item. */
  readonly worth: (id: string, book: string) => string;
  /** The keys of the glossary; absent if terms are not checked. */
  readonly terms?: () => ReadonlySet<string>;
}

const frontmatter = z.strictObject({ description: z.string().min(20).max(200) });
const parser = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkMdx);

interface Element extends Parent {
  readonly name: string | null;
  readonly attributes: readonly { readonly type: string; readonly name?: string; readonly value?: unknown }[];
}
const isElement = (node: RootContent | Root | Element): node is Element =>
  node.type === ('mdxJsxFlowElement' as string) || node.type === ('mdxJsxTextElement' as string);

/** The context of parsing one page. */
interface Page {
  readonly file: string;
  readonly named: Named;
  readonly faults: FaultList;
}

/** The attributes of an element. Null, with a fault noted, if one of them is not plain text. */
function attributesOf(node: Element, { faults }: Page): Record<string, string> | null {
  const found: Record<string, string> = {};
  let plain = true;
  for (const attribute of node.attributes) {
    if (typeof attribute.name === 'string' && typeof attribute.value === 'string') found[attribute.name] = attribute.value;
    else {
      faults.add(node, `<${node.name}> takes plain "quoted" attributes only; found ${attribute.name ?? 'an expression'}`);
      plain = false;
    }
  }
  return plain ? found : null;
}

function* elementsIn(node: Root | RootContent | Element): Generator<Element> {
  if (isElement(node)) yield node;
  if ('children' in node) for (const child of node.children) yield* elementsIn(child as RootContent);
}

/** Notes a full stop after a reference whose title is a question: a reader would see "?.". */
function noStopAfterQuestion(node: Root | RootContent, page: Page): void {
  if (!('children' in node)) return;
  const children: readonly RootContent[] = node.children;
  children.forEach((child, n) => {
    const next = children[n + 1];
    if (isElement(child) && child.name === 'Ref' && next?.type === 'text' && next.value.startsWith('.') && /[?!]$/.test(prose(child, page)))
      page.faults.add(child, `the title of <Ref id="${attributesOf(child, page)?.id ?? ''}"> ends in a mark of its own; leave out the full stop after it`);
    noStopAfterQuestion(child, page);
  });
}

/** Text as a reader sees it: without citations, and with references and values as they are printed. */
function prose(node: Root | RootContent | Element, page: Page): string {
  const inside = (parent: Parent) => parent.children.map((child) => prose(child as RootContent, page)).join('');
  if (isElement(node)) {
    if (node.name === 'Cite') return '';
    const at = attributesOf(node, page);
    if (at === null) return '';
    const { id = '', book = '' } = at;
    if (node.name === 'Cards') return at.label ?? at.list ?? '';
    if (node.name === 'Value') return page.faults.attempt(node, () => page.named.worth(id, book), `<Value id="${id}">: `) ?? '';
    if (node.name === 'Ref' && node.children.length === 0) return page.faults.attempt(node, () => page.named.title(id), `<Ref id="${id}">: `) ?? '';
    if (node.name === 'Differs') return ` ${inside(node)} `;
  }
  if ('children' in node) {
    const block = node.type === 'paragraph' || node.type === 'listItem' || node.type === 'tableCell' || node.type === 'heading';
    return inside(node) + (block ? ' ' : '');
  }
  return textOf(node);
}
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim();

/** The citations in a passage, looked up in the citations of the file's game. Null if a fault was noted. */
function citesIn(node: Element, page: Page): Citation[] | null {
  const cites: (Citation | null)[] = [];
  for (const one of elementsIn(node)) {
    if (one.name !== 'Cite' && one.name !== 'Differs') continue;
    const attributes = attributesOf(one, page);
    const { at = '', law, doubt, game = gameOfFile(page.file) } = attributes ?? {};
    const cited = attributes === null ? undefined : page.faults.attempt(one, () => citeAt(page.named.cites(game), at, law), `<${one.name} at="${at}">: `);
    cites.push(cited === undefined ? null : doubt === undefined ? cited : { ...cited, doubt });
  }
  return cites.every((cite) => cite !== null) ? cites : null;
}
const gameOfFile = (file: string) => file.split('/')[2]?.replace(/\.mdx$/, '') ?? '';

/** The description in the front matter. Empty, with a fault noted, if there is none. */
function descriptionOf(tree: Root, { faults }: Page): string {
  const node = tree.children.find((one) => one.type === 'yaml');
  if (node === undefined) {
    faults.add(1, 'front matter needs a description');
    return '';
  }
  const loaded = faults.attempt(node, () => ({ value: load(node.value) }), 'front matter: ');
  if (loaded === undefined) return '';
  const parsed = frontmatter.safeParse(loaded.value);
  if (parsed.success) return parsed.data.description;
  faults.add(node, `front matter: ${z.prettifyError(parsed.error)}`);
  return '';
}

/** Parses a page into a tree. Throws a `ContentError` if its syntax is wrong. */
function parseTree(file: string, source: string): Root {
  try {
    return parser.parse(source) as Root;
  } catch (error) {
    const { line, reason, message } = error as { readonly line?: number; readonly reason?: string; readonly message: string };
    throw new ContentError([`${file}:${line ?? 1}: ${(reason ?? message).replace(/\s+/g, ' ')}`]);
  }
}

/** Parses one file of content. Throws a `ContentError` with everything that the format does not allow, each with file and line. */
export function parseContent(file: string, source: string, named: Named): Content {
  const tree = parseTree(file, source);
  const faults = new FaultList(file);
  const page: Page = { file, named, faults };
  const description = descriptionOf(tree, page);
  let section = '';
  const sections: string[] = [];
  const rules: ContentRule[] = [];
  const questions: ContentQuestion[] = [];
  const terms: ContentTerm[] = [];
  const refs: string[] = [];
  const termsUsed: string[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      section = textOf(node);
      sections.push(section);
    }
    for (const element of elementsIn(node)) {
      const at = attributesOf(element, page);
      if (at === null) continue;
      if ((element.name === 'Ref' || element.name === 'Value') && at.id !== undefined) refs.push(at.id);
      if (element.name === 'Term' && at.id !== undefined) {
        termsUsed.push(at.id);
        const known = named.terms?.();
        if (known?.has(at.id) === false) faults.add(element, `<Term id="${at.id}">: no such term in the glossary${nearTo(at.id, known)}`);
      }
      const text = () => tidy(prose({ ...element, name: null } as Element, page));
      const needs = (what: string) => faults.add(element, `<${element.name}> needs ${what}; found ${JSON.stringify(at)}`);
      const { id, title } = at;
      if (element.name === 'Rule') {
        const cites = citesIn(element, page);
        const says = text();
        if (cites?.length === 0) faults.add(element, `<Rule id="${id ?? ''}"> names no book; every rule has a <Cite>`);
        if (id === undefined || title === undefined || at.topic === undefined) needs('id, title and topic');
        else {
          const passages = passagesIn(element, {
            prose: (node) => prose(node, page),
            cited: (node) => citesIn({ ...element, children: [node] } as Element, page) ?? [],
          });
          const topic = faults.attempt(element, () => topicAt(at.topic ?? ''));
          if (topic !== undefined && cites !== null) rules.push({ key: id, title, topic, section, text: says, passages, cites });
        }
      }
      if (element.name === 'Question') {
        const cites = citesIn(element, page) ?? [];
        const says = text();
        const inside = [...elementsIn(element)].filter((one) => one.name === 'Ref').map((one) => attributesOf(one, page)?.id ?? '');
        if (id === undefined || title === undefined) needs('id and title');
        else questions.push({ key: id, title, text: says, cites, refs: inside });
      }
      if (element.name === 'Define') {
        const aka = (at.aka ?? '').split(',').map((word) => word.trim());
        const says = text();
        if (id === undefined || title === undefined) needs('id and title');
        else terms.push({ key: id, title, aka: aka.filter((word) => word !== ''), text: says });
      }
    }
  }
  noStopAfterQuestion(tree, page);
  faults.throwIfAny();
  return { file, description, sections, rules, questions, terms, refs, termsUsed };
}
