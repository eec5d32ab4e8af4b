// Compiles the engine to JavaScript for Node 20 and browsers, file by file, with types for everything except the rows of games.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { transform } from 'esbuild';

const ENGINE = 'src/rules-engine';

/** Changes the extension of relative imports from .ts to .js. */
const ofScripts = (code: string): string => code.replace(/((?:from|import)\s*\(?\s*["']\.[^"']*)\.ts(["'])/g, '$1.js$2');

/**
 * Compiles each of the 2,700 files separately and without a type check, which has its own command. esbuild drops comments, except annotations
 * for bundlers about calls without side effects.
 */
async function writeScripts(out: string): Promise<void> {
  for (const file of globSync('**/*.ts', { cwd: ENGINE })) {
    const target = join(out, file.replace(/\.ts$/, '.js'));
    const { code } = await transform(readFileSync(join(ENGINE, file), 'utf8'), { loader: 'ts', target: 'es2022', sourcefile: file, charset: 'utf8' });
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, ofScripts(code));
  }
}

/** Writes the types that index.ts exports. Rows of games need no types: each game is a `Game`, and the registry is a list of them. */
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
  // The compiler does not rewrite the extensions of imports in types.
  for (const file of globSync('**/*.d.ts', { cwd: out })) {
    const path = join(out, file);
    writeFileSync(path, ofScripts(readFileSync(path, 'utf8')));
  }
}

/** Writes the engine into `out`; `scratch` is a folder for temporary files. */
export async function writeEngine(out: string, scratch: string): Promise<void> {
  await writeScripts(out);
  writeTypes(out, scratch);
  cpSync('LICENSE.md', join(dirname(out), 'LICENSE.md'));
}
