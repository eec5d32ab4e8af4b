// The index of the full text, made through Pagefind's Node API: one record per rule, law, score item, scorer, question and term.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as pagefind from 'pagefind';
import { edition } from '../lib/edition.ts';
import { type SearchRecord, searchRecords, shortGist } from '../lib/search-records.ts';
import { packChunks, packRecords } from '../lib/short-records.ts';
import { vocabulary, vocabularyFile } from '../lib/vocabulary.ts';
import { pack } from '../lib/vocabulary-code.ts';
import { chunksOf, fragmentsOf } from './pagefind-files.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/**
 * A record as the page Pagefind reads. The title and the game's name weigh most, so that "revoke euchre" finds the law of revoke at
 * euchre before every rule that mentions either word; other names come next, the text last.
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
    gist: shortGist(record.gist),
    books: record.books.join(' '),
  };
  return `<!doctype html><html lang="en"><head><title>${escapeHtml(record.title)}</title></head><body data-pagefind-body>
<h1 data-pagefind-weight="10" data-pagefind-meta="title">${escapeHtml(record.title)}</h1>
<p data-pagefind-weight="${record.kind === 'penalty' ? 8 : 6}">${escapeHtml(record.gameTitle)}</p>
<p data-pagefind-weight="5">${escapeHtml(record.aka.join(', '))}</p>
<p data-pagefind-weight="2">${escapeHtml(record.heading)}</p>
<p data-pagefind-weight="5">${escapeHtml(record.numbers.map((number) => `law ${number}`).join(', '))}</p>
<p>${escapeHtml(record.body)}</p>
${filters.map(([name, value]) => `<i data-pagefind-filter="${name}[data-value]" data-value="${escapeHtml(value ?? '')}"></i>`).join('')}
${Object.entries(meta)
  .map(([name, value]) => `<i data-pagefind-meta="${name}[data-value]" data-value="${escapeHtml(value)}"></i>`)
  .join('')}
</body></html>`;
}

export default function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const { index, errors } = await pagefind.createIndex({ writePlayground: false });
        if (index === undefined) throw new Error(`Pagefind: ${errors.join('; ')}`);
        const records = searchRecords();
        for (const record of records) {
          const result = await index.addHTMLFile({ url: record.url, content: pageOfRecord(record) });
          if (result.errors.length > 0) throw new Error(`Pagefind, ${record.id}: ${result.errors.join('; ')}`);
        }
        await index.writeFiles({ outputPath: fileURLToPath(new URL('pagefind/', dir)) });
        await pagefind.close();
        mkdirSync(new URL('search/', dir), { recursive: true });
        const folder = new URL('pagefind/', dir);
        const chunks = packChunks(chunksOf(folder));
        // Each file says of which edition it is: a page takes none of another.
        const { file, bytes, thrift } = vocabularyFile({ edition: edition.hash, chunks });
        const fragments = fragmentsOf(folder);
        const hashOf = (url: string) => fragments.get(url) ?? '';
        writeFileSync(new URL('search/vocabulary.json', dir), JSON.stringify(file));
        // All the players' words, for the sentences that follow the first keystrokes.
        writeFileSync(new URL('search/vocabulary-whole.json', dir), JSON.stringify({ ...pack(vocabulary()), edition: edition.hash, chunks }));
        writeFileSync(new URL('search/records.json', dir), JSON.stringify({ edition: edition.hash, ...packRecords(records, hashOf) }));
        const short =
          thrift.most < 24
            ? `, of the players' words only ${thrift.most} an entry${thrift.rows === 'all' ? '' : `, of laws and scorers ${thrift.rows === 'games' ? 'those of games alone' : 'none'}`}`
            : '';
        logger.info(`${records.length} records; vocabulary of ${file.text.split('!').length} entries in ${bytes} bytes${short}`);
      },
    },
  };
}
