// Whole rulings by the id of the game: a file or a folder of `games/` each, which exports them as `whole`.
import { readdirSync } from 'node:fs';
import type { WholeGame } from './whole.ts';

const folder = new URL('games/', import.meta.url);
const load = async (name: string): Promise<WholeGame> => {
  const { whole } = (await import(new URL(name.endsWith('.ts') ? name : `${name}/index.ts`, folder).href)) as { whole: WholeGame };
  return whole;
};

/** By the id of the game. */
export const wholeGames: Readonly<Record<string, WholeGame>> = Object.fromEntries(
  await Promise.all(readdirSync(folder).map(async (name) => [name.replace(/\.ts$/, ''), await load(name)] as const)),
);
