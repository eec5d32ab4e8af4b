import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Files at a time. By itself Vitest leaves a core for its own work, which on a machine of two is half of the machine. */
const AT_A_TIME = Math.max(2, availableParallelism() - 1);

export default defineConfig({
  test: {
    projects: [
      // Files share their modules: the games are loaded once, and no test changes what another reads.
      {
        test: {
          name: 'engine',
          include: ['tests/engine/**/*.test.ts', 'tests/conformance/**/*.test.ts'],
          isolate: false,
          maxWorkers: AT_A_TIME,
          setupFiles: ['tests/support/same-dice.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // Linter and compilers over the whole tree; apart, because they take longer than a game's own tests.
      { test: { name: 'house', include: ['tests/house/**/*.test.ts'], maxWorkers: AT_A_TIME, testTimeout: 300_000 } },
      {
        test: {
          name: 'proofs',
          include: ['tests/proofs/**/*.test.ts'],
          maxWorkers: AT_A_TIME,
          testTimeout: 120_000,
          setupFiles: ['tests/support/same-dice.ts'],
        },
      },
      // The built site: dist is built once before these run, and read once by each worker.
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          isolate: false,
          maxWorkers: AT_A_TIME,
          testTimeout: 120_000,
          globalSetup: ['tests/support/build-once.ts'],
          setupFiles: ['tests/support/same-dice.ts'],
        },
      },
      // Every kind of page in a browser, looked at as it stands: nothing is waited for but the page, so two browsers do not disturb each other.
      {
        test: {
          name: 'pages',
          // A busy machine takes its time.
          expect: { poll: { timeout: 15_000 } },
          include: ['tests/pages/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry: 1,
          sequence: { groupOrder: 1 },
          maxWorkers: AT_A_TIME,
          globalSetup: ['tests/support/build-once.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          // A busy machine takes its time.
          expect: { poll: { timeout: 15_000 } },
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A browser beside other work now and then outlasts a patience; what fails twice is broken, and a retry is told in the report.
          retry: 1,
          // After all others, and one browser at a time: with two, a page that was given fifteen seconds now and then took more.
          sequence: { groupOrder: 2 },
          maxWorkers: 1,
          globalSetup: ['tests/support/build-once.ts'],
        },
      },
    ],
  },
});
