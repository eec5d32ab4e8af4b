// Score sheets at the terminal: plays the deals of a file, row by row.
import { readFileSync } from 'node:fs';
import { playTyped, sayFieldProblem } from '../../src/lib/counts/typed.ts';
import {
  BOOKS,
  type BookId,
  type Citation,
  columnTotals,
  judgeSheetClaim,
  readKept,
  readLines,
  type Sheet,
  sideTotals,
  totalsOfSides,
  type Written,
} from '../../src/rules-engine/index.ts';
import { claimsIn, showClaims } from './claims.ts';
import { sayRule } from './command.ts';

/** Reads a sheet from a file, with its book if it names one. Throws an error with a message if it is not a sheet. */
export function readSheet(path: string, id: string): Written & { readonly book?: string } {
  const text = readFileSync(path === '-' ? 0 : path, 'utf8');
  const read = text.trimStart().startsWith('{') ? readKept(text, id) : readLines(text);
  if (typeof read === 'string') throw new Error(`${path}: ${read}`);
  const { book, ...setup } = read.setup;
  return book === undefined ? read : { ...read, setup, book };
}

/** Prints a sheet played by a book, or its JSON. Returns what is wrong with the file itself. */
export function showSheet(
  id: string,
  sheet: Sheet,
  given: Written,
  book: BookId,
  { json, claim, cites }: { readonly json: boolean; readonly claim: string; readonly cites: (rule: string) => readonly Citation[] },
): string[] {
  const { played, wrong } = playTyped(sheet, given, book);
  if (wrong.length > 0) return [...wrong];
  const totals = columnTotals(played);
  const claims = claimsIn(claim, totalsOfSides(played)).map(({ total, points }) => judgeSheetClaim(played, total, points, sheet.round));
  if (json) {
    console.log(JSON.stringify({ id, book, ...played, totals, sides: sideTotals(played), ...(claims.length > 0 ? { claims } : {}) }, null, 2));
    return [];
  }
  console.log(`${sheet.title}, by ${BOOKS[book].short}\n`);
  const titleOf = (key: string | undefined) => played.columns.find((column) => column.key === key)?.title ?? '';
  for (const [n, row] of played.rows.entries()) {
    console.log(`  ${sheet.round ?? 'Deal'} ${n + 1}. ${row.say}`);
    for (const line of row.lines)
      console.log(
        `      ${titleOf(line.to)}: ${line.say}${line.points === undefined ? '' : ` ${line.points}`}  (${sayRule(line.rule, cites(line.rule), book)})`,
      );
    for (const issue of row.problems) console.log(`      Not counted. ${sayFieldProblem(sheet.entry)(issue)}`);
    if (row.mark !== undefined) console.log(`  -- ${row.mark} --`);
  }
  console.log('');
  for (const column of played.columns) console.log(`  ${column.title}: ${totals[column.key] ?? 0}`);
  for (const said of [...played.state, ...(played.over === null ? [] : [played.over])]) console.log(`  ${said}`);
  for (const note of played.notes) console.log(`  Note: ${note}`);
  showClaims(claims);
  return [];
}
