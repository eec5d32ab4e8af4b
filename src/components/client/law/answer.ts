// The answer of a law on what was answered: built of what stands on the page, by the structure that tells page, terminal and API alike.
import { SAID, sayHere, saySilent } from '../../../lib/telling/heads.ts';
import { type Answers, combinations, type Decision, matching } from '../../../rules-engine/core/decide.ts';
import { standingOf } from '../../../rules-engine/core/rulings/standing.ts';
import { element, textIn } from '../share.ts';
import { type Column, type Row, UNKNOWN, whenAt } from './rows.ts';

/** What is told from: the law on the page, its table, its questions, and the book that the reader wants first. */
export interface Told {
  readonly law: HTMLElement;
  readonly columns: readonly Column[];
  readonly facts: Readonly<Record<string, readonly string[]>>;
  readonly fields: ReadonlyMap<string, HTMLFieldSetElement>;
  readonly first: string;
}

const copiesOf = (from: Element, what: string): (Node | string)[] => [...from.querySelectorAll(what)].flatMap((part) => [part.cloneNode(true), ' ']);

/** Rows of a column that agree with what is answered. */
export function liveRows({ facts: all }: Told, column: Column, answers: Answers): Set<Row> {
  const live = new Set<Row>();
  for (const facts of combinations(all, answers)) for (const row of matching(column.rows, facts)) live.add(row as Row);
  return live;
}

/** What the page answers: who rules here, each ruling with its books and pages, and what the silent ones have elsewhere. */
export function answerTo(told: Told, decision: Decision, answers: Answers): Node[] {
  const { columns, facts: all } = told;
  if (decision.kind === 'settled') {
    const unknown = decision.idle.filter((fact) => answers[fact] === UNKNOWN);
    const parts: Node[] = [];
    const live = columns.map((column) => [...liveRows(told, column, answers)]);
    const each = columns.flatMap(({ names, rows }) => names.map((name) => ({ name, rows })));
    const head = sayHere(
      standingOf({ facts: all, columns: each.map(({ rows }) => rows) }, answers),
      each.map(({ name }) => name),
    );
    if (head !== '') parts.push(element('p', 'answer-head', head));
    if (unknown.length > 0) parts.push(element('p', 'answer-idle', SAID.idle));
    return [...parts, ...inOrder(told, rulings(told, live), silence(told, answers))];
  }
  if (decision.kind === 'ask') {
    const live = columns.map((column) => [...liveRows(told, column, answers)]);
    const certain = live.map((rows) => (new Set(rows.map((row) => row.outcome)).size === 1 ? rows : []));
    if (certain.every((rows) => rows.length === 0)) return [];
    return [element('p', 'answer-head', SAID.certain), ...rulings(told, certain)];
  }
  return inOrder(told, dependsOn(told, decision, answers), silence(told, answers));
}

/** The reader's book first: where it is silent, what it has elsewhere stands before what the others rule. */
const inOrder = ({ law, first }: Told, ruled: readonly Node[], silent: readonly Node[]): Node[] =>
  first !== '' && law.querySelector(`[data-silent="${first}"] .elsewhere`) !== null ? [...silent, ...ruled] : [...ruled, ...silent];

/** What was answered, as clauses: "if it was against a lone hand". The second "if" of two is heard without being said. */
export function answerIn(field: HTMLFieldSetElement | undefined, options: readonly string[]): string {
  const chosen = [...(field?.querySelectorAll<HTMLInputElement>('input') ?? [])].filter((one) => options.includes(one.value));
  const clauses = chosen.map((one) => one.dataset.if ?? textIn(one.closest('label')));
  return clauses.map((clause, n) => (n > 0 ? clause.replace(/^if /, '') : clause)).join(' or ');
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What decides most, then for each book a line a case that is still possible; books that rule alike whatever the answer are told once, and last. */
function dependsOn(told: Told, { fact }: Extract<Decision, { kind: 'depends' }>, answers: Answers): Node[] {
  const { columns, fields, first } = told;
  const live = columns.map((column) => [...liveRows(told, column, answers)]);
  const turns = live.map((rows) => new Set(rows.map((row) => row.outcome)).size > 1);
  const ask = element('p', 'answer-ask', textIn(fields.get(fact)?.querySelector('legend')));
  const parts: Node[] = [element('p', 'answer-head', SAID.depends), ask];
  const blocks = columns.flatMap((column, n) => (turns[n] === true ? [{ column, rows: live[n] ?? [] }] : []));
  const own = ({ column }: { readonly column: Column }) => Number(!column.books.includes(first));
  for (const { column, rows } of blocks.sort((a, b) => own(a) - own(b))) {
    const block = element('div', 'answer-book');
    const list = element('ul', 'plain answer-split');
    // The question that decides most comes first in a line, and its answers in their order.
    const keys = [fact, ...fields.keys()].filter((key, at, all) => all.indexOf(key) === at && answers[key] === UNKNOWN);
    const said = (row: Row) => keys.flatMap((key) => (row.when?.[key] === undefined ? [] : [answerIn(fields.get(key), [row.when[key]].flat())])).join(', ');
    const lines = new Map<string, { at: string[]; row: Row }>();
    for (const row of rows) {
      const at = said(row);
      const alike = lines.get(row.outcome);
      if (alike === undefined) lines.set(row.outcome, { at: [at], row });
      else alike.at.push(at);
    }
    for (const { at, row } of lines.values()) {
      const line = element('li', 'answer-ruling');
      const when = at.includes('') ? 'Otherwise' : at.join('; or: ');
      line.append(element('span', 'if', `${capital(when)}:`), ' ', ...copiesOf(row.node, '.ruling'));
      list.append(line);
    }
    const by = element('p', 'answer-by');
    by.append(...column.sources.map((source) => cited(source, [column], rows)).flatMap((one, at) => (at === 0 ? [one] : ['; ', one])));
    block.append(by, list);
    parts.push(block);
  }
  const same = rulings(
    told,
    live.map((rows, n) => (turns[n] === true ? [] : rows)),
  );
  return same.length > 0 ? [...parts, element('p', 'answer-head', SAID.whatever), ...same] : parts;
}

/** Rulings by book, equal ones together, the reader's book first. */
function rulings({ columns: all, first }: Told, live: readonly (readonly Row[])[]): Node[] {
  const groups = new Map<string, { columns: Column[]; rows: readonly Row[] }>();
  live.forEach((rows, n) => {
    const column = all[n];
    if (rows.length === 0 || column === undefined) return;
    // A note is its own book's: rulings alike with another note stand apart.
    const said = (row: Row) => row.outcome + textIn(row.node.querySelector('.note'));
    const key = [...new Set(rows.map(said))].sort().join('|');
    const known = groups.get(key) ?? { columns: [], rows };
    known.columns.push(column);
    groups.set(key, known);
  });
  const met = new Map(all.map((column, n) => [column, live[n] ?? []]));
  const has = (group: { columns: Column[] }) => group.columns.some((column) => column.books.includes(first));
  return [...groups.values()]
    .sort((a, b) => Number(has(b)) - Number(has(a)))
    .map(({ columns, rows }) => {
      const block = element('div', 'answer-book');
      const sources = columns.flatMap((column) =>
        column.sources.map((source) => cited(source, columns, column.rows.length > 1 ? (met.get(column) ?? []) : [])),
      );
      const outcomes = [...new Set(rows.map((row) => row.outcome))];
      for (const [n, outcome] of outcomes.entries()) {
        const alike = rows.filter((row) => row.outcome === outcome);
        const text = element('p', 'answer-ruling');
        if (outcomes.length > 1) text.append(element('span', 'or', n === 0 ? 'Either: ' : 'or: '));
        if (alike[0] !== undefined) text.append(...copiesOf(alike[0].node, '.ruling, .claim'));
        const notes = alike.flatMap(({ node }) => [...node.querySelectorAll('.note')]);
        for (const note of notes.filter((one, at) => notes.findIndex((other) => textIn(other) === textIn(one)) === at)) text.append(note.cloneNode(true), ' ');
        block.append(text);
      }
      const by = element('p', 'answer-by');
      by.append(...sources.flatMap((one, n) => (n === 0 ? [one] : ['; ', one])));
      block.append(by);
      return block;
    });
}

/** A book with its passages, for the cases `met` out of several: a doubt that bears on none of them stands behind a touch. */
function cited(source: HTMLElement, columns: readonly Column[], met: readonly Row[]): Node {
  const made = element('span');
  const book = source.dataset.source ?? '';
  const name = textIn(document.querySelector(`#set-book option[value="${book}"]`));
  made.append(element('b', '', name || columns.flatMap((column) => column.names).join(', ')), ', ');
  const cites = [...source.querySelectorAll('.cite')].map((one) => one.cloneNode(true) as Element);
  made.append(...cites.flatMap((one, n) => (n === 0 ? [one] : ['; ', one])));
  const bears = met.some(({ node }) => (node.dataset.doubtful ?? '').split(' ').includes(book));
  const doubts = met.length > 0 && !bears ? [...made.querySelectorAll('.doubt')] : [];
  for (const doubt of doubts) {
    doubt.remove();
    doubt.querySelector('b')?.remove();
  }
  if (doubts.length === 0) return made;
  const folded = element('details', 'doubt');
  folded.append(element('summary', '', doubts.length === 1 ? 'A doubt in these passages' : 'Doubts in these passages'), ...doubts);
  made.append(folded);
  return made;
}

/** Which books are silent, and what they rule elsewhere on the same answers. */
function silence({ law }: Told, answers: Answers): Node[] {
  const silent = [...law.querySelectorAll('[data-silent] .book')].map((book) => textIn(book));
  if (silent.length === 0) return [];
  const parts: Node[] = [element('p', 'answer-silent', `${saySilent(silent)}.`)];
  for (const other of law.querySelectorAll<HTMLElement>('[data-silent] .elsewhere')) {
    const facts = JSON.parse(other.dataset.facts ?? '{}') as Record<string, readonly string[]>;
    const rows = [...other.querySelectorAll<HTMLElement>('[data-case]')].map((node, n) => ({ node, ...whenAt(node), outcome: String(n) }));
    const met = new Set([...combinations(facts, answers)].flatMap((so) => matching(rows, so)));
    const copy = element('div', 'elsewhere');
    copy.append(
      element('b', '', `${textIn(other.closest('[data-silent]')?.querySelector('.book'))}: `),
      ...(other.querySelector('p')?.cloneNode(true).childNodes ?? []),
    );
    for (const { node } of rows.length > 1 ? rows.filter((row) => met.has(row)) : []) {
      const line = element('p');
      line.append(...(met.size > 1 ? [...node.cloneNode(true).childNodes] : copiesOf(node, '.ruling, .claim, .note')));
      copy.append(line);
    }
    parts.push(copy);
  }
  return parts;
}
