// The bundles of the scorers in the dev server: each is built when it is asked for, out of the files as they stand, which takes a fraction of
// a second; so there is nothing to rebuild after an edit.
import { build } from 'esbuild';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { engineFiles } from './engine-bundles.ts';

/** The name of the bundle that all scorers share. */
const CORE = 'core';

/** Prints why a bundle could not be built: a list of errors says of each in which file and line it stands, any other error by its stack. */
function printError(server: ViteDevServer, name: string, error: unknown): void {
  const isList = error instanceof Error && 'errors' in error;
  if (error instanceof Error && !isList) server.ssrFixStacktrace(error);
  const said = error instanceof Error ? (isList ? error.message : error.stack) : String(error);
  server.config.logger.error(`The bundle ${name} was not built. ${said}`);
}

/**
 * Builds the bundle of a name, as `core` or `cribbage.hand`. Returns its code, or null when there is no such scorer; rejects when it has an
 * error, after printing it.
 */
export async function devBundle(server: ViteDevServer, name: string): Promise<string | null> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Expected a dev server that can load modules');
  try {
    // Loaded by Vite as the pages are, so that it knows the games as they stand.
    const { ENGINE, SHARED, scorerEntries, sharedSource } =
      await ssr.runner.import<typeof import('./engine-entries.ts')>('/src/integrations/engine-entries.ts');
    const contents = name === CORE ? sharedSource() : (await scorerEntries()).get(name)?.source();
    if (contents === undefined) return null;
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: process.cwd(), sourcefile: `${name}.ts`, loader: 'ts' },
      bundle: true,
      format: 'esm',
      target: 'es2022',
      write: false,
      logLevel: 'silent',
      plugins: name === CORE ? [] : [engineFiles(ENGINE, SHARED, `./${CORE}.js`)],
    });
    return outputFiles[0]?.text ?? null;
  } catch (error) {
    printError(server, name, error);
    // A module that failed would fail again without being read: it is kept until the server hears of an edit, which it may have heard already.
    ssr.runner.evaluatedModules.clear();
    throw error;
  }
}
