// Writes every existing id as a type, `.cache/types/known-ids.d.ts`, and a tsconfig that checks the engine with it. Run it before the type check.
// The files are not in git, where simultaneous work on several games would cause merge conflicts.
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseLock } from '../../src/lib/addresses/id-lock.ts';
import { type Game, GENERAL_LAWS, type Library, loadWith, makeId, placesOf, resolve } from '../../src/rules-engine/index.ts';
import { registry } from '../../src/rules-engine/registry.ts';

const FOLDER = '.cache/types';
/** The ids of each game when it last loaded. */
const LAST = `${FOLDER}/known-ids.json`;

/** A game that could not be loaded or resolved, and why. */
export interface BrokenGame {
  readonly game: string;
  readonly error: Error;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Ids of the rows of a game and its variants. Throws as `resolve` does. */
function rowIds(library: Library, game: Game): string[] {
  return placesOf(game).flatMap((id) => {
    const { laws, points, scorers } = resolve(library, id);
    return [...laws.map((law) => law.id), ...points.map((item) => item.id), ...Object.keys(scorers).map((key) => makeId(id, 'score', key))];
  });
}

/** The ids of a game that does not load: those of the last time that it did, or its published ones. */
function lastIds(last: Readonly<Record<string, readonly string[]>>, game: string): readonly string[] {
  const lock = `src/rules-engine/games/${game}/ids.lock`;
  return last[game] ?? (existsSync(lock) ? parseLock(readFileSync(lock, 'utf8')) : []);
}

/** The ids of rules and questions in the text. */
function textIds(): string[] {
  return globSync('content/games/**/*.mdx').flatMap((file) => {
    const place = file.replaceAll('\\', '/').replace(/^content\/games\/|\.mdx$/g, '');
    const found = readFileSync(file, 'utf8').matchAll(/<(Rule|Question)\s[^>]*?\bid="([^"]+)"/g);
    return [...found].map(([, kind, key = '']) => makeId(place, kind === 'Rule' ? 'rule' : 'question', key));
  });
}

interface Loaded {
  readonly library: Library;
  readonly broken: BrokenGame[];
}

/** Every game that loads, and why the others do not. */
async function loadEach(): Promise<Loaded> {
  const ids = Object.keys(registry);
  const loaded = await Promise.allSettled(Object.values(registry).map(async (load) => (await load()).default));
  const broken = loaded.flatMap((one, n) => (one.status === 'rejected' ? [{ game: ids[n] ?? '', error: asError(one.reason) }] : []));
  return { library: new Map(loaded.flatMap((one, n) => (one.status === 'fulfilled' ? [[ids[n] ?? '', one.value] as const] : []))), broken };
}

/** Loads some games and the games that their books refer to. If one fails, loads every game, to find the one with the fault. */
const loadSome = (ids: readonly string[]): Promise<Loaded> => loadWith(registry, [...ids, GENERAL_LAWS]).then((library) => ({ library, broken: [] }), loadEach);

/** The games with a file or folder that has changed since the list was last written; all games if there is no list. */
function changedGames(): string[] {
  const written = existsSync(LAST) ? statSync(LAST).mtimeMs : 0;
  return Object.keys(registry).filter((game) => {
    const folder = `src/rules-engine/games/${game}`;
    return [folder, ...globSync(`${folder}/**`)].some((path) => statSync(path).mtimeMs >= written);
  });
}

/**
 * Writes the list and the tsconfig. A game that does not load or resolve keeps its last known ids, so that references to it cause no further
 * errors. Returns the broken games. With `only`, other games are loaded only if they have changed.
 */
export async function writeKnownIds(only?: string): Promise<readonly BrokenGame[]> {
  const last: Record<string, readonly string[]> = existsSync(LAST) ? JSON.parse(readFileSync(LAST, 'utf8')) : {};
  const { library, broken } = await (only === undefined ? loadEach() : loadSome([only, ...changedGames()]));
  const ids: Record<string, readonly string[]> = {};
  for (const game of Object.keys(registry)) {
    const here = library.get(game);
    try {
      ids[game] = here === undefined ? lastIds(last, game) : rowIds(library, here);
    } catch (error) {
      ids[game] = lastIds(last, game);
      // A game that fails because it refers to a broken one is not broken itself.
      if (!broken.some((other) => asError(error).message.includes(`"${other.game}"`))) broken.push({ game, error: asError(error) });
    }
  }
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(LAST, JSON.stringify(ids));
  const list = [...new Set([...Object.values(ids).flat(), ...textIds()])].sort();
  const path = '../../src/rules-engine/rulesets/ids.ts';
  writeFileSync(
    `${FOLDER}/known-ids.d.ts`,
    `import '${path}';\ndeclare module '${path}' {\n  interface KnownIds {\n${list.map((id) => `    '${id}': 1;`).join('\n')}\n  }\n}\n`,
  );
  writeFileSync(
    `${FOLDER}/tsconfig.json`,
    `${JSON.stringify({ extends: '../../src/rules-engine/tsconfig.json', include: ['../../src/rules-engine/**/*.ts', 'known-ids.d.ts'] })}\n`,
  );
  return broken;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { game, error } of await writeKnownIds()) console.error(`${game} does not load: ${error.message}`);
}
