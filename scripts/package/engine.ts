// The engine as JavaScript for Node 20 and browsers, file by file as it is written, with types of all but the games' rows.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { transform } from 'esbuild';

const ENGINE = 'src/rules-engine';

/** Gives an import of a source file the ending of the file that is made of it. */
const ofScripts = (code: string): string => code.replace(/((?:from|import)\s*\(?\s*["']\.[^"']*)\.ts(["'])/g, '$1.js$2');

/**
 * Compiles every file by itself: types were checked before, and games have 2,700 files. esbuild drops comments but for those that tell a bundler
 * which calls it may leave out.
 */
async function writeScripts(out: string): Promise<void> {
  for (const file of globSync('**/*.ts', { cwd: ENGINE })) {
    const target = join(out, file.replace(/\.ts$/, '.js'));
    const { code } = await transform(readFileSync(join(ENGINE, file), 'utf8'), { loader: 'ts', target: 'es2022', sourcefile: file, charset: 'utf8' });
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, ofScripts(code));
  }
}

/** Types of what index.ts exports. The rows of games need none: each is a `Game`, and the registry a list of them. */
function writeTypes(out: string, scratch: string): void {
  const project = join(scratch, 'types.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rewriteRelativeImportExtensions: true,
    rootDir: resolve(ENGINE),
    outDir: resolve(out),
  };
  writeFileSync(project, JSON.stringify({ extends: resolve(ENGINE, 'tsconfig.json'), compilerOptions, include: [resolve(ENGINE, 'index.ts')] }));
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project], { stdio: 'inherit' });
  writeFileSync(
    join(out, 'registry.d.ts'),
    `import type { OddsTable } from './odds/odds.js';
import type { Registry } from './rulesets/library.js';

/** Every game by its id, each loaded when it is asked for. */
export declare const registry: Registry;
/** By place, the odds of its bets. */
export declare const oddsOf: Readonly<Record<string, () => Promise<{ odds: OddsTable }>>>;
`,
  );
  // The compiler leaves the endings of types as they are written.
  for (const file of globSync('**/*.d.ts', { cwd: out })) {
    const path = join(out, file);
    writeFileSync(path, ofScripts(readFileSync(path, 'utf8')));
  }
}

/** Writes the engine into `out`; `scratch` is a folder for what is not part of it. */
export async function writeEngine(out: string, scratch: string): Promise<void> {
  await writeScripts(out);
  writeTypes(out, scratch);
  cpSync('LICENSE.md', join(dirname(out), 'LICENSE.md'));
}
