// Prints a ruling for comparison with the book: the words of the page, the passage of the book, and the command that marks it as read.
import { isRead, sayMark } from '../../src/lib/books/ledger-text.ts';
import { BOOKS, type Citation, makeCitation, parseId } from '../../src/rules-engine/index.ts';
import type { BookTexts } from './books.ts';
import type { Group, Reading } from './groups.ts';
import { findPassages } from './passages.ts';

/** The citations of a reading. */
function citesOf({ line, law, item }: Reading): readonly Citation[] {
  const { book } = line;
  if (book === 'all') return [];
  const reading = law?.readings[book];
  if (reading?.status === 'stated' || reading?.status === 'by-reference') return reading.cites;
  const worth = item?.books[book];
  return worth?.status === 'stated' ? worth.cites : [];
}

/** The heading of a group: its one reading with its mark, or a common line and then each reading with its mark. */
function heads({ readings, book }: Group): string[] {
  const [first, ...others] = readings;
  const say = ({ line }: Reading) => `${line.id} ${book}   ${line.provenance}, ${sayMark(line.mark)}`;
  if (others.length === 0) return [say(first)];
  return [`${readings.length} readings that are the same, ${book}:`, ...readings.map((reading) => `  ${say(reading)}`)];
}

function ruling({ line, law, item }: Reading): string[] {
  const { book, says } = line;
  const row = law ?? item;
  return [
    ...(row === undefined ? [] : [`  ${row.title}: ${row.gist}`]),
    ...Object.entries(law?.facts ?? {}).map(([key, { ask, options }]) => {
      const answers = Object.entries(options).map(([option, label]) => `${option} = ${label}`);
      return `  ? ${key}: ${ask} ${answers.join(' / ')}`;
    }),
    `  ${book === 'all' ? 'Every book' : BOOKS[book].short}: ${says}`,
  ];
}

/** The clauses of the book by which readings of another game apply, each once. */
function clauses({ readings, book }: Group): string[] {
  const chains = readings.map(({ law }) => (book === 'all' ? undefined : law?.readings[book]));
  const steps = chains.flatMap((reading) => (reading?.status === 'by-reference' ? reading.chain : []));
  return [...new Set(steps.map((step) => `  by the clause ${makeCitation(step.clause)} -> ${step.law}`))];
}

const sayCitation = (cited: Citation) => `${makeCitation(cited)}${cited.doubt === undefined ? '' : ` (doubt: ${cited.doubt})`}`;

/** The passages of a group, each once; if only some readings cite a passage, with the places of these. */
function passages({ readings }: Group, texts: BookTexts): string[] {
  const cited = new Map<string, { readonly cite: Citation; readonly ids: Set<string> }>();
  for (const reading of readings)
    for (const cite of citesOf(reading)) {
      const known = cited.get(sayCitation(cite)) ?? { cite, ids: new Set<string>() };
      known.ids.add(reading.line.id);
      cited.set(sayCitation(cite), known);
    }
  const [{ line, law, item }] = readings;
  const words = [(law ?? item)?.title, (law ?? item)?.gist, line.says].join(' ');
  const printed = new Set<string>();
  return [...cited].flatMap(([said, { cite, ids }]) => {
    const only = ids.size === readings.length ? '' : `, only for ${[...ids].map((id) => parseId(id)?.game ?? id).join(', ')}`;
    const text = texts.of(cite.book);
    const found = text === null ? [] : findPassages(text, cite, words);
    const missing = text === null && texts.atHand ? ['    the text of this book is not in the folder'] : [];
    const rows = found.flatMap(({ note, text: lines }) => {
      if (printed.has(note)) return [`    [${note}, as above]`];
      printed.add(note);
      return [`    [${note}]`, ...lines.map((row) => `    | ${row}`)];
    });
    return [`  read it at ${said}${only}`, ...missing, ...rows];
  });
}

/** The text of a group: its ids, the ruling, the passages and the command that marks it. */
export function sayGroup(group: Group, texts: BookTexts): string {
  const [first] = group.readings;
  const forms = group.readings.length === 1 ? '' : ' --variants';
  const command = `  mark ${forms === '' ? 'it' : 'them'}: npm run read -- ${first.line.id} ${group.book}${forms} --code ${group.code}`;
  return [...heads(group), ...ruling(first), ...clauses(group), ...passages(group, texts), command, ''].join('\n');
}

/** Whether every reading of a group was compared with the book. */
export const isGroupRead = ({ readings }: Group): boolean => readings.every(({ line }) => isRead(line.mark));
