// Writes the duration of each project and the retried tests after the run. `npm test` prints it (scripts/test/report.mjs).
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

interface Counts {
  files: number;
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that passed or failed only after a retry. */
  retried: number;
  /** Total time of its files, in seconds: with two workers about twice the elapsed time. */
  seconds: number;
}

const noCounts = (): Counts => ({ files: 0, passed: 0, failed: 0, skipped: 0, retried: 0, seconds: 0 });
const retriesOf = (test: TestCase): number => test.diagnostic()?.retryCount ?? 0;

/** The errors of failed attempts: for a test that finally passed they are shown nowhere else. */
function errorsOf(test: TestCase): string {
  const errors = test.result().errors ?? [];
  const lines = errors.map(({ message, stack }) => {
    const place = /\((?:file:\/\/)?[^()]*\/(tests\/[^()]+)\)|at (?:file:\/\/)?\S*\/(tests\/\S+)/.exec(stack ?? '');
    return `  ${message.slice(0, 600)}${place === null ? '' : ` (${(place[1] ?? place[2] ?? '').replace(/\?vitest=\d+/, '')})`}`;
  });
  return lines.map((line) => `\n${line}`).join('');
}

function count(module: TestModule, counts: Counts): void {
  const { collectDuration, duration, prepareDuration, setupDuration } = module.diagnostic();
  counts.files += 1;
  counts.seconds += (collectDuration + duration + prepareDuration + setupDuration) / 1000;
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state === 'passed') counts.passed += 1;
    else if (state === 'failed') counts.failed += 1;
    else counts.skipped += 1;
    if (retriesOf(test) > 0) counts.retried += 1;
  }
  // A file that does not load, or whose hooks fail, counts as a failure although it has no failed test.
  if (module.state() === 'failed' && ![...module.children.allTests('failed')].length) counts.failed += 1;
}

export default class ProjectReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const projects = new Map<string, Counts>();
    const retried: string[] = [];
    for (const module of modules) {
      const counts = projects.get(module.project.name) ?? noCounts();
      projects.set(module.project.name, counts);
      count(module, counts);
      for (const test of module.children.allTests()) if (retriesOf(test) > 0) retried.push(`${module.relativeModuleId}: ${test.fullName}${errorsOf(test)}`);
    }
    const total = noCounts();
    for (const counts of projects.values()) for (const key of Object.keys(total) as (keyof Counts)[]) total[key] += counts[key];
    total.failed += errors.length;
    const slowest = modules
      .map((module) => ({ file: module.relativeModuleId, seconds: module.diagnostic().duration / 1000 }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, 40);
    mkdirSync('.cache', { recursive: true });
    const report = { total, projects: Object.fromEntries(projects), slowest, retried };
    writeFileSync(process.env.REPORT ?? '.cache/test-report.json', `${JSON.stringify(report, null, 2)}\n`);
  }
}
