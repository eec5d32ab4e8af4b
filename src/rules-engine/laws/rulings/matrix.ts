// The table of a law's cases by book, with as few rows as the rulings allow, to show at a glance where the books differ.
import type { BookId } from '../../books.ts';
import type { ResolvedLaw } from '../../rulesets/inheritance/index.ts';
import { sayRemedies } from '../../wording/rulings.ts';
import { type Answers, combinations, matching } from '../decide.ts';
import type { Case } from '../laws.ts';
import { type Box, boxesOf } from './boxes.ts';
import { casesOf, claimOf, effectsIn, optionsOf, printedIn } from './cases.ts';
import { keyOf } from './effects.ts';
import { permutations } from './permutations.ts';

/** The ruling of one book in a row; `one` is null where no case applies. */
export interface MatrixCell {
  readonly one: Case | null;
  /** Cells with the same `ruling` have the same effects. */
  readonly ruling: string;
  /** Cells with the same `key` also have the same wording, claim, note and doubt. */
  readonly key: string;
  /** How many rows the cell spans; 0 if the cell above covers it. */
  readonly span: number;
}
export interface MatrixRow {
  readonly when: Box;
  readonly cells: readonly MatrixCell[];
}
export interface Matrix {
  /** Books with a case for the law, newest first: one column each. */
  readonly books: readonly BookId[];
  readonly rows: readonly MatrixRow[];
}

/** Sort position of a box by one fact: its first answer; boxes that allow any answer come last. */
function placeIn(box: Box, fact: string, options: readonly string[]): number {
  const allowed = box[fact];
  return allowed === undefined ? options.length : Math.min(...allowed.map((one) => options.indexOf(one)));
}

type Row = Pick<MatrixRow, 'when'> & { readonly cells: readonly Omit<MatrixCell, 'span'>[] };

/** Number of cells left when equal neighbours in a column are merged. */
const visible = (rows: readonly Row[]): number =>
  rows.reduce((sum, row, n) => sum + row.cells.filter((cell, column) => cell.ruling !== rows[n - 1]?.cells[column]?.ruling).length, 0);

/**
 * Builds the matrix of a law. Combinations of facts that every book treats alike form a class, covered by as few boxes as possible. Facts are nested in the
 * order that leaves the fewest cells; ties keep the author's order of facts and answers.
 */
export function matrixOf(law: Pick<ResolvedLaw, 'facts' | 'readings' | 'people'> & Pick<ResolvedLaw, 'id'>): Matrix {
  const books = printedIn(law as ResolvedLaw);
  const all = books.map((book) => casesOf(law.readings[book]));
  const facts = Object.fromEntries(
    Object.entries(optionsOf(law.facts)).filter(([key]) => all.some((cases) => cases.some(({ when }) => when?.[key] !== undefined))),
  );
  const tables = all.map((cases) => cases.map((one, n) => ({ ...(one.when === undefined ? {} : { when: one.when }), outcome: String(n) })));
  const cellAt = (column: number, so: Answers): Omit<MatrixCell, 'span'> => {
    const one = all[column]?.[Number(matching(tables[column] ?? [], so)[0]?.outcome ?? -1)] ?? null;
    if (one === null) return { one, ruling: '', key: '' };
    const isOpen = one.then.some(({ kind }) => kind === 'not-decided');
    const ruling = JSON.stringify([effectsIn(one, law.people).map(keyOf).sort(), isOpen]);
    return { one, ruling, key: JSON.stringify([ruling, sayRemedies(one.then, law.people), claimOf(one) ?? null, one.note ?? null, one.doubtful === true]) };
  };
  const classes = new Map<string, { cells: Omit<MatrixCell, 'span'>[]; at: Answers[] }>();
  for (const so of combinations(facts)) {
    const cells = books.map((_, column) => cellAt(column, so));
    const key = JSON.stringify(cells.map((cell) => cell.key));
    const known = classes.get(key);
    if (known === undefined) classes.set(key, { cells, at: [so] });
    else known.at.push(so);
  }
  const rows: Row[] = [...classes.values()].flatMap(({ cells, at }) => boxesOf(facts, at).map((when) => ({ when, cells })));
  const [best = []] = permutations(Object.keys(facts))
    .map((order) =>
      rows.toSorted((a, b) => order.reduce((found, fact) => found || placeIn(a.when, fact, facts[fact] ?? []) - placeIn(b.when, fact, facts[fact] ?? []), 0)),
    )
    .toSorted((a, b) => visible(a) - visible(b));
  return {
    books,
    rows: best.map(({ when, cells }, n) => ({
      when,
      cells: cells.map((cell, column) => {
        if (best[n - 1]?.cells[column]?.ruling === cell.ruling) return { ...cell, span: 0 };
        let span = 1;
        while (best[n + span]?.cells[column]?.ruling === cell.ruling) span += 1;
        return { ...cell, span };
      }),
    })),
  };
}
