// `hoyle find "dealt me six"`: what the search of the site answers, by the same matcher, without a browser.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOfSources } from '../../src/lib/editions/edition.ts';
import { sayRead } from '../../src/lib/search/as-put.ts';
import { find } from '../../src/lib/search/find.ts';
import type { First, Piece } from '../../src/lib/search/format.ts';
import { searchIn } from '../../src/lib/search/here.ts';
import type { Hit, Search } from '../../src/lib/search/hits.ts';
import { tellTold } from '../../src/lib/search/told.ts';
import { BOOK_IDS, type BookId } from '../../src/rules-engine/index.ts';
import { bookOf, json, Wrong } from './command.ts';

/** At most so many answers, as on the page. */
const MOST = 6;

const KEPT = '.cache/search.json';
/** The search of the sources as they stand: made once for them, since it takes seconds. */
async function search(): Promise<Search> {
  const sources = hashOfSources();
  if (existsSync(KEPT)) {
    const { first, pieces } = JSON.parse(readFileSync(KEPT, 'utf8')) as { first: First; pieces: [string, Piece][] };
    if (first.edition === sources) return searchIn({ first, pieces: new Map(pieces) });
  }
  const { searchFiles } = await import('../../src/lib/search/build.ts');
  const files = searchFiles(sources);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(KEPT, JSON.stringify({ first: files.first, pieces: [...files.pieces] }));
  return searchIn(files);
}

const lineOf = ({ id, kind, title, where, gist, told, url, query = '' }: Hit, book?: BookId): string =>
  [
    `${kind === 'f' ? 'Fact: ' : ''}${title}${where === '' || where === title ? '' : `  (${where})`}`,
    ...(gist === '' ? [] : [`    ${(told === '' ? gist : tellTold(id, told, book)).replaceAll('\n', '\n    ')}`]),
    `    ${id}  ${url}${query}`,
  ].join('\n');

/** Prints what answers some words. */
export async function findWords(words: readonly string[]): Promise<void> {
  const at = words.indexOf('--book');
  const book = at < 0 ? undefined : (bookOf(words[at + 1] ?? '', BOOK_IDS) ?? undefined);
  const text = words.filter((word, n) => word !== '--json' && (at < 0 || (n !== at && n !== at + 1))).join(' ');
  if (text.trim() === '') throw new Wrong('Enter what happened, or what you look for: hoyle find "dealt me six".');
  const answer = await find(text, await search(), { most: MOST });
  if (json) {
    console.log(JSON.stringify(answer, null, 2));
    return;
  }
  for (const one of answer.said) console.log(one);
  const [lead] = answer.hits;
  if (lead?.read !== undefined) console.log(sayRead(lead));
  for (const [from, to] of answer.changed) console.log(`"${from}" read as "${to}".`);
  for (const hit of answer.hits) console.log(lineOf(hit, book));
  if (answer.hits.length === 0) {
    if (answer.nearest.length > 0) console.log(`Nearest words: ${answer.nearest.join(', ')}.`);
    process.exitCode = 1;
  }
}
