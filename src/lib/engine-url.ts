import { existsSync, readFileSync } from 'node:fs';

/** Written by the integration that builds the bundles, before any page is rendered. */
export const MANIFEST = new URL(`file://${process.cwd()}/.cache/engine.json`);

/** The address of a game's engine bundle, or null when no scorer of the game or its variants needs one. */
export function engineUrl(game: string): string | null {
  if (!existsSync(MANIFEST)) return null;
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, string>;
  return manifest[game] ?? null;
}
