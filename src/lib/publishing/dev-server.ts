// What is different while `astro dev` runs. The search and the scorers are then made when they are asked for (`integrations/dev-server.ts`).

/** Set for the dev server and for the processes that it starts. */
const VARIABLE = 'HOYLE_DEV_SERVER';

/**
 * The name of every edition while the dev server runs. Nothing that it serves is cached, and with one name a page takes the files of a search
 * that was made anew after it.
 */
export const DEV_EDITION = 'dev';

/** Whether this code runs in the dev server, or in a process that it started. */
export const isDevServer = (): boolean => process.env[VARIABLE] === 'yes';

/** Says that this process is the dev server. Called before any page is loaded. */
export function markDevServer(): void {
  process.env[VARIABLE] = 'yes';
}
