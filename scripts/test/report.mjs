// Reads the reports of Vitest (written by tests/support/report.ts), joins those of several runs, and prints them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Where `.ci/run` reads the counts. */
export const REPORT = '.cache/test-report.json';
const COUNTS = ['files', 'passed', 'failed', 'skipped', 'retried', 'seconds'];

const sum = (all) => Object.fromEntries(COUNTS.map((key) => [key, all.reduce((total, counts) => total + counts[key], 0)]));

/** Joins the reports of several runs. A run without a report stopped early, which counts as a failure. */
export function writeReport(files) {
  const there = files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const total = sum(there.map((report) => report.total));
  total.failed += files.length - there.length;
  const joined = {
    total,
    projects: Object.assign({}, ...there.map((report) => report.projects)),
    slowest: there.flatMap((report) => report.slowest).sort((a, b) => b.seconds - a.seconds),
    retried: there.flatMap((report) => report.retried),
  };
  writeFileSync(REPORT, `${JSON.stringify(joined, null, 2)}\n`);
}

/** Prints counts and seconds by project, the slowest files, and the retried tests. */
export function printReport() {
  if (!existsSync(REPORT)) return;
  const { total, projects, slowest, retried } = JSON.parse(readFileSync(REPORT, 'utf8'));
  const row = (name, counts) => `${name.padEnd(8)} ${COUNTS.map((key) => counts[key].toFixed(0).padStart(8)).join(' ')}`;
  console.log(`\nproject  ${COUNTS.map((key) => key.padStart(8)).join(' ')}`);
  for (const name of Object.keys(projects).sort()) console.log(row(name, projects[name]));
  console.log(row('all', total));
  console.log(
    `slowest: ${slowest
      .slice(0, 8)
      .map((one) => `${one.file} ${one.seconds.toFixed(0)} s`)
      .join(', ')}`,
  );
  for (const name of retried) console.log(`retried: ${name}`);
}
