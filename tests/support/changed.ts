// What has just been changed: tests that take samples always take these games.
import { execFileSync } from 'node:child_process';

const git = (...args: string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((file) => file !== '');

/** Files that differ from the commit before the last: the last commit (on a pull request, all of it) and what is not committed yet. Null if that cannot
 * be known: this is not a repository, or one with a single commit. */
export function changedFiles(): readonly string[] | null {
  try {
    return [...git('diff', '--name-only', '--diff-filter=d', 'HEAD~1'), ...git('ls-files', '--others', '--exclude-standard')];
  } catch {
    return null;
  }
}

const games = new Set((changedFiles() ?? []).flatMap((file) => /^src\/rules-engine\/games\/([^/]+)\//.exec(file)?.[1] ?? []));
/** Whether a game or variant, by its id, belongs to a game that was changed. */
export const isChanged = (id: string): boolean => games.has(id.split('/')[0] ?? '');
