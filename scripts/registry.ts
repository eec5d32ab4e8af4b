// The folder listing is the registry: this writes src/rules-engine/registry.ts from the folders of games. Run before every build and test.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const games = new URL('../src/rules-engine/games/', import.meta.url);
const target = new URL('../src/rules-engine/registry.ts', import.meta.url);
const ids = readdirSync(games, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/index.ts`, games)))
  .map((entry) => entry.name)
  .sort();
const text = `// Written by scripts/registry.ts from the folders of games; not edited by hand.
import type { Game } from './core/games.ts';

export const registry: Readonly<Record<string, () => Promise<{ default: Game }>>> = {
${ids.map((id) => `  ${/-|^\d/.test(id) ? `'${id}'` : id}: () => import('./games/${id}/index.ts'),`).join('\n')}
};
`;
if (readFileSync(target, { encoding: 'utf8', flag: 'a+' }) !== text) writeFileSync(target, text);
