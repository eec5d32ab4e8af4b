// What was changed recently: tests that take samples always include these games.
import { execFileSync } from 'node:child_process';

const git = (...args: string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((file) => file !== '');

/** Files that differ from the commit before the last: the last commit (on a pull request, all of it) and uncommitted changes. Null if that cannot
 * be determined: this is not a repository, or it has a single commit. */
export function changedFiles(): readonly string[] | null {
  try {
    return [...git('diff', '--name-only', '--diff-filter=d', 'HEAD~1'), ...git('ls-files', '--others', '--exclude-standard')];
  } catch {
    return null;
  }
}

const games = new Set((changedFiles() ?? []).flatMap((file) => /^src\/rules-engine\/games\/([^/]+)\//.exec(file)?.[1] ?? []));
/** Whether the game or variant with this id belongs to a changed game. */
export const isChanged = (id: string): boolean => games.has(id.split('/')[0] ?? '');
