// `hoyle find "dealt me six"`: the search of the site, with the same matcher, without a browser.
import { sayRead } from '../../src/lib/search/answer/as-put.ts';
import { find } from '../../src/lib/search/answer/find.ts';
import type { Hit } from '../../src/lib/search/answer/hits.ts';
import { lineFor } from '../../src/lib/search/files/book-lines.ts';
import { searchIn } from '../../src/lib/search/here.ts';
import { BOOK_IDS, type BookId } from '../../src/rules-engine/index.ts';
import { cachedSearchFiles } from '../search/search-files.ts';
import { bookOf, json, Wrong } from './command.ts';

/** The most results, as on the search page. */
const MOST = 6;

const lineOf = ({ id, kind, title, where, gist, lines, url, query = '' }: Hit, book?: BookId): string =>
  [
    `${kind === 'f' ? 'Fact: ' : ''}${title}${where === '' || where === title ? '' : `  (${where})`}`,
    ...(gist === '' ? [] : [`    ${(lines === '' ? gist : lineFor(id, lines, book)).replaceAll('\n', '\n    ')}`]),
    `    ${id}  ${url}${query}`,
  ].join('\n');

/** Prints the search results for some words. */
export async function findWords(words: readonly string[]): Promise<void> {
  const at = words.indexOf('--book');
  const book = at < 0 ? undefined : (bookOf(words[at + 1] ?? '', BOOK_IDS) ?? undefined);
  const text = words.filter((word, n) => word !== '--json' && (at < 0 || (n !== at && n !== at + 1))).join(' ');
  if (text.trim() === '') throw new Wrong('Enter what happened, or what you look for: hoyle find "dealt me six".');
  const answer = await find(text, searchIn(await cachedSearchFiles()), { most: MOST });
  if (json) {
    console.log(JSON.stringify(answer, null, 2));
    return;
  }
  for (const one of answer.said) console.log(one);
  const [lead] = answer.hits;
  if (lead?.read !== undefined) console.log(sayRead(lead));
  for (const [from, to] of answer.changed) console.log(`"${from}" read as "${to}".`);
  for (const hit of answer.hits) console.log(lineOf(hit, book));
  if (answer.others.length > 0) console.log(`Which game? Name it with the words: ${answer.others.map(({ title }) => title).join(', ')}.`);
  if (answer.hits.length === 0) {
    if (answer.nearest.length > 0) console.log(`Nearest words: ${answer.nearest.join(', ')}.`);
    process.exitCode = 1;
  }
}
