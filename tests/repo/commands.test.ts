// Every command in the help or a document can be run as printed.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sample } from '../support/tier.ts';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', ...globSync('docs/*.md').sort()];
const HOYLE = resolve('scripts/hoyle.ts');
const VERBS = ['find', 'list', 'rule', 'score', 'help', '--help'];

/** Two deals of spades, for the commands that read a sheet. */
const folder = mkdtempSync(join(tmpdir(), 'commands-'));
for (const name of ['deals.txt', 'game.txt'])
  writeFileSync(join(folder, name), 'weBid=5.4 weTook=6.4 theyBid=2.1 theyTook=2.1\nweBid=3.3 weTook=4.3 theyBid=3.3 theyTook=3.3\n');

const run = (words: readonly string[]) => spawnSync('node', [HOYLE, ...words], { encoding: 'utf8', cwd: folder });
const wordsOf = (command: string) => [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

/** The text after `hoyle`, up to a remark, the end of the line or the end of the code; templates such as `hoyle rule ID` are left out. */
function commandsIn(text: string): string[] {
  return [...text.matchAll(/\bhoyle(?: --)? ((?:"[^"\n]*"|[^\n"`#])+)/g)].flatMap(([, said = '']) => {
    const command = (said.split(/ {2,}/)[0] ?? '').trim();
    const isTemplate = /\[|\b(?:ID|WORDS|FILE|FACT|NAME)\b/.test(command);
    return isTemplate || command === 'find' || !VERBS.includes(command.split(' ')[0] ?? '') ? [] : [command];
  });
}
const help = run(['help']).stdout;
const commands = [...new Set([help, ...DOCUMENTS.map((name) => readFileSync(name, 'utf8'))].flatMap(commandsIn))];

test('the help and the documents have commands of every kind', () => {
  expect(VERBS.filter((verb) => !['help', ...new Set(commands.map((one) => one.split(' ')[0]))].includes(verb))).toEqual([]);
  expect(commands).toContain('rule euchre.law.revoke --book uspc-1898 --claimed late');
});

const isQuick = (command: string) => !command.startsWith('find');
test.each(sample(commands.filter(isQuick), 4))('hoyle %s', { timeout: 60_000 }, (command) => {
  const { status, stdout, stderr } = run(wordsOf(command));
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).not.toBe('');
});
// The first query after a change rebuilds the index.
test.each(commands.filter((one) => !isQuick(one)))('hoyle %s', { timeout: 300_000, tags: 'full' }, (command) => {
  const { status, stdout } = spawnSync('node', [HOYLE, ...wordsOf(command)], { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain('/');
});

const texts = [...DOCUMENTS, 'scripts/read.ts', 'scripts/new-game.ts', 'scripts/game.ts', 'scripts/audit.ts', 'scripts/ids.ts'].map(
  (name) => [name, readFileSync(name, 'utf8')] as const,
);
test.each(texts)('%s: scripts, projects and files named in its commands exist', (_, text) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };
  const named = [...text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  expect([...new Set(named)].filter((name) => scripts[name] === undefined)).toEqual([]);
  const tests = [...text.matchAll(/\bvitest run ([^`\n]+)/g)].flatMap(([, said = '']) => said.split(' '));
  const files = [...tests.filter((word) => word.startsWith('tests/')), ...[...text.matchAll(/\bnode (scripts\/[\w./-]+)/g)].map(([, file = '']) => file)];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  // An option with an optional value would take the file after it, so it must come last.
  expect(tests.filter((word, n) => word === '--update' && tests[n + 1]?.startsWith('tests/') === true)).toEqual([]);
});
