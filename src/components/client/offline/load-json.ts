import { failureOf, inTime } from './load.ts';

const loaded = new Map<string, Promise<unknown>>();

/** The JSON file at an address of this site, loaded once; null if there is none. Rejects with LoadError, and the next call tries again. */
export function loadJson<T>(address: string): Promise<T | null> {
  const known = loaded.get(address) as Promise<T | null> | undefined;
  if (known !== undefined) return known;
  const asked = inTime(
    fetch(address).then(
      async (answer) => (answer.ok ? ((await answer.json()) as T) : answer.status === 404 ? null : failureOf(address)),
      () => failureOf(address),
    ),
  );
  loaded.set(address, asked);
  asked.catch(() => loaded.delete(address));
  return asked;
}
