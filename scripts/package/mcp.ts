// Writes the MCP server of the package: one file with the SDK in it, so that the package has no dependency, and the data that the engine does not have.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ENGINE } from '../../src/integrations/browser-code/engine-entries.ts';
import type { Packed } from '../mcp/from-package.ts';
import { editionOfSources, storedOfSources } from '../mcp/from-sources.ts';

/** Bundles the server, which imports the engine from the files of the package. Returns the names of the bundled packages. */
async function writeServer(file: string, lib: string): Promise<string[]> {
  const engine = resolve(ENGINE);
  const { metafile } = await build({
    entryPoints: ['scripts/mcp/from-package.ts'],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    metafile: true,
    banner: { js: '#!/usr/bin/env node' },
    plugins: [
      {
        name: 'engine-of-the-package',
        setup({ onResolve }) {
          onResolve({ filter: /\.ts$/ }, ({ path, resolveDir }) => {
            const within = relative(engine, resolve(resolveDir, path)).replaceAll('\\', '/');
            return within.startsWith('..') ? undefined : { path: `${lib}/${within.replace(/\.ts$/, '.js')}`, external: true };
          });
        },
      },
    ],
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const names = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).flatMap(([path]) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
  return [...new Set(names)].sort();
}

/** The licences of the bundled packages. Throws if a package has none. */
function licences(names: readonly string[]): string {
  const texts = names.map((name) => {
    const [file] = globSync(`node_modules/${name}/{LICENSE,LICENCE,License,license}*`);
    if (file === undefined) throw new Error(`${name}: expected a file with its licence`);
    return `## ${name}\n\n${readFileSync(file, 'utf8').trim()}\n`;
  });
  return ['# Licences of the packages in server.js\n', ...texts].join('\n');
}

/** Writes `mcp/` into the folder of the package: the server, its search index and texts, and the licences. */
export async function writeMcp(root: string): Promise<void> {
  const folder = join(root, 'mcp');
  mkdirSync(folder, { recursive: true });
  const bundled = await writeServer(join(folder, 'server.js'), '../lib');
  writeFileSync(join(folder, 'LICENSES.md'), licences(bundled));
  const packed: Packed = { edition: editionOfSources(), ...(await storedOfSources()) };
  writeFileSync(join(folder, 'site.json.gz'), gzipSync(JSON.stringify(packed), { level: 9 }));
}
