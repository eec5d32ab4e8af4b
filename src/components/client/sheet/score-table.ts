// The written sheet: a row of figures for each entry, what it counted for, and the sums.
import type { EngineBundle } from '../../../lib/api/engine-bundle.ts';
import type { BookId, Column, Line, Played, Row } from '../../../rules-engine/index.ts';
import { figureOf } from '../../../rules-engine/wording/numbers.ts';
import type { FieldForm } from '../forms/field-form.ts';
import { ruleLink } from '../rule-link.ts';
import { element } from '../share.ts';

/** As many figures of one deal stand side by side in a column. */
const SIDE_BY_SIDE = 2;

/** What is written on paper: the game's engine, the place and book of its rules, and what an entry is called. */
export interface Paper {
  readonly engine: EngineBundle;
  /** The form of an entry, where its fields have their names. */
  readonly fields: FieldForm;
  readonly place: string;
  readonly book: BookId;
  readonly round: string;
  /** The entries' own names, in their order. */
  readonly ids: readonly string[];
  /** Name of the entry that is being put right. */
  readonly editing: string | null;
  /** Names of those that are unfolded. */
  readonly open: ReadonlySet<string>;
}

/** The table of all entries, and what has to be said of them; an empty sheet has notes alone. */
export function paperOf(played: Played, paper: Paper): Node[] {
  const notes = element('ul', 'notes');
  notes.append(...played.notes.map((note) => element('li', '', note)));
  return [...(played.rows.length === 0 ? [] : [tableOf(played, paper)]), ...(played.notes.length === 0 ? [] : [notes])];
}

/** A name stands in its own direction. */
function headOf({ title }: Column): HTMLElement {
  const head = element('th', 'number', title);
  head.dir = 'auto';
  return head;
}

function tableOf(played: Played, paper: Paper): HTMLTableElement {
  const table = element('table', 'score-sheet');
  const head = element('tr');
  head.append(element('th', '', paper.round), ...played.columns.map(headOf));
  const thead = element('thead');
  thead.append(head);
  table.append(thead, ...played.rows.map((row, n) => entryOf(played.columns, row, n, paper)));
  const totals = paper.engine.columnTotals(played);
  const foot = element('tfoot');
  const sum = element('tr');
  sum.append(element('th', '', 'In all'), ...played.columns.map((column) => element('td', 'number', figureOf(totals[column.key] ?? 0))));
  foot.append(sum);
  const sides = paper.engine.sideTotals(played);
  if (sides.length < played.columns.length) {
    const both = element('tr');
    const cell = element('td', '', sides.map(({ side, points }) => `${side} ${figureOf(points)}`).join(', '));
    cell.colSpan = played.columns.length + 1;
    both.append(cell);
    foot.append(both);
  }
  table.append(foot);
  return table;
}

function entryOf(columns: readonly Column[], row: Row, n: number, paper: Paper): HTMLTableSectionElement {
  const body = element('tbody', row.problems.length > 0 ? 'wrong' : '');
  if (paper.ids[n] === paper.editing) body.classList.add('editing');
  const figures = element('tr');
  const number = element('th', '', String(n + 1));
  number.append(element('small', 'on-print', row.say));
  figures.append(number);
  for (const column of columns) {
    const mine = row.lines.filter((line) => line.to === column.key && (line.points ?? 0) !== 0);
    // A deal of many lines stands as its sum; what it is made of is told below.
    const sum = mine.reduce((all, line) => all + (line.points ?? 0), 0);
    figures.append(element('td', 'number', mine.length > SIDE_BY_SIDE ? figureOf(sum) : mine.map((line) => figureOf(line.points ?? 0)).join(' + ')));
  }
  const told = element('tr', 'told');
  const cell = element('td');
  cell.colSpan = columns.length + 1;
  const details = element('details');
  details.dataset.of = paper.ids[n];
  details.open = paper.open.has(paper.ids[n] ?? '');
  details.append(element('summary', '', row.say), linesOf(columns, row.lines, paper), toolsOf(n, paper));
  cell.append(details);
  if (row.problems.length > 0) {
    details.open = true;
    const said = row.problems.map((one) => paper.engine.sayProblem(one, paper.fields.labelOf(one)));
    cell.append(element('p', 'problem', said.join(' ')));
  }
  told.append(cell);
  body.append(figures, told);
  if (row.mark !== undefined) {
    const mark = element('tr', 'mark-row');
    const across = element('td', '', row.mark);
    across.colSpan = columns.length + 1;
    mark.append(across);
    body.append(mark);
  }
  return body;
}

function linesOf(columns: readonly Column[], lines: readonly Line[], paper: Paper): HTMLUListElement {
  const list = element('ul', 'plain');
  for (const line of lines) {
    const made = element('li');
    const column = columns.find((one) => one.key === line.to);
    made.append(
      element('span', 'say', line.say),
      line.points === undefined ? '' : ': ',
      element('b', '', line.points === undefined ? '' : figureOf(line.points)),
      column === undefined ? '' : ` (${column.title})`,
    );
    const rule = ruleLink(paper.place, line.rule, paper.book);
    if (rule !== null) made.append(rule);
    list.append(made);
  }
  return list;
}

function toolsOf(n: number, paper: Paper): HTMLElement {
  const tools = element('p', 'buttons');
  const [edit, strike] = [element('button', '', 'Put right'), element('button', 'quiet', 'Strike out')];
  for (const [button, what] of [
    [edit, 'edit'],
    [strike, 'strike'],
  ] as const) {
    button.type = 'button';
    button.dataset.do = what;
    button.dataset.of = paper.ids[n];
    button.append(element('span', 'hidden', ` ${paper.round.toLowerCase()} ${n + 1}`));
  }
  tools.append(edit, strike);
  return tools;
}
