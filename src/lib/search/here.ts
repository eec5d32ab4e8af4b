// The search without a site, over the files as the build made them. For the terminal and the tests.

import { Search } from './answer/hits.ts';
import type { First } from './files/format.ts';
import type { SearchFiles } from './index/build.ts';
import { know } from './read/known.ts';

/** A search over files as the build writes them; each goes through JSON, as it would over the network. */
export function searchIn({ first, pieces }: SearchFiles): Search {
  const read = <T>(file: T): T => JSON.parse(JSON.stringify(file)) as T;
  return new Search(know(read<First>(first)), async (path) => {
    const piece = pieces.get(path);
    if (piece === undefined) throw new Error(`no piece ${path}`);
    return read(piece);
  });
}
