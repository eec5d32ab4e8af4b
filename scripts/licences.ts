// `npm run licences`: whether the licence of every package of package-lock.json is one that we may use, and whether the registry knows of
// advisories against one. Without a network the second question is left open, which is said and is no error.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** An entry of package-lock.json, by its folder. */
type Locked = Readonly<Record<string, { readonly version?: string; readonly license?: string; readonly dev?: boolean; readonly devOptional?: boolean }>>;

/** Ask for no more than that their notice is kept. */
const PERMISSIVE = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0', 'CC-BY-4.0', 'Python-2.0', 'OFL-1.1'];
/** Ask that changes to the package are published under the same licence: allowed for tools, which we run unchanged and pass on to nobody. */
const TOOLS_ONLY = ['MPL-2.0', 'LGPL-3.0-or-later'];
/** Packages that do not say their licence as SPDX does; each was read in its own files. */
const READ: Readonly<Record<string, string>> = { 'node_modules/cribbage-counter': 'Apache-2.0', 'node_modules/format': 'MIT' };

/** Whether an SPDX expression without brackets is met by the licences of a list: one choice of its OR, with all parts of its AND. */
function isMetBy(expression: string, allowed: readonly string[]): boolean {
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => allowed.includes(one)));
}

/** The packages whose licence we may not use, each in a sentence that says why. */
export function refused(packages: Locked): string[] {
  return Object.entries(packages).flatMap(([folder, { version, license = READ[folder], dev, devOptional }]) => {
    if (folder === '') return [];
    const name = `${folder.replace(/^.*node_modules\//, '')} ${version}`;
    const said = READ[folder] ?? license;
    if (said === undefined) return [`${name} names no licence. Read its files, then add it to READ in scripts/licences.ts.`];
    if (isMetBy(said, PERMISSIVE)) return [];
    if (!isMetBy(said, [...PERMISSIVE, ...TOOLS_ONLY])) return [`${name} is under ${said}, which is not in the lists of scripts/licences.ts.`];
    return dev === true || devOptional === true ? [] : [`${name} is under ${said}, which is allowed for development only.`];
  });
}

/** What `npm audit --json` prints. */
interface Audit {
  readonly message?: string;
  readonly error?: { readonly summary?: string };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
}

/** The advisories in an answer of `npm audit --json`, one a line, the grave ones apart; null where the registry gave no answer. */
export function advisories(printed: string): { readonly grave: string[]; readonly others: string[] } | null {
  let audit: Audit;
  try {
    audit = JSON.parse(printed) as Audit;
  } catch {
    return null;
  }
  if (audit.vulnerabilities === undefined) return null;
  const lines = (isGrave: boolean) =>
    Object.entries(audit.vulnerabilities ?? {})
      .filter(([, { severity }]) => /^(?:high|critical)$/.test(severity) === isGrave)
      .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return { grave: lines(true), others: lines(false) };
}

if (import.meta.main) {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as { packages: Locked };
  const faults = refused(packages);
  console.log(faults.length > 0 ? faults.join('\n') : `The licences of all ${Object.keys(packages).length - 1} packages are among those that are allowed.`);
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    cwd: new URL('..', import.meta.url),
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  const known = advisories(stdout);
  if (known === null) console.log('Advisories were not checked: the registry gave no answer. Run this again with a network.');
  else if (known.grave.length + known.others.length === 0) console.log('The registry knows of no advisory against any of them.');
  else console.log(`Advisories:\n${[...known.grave, ...known.others].join('\n')}`);
  if (faults.length > 0 || (known?.grave.length ?? 0) > 0) process.exit(1);
}
