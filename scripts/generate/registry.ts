// Writes src/rules-engine/registry.ts from the folders of games. Runs before every build and test.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const games = new URL('../../src/rules-engine/games/', import.meta.url);
const target = new URL('../../src/rules-engine/registry.ts', import.meta.url);
const ids = readdirSync(games, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/index.ts`, games)))
  .map((entry) => entry.name)
  .sort();
/** Places with odds: a game, or a variant with a folder of its own. */
const withOdds = ids.flatMap((id) => {
  const forms = existsSync(new URL(`${id}/variants`, games)) ? readdirSync(new URL(`${id}/variants`, games)) : [];
  return [id, ...forms.sort().map((form) => `${id}/variants/${form}`)].filter((folder) => existsSync(new URL(`${folder}/odds.ts`, games)));
});
const key = (id: string) => (/^[a-z]+$/.test(id) ? id : `'${id}'`);
const text = `// Written by scripts/generate/registry.ts from the folders of games; not edited by hand.
import type { OddsTable } from './odds/odds.ts';
import type { Game } from './rulesets/games.ts';

export const registry: Readonly<Record<string, () => Promise<{ default: Game }>>> = {
${ids.map((id) => `  ${key(id)}: () => import('./games/${id}/index.ts'),`).join('\n')}
};

/** Odds of each place, counted. */
export const oddsOf: Readonly<Record<string, () => Promise<{ odds: OddsTable }>>> = {
${withOdds.map((folder) => `  ${key(folder.replace('/variants/', '/'))}: () => import('./games/${folder}/odds.ts'),`).join('\n')}
};
`;
if (readFileSync(target, { encoding: 'utf8', flag: 'a+' }) !== text) writeFileSync(target, text);
