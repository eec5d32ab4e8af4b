// The engine as JavaScript for Node 20 and browsers, file by file as it is written, with types of all but the games' rows.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const ENGINE = 'src/rules-engine';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
  removeComments: true,
};

/** Compiles every file by itself: types were checked before, and games have 2,700 files. */
function writeScripts(out: string): void {
  for (const file of globSync('**/*.ts', { cwd: ENGINE })) {
    const target = join(out, file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, ts.transpileModule(readFileSync(join(ENGINE, file), 'utf8'), { fileName: file, compilerOptions: OPTIONS }).outputText);
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
    writeFileSync(path, readFileSync(path, 'utf8').replace(/((?:from|import)\s*\(?\s*["']\.[^"']*)\.ts(["'])/g, '$1.js$2'));
  }
}

/** Writes the engine into `out`; `scratch` is a folder for what is not part of it. */
export function writeEngine(out: string, scratch: string): void {
  writeScripts(out);
  writeTypes(out, scratch);
  cpSync('LICENSE.md', join(dirname(out), 'LICENSE.md'));
}
