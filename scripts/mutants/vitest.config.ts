// What StrykerJS runs: the engine's tests that look at rules, in one project. Linting, types and new games are no judges of a wrong count.
import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const game = process.env.GAME;
/** Tests of searching, sentences and records: they name games, and judge no count. */
const NO_JUDGES = /\/(search|publishing)\/|\/(core|inheritance|moved|one-line|readme|sentence.*|standing|typed-keys|written)\.test\.ts$/;
/** Of conformance, what asks the counts of a game; the rest holds its rows, which the mutants of rows are for. */
const COUNTS = ['answers', 'examples', 'lines', 'near-cases', 'odds', 'order-of-cards', 'thrown-cases', 'points-and-scorers'].map(
  (name) => `tests/conformance/${name}.test.ts`,
);
/** A test and what it takes from support, where the game is named at times. */
const textOf = (path: string): string => {
  const text = readFileSync(path, 'utf8');
  return [text, ...[...text.matchAll(/'(?:\.\.\/)+(support\/[\w/-]+\.ts)'/g)].map(([, file]) => readFileSync(`tests/${file}`, 'utf8'))].join('\n');
};
/** The tests that name a game: its own, and those of several games. */
const testsOf = (id: string): string[] => {
  const named = new RegExp(`games/${id}/|'${id}['/.]`);
  return globSync('tests/engine/*/*.test.ts').filter((path) => !NO_JUDGES.test(path.replaceAll('\\', '/')) && named.test(textOf(path)));
};

/** Core's own tests: some of NO_JUDGES do judge core. */
const OF_CORE = /\/core\/(?!typed-keys|readme)|\/(one-line|standing|written)\.test\.ts$/;
const IDS = globSync('src/rules-engine/games/*').map((path) => path.replace(/.*[\\/]/, ''));
/** Whether a test reads the library, which here holds only some games, and names another game. */
const asksForAnother = (text: string, games: readonly string[]): boolean =>
  /library\.ts'|loadLibrary|src\/lib\//.test(text) && IDS.some((id) => !games.includes(id) && new RegExp(`games/${id}/|['"\`]${id}['"\`/.]`).test(text));
/** Core is asked by its own tests, by those of every game, and by all that holds of some games, when `--with` names them. */
const aroundCore = (games: readonly string[]): string[] =>
  globSync('tests/engine/*/*.test.ts').filter((path) => {
    const name = path.replaceAll('\\', '/');
    return (OF_CORE.test(name) || !NO_JUDGES.test(name)) && !asksForAnother(readFileSync(path, 'utf8'), games);
  });
const several = game?.includes(',') === true;

const include =
  game === undefined
    ? ['tests/engine/**/*.test.ts', 'tests/conformance/**/*.test.ts']
    : several
      ? ['tests/conformance/*.test.ts', ...aroundCore(game.split(','))]
      : [...testsOf(game), 'tests/engine/games/possible/*.test.ts', ...COUNTS];

export default defineConfig({
  test: {
    tags: [{ name: 'full' }, { name: 'rotating' }],
    // With TIER=test only what `npm test` runs, so that both tiers can be measured.
    ...(process.env.TIER === 'test' ? { tagsFilter: ['!full'] } : {}),
    include,
    // Tests that need all games, or that measure time.
    exclude: ['readme', 'words', 'long-pastes', 'evidence', 'mcp', 'over-time', 'practice'].map((name) => `tests/engine/*/${name}.test.ts`),
    testTimeout: 60_000,
  },
});
