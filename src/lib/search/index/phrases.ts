// Laws and score items in players' words: content/phrases/, one file per game. Only the search reads them.
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const file = z.record(z.string(), z.array(z.string().trim().min(1)).min(1));

const cache = new Map<string, Readonly<Record<string, readonly string[]>>>();

/** The phrases of a game, by the id of the law or score item; empty if the game has no file. Throws, naming the file, if its shape is wrong. */
export function phrasesOfGame(game: string): Readonly<Record<string, readonly string[]>> {
  const known = cache.get(game);
  if (known !== undefined) return known;
  const path = `content/phrases/${game}.json`;
  const read = file.safeParse(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
  if (!read.success) throw new Error(`${path}: ${z.prettifyError(read.error)}`);
  cache.set(game, read.data);
  return read.data;
}

/** The phrases of a law or score item, by its id; empty if there are none. */
export const phrasesOf = (id: string): readonly string[] => phrasesOfGame(id.split(/[/.]/)[0] ?? '')[id] ?? [];
