// `npm run answers -- euchre`: the answers of a game's scorers and sheets, as a diff against a commit. `tests/answers/hashes.txt` says that
// an answer has changed; this shows which. The commit is checked out into a temporary worktree, and both trees print all their answers.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = `Prints what a game's scorers and sheets answer now, as a diff against a commit.

  npm run answers -- euchre                 against the last commit
  npm run answers -- euchre --since main    against another commit, branch or tag`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { since: { type: 'string', default: 'HEAD' } } });
const { since } = values;
const [game = ''] = positionals;
const folder = `src/rules-engine/games/${game}`;

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
/** Runs a program. Returns its output, or null if it failed (its own message goes to stderr). */
function printed(program: string, args: readonly string[], cwd = '.', env: Readonly<Record<string, string>> = {}): string | null {
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const { status, stdout } = spawnSync(program, args, { cwd, env: { ...process.env, ...env }, encoding: 'utf8', stdio: [...stdio], maxBuffer: 1e9 });
  return status === 0 ? stdout : null;
}

const PRINT = `
import { answersOf } from './tests/support/answers.ts';
import { places } from './tests/support/library.ts';
console.log(answersOf(places).join('\\n\\n'));`;
const answersIn = (tree: string): string =>
  printed(process.execPath, ['--input-type=module', '--eval', PRINT], tree, { GAME: game }) ?? stop(`${game} does not load in ${tree}.`);

if (positionals.length !== 1 || !existsSync(`${folder}/index.ts`))
  stop(`Expected one game of src/rules-engine/games, found "${positionals.join(' ')}".\n\n${USAGE}`);
const commit = printed('git', ['rev-parse', '--verify', `${since}^{commit}`])?.trim() ?? stop(`--since: expected a commit, found "${since}".`);

const place = mkdtempSync(join(tmpdir(), 'hoyle-answers-'));
const tree = join(place, 'tree');
process.once('exit', () => {
  if (existsSync(tree)) spawnSync('git', ['worktree', 'remove', '--force', tree]);
  rmSync(place, { recursive: true, force: true });
});
process.once('SIGINT', () => process.exit(130));

printed('git', ['worktree', 'add', '--quiet', '--detach', tree, commit]) ?? stop(`${since} could not be checked out.`);
symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction');
// The commit may not have the game; then the diff is against an empty file.
writeFileSync(join(place, 'before.txt'), existsSync(join(tree, folder)) ? answersIn(tree) : '');
writeFileSync(join(place, 'now.txt'), answersIn('.'));
// The head of each hunk is the id of its scorer.
const heads = ['-c', 'diff.default.xfuncname=^== (.*)$'];
const { status } = spawnSync('git', [...heads, 'diff', '--no-index', '--', 'before.txt', 'now.txt'], { cwd: place, stdio: 'inherit' });
if (status === 0)
  console.log(`${game} answers as it did at ${since} (${readFileSync(join(place, 'now.txt'), 'utf8').length.toLocaleString('en')} characters compared).`);
// The status is null if a closed pipe, such as that of `head`, ended git.
else if (status !== 1 && status !== null) stop('git diff failed.');
