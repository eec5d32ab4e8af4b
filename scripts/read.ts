// `npm run read -- euchre --variants`: prints the rulings of a game beside the passages of the books, and marks them as read.
// Nothing else writes the ledgers.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ledgerNow, ledgerOf } from '../src/lib/books/ledger.ts';
import { isRead } from '../src/lib/books/ledger-text.ts';
import { loadLibrary, loadWith, parseId } from '../src/rules-engine/index.ts';
import { registry } from '../src/rules-engine/registry.ts';
import { bookTexts } from './read/books.ts';
import { alone, grouped, placesIn, readingsAt } from './read/groups.ts';
import { enterMarks, writeLedger } from './read/marks.ts';
import { isGroupRead, sayGroup } from './read/show.ts';

const USAGE = `Prints rulings beside the passages of the books, so that you can compare them, and marks them as read.

  npm run read                                      how much of each game has been read
  npm run read -- euchre                            what is unread of a game
  npm run read -- euchre/set-back                   what is unread of one variant
  npm run read -- euchre --variants                 what is unread of a game and all its variants; what is the same in several is printed once
  npm run read -- euchre.law.revoke                 one law in every book, read or not
  npm run read -- euchre.law.revoke donohue         the same in one book
  npm run read -- euchre.law.revoke donohue --variants  the same in the game and all its variants
  npm run read -- euchre --all                      also what has been read before

Every ruling ends with the command that marks it as read:

  npm run read -- euchre.law.revoke donohue --code CODE             marks it as read by somebody other than its author
  npm run read -- euchre.law.revoke donohue --code CODE --written   marks it as written by its author with the book open
  npm run read -- --codes marks.txt                                 marks many: lines of "id book code"; - for standard input

  npm run read -- --refresh    writes all ledgers anew from the rows; a mark stays where words or data stayed

Passages are shown where the texts of the books are in the folder that BOOKS names, or in ../shared/sources:

  BOOKS=~/books npm run read -- euchre`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    variants: { type: 'boolean' },
    code: { type: 'string' },
    codes: { type: 'string' },
    written: { type: 'boolean' },
    refresh: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

/** The game of a place or an id. */
const gameOf = (text: string) => text.split(/[/.]/)[0] ?? text;

/** The requested marks, as "id book code". */
function marksAsked(): string[] {
  if (values.code !== undefined) return [`${positionals.join(' ')} ${values.code}`];
  if (values.codes === undefined) return [];
  return readFileSync(values.codes === '-' ? 0 : values.codes, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

async function enter(lines: readonly string[]): Promise<void> {
  const library = await loadWith(registry, [...new Set(lines.map((line) => gameOf(line.trim())))]);
  const today = new Date().toISOString().slice(0, 10);
  const { marked, wrong } = enterMarks(library, lines, values.written === true ? { written: today } : { read: today });
  console.log(`${marked} ${marked === 1 ? 'reading' : 'readings'} marked ${values.written === true ? 'written' : 'read'} on ${today}.`);
  if (wrong.length > 0) {
    console.error(wrong.join('\n'));
    process.exitCode = 2;
  }
}

async function summary(): Promise<void> {
  const library = await loadLibrary(registry);
  for (const { id } of library.values()) {
    const lines = values.refresh === true ? writeLedger(library, id) : ledgerNow(placesIn(library, id), ledgerOf(id));
    const unread = lines.filter(({ mark }) => !isRead(mark)).length;
    const again = lines.filter(({ mark }) => mark.read !== null).length;
    console.log(`${id.padEnd(18)} ${String(lines.length).padStart(5)} lines, ${String(again).padStart(5)} read again, ${String(unread).padStart(5)} unread`);
  }
}

async function show(target: string, book: string | undefined): Promise<void> {
  const gameId = gameOf(target);
  const asked = parseId(target);
  const at = asked?.game ?? target;
  const all = placesIn(await loadWith(registry, [gameId]), gameId);
  const places = values.variants === true ? all : all.filter((place) => place.id === at);
  if (!all.some((place) => place.id === at)) {
    console.error(`Expected a place such as euchre/set-back or an id such as euchre.law.revoke; found "${target}".\n\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  const readings = readingsAt(places, ledgerNow(places, ledgerOf(gameId))).filter(({ line }) => {
    if (book !== undefined && line.book !== book) return false;
    if (asked === null) return true;
    const parsed = parseId(line.id);
    return parsed?.kind === asked.kind && parsed.key === asked.key;
  });
  const groups = (values.variants === true ? grouped(readings) : alone(readings)).filter(
    (group) => asked !== null || values.all === true || !isGroupRead(group),
  );
  const texts = bookTexts();
  if (!texts.atHand) console.log('Set BOOKS=folder to see the passages; otherwise open the book at the page named.\n');
  for (const group of groups) console.log(sayGroup(group, texts));
  const shown = groups.reduce((sum, group) => sum + group.readings.length, 0);
  const apart = groups.length === shown ? '' : `, ${groups.length} of them different`;
  const hint = readings.length > shown ? ` ${readings.length - shown} have been read before: --all prints them too.` : '';
  console.log(`${shown} ${shown === 1 ? 'reading' : 'readings'}${apart}.${hint}`);
}

const [target, book] = positionals;
const marks = marksAsked();
if (values.help === true) console.log(USAGE);
else if (marks.length > 0) await enter(marks);
else if (target === undefined) await summary();
else await show(target, book);
