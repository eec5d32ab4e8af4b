// `npm run read -- euchre/set-back.law.table-talk donohue`: what stands to be read against the book, and the mark that it was read.
// It alone writes the ledgers.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isRead, type LedgerLine, ledgerFile, ledgerNow, ledgerOf, type Mark, makeLine } from '../src/lib/ledger.ts';
import { BOOKS, type Game, loadLibrary, makeCitation, type Place, parseId, placesOf, resolve } from '../src/rules-engine/index.ts';
import { registry } from '../src/rules-engine/registry.ts';

const USAGE = `npm run read                                    how much of each game is read
npm run read -- euchre/set-back                 what is unread there: ruling, clauses, where the passage stands, and a code
npm run read -- euchre.law.revoke donohue       one reading (or all of its books), read or not
    --all                                       also what was read before
    --code CODE                                 enters the mark of one reading, with the code that was printed beside it
    --codes FILE                                the same for many: lines of "id book code" (- for standard input)
    --written                                   the mark is the author's, with the book open; otherwise a second reader's
npm run read -- --refresh                       writes the ledgers anew from the rows; marks stay where words or data stayed`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    code: { type: 'string' },
    codes: { type: 'string' },
    written: { type: 'boolean' },
    refresh: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const library = await loadLibrary(registry);
const placesIn = (game: Game): Place[] => placesOf(game).map((id) => resolve(library, id));
const today = new Date().toISOString().slice(0, 10);

function write(game: Game, marks: ReadonlyMap<string, Partial<Mark>> = new Map()): LedgerLine[] {
  const lines = ledgerNow(placesIn(game), ledgerOf(game.id), marks);
  const text = `${lines.map(makeLine).join('\n')}\n`;
  const file = ledgerFile(game.id);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return lines;
}

function show(line: LedgerLine): void {
  const { entry, mark } = line;
  const place = resolve(library, parseId(entry.id)?.game ?? '');
  const law = place.laws.find((one) => one.id === entry.id);
  const item = place.points.find((one) => one.id === entry.id);
  console.log(`${entry.id} ${entry.book} ${line.seen}   ${entry.provenance}${isRead(mark) ? `, ${makeLine(line).split(' | ').at(-1)}` : ', UNREAD'}`);
  const row = law ?? item;
  if (row !== undefined) console.log(`  ${row.title}: ${row.gist}`);
  for (const [key, fact] of Object.entries(law?.facts ?? {}))
    console.log(
      `  ? ${key}: ${fact.ask} ${Object.entries(fact.options)
        .map(([option, label]) => `${option} = ${label}`)
        .join(' / ')}`,
    );
  console.log(`  ${entry.book === 'all' ? 'Every book' : BOOKS[entry.book].short}: ${entry.says}`);
  if (entry.book === 'all') {
    console.log('');
    return;
  }
  const reading = law?.readings[entry.book];
  if (reading?.status === 'by-reference') for (const step of reading.chain) console.log(`  by the clause ${makeCitation(step.clause)} -> ${step.law}`);
  const worth = item?.books[entry.book];
  const cites = reading?.status === 'stated' || reading?.status === 'by-reference' ? reading.cites : worth?.status === 'stated' ? worth.cites : [];
  for (const one of cites) console.log(`  read it at ${makeCitation(one)}${one.doubt === undefined ? '' : ` (doubt: ${one.doubt})`}`);
  console.log('');
}

/** "id book code" of each mark asked for. */
function asked(): string[] {
  if (values.code !== undefined) return [`${positionals.join(' ')} ${values.code}`];
  if (values.codes === undefined) return [];
  return readFileSync(values.codes === '-' ? 0 : values.codes, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

function enter(lines: readonly string[]): void {
  const marks = new Map<string, Map<string, Partial<Mark>>>();
  const wrong: string[] = [];
  for (const line of lines) {
    const [id = '', book = '', code = ''] = line.trim().split(/\s+/);
    const gameId = parseId(id)?.game.split('/')[0] ?? '';
    const game = library.get(gameId);
    const entry =
      game === undefined
        ? undefined
        : ledgerNow([resolve(library, parseId(id)?.game ?? '')], new Map()).find((one) => one.entry.id === id && one.entry.book === book);
    if (entry === undefined) wrong.push(`"${line}": expected "id book code" of a reading that stands; found none of that name`);
    else if (entry.seen !== code) wrong.push(`"${line}": the words have changed since they were printed (code now ${entry.seen}); read them again`);
    else marks.set(gameId, (marks.get(gameId) ?? new Map()).set(`${id} ${book}`, values.written === true ? { written: today } : { read: today }));
  }
  for (const [id, ofGame] of marks) {
    const game = library.get(id);
    if (game !== undefined) write(game, ofGame);
  }
  console.log(
    `${[...marks.values()].reduce((sum, ofGame) => sum + ofGame.size, 0)} readings marked ${values.written === true ? 'written' : 'read'} on ${today}.`,
  );
  if (wrong.length > 0) {
    console.error(wrong.join('\n'));
    process.exitCode = 2;
  }
}

const [target, book] = positionals;
const marksAsked = asked();
if (values.help === true) console.log(USAGE);
else if (marksAsked.length > 0) enter(marksAsked);
else if (target === undefined) {
  for (const game of library.values()) {
    const lines = values.refresh === true ? write(game) : ledgerNow(placesIn(game), ledgerOf(game.id));
    const unread = lines.filter((line) => !isRead(line.mark)).length;
    const again = lines.filter((line) => line.mark.read !== null).length;
    console.log(
      `${game.id.padEnd(18)} ${String(lines.length).padStart(5)} lines, ${String(again).padStart(5)} read again, ${String(unread).padStart(5)} unread`,
    );
  }
} else {
  const at = parseId(target)?.game ?? target;
  const game = library.get(at.split('/')[0] ?? '');
  if (game === undefined || !placesOf(game).includes(at)) {
    console.error(`Expected a place such as euchre/set-back or an id such as euchre.law.revoke; found "${target}".\n\n${USAGE}`);
    process.exit(2);
  }
  const lines = ledgerNow([resolve(library, at)], ledgerOf(game.id)).filter(
    ({ entry, mark }) => (parseId(target) === null ? values.all === true || !isRead(mark) : entry.id === target) && (book === undefined || entry.book === book),
  );
  for (const line of lines) show(line);
  console.log(`${lines.length} readings. To mark one: npm run read -- ID BOOK --code CODE; many: --codes FILE.`);
}
