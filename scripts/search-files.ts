// The files of the search for what runs from the sources: the terminal, the MCP server, the package.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOfSources } from '../src/lib/editions/edition.ts';
import type { SearchFiles } from '../src/lib/search/build.ts';
import { packSearch, type StoredSearch, unpackSearch } from './stored-search.ts';

const KEPT = '.cache/search.json';

/** The search of the sources as they stand: made once for them, since it takes seconds. */
export async function keptSearchFiles(): Promise<SearchFiles> {
  const sources = hashOfSources();
  if (existsSync(KEPT)) {
    const stored = JSON.parse(readFileSync(KEPT, 'utf8')) as StoredSearch;
    if (stored.first.edition === sources) return unpackSearch(stored);
  }
  const { searchFiles } = await import('../src/lib/search/build.ts');
  const files = searchFiles(sources);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(KEPT, JSON.stringify(packSearch(files)));
  return files;
}
