// The tests that StrykerJS runs: the engine's tests of rules, in one project. Linting, types and new games cannot catch a wrong score.
import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const game = process.env.GAME;
/** Tests of search, sentences and records: they name games, but check no scores. */
const NO_JUDGES = /\/(search|publishing)\/|\/(core|inheritance|moved|one-line|readme|sentence.*|standing|typed-keys|written)\.test\.ts$/;
/** The conformance tests of scores. The others test rows, which have their own mutants (rows.ts). */
const COUNTS = [
  ...['answers', 'examples'].map((name) => `tests/conformance/${name}.test.ts`),
  ...['lines', 'near-cases', 'odds', 'order-of-cards', 'thrown-cases', 'points-and-scorers'].map((name) => `tests/conformance/scores/${name}.test.ts`),
];
/** The text of a test and of its support files, which sometimes name the game. */
const textOf = (path: string): string => {
  const text = readFileSync(path, 'utf8');
  return [text, ...[...text.matchAll(/'(?:\.\.\/)+(support\/[\w/-]+\.ts)'/g)].map(([, file]) => readFileSync(`tests/${file}`, 'utf8'))].join('\n');
};
/** The tests that name a game: its own and those of several games. */
const testsOf = (id: string): string[] => {
  const named = new RegExp(`games/${id}/|'${id}['/.]`);
  return globSync('tests/engine/**/*.test.ts').filter((path) => !NO_JUDGES.test(path.replaceAll('\\', '/')) && named.test(textOf(path)));
};

/** Tests of core: some of NO_JUDGES do test core. */
const OF_CORE = /\/core\/|\/(one-line|standing|written)\.test\.ts$/;
const IDS = globSync('src/rules-engine/games/*').map((path) => path.replace(/.*[\\/]/, ''));
/** Whether a test loads the library, which has only some games here, and names another game. */
const asksForAnother = (text: string, games: readonly string[]): boolean =>
  /library\.ts'|loadLibrary|src\/lib\//.test(text) && IDS.some((id) => !games.includes(id) && new RegExp(`games/${id}/|['"\`]${id}['"\`/.]`).test(text));
/** The tests of the engine that can run with only these games. */
const aroundCore = (games: readonly string[]): string[] =>
  globSync('tests/engine/**/*.test.ts').filter((path) => {
    const name = path.replaceAll('\\', '/');
    return (OF_CORE.test(name) || !NO_JUDGES.test(name)) && !asksForAnother(readFileSync(path, 'utf8'), games);
  });
const several = game?.includes(',') === true;

const include =
  game === undefined
    ? ['tests/engine/**/*.test.ts', 'tests/conformance/**/*.test.ts']
    : several
      ? ['tests/conformance/**/*.test.ts', ...aroundCore(game.split(','))]
      : [...testsOf(game), 'tests/engine/games/possible/*.test.ts', ...COUNTS];

export default defineConfig({
  test: {
    tags: [{ name: 'full' }, { name: 'rotating' }],
    // With TIER=test, only the tests of `npm test`, so that both tiers can be measured.
    ...(process.env.TIER === 'test' ? { tagsFilter: ['!full'] } : {}),
    include,
    // Tests that need all games, or that measure time.
    exclude: ['readme', 'words', 'long-pastes', 'evidence', 'mcp', 'over-time', 'practice'].map((name) => `tests/engine/**/${name}.test.ts`),
    testTimeout: 60_000,
  },
});
