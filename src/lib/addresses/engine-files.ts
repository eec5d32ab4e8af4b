import { existsSync, readFileSync } from 'node:fs';
import { isDevServer } from '../publishing/dev-server.ts';

/** Written by the integration that builds the files, before any page is rendered. */
export const MANIFEST = new URL(`file://${process.cwd()}/.cache/engine.json`);
/** Written beside it: the addresses that each file of the engine imports. */
export const ENGINE_IMPORTS = new URL(`file://${process.cwd()}/.cache/engine-imports.json`);

/** The name of the bundle of a scorer or sheet: `cribbage.hand` for the id `cribbage.score.hand`. */
export const bundleName = (id: string): string => id.replace('/', '.').replace('.score.', '.');

/**
 * The address of the bundle of a scorer or sheet, such as `cribbage.score.hand`; null before the bundles are built. The dev server builds a
 * bundle on request, so there the address has no hash and no manifest is read.
 */
export function engineUrl(id: string): string | null {
  if (isDevServer()) return `/engine/${bundleName(id)}.js`;
  if (!existsSync(MANIFEST)) return null;
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, string>;
  return manifest[id] ?? null;
}
