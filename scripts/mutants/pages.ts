// Plants faults in the built site, one at a time: the tests of pages must notice each of them. A test that never fails here would also pass on
// a broken page.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_FAULTS, type PageFault } from './page-faults.ts';

function broken({ plant }: PageFault): string {
  const copy = mkdtempSync(join(tmpdir(), 'hoyle-broken-'));
  cpSync('dist', copy, { recursive: true });
  const names = readdirSync(copy, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  plant((files, change) => {
    let changed = 0;
    for (const name of names.filter((one) => files.test(one))) {
      const file = join(copy, name);
      if (!statSync(file).isFile()) continue;
      const text = readFileSync(file, 'utf8');
      const after = change(text);
      if (after === text) continue;
      writeFileSync(file, after);
      changed++;
    }
    if (changed === 0) throw new Error(`${String(files)}: nothing changed; the fault is written for another build`);
  });
  return copy;
}

interface Report {
  readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[] }[];
}

/** Plants each fault in a copy of dist, runs its tests, and prints those that still pass. */
export function mutatePages(wanted: readonly string[]): { caught: number; all: number } {
  const chosen = Object.entries(PAGE_FAULTS).filter(([name]) => wanted.length === 0 || wanted.includes(name));
  let [caught, all] = [0, 0];
  for (const [name, fault] of chosen) {
    const copy = broken(fault);
    const out = join(copy, '.report.json');
    const args = [
      'vitest',
      'run',
      '--project',
      'e2e',
      '--project',
      'offline',
      '--project',
      'pages',
      '--project',
      'site',
      '--reporter=json',
      `--outputFile=${out}`,
      ...fault.tests,
      ...(fault.names === undefined ? [] : ['-t', fault.names]),
    ];
    const env = { ...process.env, DIST: copy, PATIENCE: process.env.PATIENCE ?? '8000', LINKS: '40', RETRY: '0' };
    spawnSync('npx', args, { env, stdio: 'ignore', timeout: 1_800_000 });
    const report = JSON.parse(readFileSync(out, 'utf8')) as Report;
    const ran = report.testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed' || status === 'failed').map((one) => ({ ...one, file: file.replace(/.*tests\//, '') })),
    );
    const held = ran.filter(({ status }) => status === 'passed');
    caught += ran.length - held.length;
    all += ran.length;
    console.log(`${name}: ${fault.what}. ${ran.length - held.length} of ${ran.length} tests failed.`);
    for (const { file, fullName } of held) console.log(`    holds all the same: ${file}: ${fullName}`);
    rmSync(copy, { recursive: true });
  }
  return { caught, all };
}
