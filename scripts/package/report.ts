// The public API of the package as text in package/api/, so that changes are visible in a diff: `npm run package -- --report` writes it,
// and tests/repo/package.test.ts compares it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Extractor, ExtractorConfig, type ExtractorLogLevel } from '@microsoft/api-extractor';
import { placedRows } from '../../src/integrations/browser-code/engine-entries.ts';
import { askedBy } from '../../src/rules-engine/index.ts';
import { takes } from './fields.ts';
import { nameOfKey } from './names.ts';

/** Where the reports are. */
export const REPORTS = 'package/api';

/** The types of an entry point by the name of its report. All games have the same types as cribbage. */
const ENTRIES = { index: 'lib/index.d.ts', registry: 'lib/registry.d.ts', game: 'games/cribbage.d.ts' } as const;

const COMPILER = { module: 'NodeNext', moduleResolution: 'NodeNext', target: 'ES2022', lib: ['ES2022'], types: [], skipLibCheck: true };
const QUIET = { default: { logLevel: 'none' as ExtractorLogLevel } };

/** Compares the types of the package in `root` with their reports, or writes the reports. Returns the names of those that differ. */
export function reportTypes(root: string, write: boolean): string[] {
  const projectFolder = resolve(root);
  mkdirSync(REPORTS, { recursive: true });
  return Object.entries(ENTRIES).flatMap(([name, entry]) => {
    const config = ExtractorConfig.prepare({
      configObjectFullPath: undefined,
      packageJsonFullPath: join(projectFolder, 'package.json'),
      configObject: {
        projectFolder,
        mainEntryPointFilePath: `<projectFolder>/${entry}`,
        compiler: { overrideTsconfig: { compilerOptions: COMPILER, files: [entry] } },
        apiReport: { enabled: true, reportFolder: resolve(REPORTS), reportTempFolder: resolve('.cache/package-api'), reportFileName: name },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        newlineKind: 'lf',
        messages: { extractorMessageReporting: QUIET, tsdocMessageReporting: QUIET },
      },
    });
    const { apiReportChanged, errorCount } = Extractor.invoke(config, {
      localBuild: write,
      messageCallback: (message) => {
        message.handled = message.logLevel !== 'error';
      },
    });
    return apiReportChanged || errorCount > 0 ? [name] : [];
  });
}

/** Every scorer and sheet that the package exports, with its input fields and their types. */
export async function scorersReport(): Promise<string> {
  const rows = await placedRows();
  const lines = [...Map.groupBy(rows, ({ place }) => place.id)].map(([id, own]) =>
    [
      `${id}/scorers`,
      ...own.flatMap(({ key, row, books }) => [
        `  ${nameOfKey(key)}: ${row.kind === 'scorer' ? 'Scorer' : 'Sheet'} (${books.join(', ')})`,
        ...Object.entries(askedBy(row)).map(([name, field]) => `    ${name}: ${takes(field)}`),
      ]),
    ].join('\n'),
  );
  return `The scorers of the package by entry point (according-to-hoyle/games/...). Written by npm run package -- --report; do not edit.\n\n${lines.join('\n\n')}\n`;
}

const SCORERS = join(REPORTS, 'scorers.txt');

/** Compares the list of scorers with its report, or writes it. Returns whether it differs. */
export async function reportScorers(write: boolean): Promise<boolean> {
  const text = await scorersReport();
  const differs = !existsSync(SCORERS) || readFileSync(SCORERS, 'utf8') !== text;
  if (write) writeFileSync(SCORERS, text);
  return differs;
}
