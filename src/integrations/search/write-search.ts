// Writes the files of the search into a folder: the full text, through Pagefind's Node API, with one record per rule, law, score item, scorer,
// question and term; the first file of the site's own search and its pieces. Started by `run-write-search.ts`; prints a summary of one line.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as pagefind from 'pagefind';
import { edition } from '../../lib/editions/edition.ts';
import { escapeMarkup } from '../../lib/publishing/escape-markup.ts';
import { packChunks, packRecords, recordName } from '../../lib/search/files/short-records.ts';
import { searchFiles } from '../../lib/search/index/build.ts';
import { type SearchRecord, searchRecords, shortGist } from '../../lib/search/index/records.ts';
import { askIndex } from './pagefind-asked.ts';
import { chunksOf, nameFragments, shareFragments } from './pagefind-files.ts';

/**
 * A record as the page that Pagefind indexes. The title and the game's name have the most weight, so that "revoke euchre" finds the law of
 * revoke at euchre before every rule that mentions either word; other names come next, the text last.
 */
function pageOfRecord(record: SearchRecord): string {
  const filters = [
    ['kind', record.kind],
    ...(record.game === '' ? [] : [['game', record.game.split('/')[0] ?? ''], ...(record.game.includes('/') ? [['game', record.game]] : [])]),
    ...record.books.map((book) => ['book', book]),
  ];
  const meta: Record<string, string> = {
    id: record.id,
    kind: record.kind,
    game: record.game,
    where: record.gameTitle,
    heading: record.heading,
    ...(record.lines === '' ? { gist: shortGist(record.gist) } : { lines: record.lines }),
    books: record.books.join(' '),
  };
  return `<!doctype html><html lang="en"><head><title>${escapeMarkup(record.title)}</title></head><body data-pagefind-body>
<h1 data-pagefind-weight="10" data-pagefind-meta="title">${escapeMarkup(record.title)}</h1>
<p data-pagefind-weight="${record.kind === 'penalty' ? 8 : 6}">${escapeMarkup(record.gameTitle)}</p>
<p data-pagefind-weight="5">${escapeMarkup(record.aka.join(', '))}</p>
<p data-pagefind-weight="2">${escapeMarkup(record.heading)}</p>
<p data-pagefind-weight="5">${escapeMarkup(record.numbers.map((number) => `law ${number}`).join(', '))}</p>
<p>${escapeMarkup(record.body)}</p>
${filters.map(([name, value]) => `<i data-pagefind-filter="${name}[data-value]" data-value="${escapeMarkup(value ?? '')}"></i>`).join('')}
${Object.entries(meta)
  .map(([name, value]) => `<i data-pagefind-meta="${name}[data-value]" data-value="${escapeMarkup(value)}"></i>`)
  .join('')}
</body></html>`;
}

/** Writes the full text into a folder and tests it with a query; if that fails, writes it once more, because Pagefind's index differs every time. */
async function writeFullText(records: readonly SearchRecord[], folder: URL, again = true): Promise<void> {
  const { index, errors } = await pagefind.createIndex({ writePlayground: false });
  if (index === undefined) throw new Error(`Pagefind: ${errors.join('; ')}`);
  for (const record of records) {
    const result = await index.addHTMLFile({ url: record.url, content: pageOfRecord(record) });
    if (result.errors.length > 0) throw new Error(`Pagefind, ${record.id}: ${result.errors.join('; ')}`);
  }
  // Pagefind's own method to write files resolves before the last files are on the disk, and closing it then leaves them empty: on a busy
  // machine the build read such files, and no page could search.
  const { files, errors: unread } = await index.getFiles();
  if (unread.length > 0) throw new Error(`Pagefind: ${unread.join('; ')}`);
  for (const { path, content } of files) {
    const file = new URL(path, folder);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, content);
  }
  await pagefind.close();
  const numbers = new Map(records.map(({ url }, n) => [url, n]));
  nameFragments(folder, (url) => {
    const n = numbers.get(url);
    if (n === undefined) throw new Error(`Pagefind has ${url}, which is none of the records`);
    return recordName(n, edition.hash);
  });
  shareFragments(folder);
  const one = records.find(({ kind }) => kind === 'penalty');
  if (one === undefined) return;
  const wrong = await askIndex({ folder: folder.href, words: `${one.title} ${one.gameTitle}`, kind: one.kind, url: one.url });
  if (wrong === null) return;
  if (!again) throw new Error(`The full text does not answer: ${wrong}`);
  rmSync(folder, { recursive: true });
  await writeFullText(records, folder, false);
}

const [, , to = ''] = process.argv;
if (to === '') throw new Error('expected the folder to write into');
const dir = pathToFileURL(`${to}/`);
const records = searchRecords();
const folder = new URL('pagefind/', dir);
await writeFullText(records, folder);
mkdirSync(new URL('search/pieces/', dir), { recursive: true });
const chunks = packChunks(chunksOf(folder));
// Each file states its edition: a page rejects files of another.
const { first, pieces } = searchFiles(edition.hash, chunks);
const text = JSON.stringify(first);
writeFileSync(new URL('search/first.json', dir), text);
for (const [path, piece] of pieces) writeFileSync(new URL(path.slice(1), dir), JSON.stringify(piece));
writeFileSync(new URL('search/records.json', dir), JSON.stringify({ edition: edition.hash, ...packRecords(records) }));
console.log(`${records.length} records; first file of the search ${gzipSync(text).length} bytes, ${pieces.size} pieces`);
