// A file as the host sends it and the worker serves it, and the reasons why there may be none.
import { hashOf } from '../../../../lib/editions/edition-files.ts';
import type { WorkerEnvironment } from '../worker/worker-environment.ts';
import { fetchWhole } from './fetch-whole.ts';

/** Why a file cannot be served: no network, a host that has another edition (or no such file), a host with errors, or a damaged copy and no network. */
export type Reason = 'offline' | 'gone' | 'busy' | 'damaged';
export class FileError extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, path: string) {
    super(`${path}: ${reason}`);
    this.reason = reason;
  }
}

/** A complete file with a verified hash. */
export interface VerifiedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Headers;
}
export const answerOf = ({ bytes, headers }: VerifiedFile, status = 200): Response => new Response(bytes, { status, headers });

// The content is stored decompressed, so headers about the transfer (`OF_THE_WAY`) are left out.
/** Headers that apply to one file only. */
export const OF_ONE_FILE = ['etag', 'last-modified', 'content-disposition'];
const OF_THE_WAY = ['content-encoding', 'content-length', 'transfer-encoding', 'vary', 'date', 'age', 'connection', 'keep-alive'];
export function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers);
  for (const name of OF_THE_WAY) headers.delete(name);
  return headers;
}

/** Fetches a file with the wanted hash from the host; past its caches if the hash is wrong there. Throws a FileError. */
export async function fetchVerified(environment: WorkerEnvironment, path: string, wanted: string | undefined): Promise<VerifiedFile> {
  let reason: Reason = 'gone';
  for (const cache of ['no-cache', 'reload'] as const) {
    let whole: VerifiedFile;
    try {
      const { response, bytes } = await fetchWhole(environment, path, { cache });
      if (response.status >= 500 || response.status === 429) reason = 'busy';
      whole = { bytes, headers: headersOf(response) };
    } catch {
      throw new FileError('offline', path);
    }
    if ((await hashOf(whole.bytes)) === wanted) return whole;
  }
  throw new FileError(reason, path);
}

/** Returns a file with the wanted hash from one of the caches; null if none has it. */
export async function fromCaches(
  environment: WorkerEnvironment,
  names: readonly string[],
  path: string,
  wanted: string | undefined,
): Promise<VerifiedFile | null> {
  for (const name of names) {
    const kept = await (await environment.caches.open(name)).match(path).catch(() => undefined);
    const bytes = await kept?.arrayBuffer().catch(() => undefined);
    if (kept !== undefined && bytes !== undefined && (await hashOf(bytes)) === wanted)
      return { bytes: new Uint8Array(bytes), headers: new Headers(kept.headers) };
  }
  return null;
}
