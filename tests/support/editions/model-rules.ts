// Invariants of a device after every step of the model.
import { frameAt, INDEX, packAt } from '../../../src/lib/editions/edition-files.ts';
import type { Caches, Site } from './model-site.ts';

/** A cached bundle must be usable: what its files need from other parts must have been cached before it. */
export function packsUsable(caches: Caches, sites: readonly Site[]): void {
  for (const site of sites) {
    const kept = [...caches.all].find(([name]) => name.startsWith(`hoyle-${site.name}`))?.[1];
    for (const [part, [pack]] of Object.entries(site.list.parts)) {
      const lacking = kept?.has(packAt(part, pack)) === true ? [frameAt(site.list.frame), ...site.list.shared].filter((one) => !kept.has(one)) : [];
      if (lacking.length > 0) throw new Error(`the pack ${part} of ${site.name} is here without ${lacking.join(', ')}`);
    }
  }
}

/** The full text may be cached only if somebody has searched, or chose to save the whole site. */
export function fullTextAsked(caches: Caches, told: readonly string[]): void {
  const wanted = told.some((one) => /searches|take all/.test(one));
  if (!wanted && [...caches.all.values()].some((kept) => kept.has(INDEX))) throw new Error('the full text is here, and nobody has searched');
}

/** A search file given to a window must be of its edition, byte for byte. Only a browser that cannot unzip may get part of a compressed file. */
export function isPartOf(site: Site, path: string, given: Uint8Array, unzips: boolean): void {
  const right = Buffer.from(site.files.get(path) ?? new Uint8Array());
  if (!right.equals(given) && (unzips || !path.includes('/fragment/') || !right.subarray(0, given.length).equals(given)))
    throw new Error(`${path} of a window of ${site.name} is another file`);
}
