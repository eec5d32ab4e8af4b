// The list of entries: the running total and gain of each side, and the details of the entry.
import type { EngineBundle } from '../../../../lib/api/engine-bundle.ts';
import type { BookId, Column, Line, Played, Row } from '../../../../rules-engine/index.ts';
import { figureOf } from '../../../../rules-engine/wording/numbers.ts';
import type { FieldForm } from '../../forms/field-form.ts';
import { ruleLink } from '../../share/rule-link.ts';
import { element } from '../../share/share.ts';
import { gainsOf } from './effect.ts';

/** Everything needed to draw the list: the game's engine, the place and book of its rules, and what an entry is called. */
export interface Paper {
  readonly engine: EngineBundle;
  /** The form of an entry, which has the names of its fields. */
  readonly fields: FieldForm;
  readonly place: string;
  readonly book: BookId;
  readonly round: string;
  /** The ids of the entries, in their order. */
  readonly ids: readonly string[];
  /** Id of the entry that is being corrected; null if there is none. */
  readonly editing: string | null;
  /** Ids of the entries whose details are open. */
  readonly open: ReadonlySet<string>;
  /** Index of the row that is not entered yet; null if there is none. */
  readonly pending: number | null;
}

/** The table of all entries, and the notes on them; an empty sheet has notes only. */
export function paperOf(played: Played, paper: Paper): Node[] {
  const notes = element('ul', 'notes');
  notes.append(...played.notes.map((note) => element('li', '', note)));
  return [...(played.rows.length === 0 ? [] : [tableOf(played, paper)]), ...(played.notes.length === 0 ? [] : [notes])];
}

/** Each side once, in the order of its first column. */
const sidesOf = ({ columns }: Played): string[] => [...new Set(columns.map(({ side }) => side))];

/** A name has its own text direction. */
function headOf(side: string): HTMLElement {
  const head = element('th', 'number', side);
  head.dir = 'auto';
  return head;
}

function tableOf(played: Played, paper: Paper): HTMLTableElement {
  const table = element('table', 'score-sheet');
  const sides = sidesOf(played);
  const head = element('tr');
  head.append(element('th', '', paper.round), ...sides.map(headOf));
  const thead = element('thead');
  thead.append(head);
  const totals = new Map(sides.map((side) => [side, 0]));
  table.append(thead, ...played.rows.map((row, n) => entryOf(played, row, n, totals, paper)));
  return table;
}

/** The total of a side after an entry, and the points that the entry added. */
function cellOf(total: number, gain: number): HTMLElement {
  const cell = element('td', 'number');
  cell.append(element('b', '', figureOf(total)));
  if (gain !== 0) cell.append(' ', element('small', '', `(${gain > 0 ? '+' : '−'}${figureOf(Math.abs(gain))})`));
  return cell;
}

function entryOf(played: Played, row: Row, n: number, totals: Map<string, number>, paper: Paper): HTMLTableSectionElement {
  const body = element('tbody', row.problems.length > 0 ? 'wrong' : '');
  if (paper.ids[n] === paper.editing) body.classList.add('editing');
  else if (n === paper.pending) body.classList.add('pending');
  const figures = element('tr');
  const number = element('th', '', String(n + 1));
  number.append(element('small', 'on-print', row.say));
  figures.append(number);
  for (const [side, gain] of gainsOf(played, n)) {
    const total = (totals.get(side) ?? 0) + gain;
    totals.set(side, total);
    figures.append(cellOf(total, gain));
  }
  body.append(figures, n === paper.pending && paper.editing === null ? pendingOf(row, totals.size) : detailsOf(played.columns, row, n, totals.size, paper));
  if (row.mark !== undefined) {
    const mark = element('tr', 'mark-row');
    const across = element('td', '', row.mark);
    across.colSpan = totals.size + 1;
    mark.append(across);
    body.append(mark);
  }
  return body;
}

/** The text row of an entry that is not entered yet. */
function pendingOf(row: Row, sides: number): HTMLElement {
  const line = element('tr', 'detail');
  const cell = element('td', '', `Not entered yet: ${row.say}`);
  cell.colSpan = sides + 1;
  line.append(cell);
  return line;
}

function detailsOf(columns: readonly Column[], row: Row, n: number, sides: number, paper: Paper): HTMLElement {
  const detailRow = element('tr', 'detail');
  const cell = element('td');
  cell.colSpan = sides + 1;
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
  detailRow.append(cell);
  return detailRow;
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
  const [edit, strike] = [element('button', '', 'Correct'), element('button', 'quiet', 'Delete')];
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
