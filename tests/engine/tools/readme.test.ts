// The README's code example and its commands run and print what the README says.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the code example of the README', () => {
  const readme = readFileSync('README.md', 'utf8');
  const code = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const printed = execFileSync('node', ['--input-type=module-typescript', '--eval', code], { encoding: 'utf8' });
  expect(printed).toContain('The lone player’s side scores 4 points. The revoking side counts as euchred.');
  expect(printed).toContain('29 points');
  expect(readme).toContain("['The lone player’s side scores 4 points. The revoking side counts as euchred.']");
});
test('the commands of the README run and print book and page', { timeout: 120_000, tags: 'full' }, () => {
  const run = (...args: string[]) => execFileSync('node', ['scripts/hoyle.ts', ...args], { encoding: 'utf8' });
  expect(run('rule', 'euchre.law.revoke', '--book', 'uspc-1898', '--claimed', 'in-time')).toMatch(/may change the card[\s\S]*p\. 9-10/);
  expect(run('score', 'cribbage.score.hand', '--hand', '5H 5S 5C JD', '--starter', '5D')).toMatch(/29 points[\s\S]*Total: 29 points/);
  expect(JSON.parse(run('score', 'cribbage.score.hand', '--hand', '5H 5S 5C JD', '--starter', '5D', '--json')).totals[0].points).toBe(29);
  expect(run('list', 'euchre')).toContain('euchre.law.revoke');
  expect(run('score', 'cribbage.score.hand', '--hand', 'five hearts, five of spades, 5c, jack of diamonds', '--starter', 'five of diamonds')).toContain(
    '29 points',
  );
  expect(run('score', 'pitch.score.count', '--taken', 'ace king of clubs. ten of hearts, jack of spades')).toContain('11 against 7');
});
test('the terminal finds what the site search finds', { timeout: 300_000, tags: 'full' }, () => {
  // The first query after a change rebuilds the index.
  expect(execFileSync('node', ['scripts/hoyle.ts', 'find', 'dealt', 'me', 'six'], { encoding: 'utf8' })).toContain('/penalties/wrong-number-of-cards/');
});
test('the terminal says what to enter and what was entered', { timeout: 120_000, tags: 'full' }, () => {
  const fail = (...args: string[]) => {
    try {
      execFileSync('node', ['scripts/hoyle.ts', ...args], { encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      return (error as { stderr: string }).stderr;
    }
    return 'it did not fail';
  };
  expect(fail('rule', 'euchre.law.revoke', '--claimed', 'soon')).toMatch(
    /When did it come out\? You have "soon"\. Enter one of:\n {2}--claimed in-time: Before/,
  );
  expect(fail('rule', 'euchre.law.nothing')).toMatch(/No law "nothing" at euchre/);
  expect(fail('score', 'cribbage.score.hand', '--hand', '5H 5H 5C JD 2X', '--starter', '5D')).toMatch(/enter each card once\. You have 5♥ twice/);
  expect(fail('score', 'cribbage.score.hand', '--hand', '5H 5S 5C JD', '--crib', 'yes')).toMatch(/starter/i);
  // A wrong answer to the deciding question does not hide the questions that depend on it.
  expect(fail('score', 'skat.score.value', '--kind', 'suit', '--suit', 'clubs')).toMatch(/Which game was played\? Choose one of solo.*You have "suit"/);
  expect(fail('score', 'cribbage.score.hand', '--book', 'hoffmann')).toMatch(/does not speak here/);
});
