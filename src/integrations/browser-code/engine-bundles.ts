// Builds one file for each scorer, with the figures of its place, which a page loads when that scorer is first used; and one file that all of
// them share, which the browser caches.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'esbuild';
import { ENGINE_IMPORTS, MANIFEST } from '../../lib/addresses/engine-files.ts';
import { noteShipped } from '../licences.ts';

const root = new URL('../../../', import.meta.url);
const out = new URL('public/engine/', root);

const OPTIONS = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  entryNames: '[name].[hash]',
  metafile: true,
  legalComments: 'none',
  outdir: fileURLToPath(out),
} as const;

/** Resolves the engine's files as free of side effects. Those that all scorers share are imported from `sharedAt` instead of being bundled. */
export const engineFiles = (engine: string, shared: ReadonlySet<string>, sharedAt: string): Plugin => ({
  name: 'engine-files',
  setup(build) {
    build.onResolve({ filter: /^[./]/ }, ({ path, resolveDir, kind }) => {
      const full = fileURLToPath(new URL(path, `file://${resolveDir}/`));
      if (kind === 'entry-point' || !full.startsWith(engine)) return undefined;
      return shared.has(full) ? { path: sharedAt, external: true } : { path: full, sideEffects: false };
    });
  },
});

/** Builds the files into public/engine and writes the manifest, which maps scorers to files. */
async function buildEngineBundles(): Promise<Record<string, string>> {
  // Imported only here because it loads every game; the dev server loads it by itself.
  const { ENGINE, SHARED, scorerEntries, sharedSource } = await import('./engine-entries.ts');
  rmSync(out, { recursive: true, force: true });
  const entries = new URL('.cache/engine/', root);
  rmSync(entries, { recursive: true, force: true });
  mkdirSync(entries, { recursive: true });
  const entry = (name: string, text: string) => {
    const file = fileURLToPath(new URL(`${name}.ts`, entries));
    writeFileSync(file, text);
    return file;
  };
  const core = await build({ ...OPTIONS, entryPoints: [entry('core', sharedSource())] });
  const sharedAt = `./${basename(Object.keys(core.metafile.outputs)[0] ?? '')}`;
  const idOf = new Map([...(await scorerEntries())].map(([name, { id, source }]) => [entry(name, source()), id]));
  const result = await build({
    ...OPTIONS,
    entryPoints: [...idOf.keys()],
    plugins: [engineFiles(ENGINE, SHARED, sharedAt)],
  });
  noteShipped([core, result].flatMap(({ metafile }) => Object.keys(metafile.inputs)));
  const addressOf = (file: string) => `/engine/${basename(file)}`;
  const manifest: Record<string, string> = {};
  for (const [file, output] of Object.entries(result.metafile.outputs)) {
    const id = idOf.get(fileURLToPath(new URL(basename(output.entryPoint ?? ''), entries)));
    if (id !== undefined) manifest[id] = addressOf(file);
  }
  mkdirSync(new URL('.', MANIFEST), { recursive: true });
  writeFileSync(MANIFEST, JSON.stringify(manifest, null, 2));
  // The imports of each file according to the bundler: they are cached together with it.
  const outputs = [...Object.entries(core.metafile.outputs), ...Object.entries(result.metafile.outputs)];
  writeFileSync(
    ENGINE_IMPORTS,
    JSON.stringify(Object.fromEntries(outputs.map(([file, { imports }]) => [addressOf(file), [...new Set(imports.map(({ path }) => addressOf(path)))]]))),
  );
  return manifest;
}

export default function engineBundles(): AstroIntegration {
  return {
    name: 'engine-bundles',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command !== 'build') return;
        logger.info(`${Object.keys(await buildEngineBundles()).length} scorers`);
      },
    },
  };
}
