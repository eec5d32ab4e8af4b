// The small files that a search requests: from the full text if the device has it, else from the host, in the edition that is shown.
import type { EditionCache } from '../edition/edition-cache.ts';
import { fetchWhole } from '../edition/fetch-whole.ts';
import { answerOf, FileError, headersOf } from '../edition/verified-file.ts';
import type { FetchRequest, WorkerEnvironment } from './worker-environment.ts';

export const isSearchFile = (path: string): boolean => path.startsWith('/pagefind/') || path.startsWith('/search/pieces/');

/** Whether a file has the same address in every edition and names its edition; the others have the edition or a hash in their names. */
const saysEdition = (path: string): boolean => path.startsWith('/search/pieces/') || path.endsWith('/pagefind.js');

const GZIP = 0x1f;
/** Whether a file is complete, as far as can be known without a list of them: Pagefind's are compressed, the others name their edition or are JSON. */
async function isWhole({ unzip }: WorkerEnvironment, path: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const read = async () => {
    if (path.endsWith('.json')) return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
    if (path.includes('.pf_') || path.endsWith('.pagefind')) return bytes[0] === GZIP && (unzip === null || (await unzip(bytes)));
    return true;
  };
  return read().then(Boolean, () => false);
}

/** A file from the host; past its caches if it is missing, cut off or of another edition there. Throws a FileError. */
async function fromHost(environment: WorkerEnvironment, path: string, edition: string, request: Request): Promise<Response> {
  let reason: 'gone' | 'busy' = 'gone';
  for (const again of [{}, { cache: 'reload' }] as const) {
    const { response, bytes } = await fetchWhole(environment, request, again).catch(() => {
      throw new FileError('offline', path);
    });
    const isOurs = !saysEdition(path) || new TextDecoder().decode(bytes).includes(JSON.stringify(edition));
    if (response.ok && isOurs && (await isWhole(environment, path, bytes))) return answerOf({ bytes, headers: headersOf(response) });
    if (response.status >= 500 || response.status === 429) reason = 'busy';
  }
  throw new FileError(reason, path);
}

/** The response to a request for such a file. Throws a FileError. */
export async function searchFile(environment: WorkerEnvironment, editionCache: EditionCache, path: string, { request }: FetchRequest): Promise<Response> {
  const part = await editionCache.fullText.file(path);
  return part === undefined ? fromHost(environment, path, editionCache.edition, request) : answerOf(part);
}
