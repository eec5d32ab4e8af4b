// The search index for programs that run from the sources: the terminal, the MCP server and the package build.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOfSources } from '../../src/lib/editions/edition.ts';
import type { SearchFiles } from '../../src/lib/search/index/build.ts';
import { packSearch, type StoredSearch, unpackSearch } from './stored-search.ts';

const CACHE = '.cache/search.json';

/** The search index of the current sources, cached because it takes seconds to make. */
export async function cachedSearchFiles(): Promise<SearchFiles> {
  const sources = hashOfSources();
  if (existsSync(CACHE)) {
    const stored = JSON.parse(readFileSync(CACHE, 'utf8')) as StoredSearch;
    if (stored.first.edition === sources) return unpackSearch(stored);
  }
  const { searchFiles } = await import('../../src/lib/search/index/build.ts');
  const files = searchFiles(sources);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(CACHE, JSON.stringify(packSearch(files)));
  return files;
}
