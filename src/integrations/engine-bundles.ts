// One file a scorer, loaded by a page only when that scorer is first touched, with the figures of its place and none of its words; and
// one that all of them share, which the browser keeps.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { ENGINE_IMPORTS, MANIFEST } from '../lib/engine-url.ts';
import { games, places } from '../lib/library.ts';
import { pricesOf } from '../rules-engine/index.ts';
import { ROW_OF, scorerFiles } from './scorer-code.ts';

const root = new URL('../../', import.meta.url);
const out = new URL('public/engine/', root);
const ENGINE = new URL('src/rules-engine/', root);
const inEngine = (path: string) => fileURLToPath(new URL(path, ENGINE));

/** What every scorer shares: fields and their words, cards, problems, answers, the books. */
const SHARED = [
  'books.ts',
  ...['amounts'].map((one) => `core/remedies/${one}.ts`),
  ...['cards', 'counted', 'counts', 'decoding', 'fields', 'packs', 'result', 'schedule', 'scorers', 'sheets', 'stones', 'written'].map(
    (one) => `core/${one}.ts`,
  ),
];

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

/** Where the scorers of a place stand: with the code that a game hands down; a variant's in its file, or in its folder where it has more than one. */
function fileOf(place: string): string {
  if (!place.includes('/')) return inEngine(`games/${place}/code.ts`);
  const form = `games/${place.replace('/', '/variants/')}`;
  const file = inEngine(`${form}.ts`);
  return existsSync(file) ? file : inEngine(`${form}/index.ts`);
}

/** Builds the files into public/engine and writes which scorer has which. */
export async function buildEngineBundles(): Promise<Record<string, string>> {
  rmSync(out, { recursive: true, force: true });
  const entries = new URL('.cache/engine/', root);
  rmSync(entries, { recursive: true, force: true });
  mkdirSync(entries, { recursive: true });
  const entry = (name: string, text: string) => {
    const file = fileURLToPath(new URL(`${name}.ts`, entries));
    writeFileSync(file, text);
    return file;
  };
  const core = await build({ ...OPTIONS, entryPoints: [entry('core', SHARED.map((path) => `export * from ${JSON.stringify(inEngine(path))};`).join('\n'))] });
  const sharedAt = `./${basename(Object.keys(core.metafile.outputs)[0] ?? '')}`;
  const manifest: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  for (const place of places) {
    const items = place.points.map((item) => [item.key, item] as const);
    const game = games.find((one) => one.id === (place.parent ?? place.id));
    const variant = place.parent === null ? undefined : game?.variants[place.id.slice(place.parent.length + 1)];
    for (const [key, count] of Object.entries(place.scorers)) {
      const own = variant === undefined || variant.scorers[key] !== undefined;
      const name = `${place.id.replace('/', '.')}.${key}`;
      const written = (own ? (variant ?? game) : game)?.scorers[key]?.books ?? [];
      const by = written.length === count.books.length ? '() => true' : `(book) => ${JSON.stringify(count.books)}.includes(book)`;
      wanted[`${place.id}.score.${key}`] = entry(
        name,
        `import { bound } from ${JSON.stringify(inEngine('core/counts.ts'))};
import { schedulesOf } from ${JSON.stringify(inEngine('core/schedule.ts'))};
import { row } from ${JSON.stringify(`${fileOf(own ? place.id : (place.parent ?? place.id))}${ROW_OF}${key}`)};
export * from ${JSON.stringify(inEngine('core/counts.ts'))};
export const count = bound(row, schedulesOf(${JSON.stringify(place.id)}, ${JSON.stringify(pricesOf(items, count.books))}), ${by});
`,
      );
    }
  }
  const result = await build({
    ...OPTIONS,
    entryPoints: Object.values(wanted),
    plugins: [scorerFiles(fileURLToPath(ENGINE), new Set(SHARED.map(inEngine)), sharedAt)],
  });
  const addressOf = (file: string) => `/engine/${basename(file)}`;
  const idOf = new Map(Object.entries(wanted).map(([id, file]) => [basename(file), id]));
  for (const [file, output] of Object.entries(result.metafile.outputs)) {
    const id = idOf.get(basename(output.entryPoint ?? ''));
    if (id !== undefined) manifest[id] = addressOf(file);
  }
  mkdirSync(new URL('.', MANIFEST), { recursive: true });
  writeFileSync(MANIFEST, JSON.stringify(manifest, null, 2));
  // What each file imports, as the bundler has it: whoever keeps a file keeps these too.
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
        if (command !== 'build' && command !== 'dev') return;
        logger.info(`${Object.keys(await buildEngineBundles()).length} scorers`);
      },
    },
  };
}
