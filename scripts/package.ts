// `npm run package`: writes the npm package into .cache/package and packs it; prints the path of the file. Nothing is published. With `--report`
// it also writes the reports of its public API.
import './generate/registry.ts';
import './set-up/kept-code.ts';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '.cache/package';
const SCRATCH = '.cache/package-types';

// GAME limits tests to one game; the package has all games.
delete process.env.GAME;
const { writeEngine } = await import('./package/engine.ts');
const { writeEntries } = await import('./package/entries.ts');
const { writeMcp } = await import('./package/mcp.ts');
const { REPORTS, reportScorers, reportTypes } = await import('./package/report.ts');

for (const folder of [ROOT, SCRATCH]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
await writeEngine(join(ROOT, 'lib'), SCRATCH);
await writeEntries(ROOT);
await writeMcp(ROOT);

const { name, version, description, repository } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
// The registry of MCP servers requires the server's name in package.json too.
const { name: mcpName } = JSON.parse(readFileSync('package/server.json', 'utf8')) as { name: string };
const entryPoint = (path: string) => ({ types: `${path}.d.ts`, default: `${path}.js` });
const manifest = {
  name,
  mcpName,
  version,
  description,
  ...(repository === undefined ? {} : { repository }),
  license: 'MIT AND CC-BY-4.0',
  keywords: ['card games', 'rules', 'scoring', 'cribbage', 'euchre', 'pinochle', 'hoyle', 'mcp'],
  type: 'module',
  engines: { node: '>=20' },
  sideEffects: false,
  files: ['lib', 'games', 'mcp', 'README.md', 'LICENSE.md'],
  bin: { 'according-to-hoyle': './mcp/server.js' },
  types: './lib/index.d.ts',
  exports: {
    '.': entryPoint('./lib/index'),
    './registry': entryPoint('./lib/registry'),
    './games/*/scorers': entryPoint('./games/*/scorers'),
    './games/*': entryPoint('./games/*'),
    './package.json': './package.json',
  },
};
writeFileSync(join(ROOT, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
cpSync('package/README.md', join(ROOT, 'README.md'));
const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', '..'], {
  cwd: ROOT,
  encoding: 'utf8',
  shell: process.platform === 'win32',
  maxBuffer: 64 * 1024 * 1024,
});
const listed = JSON.parse(packed) as readonly PackedFile[] | Readonly<Record<string, PackedFile>>;
const [made] = Object.values(listed);
if (made === undefined) throw new Error('expected npm to name the file that it packed');
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(`.cache/${made.filename}: ${made.entryCount} files, ${megabytes(made.size)} packed, ${megabytes(made.unpackedSize)} unpacked`);
if (process.argv.includes('--report')) {
  const changed = [...reportTypes(ROOT, true), ...((await reportScorers(true)) ? ['scorers'] : [])];
  console.log(`${REPORTS}: ${changed.length === 0 ? 'unchanged' : `written anew: ${changed.join(', ')}`}`);
}

interface PackedFile {
  readonly filename: string;
  readonly entryCount: number;
  readonly size: number;
  readonly unpackedSize: number;
}
