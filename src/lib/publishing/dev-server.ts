// What is different while `astro dev` runs: search and scorers are built on request (`src/integrations/dev/server.ts`).

/** Set for the dev server and for the processes that it starts. */
const VARIABLE = 'HOYLE_DEV_SERVER';

/**
 * The hash of every edition in the dev server. Nothing that it serves is cached, and a fixed hash lets a page load the files of a search index
 * that was rebuilt after the page.
 */
export const DEV_EDITION = 'dev';

/** Whether this code runs in the dev server, or in a process that it started. */
export const isDevServer = (): boolean => process.env[VARIABLE] === 'yes';

/** Marks this process as the dev server. Called before any page is loaded. */
export function markDevServer(): void {
  process.env[VARIABLE] = 'yes';
}
