// Fetches a page from the host. The worker knows neither which edition the host has by now, nor whether it is the host that responds.
import { editionIn } from '../../../../lib/editions/edition-files.ts';
import { fetchWhole } from '../edition/fetch-whole.ts';
import { answerOf, FileError, headersOf, type VerifiedFile } from '../edition/verified-file.ts';
import type { WorkerEnvironment } from './worker-environment.ts';

export interface HostPage {
  readonly response: Response;
  /** The page, if it is the one that was expected. */
  readonly right: VerifiedFile | null;
  /** The edition that it names; null if it names none: a redirect, an error of the host, the sign-in page of a hotel's network. */
  readonly edition: string | null;
  /** Whether it is complete. */
  readonly whole: boolean;
}

/**
 * Fetches a page from the host. If it is cut off or names no edition, it is requested again past the browser's cache, which may have stored half a page
 * or a sign-in page. Throws a FileError if there is no response, or the host reports an error.
 */
export async function askForPage(
  environment: WorkerEnvironment,
  { url, cache }: Request,
  silence: number,
  isRight: (bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>,
): Promise<HostPage> {
  const ask = async (mode: RequestCache): Promise<HostPage> => {
    const answer = await fetchWhole(environment, url, { cache: mode, redirect: 'manual' }, silence).catch(() => null);
    if (answer === null) throw new FileError('offline', url);
    const { response, bytes } = answer;
    if (response.type === 'opaqueredirect') return { response, right: null, edition: null, whole: true };
    if (response.status >= 500 || response.status === 429) throw new FileError('busy', url);
    const page = { bytes, headers: headersOf(response) };
    const isHtml = (page.headers.get('Content-Type') ?? '').startsWith('text/html');
    const html = isHtml ? new TextDecoder().decode(bytes) : '';
    return {
      response: answerOf(page, response.status),
      right: (await isRight(bytes)) ? page : null,
      edition: editionIn(html),
      whole: !isHtml || html.trimEnd().endsWith('</html>'),
    };
  };
  const first = await ask(cache);
  if (first.right !== null || first.response.status >= 400 || (first.whole && first.edition !== null)) return first;
  return ask('reload');
}
