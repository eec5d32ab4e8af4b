// The page of a law as one control: its questions with short answers, a row for every case that some book treats differently, and in each
// row what the books rule. The page prints all rows; the chosen answers hide the others by CSS alone.
import {
  type Answers,
  type BookId,
  type Box,
  type Case,
  type Citation,
  claimOf,
  type Fact,
  type Facts,
  type Figure,
  figureOfRuling,
  type Matrix,
  type MatrixRow,
  matrixOf,
  type ResolvedLaw,
  sayRemedies,
  standingOf,
  tableOf,
} from '../../../rules-engine/index.ts';
import { nameOfBook } from '../../books/names.ts';
import { sayCondition } from '../cases.ts';
import { sayHere } from '../comparison/heads.ts';

export interface Answer {
  readonly key: string;
  readonly chip: string;
  readonly label: string;
  /** Whether it is the usual case. */
  readonly usual: boolean;
  /** The class of its button, "a01": the second answer of the first question. */
  readonly name: string;
}
export interface Question {
  readonly key: string;
  readonly legend: string;
  readonly ask: string;
  readonly answers: readonly Answer[];
}
/** A ruling on a row, with the books that share it. */
export interface Ruling {
  readonly books: readonly BookId[];
  readonly one: Case;
  readonly figure: Figure;
  /** The books' notes on it; `books` is empty if all books of the ruling share the note. */
  readonly notes: readonly { readonly books: readonly BookId[]; readonly text: string }[];
  /** Books whose passages are doubtful on this. */
  readonly doubtful: readonly BookId[];
}
export interface Row {
  readonly when: Box;
  /** The condition of the row, as a clause with a capital; empty if the law has one row. */
  readonly condition: string;
  /** The same abbreviated, for the table of all cases. */
  readonly label: readonly string[];
  /** How the books compare on it; empty if only one book has something printed. */
  readonly head: string;
  readonly rulings: readonly Ruling[];
  /** Classes of the answers that hide this row: "n01" for "a01". */
  readonly out: readonly string[];
}
export interface Control {
  /** `plain`: no question; `switch`: one question, whose answers carry the rulings; `chips`: several. */
  readonly form: 'plain' | 'switch' | 'chips';
  readonly questions: readonly Question[];
  /** Whether the usual answers are selected initially. */
  readonly isPreset: boolean;
  /** Questions of the law that make no difference here: a link may still answer them. */
  readonly idle: readonly Question[];
  readonly rows: readonly Row[];
  readonly matrix: Matrix;
}

const isYesNo = ({ chips }: Fact): boolean => Object.values(chips).every((chip) => chip === 'Yes' || chip === 'No');

/** A fact's part of a row's label: the chips of the allowed answers, with the legend if a chip means nothing without it. */
function labelOf(fact: Fact, allowed: readonly string[]): string {
  const chips = Object.keys(fact.options)
    .filter((key) => allowed.includes(key))
    .map((key) => fact.chips[key] ?? '');
  const said = chips.map((chip, n) => (n === 0 ? chip : chip.charAt(0).toLowerCase() + chip.slice(1))).join(' or ');
  return isYesNo(fact) ? `${fact.legend}: ${said.toLowerCase()}` : said;
}

/** A box as short labels: the allowed answers of each fact that it limits. */
export const labelsOf = (facts: Facts, box: Box): string[] =>
  Object.entries(facts).flatMap(([key, fact]) => (box[key] === undefined ? [] : [labelOf(fact, box[key])]));

/** One set of answers within a box: any will do, since no ruling changes within it. */
const within = (law: ResolvedLaw, box: Box): Answers =>
  Object.fromEntries(Object.entries(law.facts).map(([key, fact]) => [key, box[key]?.[0] ?? Object.keys(fact.options)[0]]));

/** The rulings of a row, newest first, each with the books that share it. */
function rulingsOf(law: ResolvedLaw, { books }: Matrix, { cells }: MatrixRow): Ruling[] {
  const groups = new Map<string, { book: BookId; one: Case }[]>();
  books.forEach((book, column) => {
    const cell = cells[column];
    if (cell?.one == null) return;
    // The words and the claim must match too, so that no book gets a sentence made from another's remedies.
    const key = JSON.stringify([cell.ruling, sayRemedies(cell.one.then, law.people), claimOf(cell.one) ?? null]);
    groups.set(key, [...(groups.get(key) ?? []), { book, one: cell.one }]);
  });
  // A note shared by several books is shown once, at the first of them, and names the others.
  const byNote = Map.groupBy([...groups.values()].flat(), ({ one }) => one.note);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const notes = [...byNote].flatMap(([text, by]) =>
      text !== undefined && group.some((here) => here === by[0]) ? [[text, by.map(({ book }) => book)] as const] : [],
    );
    const isOfAll = (by: readonly BookId[]) => by.length === group.length && group.every(({ book }) => by.includes(book));
    return [
      {
        books: group.map(({ book }) => book),
        one: first.one,
        figure: figureOfRuling(first.one.then, law.people),
        notes: notes.map(([text, by]) => ({ text, books: isOfAll(by) ? [] : by })),
        doubtful: group.filter(({ one }) => one.doubtful).map(({ book }) => book),
      },
    ];
  });
}

/** A law as its page shows it. */
export function controlOf(law: ResolvedLaw): Control {
  const matrix = matrixOf(law);
  const asked = Object.entries(law.facts).filter(([key]) => matrix.rows.some(({ when }) => when[key] !== undefined));
  const question = ([key, fact]: readonly [string, Fact], n: number): Question => ({
    key,
    legend: fact.legend,
    ask: fact.ask,
    answers: Object.entries(fact.options).map(([answer, label], m) => ({
      key: answer,
      chip: fact.chips[answer] ?? label,
      label,
      usual: law.usual[key] === answer,
      name: `a${n}${m}`,
    })),
  });
  const questions = asked.map(question);
  const rows = matrix.rows.map((row): Row => {
    return {
      when: row.when,
      condition: sayCondition(row.when, law.facts),
      label: labelsOf(law.facts, row.when),
      head: sayHere(standingOf(tableOf(law, matrix.books), within(law, row.when)), matrix.books.map(nameOfBook)),
      rulings: rulingsOf(law, matrix, row),
      out: questions.flatMap(({ key, answers }) =>
        answers.filter((answer) => row.when[key] !== undefined && !row.when[key].includes(answer.key)).map(({ name }) => name.replace('a', 'n')),
      ),
    };
  });
  return {
    form: questions.length === 0 ? 'plain' : questions.length === 1 ? 'switch' : 'chips',
    questions,
    isPreset: questions.some(({ answers }) => answers.some(({ usual }) => usual)),
    idle: Object.entries(law.facts)
      .filter(([key]) => !questions.some((one) => one.key === key))
      .map((one) => question(one, 9)),
    rows,
    matrix,
  };
}

/** Pages without those within a range among them. */
const withoutInner = (pages: readonly string[]): string[] => {
  const ranges = pages.flatMap((page) => {
    const [from = Number.NaN, to = Number.NaN] = page.split('-').map(Number);
    return to > from ? [[from, to] as const] : [];
  });
  return pages.filter((page) => !/^\d+$/.test(page) || !ranges.some(([from, to]) => from <= Number(page) && Number(page) <= to));
};

/** The pages of citations: "p. 14", "pp. 14–15". */
export function sayPages(cites: readonly Citation[]): string {
  const pages = withoutInner([...new Set(cites.flatMap(({ page }) => (page === null ? [] : [page])))]);
  if (pages.length === 0) return 'page not known';
  return `${pages.length > 1 || /[-–,]/.test(pages[0] ?? '') ? 'pp.' : 'p.'} ${pages.join(', ').replaceAll('-', '–')}`;
}

/** The pages of a book on a law, "pp. 14–15", and what is doubtful about them. */
export function pagesOf(law: ResolvedLaw, book: BookId): { readonly pages: string; readonly doubts: readonly string[] } {
  const reading = law.readings[book];
  if (reading.status !== 'stated' && reading.status !== 'by-reference') return { pages: '', doubts: [] };
  return {
    pages: sayPages(reading.cites),
    doubts: [...new Set(reading.cites.flatMap(({ doubt }) => (doubt === undefined ? [] : [doubt])))],
  };
}
