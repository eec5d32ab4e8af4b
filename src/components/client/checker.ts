// Finds the case of a law that applies. Questions, options, cases and rulings are read from the page: the table that is printed is
// the table that decides, and no game's code is loaded.
import { SAID, sayHere, saySilent } from '../../lib/telling/heads.ts';
import { type Answers, combinations, decide, matching, type Table, type TableRow } from '../../rules-engine/core/decide.ts';
import { type ComparedRow, standingOf } from '../../rules-engine/core/rulings/standing.ts';
import { chosenBook, element, linkTo, printSlip, share, textIn } from './share.ts';

interface Row extends ComparedRow {
  readonly node: HTMLElement;
}
interface Column {
  readonly books: readonly string[];
  readonly names: readonly string[];
  readonly sources: readonly HTMLElement[];
  readonly rows: readonly Row[];
}
const UNKNOWN = 'unknown';
/** A tap moves on at once; arrow keys walk over options and must not. */
let lastPointer = 0;
addEventListener('pointerup', () => (lastPointer = performance.now()), { capture: true, passive: true });

const whenAt = ({ dataset }: HTMLElement): { when?: NonNullable<TableRow['when']> } =>
  dataset.case ? { when: JSON.parse(dataset.case) as NonNullable<TableRow['when']> } : {};
/** A case as the page holds it: what it decides stands in its attributes. */
const rowAt = (node: HTMLElement): Row => {
  const [outcome = '', orders = '', by, time] = (node.dataset.row ?? '').split(',');
  const claim = by === undefined || time === undefined ? {} : { by, time };
  return { node, ...whenAt(node), outcome, orders: orders.match(/\d+/g) ?? [], open: orders.endsWith('?'), ...claim };
};
const copiesOf = (from: Element, what: string): (Node | string)[] => [...from.querySelectorAll(what)].flatMap((part) => [part.cloneNode(true), ' ']);

class Checker extends HTMLElement {
  #law: HTMLElement | null = null;
  #form: HTMLFormElement | null = null;
  #fields = new Map<string, HTMLFieldSetElement>();
  #columns: readonly Column[] = [];
  #facts: Record<string, readonly string[]> = {};
  #book = '';

  connectedCallback(): void {
    this.#law = this.closest<HTMLElement>('.law');
    this.#form = this.querySelector('form');
    if (this.#law === null || this.#form === null || this.#columns.length > 0) return;
    for (const field of this.#form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-fact]')) {
      const fact = field.dataset.fact ?? '';
      this.#fields.set(fact, field);
      this.#facts[fact] = [...field.querySelectorAll<HTMLInputElement>('input')].map((input) => input.value).filter((value) => value !== UNKNOWN);
      field.querySelector('.change')?.addEventListener('click', () => this.#reopen(field));
    }
    this.#columns = [...this.#law.querySelectorAll<HTMLElement>('[data-column]')].map((column) => ({
      books: (column.dataset.column ?? '').split(' '),
      names: [...column.querySelectorAll('h5 .book')].map((book) => (book.firstChild?.textContent ?? '').trim()),
      sources: [...column.querySelectorAll<HTMLElement>('[data-source]')],
      rows: [...column.querySelectorAll<HTMLElement>('[data-case]')].map(rowAt),
    }));
    this.#form.addEventListener('change', (event) => this.#answered(event.target));
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.querySelector<HTMLElement>('.answer')?.focus();
    });
    this.addEventListener('click', (event) => this.#do(event.target));
    document.addEventListener('hoyle:book', () => this.#show());
    this.#restore();
    this.#show();
  }

  get #key(): string {
    return (this.#law?.id ?? '').replace('law.', '');
  }

  get #answers(): Record<string, string> {
    const answers: Record<string, string> = {};
    for (const [fact, field] of this.#fields) {
      const checked = field.querySelector<HTMLInputElement>('input:checked');
      if (checked !== null) answers[fact] = checked.value;
    }
    return answers;
  }

  get #table(): Table {
    return { facts: this.#facts, columns: this.#columns.map((column) => column.rows) };
  }

  #restore(): void {
    const params = new URLSearchParams(location.search);
    if (params.get('law') !== this.#key) return;
    const wrong: string[] = [];
    for (const [fact, options] of Object.entries(this.#facts)) {
      const given = params.get(fact);
      if (given === null) continue;
      const input = [...(this.#fields.get(fact)?.querySelectorAll<HTMLInputElement>('input') ?? [])].find((one) => one.value === given);
      if (input === undefined) wrong.push(`This link says ${fact}=${given}; expected one of ${[...options, UNKNOWN].join(', ')}.`);
      else {
        input.checked = true;
        this.#fold(this.#fields.get(fact), true);
      }
    }
    const book = params.get('book');
    if (book !== null) {
      const known = [...document.querySelectorAll<HTMLOptionElement>('#set-book option')].map((option) => option.value).filter((value) => value !== '');
      if (known.includes(book)) this.#book = book;
      else wrong.push(`This link says book=${book}; expected one of ${known.join(', ')}.`);
    }
    const notice = this.querySelector<HTMLElement>('.notice');
    if (notice !== null && wrong.length > 0) {
      notice.hidden = false;
      notice.setAttribute('role', 'alert');
      notice.replaceChildren(...wrong.map((text) => element('p', '', text)), element('p', '', 'The rest of the link is kept.'));
    }
    const details = this.closest('details');
    if (details !== null) details.open = true;
    this.#law?.scrollIntoView();
  }

  #fold(field: HTMLFieldSetElement | undefined, folded: boolean): void {
    if (field === undefined) return;
    field.classList.toggle('answered', folded);
    const change = field.querySelector<HTMLElement>('.change');
    if (change !== null) change.hidden = !folded;
  }

  #reopen(field: HTMLFieldSetElement): void {
    this.#fold(field, false);
    (field.querySelector<HTMLInputElement>('input:checked') ?? field.querySelector('input'))?.focus();
  }

  #answered(target: EventTarget | null): void {
    const here = target instanceof Element ? target.closest<HTMLFieldSetElement>('fieldset') : null;
    const tapped = performance.now() - lastPointer < 800;
    for (const field of this.#fields.values()) {
      if (field.querySelector('input:checked') !== null && (field !== here || tapped)) this.#fold(field, true);
    }
    this.#show();
    if (tapped) this.querySelector('.answer')?.scrollIntoView({ block: 'nearest' });
  }

  #do(target: EventTarget | null): void {
    const what = target instanceof Element ? target.closest<HTMLElement>('[data-do]')?.dataset.do : undefined;
    // The heading's own words, without the mark of what is new or changed that may follow them.
    const title = (this.#law?.querySelector('h4')?.firstChild?.textContent ?? '').trim();
    const url = linkTo({ law: this.#key, book: this.#first, ...this.#answers }, `law.${this.#key}`);
    const answer = this.querySelector<HTMLElement>('.answer');
    if (what === 'again') {
      this.#form?.reset();
      for (const field of this.#fields.values()) this.#fold(field, false);
      this.#show();
      [...this.#fields.values()][0]?.querySelector('input')?.focus();
    } else if (what === 'share') {
      share(title, textIn(answer), url).then((said) => {
        const done = this.querySelector('.done');
        if (done !== null) done.textContent = said;
      });
    } else if (what === 'print' && answer !== null) {
      const facts = element('dl', 'slip-facts');
      for (const field of this.#fields.values()) {
        const checked = field.querySelector('input:checked');
        if (checked === null || field.hidden) continue;
        facts.append(element('dt', '', textIn(field.querySelector('legend'))), element('dd', '', textIn(checked.closest('label'))));
      }
      const game = textIn(document.querySelector('h1'));
      printSlip(`${game}: ${title}`, [facts, ...[...answer.childNodes].map((node) => node.cloneNode(true))], url);
    }
  }

  get #first(): string {
    return this.#book === '' ? chosenBook() : this.#book;
  }

  /** Rows of a column that agree with what is answered. */
  #liveRows(column: Column, answers: Answers): Set<Row> {
    const live = new Set<Row>();
    for (const facts of combinations(this.#facts, answers)) for (const row of matching(column.rows, facts)) live.add(row as Row);
    return live;
  }

  #show(): void {
    const answers = this.#answers;
    // An answer to a question that makes no difference any more is kept in the form and left out of account.
    const decision = decide(this.#table, answers);
    const said = Object.keys(answers).length > 0;
    for (const [fact, field] of this.#fields) {
      const next = decision.kind === 'ask' && decision.fact === fact;
      field.hidden = answers[fact] === undefined && !next;
    }
    for (const column of this.#columns) {
      const live = this.#liveRows(column, answers);
      const outcomes = new Set([...live].map((row) => row.outcome));
      for (const row of column.rows) {
        const here = said && live.has(row) && outcomes.size === 1;
        row.node.classList.toggle('here', here);
        row.node.classList.toggle('out', said && !live.has(row));
        const cell = row.node.querySelector('td:last-child') ?? row.node;
        const mark = cell.querySelector('.here-mark');
        if (here && mark === null) cell.prepend(element('span', 'here-mark', 'Applies here'));
        else if (!here) mark?.remove();
      }
    }
    const answer = this.querySelector<HTMLElement>('.answer');
    const buttons = this.querySelector<HTMLElement>('.buttons');
    const done = this.querySelector('.done');
    if (done !== null) done.textContent = '';
    if (buttons !== null) buttons.hidden = !said;
    answer?.replaceChildren(...(said ? this.#verdict(decision, answers) : []));
  }

  #verdict(decision: ReturnType<typeof decide>, answers: Answers): Node[] {
    if (decision.kind === 'settled') {
      const unknown = decision.idle.filter((fact) => answers[fact] === UNKNOWN);
      const parts: Node[] = [];
      const live = this.#columns.map((column) => [...this.#liveRows(column, answers)]);
      const each = this.#columns.flatMap(({ names, rows }) => names.map((name) => ({ name, rows })));
      const head = sayHere(
        standingOf({ facts: this.#facts, columns: each.map(({ rows }) => rows) }, answers),
        each.map(({ name }) => name),
      );
      if (head !== '') parts.push(element('p', 'answer-head', head));
      if (unknown.length > 0) parts.push(element('p', 'answer-idle', SAID.idle));
      parts.push(...this.#rulings(live));
      parts.push(...this.#silence(answers));
      return parts;
    }
    if (decision.kind === 'ask') {
      const live = this.#columns.map((column) => [...this.#liveRows(column, answers)]);
      const certain = live.map((rows) => (new Set(rows.map((row) => row.outcome)).size === 1 ? rows : []));
      if (certain.every((rows) => rows.length === 0)) return [];
      return [element('p', 'answer-head', SAID.certain), ...this.#rulings(certain)];
    }
    const field = this.#fields.get(decision.fact);
    const parts: Node[] = [element('p', 'answer-head', SAID.depends), element('p', 'answer-ask', textIn(field?.querySelector('legend')))];
    const options = this.#facts[decision.fact] ?? [];
    const outcomesOf = (rows: Iterable<Row>) => [...new Set([...rows].map((row) => row.outcome))].sort().join('|');
    // A book that rules alike whatever the answer is told once, and not under every option.
    const turns = this.#columns.map(
      (column) => new Set(options.map((option) => outcomesOf(this.#liveRows(column, { ...answers, [decision.fact]: option })))).size > 1,
    );
    const list = element('dl', 'answer-split');
    for (const option of options) {
      const input = [...(field?.querySelectorAll<HTMLInputElement>('input') ?? [])].find((one) => one.value === option);
      const so = { ...answers, [decision.fact]: option };
      const dd = element('dd');
      dd.append(...this.#rulings(this.#columns.map((column, n) => (turns[n] === true ? [...this.#liveRows(column, so)] : []))));
      list.append(element('dt', '', textIn(input?.closest('label'))), dd);
    }
    parts.push(list);
    const same = this.#rulings(this.#columns.map((column, n) => (turns[n] === true ? [] : [...this.#liveRows(column, answers)])));
    if (same.length > 0) parts.push(element('p', 'answer-head', SAID.whatever), ...same);
    parts.push(...this.#silence(answers));
    return parts;
  }

  /** Rulings by book, equal ones together, the reader's book first. */
  #rulings(live: readonly (readonly Row[])[]): Node[] {
    const groups = new Map<string, { columns: Column[]; rows: readonly Row[] }>();
    live.forEach((rows, n) => {
      const column = this.#columns[n];
      if (rows.length === 0 || column === undefined) return;
      // A note is its own book's: rulings alike with another note stand apart.
      const said = (row: Row) => row.outcome + textIn(row.node.querySelector('.note'));
      const key = [...new Set(rows.map(said))].sort().join('|');
      const known = groups.get(key) ?? { columns: [], rows };
      known.columns.push(column);
      groups.set(key, known);
    });
    const first = this.#first;
    const has = (group: { columns: Column[] }) => group.columns.some((column) => column.books.includes(first));
    return [...groups.values()]
      .sort((a, b) => Number(has(b)) - Number(has(a)))
      .map(({ columns, rows }) => {
        const block = element('div', 'answer-book');
        const cited = columns.flatMap((column) => column.sources).map((source) => this.#cited(source, columns));
        const outcomes = [...new Set(rows.map((row) => row.outcome))];
        for (const [n, outcome] of outcomes.entries()) {
          const alike = rows.filter((row) => row.outcome === outcome);
          const text = element('p', 'answer-ruling');
          if (outcomes.length > 1) text.append(element('span', 'or', n === 0 ? 'Either: ' : 'or: '));
          if (alike[0] !== undefined) text.append(...copiesOf(alike[0].node, '.ruling, .claim'));
          const notes = alike.flatMap(({ node }) => [...node.querySelectorAll('.note')]);
          for (const note of notes.filter((one, at) => notes.findIndex((other) => textIn(other) === textIn(one)) === at))
            text.append(note.cloneNode(true), ' ');
          block.append(text);
        }
        const by = element('p', 'answer-by');
        by.append(...cited.flatMap((one, n) => (n === 0 ? [one] : ['; ', one])));
        block.append(by);
        return block;
      });
  }

  #cited(source: HTMLElement, columns: readonly Column[]): Node {
    const made = element('span');
    const book = source.dataset.source ?? '';
    const name = textIn(document.querySelector(`#set-book option[value="${book}"]`));
    made.append(element('b', '', name || columns.flatMap((column) => column.names).join(', ')), ', ');
    const cites = [...source.querySelectorAll('.cite')];
    made.append(...cites.flatMap((one, n) => (n === 0 ? [one.cloneNode(true)] : ['; ', one.cloneNode(true)])));
    return made;
  }

  /** Which books are silent, and what they rule elsewhere on the same answers. */
  #silence(answers: Answers): Node[] {
    const silent = [...(this.#law?.querySelectorAll('[data-silent] .book') ?? [])].map((book) => textIn(book));
    if (silent.length === 0) return [];
    const parts: Node[] = [element('p', 'answer-silent', `${saySilent(silent)}.`)];
    for (const other of this.#law?.querySelectorAll<HTMLElement>('[data-silent] .elsewhere') ?? []) {
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
}
customElements.define('hoyle-checker', Checker);
