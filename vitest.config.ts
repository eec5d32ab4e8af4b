import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Files at a time. By itself Vitest leaves a core for its own work, which on a machine of two is half of the machine. */
const WORKERS = Number(process.env.WORKERS ?? Math.max(2, availableParallelism() - 1));
const BUILT_SITE = 'tests/support/browser/built-site.ts';

function project(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return { extends: true, test: { name, include: [`tests/${name}/**/*.test.ts`], maxWorkers: WORKERS, setupFiles: ['tests/support/seed.ts'], ...test } };
}
/** A real Chromium. A browser beside other work now and then outlasts a limit: what fails twice is broken, and every retry is in the report. */
const inBrowser = {
  expect: { poll: { timeout: 15_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
  retry: 1,
  isolate: false,
  globalSetup: BUILT_SITE,
} as const;

export default defineConfig({
  test: {
    // Whole files have a tag by the comment "@module-tag full" in their first line, single tests by the option `tags: 'full'`.
    tags: [
      { name: 'full', description: 'Runs in npm run test:full only.' },
      { name: 'rotating', description: 'Of these files npm test runs one in four, others each time (scripts/test.mjs); npm run test:full runs all.' },
    ],
    reporters: [['default', { summary: false }], './tests/support/report.ts'],
    experimental: {
      // The sources run as they stand under Node: without Vite's transform the engine's tests take 160 s and not 195.
      viteModuleRunner: false,
      // A file in which every test is left out is not loaded.
      preParse: true,
      diagnostics: false,
    },
    projects: [
      // Files share their modules: the games are loaded once, and no test changes what another reads.
      project('engine', {
        include: ['tests/engine/**/*.test.ts', 'tests/conformance/**/*.test.ts'],
        isolate: false,
        // The full tier runs beside a browser, in which a test takes three times as long.
        testTimeout: 180_000,
        hookTimeout: 60_000,
      }),
      // Linter, compilers, folders, locks, development commands.
      project('repo', { testTimeout: 300_000 }),
      // Whole spaces: every cribbage hand, every poker hand.
      project('proofs', { testTimeout: 120_000 }),
      // Downloads, editions, bad networks: one browser at a time, because with two a test outlasted its limits on two cores.
      project('offline', { ...inBrowser, include: ['tests/e2e/offline/**/*.test.ts'], sequence: { groupOrder: 1 }, maxWorkers: 1 }),
      // The files of the built site.
      project('site', { isolate: false, testTimeout: 120_000, globalSetup: BUILT_SITE, sequence: { groupOrder: 2 } }),
      // Sheets, scores, rulings, records and search in a browser.
      project('e2e', { ...inBrowser, exclude: ['tests/e2e/offline/**'], sequence: { groupOrder: 2 } }),
      // Every kind of page in a browser.
      project('pages', { ...inBrowser, sequence: { groupOrder: 2 } }),
    ],
  },
});
