// Fetches a response with its whole body. A host that hangs, before or during the response, must not keep a reader waiting for ever.
import type { WorkerEnvironment } from '../worker/worker-environment.ts';

/** A response of the host and its bytes; the body has already been read. */
export interface Answer {
  readonly response: Response;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Fetches from the host. Rejects without a network, if the response breaks off, or if no data comes for `silence` milliseconds; slow data is accepted. */
export async function fetchWhole(
  environment: WorkerEnvironment,
  request: Request | string,
  init: RequestInit = {},
  silence: number = environment.silence,
): Promise<Answer> {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(), silence);
  };
  wait();
  try {
    const response = await environment.fetch(request, { ...init, signal: stop.signal });
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      wait();
      parts.push(part.value);
    }
    return { response, bytes: new Uint8Array(await new Blob(parts).arrayBuffer()) };
  } finally {
    clearTimeout(timer);
  }
}
