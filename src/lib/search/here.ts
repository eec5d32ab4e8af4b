// The search without a site: answered from its files as they were made. For the terminal and the tests.

import { Search } from './answer/hits.ts';
import type { First } from './files/format.ts';
import type { SearchFiles } from './index/build.ts';
import { know } from './read/known.ts';

/** A search over files as the build writes them; each is read back from its JSON. */
export function searchIn({ first, pieces }: SearchFiles): Search {
  const read = <T>(file: T): T => JSON.parse(JSON.stringify(file)) as T;
  return new Search(know(read<First>(first)), async (path) => {
    const piece = pieces.get(path);
    if (piece === undefined) throw new Error(`no piece ${path}`);
    return read(piece);
  });
}
