// The bundles of the scorers in the dev server: each is built on request from the current files, in a fraction of a second, so there is nothing
// to rebuild after an edit.
import { build } from 'esbuild';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { engineFiles } from '../browser-code/engine-bundles.ts';

/** The name of the bundle that all scorers share. */
const CORE = 'core';

/** Prints why a bundle could not be built: a list of errors as its message, which has their files and lines, any other error as its stack. */
function printError(server: ViteDevServer, name: string, error: unknown): void {
  const isList = error instanceof Error && 'errors' in error;
  if (error instanceof Error && !isList) server.ssrFixStacktrace(error);
  const said = error instanceof Error ? (isList ? error.message : error.stack) : String(error);
  server.config.logger.error(`The bundle ${name} was not built. ${said}`);
}

/**
 * Builds a bundle by its name, such as `core` or `cribbage.hand`. Returns its code, or null if there is no such scorer; rejects with any error,
 * after printing it.
 */
export async function devBundle(server: ViteDevServer, name: string): Promise<string | null> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Expected a dev server that can load modules');
  try {
    // Loaded by Vite like the pages, so that it has the current games.
    const { ENGINE, SHARED, scorerEntries, sharedSource } = await ssr.runner.import<typeof import('../browser-code/engine-entries.ts')>(
      '/src/integrations/browser-code/engine-entries.ts',
    );
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
    // A failed module stays in the cache until the server sees an edit, which it may have seen already, and would fail again without being read.
    ssr.runner.evaluatedModules.clear();
    throw error;
  }
}
