// The small files that a search asks for: out of the full text where the device has it, else from the host, of the edition that is shown.
import type { EditionCache } from './edition-cache.ts';
import { answerOf, FileError } from './verified-file.ts';
import type { FetchRequest, WorkerEnvironment } from './worker-environment.ts';

export const isSearchFile = (path: string): boolean => path.startsWith('/pagefind/') || path.startsWith('/search/pieces/');

/** Those that have the same address in every edition and say of which they are; the others are named by their edition or by what is in them. */
const saysEdition = (path: string): boolean => path.startsWith('/search/pieces/') || path.endsWith('/pagefind.js');

/** A file from the host: as its caches have it, and if that is missing or of another edition, past them. Throws a FileError. */
async function fromHost(environment: WorkerEnvironment, path: string, edition: string, request: Request): Promise<Response> {
  let reason: 'gone' | 'busy' = 'gone';
  for (const again of [undefined, { cache: 'reload' } as const]) {
    let response: Response;
    let text = '';
    try {
      response = await environment.fetch(request, again);
      if (response.ok && saysEdition(path)) text = await response.clone().text();
    } catch {
      throw new FileError('offline', path);
    }
    if (response.ok && (!saysEdition(path) || text.includes(JSON.stringify(edition)))) return response;
    if (response.status >= 500 || response.status === 429) reason = 'busy';
  }
  throw new FileError(reason, path);
}

/** Answers for such a file. Throws a FileError. */
export async function searchFile(environment: WorkerEnvironment, editionCache: EditionCache, path: string, { request }: FetchRequest): Promise<Response> {
  const part = await editionCache.fullText.file(path);
  return part === undefined ? fromHost(environment, path, editionCache.edition, request) : answerOf(part);
}
