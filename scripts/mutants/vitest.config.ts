// What StrykerJS runs: the engine's tests that look at rules, in one project. Linting, types and new games are no judges of a wrong count.
import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const game = process.env.GAME;
/** Tests of searching, sentences and records: they name games, and judge no count. */
const NO_JUDGES = /\/(core|edition-.*|inheritance|moved|one-line|packs|readme|search-.*|sentence.*|short-records|standing|typed-keys|written)\.test\.ts$/;
/** Of conformance, what asks the counts of a game; the rest holds its rows, which the mutants of rows are for. */
const COUNTS = ['answers', 'examples', 'lines', 'near-cases', 'odds', 'order-of-cards', 'thrown-cases', 'points-and-scorers'].map(
  (name) => `tests/conformance/${name}.test.ts`,
);
/** A test and what it takes from support, where the game is named at times. */
const textOf = (path: string): string => {
  const text = readFileSync(path, 'utf8');
  return [text, ...[...text.matchAll(/'\.\.\/(support\/[\w-]+\.ts)'/g)].map(([, file]) => readFileSync(`tests/${file}`, 'utf8'))].join('\n');
};
/** The tests that name a game: its own, and those of several games. */
const testsOf = (id: string): string[] => {
  const named = new RegExp(`games/${id}/|'${id}['/.]`);
  return globSync('tests/engine/*.test.ts').filter((path) => !NO_JUDGES.test(path.replaceAll('\\', '/')) && named.test(textOf(path)));
};

/** Core's own tests, of which NO_JUDGES are some: they do judge core. */
const OF_CORE = /\/(core.*|edges-of-counts|sentences|inheritance|moved|one-line|short-records|silence-.*|standing|written)\.test\.ts$/;
/** Slow, and no judges of core: they look through all games for what a search says of them. */
const OF_SEARCH = /\/(search-.*|sentence-table|sentences-found|readme|scorer-code)\.test\.ts$/;
/** Core is asked by its own tests, by those of every game, and by all that holds of some games, when `--with` names them. */
const aroundCore = (): string[] =>
  globSync('tests/engine/*.test.ts').filter((path) => {
    const name = path.replaceAll('\\', '/');
    return OF_CORE.test(name) || !(NO_JUDGES.test(name) || OF_SEARCH.test(name));
  });
const several = game?.includes(',') === true;

const include =
  game === undefined
    ? ['tests/engine/**/*.test.ts', 'tests/conformance/**/*.test.ts']
    : several
      ? ['tests/conformance/*.test.ts', ...aroundCore()]
      : [...testsOf(game), 'tests/engine/possible/*.test.ts', ...COUNTS];

export default defineConfig({
  test: {
    include,
    exclude: ['tests/engine/readme.test.ts', 'tests/engine/search-words.test.ts', 'tests/conformance/door.test.ts'],
    testTimeout: 60_000,
  },
});
