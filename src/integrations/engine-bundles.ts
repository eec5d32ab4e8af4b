// One bundle a game, loaded by a page only when a scorer of that game is first touched: the bytes of a page do not grow with the number
// of games. The parts that games share become one chunk that the browser keeps.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { MANIFEST } from '../lib/engine-url.ts';
import { games } from '../lib/library.ts';

const root = new URL('../../', import.meta.url);
const out = new URL('public/engine/', root);

/** Builds the bundles into public/engine and writes which game has which file. */
export async function buildEngineBundles(): Promise<Record<string, string>> {
  rmSync(out, { recursive: true, force: true });
  const entries = new URL('.cache/engine/', root);
  rmSync(entries, { recursive: true, force: true });
  mkdirSync(entries, { recursive: true });
  const scored = games.filter((game) => [game, ...Object.values(game.variants)].some((place) => Object.keys(place.scorers).length > 0));
  const entryPoints = scored.map((game) => {
    const file = fileURLToPath(new URL(`${game.id}.ts`, entries));
    const at = (path: string) => JSON.stringify(relative(fileURLToPath(entries), fileURLToPath(new URL(path, root))).replaceAll('\\', '/'));
    writeFileSync(
      file,
      `export { default } from ${at(`src/rules-engine/games/${game.id}/index.ts`)};\nexport { decode, encode, isAsked } from ${at('src/rules-engine/core/fields.ts')};\nexport { sayProblem } from ${at('src/rules-engine/core/result.ts')};\nexport { reconcile } from ${at('src/rules-engine/core/reconcile.ts')};\nexport { BOOKS, makeCitation } from ${at('src/rules-engine/books.ts')};\nexport { columnTotals, sideTotals } from ${at('src/rules-engine/core/sheets.ts')};\nexport { playWritten } from ${at('src/rules-engine/core/written.ts')};\nexport { countsAt, itemsAt } from ${at('src/rules-engine/core/inheritance/index.ts')};\n`,
    );
    return file;
  });
  const manifest: Record<string, string> = {};
  if (entryPoints.length > 0) {
    const result = await build({
      entryPoints,
      outdir: fileURLToPath(out),
      bundle: true,
      splitting: true,
      format: 'esm',
      target: 'es2022',
      minify: true,
      entryNames: '[name].[hash]',
      chunkNames: 'shared.[hash]',
      metafile: true,
      legalComments: 'none',
    });
    for (const [file, output] of Object.entries(result.metafile.outputs)) {
      if (output.entryPoint !== undefined) manifest[basename(output.entryPoint, '.ts')] = `/engine/${basename(file)}`;
    }
  }
  mkdirSync(new URL('.', MANIFEST), { recursive: true });
  writeFileSync(MANIFEST, JSON.stringify(manifest, null, 2));
  return manifest;
}

export default function engineBundles(): AstroIntegration {
  return {
    name: 'engine-bundles',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        logger.info(`${Object.keys(await buildEngineBundles()).length} games`);
      },
    },
  };
}
