// The games that have just been changed: tests that take samples of the games always take these.
import { execFileSync } from 'node:child_process';

/** Files that differ from the commit before the last: the last commit (on a pull request, all of it) and what is not committed yet. */
function changedFiles(): readonly string[] {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n');
    return [...git('diff', '--name-only', 'HEAD~1'), ...git('ls-files', '--others', '--exclude-standard')];
  } catch {
    // Not a repository, or one with a single commit: then the sample is all there is.
    return [];
  }
}

const changed = new Set(changedFiles().flatMap((file) => /^src\/rules-engine\/games\/([^/]+)\//.exec(file)?.[1] ?? []));
/** Whether a game or variant, by its id, belongs to a game that was changed. */
export const isChanged = (id: string): boolean => changed.has(id.split('/')[0] ?? '');
