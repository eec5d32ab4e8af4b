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

/** Core is asked by its own tests and by all that holds of some games, when `--with` names them. */
const AROUND_CORE =
  'accounts,asked,cites,claims,conditions,core*,counting-kit,deciding,edges-of-counts,elsewhere,examples,inheritance,kept-*,logs-of-sheets,melds,moved,one-line,reading-input,schedule,sheet-claims,short-records,silence-*,spoken-cards,standing,stones,store-of-sheets,unresolved,written';
const several = game?.includes(',') === true;

const include =
  game === undefined
    ? ['tests/engine/**/*.test.ts', 'tests/conformance/**/*.test.ts']
    : several
      ? [
          'tests/conformance/*.test.ts',
          ...AROUND_CORE.split(',').map((name) => `tests/engine/${name}.test.ts`),
          ...game.split(',').map((id) => `tests/engine/${id}*.test.ts`),
        ]
      : [...testsOf(game), 'tests/engine/possible/*.test.ts', ...COUNTS];

export default defineConfig({
  test: {
    include,
    exclude: ['tests/engine/readme.test.ts', 'tests/engine/search-words.test.ts', 'tests/conformance/door.test.ts'],
    testTimeout: 60_000,
  },
});
