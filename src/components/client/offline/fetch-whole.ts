// An answer of the host with its whole body. A host that hangs, before it answers or in the middle, must not keep a reader waiting for ever.
import type { WorkerEnvironment } from './worker-environment.ts';

/** What a host has answered. The body of the response is read already. */
export interface Answer {
  readonly response: Response;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Asks the host. Rejects when there is no network, when the answer breaks off, or when nothing comes for `silence` milliseconds; slow is not silent. */
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
