// Receipts at the terminal: `--receipt` prints one, `hoyle reopen` checks one.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sayChange, sayResult, sayVerdict } from '../../src/lib/receipts/verdict.ts';
import { BOOKS, type EditionName, type ReceiptQuestion, readReceipt, receipt, reopen, sayTyped } from '../../src/rules-engine/index.ts';
import { json, library, Wrong } from './command.ts';

/** This edition: the version of the project and the hash of its sources. The command may be run in any folder. */
export async function thisEdition(): Promise<EditionName> {
  const folder = process.cwd();
  process.chdir(fileURLToPath(new URL('../../', import.meta.url)));
  try {
    // The module reads the current folder, both when it is loaded and when it is called.
    const { edition, hashOfSources } = await import('../../src/lib/editions/edition.ts');
    return { name: edition.version, hash: hashOfSources() };
  } finally {
    process.chdir(folder);
  }
}

/** Prints the receipt of a question, as JSON. */
export async function showReceipt(question: ReceiptQuestion): Promise<void> {
  const made = receipt(library, question, await thisEdition());
  if (!made.ok) throw new Wrong(made.problems.map((one) => sayTyped(one, '')).join('\n'));
  console.log(JSON.stringify(made.value, null, 2));
}

/** `hoyle reopen FILE`: says whether anything that decided a receipt has changed. The exit status is 1 if the receipt no longer holds. */
export async function reopenFile(path: string | undefined): Promise<void> {
  if (path === undefined) throw new Wrong('Enter the file of a receipt, or - to read standard input: hoyle reopen receipt.json.');
  let text: string;
  try {
    text = readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch {
    throw new Wrong(`Enter a file that can be read. You have "${path}".`);
  }
  const old = readReceipt(text);
  if (typeof old === 'string') throw new Wrong(`${path}: ${old}`);
  const found = reopen(library, old, await thisEdition());
  if (!found.holds) process.exitCode = 1;
  if (json) {
    console.log(JSON.stringify(found, null, 2));
    return;
  }
  console.log(`${old.id} by ${BOOKS[old.book].short}, edition ${old.edition.name} (${old.edition.hash})\n`);
  for (const sentence of old.result.says) console.log(`  ${sentence}`);
  console.log(`\n${sayVerdict(found)}`);
  for (const change of found.rows) console.log(`  ${change.id}: ${sayChange(change)}`);
  console.log(sayResult(found));
  if (found.result === 'different') for (const sentence of found.now?.result.says ?? []) console.log(`  ${sentence}`);
  for (const one of found.problems) console.log(`  ${sayTyped(one, '')}`);
}
