// What StrykerJS runs: the engine's tests that look at rules, in one project. Linting, types and new games are no judges of a wrong count.
import { defineConfig } from 'vitest/config';

const game = process.env.GAME;
export default defineConfig({
  test: {
    include:
      game === undefined
        ? ['tests/engine/**/*.test.ts', 'tests/conformance/**/*.test.ts']
        : [`tests/engine/${game}*.test.ts`, 'tests/conformance/**/*.test.ts'],
    exclude: ['tests/engine/readme.test.ts', 'tests/engine/search-words.test.ts', 'tests/conformance/door.test.ts'],
    testTimeout: 60_000,
  },
});
