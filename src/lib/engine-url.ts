import { existsSync, readFileSync } from 'node:fs';

/** Written by the integration that builds the files, before any page is rendered. */
export const MANIFEST = new URL(`file://${process.cwd()}/.cache/engine.json`);
/** Written beside it: the addresses that each file of the engine imports. */
export const ENGINE_IMPORTS = new URL(`file://${process.cwd()}/.cache/engine-imports.json`);

/** The address of the file of a scorer or sheet, as `cribbage.score.hand`; null before the files are built. */
export function engineUrl(id: string): string | null {
  if (!existsSync(MANIFEST)) return null;
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, string>;
  return manifest[id] ?? null;
}
