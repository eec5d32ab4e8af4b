// Whole rulings by the id of the game: each is a file or a folder in `games/` that exports `whole`.
import { readdirSync } from 'node:fs';
import type { WholeGame } from './whole.ts';

const folder = new URL('games/', import.meta.url);
const load = async (name: string): Promise<WholeGame> => {
  const { whole } = (await import(new URL(name.endsWith('.ts') ? name : `${name}/index.ts`, folder).href)) as { whole: WholeGame };
  return whole;
};

export const wholeGames: Readonly<Record<string, WholeGame>> = Object.fromEntries(
  await Promise.all(readdirSync(folder).map(async (name) => [name.replace(/\.ts$/, ''), await load(name)] as const)),
);
