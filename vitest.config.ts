import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'engine', include: ['tests/engine/**/*.test.ts', 'tests/conformance/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'proofs', include: ['tests/proofs/**/*.test.ts'], testTimeout: 120_000 } },
      // The built site: dist is built once before these run.
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 120_000, globalSetup: ['tests/support/build-once.ts'] } },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          globalSetup: ['tests/support/build-once.ts'],
        },
      },
    ],
  },
});
