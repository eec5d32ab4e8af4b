// `npm run licences`: checks that we may use the licence of every package in package-lock.json, and asks the registry for advisories. Without a
// network it says that advisories were not checked, which is not an error.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** An entry of package-lock.json, by its folder. */
type Locked = Readonly<Record<string, { readonly version?: string; readonly license?: string; readonly dev?: boolean; readonly devOptional?: boolean }>>;

/** Licences that only require their notice to be kept. */
const PERMISSIVE = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0', 'CC-BY-4.0', 'Python-2.0', 'OFL-1.1'];
/** Licences that require changes to the package to be published under the same licence: allowed for tools, which we run unchanged and do not distribute. */
const TOOLS_ONLY = ['MPL-2.0', 'LGPL-3.0-or-later'];
/** Packages without an SPDX licence in their manifest; we read it in their files. */
const READ: Readonly<Record<string, string>> = { 'node_modules/cribbage-counter': 'Apache-2.0', 'node_modules/format': 'MIT' };

/** Whether the allowed licences meet an SPDX expression without inner brackets: at least one choice of its OR, with all parts of its AND. */
function isMetBy(expression: string, allowed: readonly string[]): boolean {
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => allowed.includes(one)));
}

/** The packages whose licence we may not use, with a sentence for each. */
export function refused(packages: Locked): string[] {
  return Object.entries(packages).flatMap(([folder, { version, license = READ[folder], dev, devOptional }]) => {
    if (folder === '') return [];
    const name = `${folder.replace(/^.*node_modules\//, '')} ${version}`;
    const expression = READ[folder] ?? license;
    if (expression === undefined) return [`${name} names no licence. Read its files, then add it to READ in scripts/licences.ts.`];
    if (isMetBy(expression, PERMISSIVE)) return [];
    if (!isMetBy(expression, [...PERMISSIVE, ...TOOLS_ONLY])) return [`${name} is under ${expression}, which is not in the lists of scripts/licences.ts.`];
    return dev === true || devOptional === true ? [] : [`${name} is under ${expression}, which is allowed for development only.`];
  });
}

/** The output of `npm audit --json`. */
interface Audit {
  readonly message?: string;
  readonly error?: { readonly summary?: string };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
}

/** The advisories in the output of `npm audit --json`, one a line: those of high or critical severity, and the others. Null if the registry gave no answer. */
export function advisories(printed: string): { readonly severe: string[]; readonly others: string[] } | null {
  let audit: Audit;
  try {
    audit = JSON.parse(printed) as Audit;
  } catch {
    return null;
  }
  if (audit.vulnerabilities === undefined) return null;
  const lines = (isSevere: boolean) =>
    Object.entries(audit.vulnerabilities ?? {})
      .filter(([, { severity }]) => /^(?:high|critical)$/.test(severity) === isSevere)
      .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return { severe: lines(true), others: lines(false) };
}

if (import.meta.main) {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as { packages: Locked };
  const faults = refused(packages);
  console.log(faults.length > 0 ? faults.join('\n') : `The licences of all ${Object.keys(packages).length - 1} packages are allowed.`);
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    cwd: new URL('..', import.meta.url),
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  const known = advisories(stdout);
  if (known === null) console.log('Advisories were not checked: the registry gave no answer. Run this again with a network connection.');
  else if (known.severe.length + known.others.length === 0) console.log('The registry has no advisories for them.');
  else console.log(`Advisories:\n${[...known.severe, ...known.others].join('\n')}`);
  if (faults.length > 0 || (known?.severe.length ?? 0) > 0) process.exit(1);
}
