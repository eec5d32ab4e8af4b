// A page asked of the host, by a worker that does not know what the host has by now, or whether it is the host that answers.
import { editionIn } from '../../../lib/editions/edition-files.ts';
import { fetchWhole } from './fetch-whole.ts';
import { answerOf, FileError, headersOf, type VerifiedFile } from './verified-file.ts';
import type { WorkerEnvironment } from './worker-environment.ts';

export interface HostPage {
  readonly response: Response;
  /** The page, if it is the one that was expected. */
  readonly right: VerifiedFile | null;
  /** The edition it names; null if it names none: a redirect, an error of the host, the sign-in page of an inn's network. */
  readonly edition: string | null;
  /** Whether it is there to its end. */
  readonly whole: boolean;
}

/**
 * Asks the host for a page. What is cut or names no edition is asked for again past the browser's cache, which may have kept half of a page or
 * a sign-in page. Throws a FileError when there is no answer, or the host is in trouble.
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
