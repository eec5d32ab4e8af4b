// @module-tag rotating
// Receipts at the terminal: printed, saved in a file, checked with `hoyle reopen`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Receipt } from '../../src/rules-engine/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'receipts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const hoyle = (...words: string[]) => spawnSync('node', ['scripts/hoyle.ts', ...words], { encoding: 'utf8' });

/** A file with the receipt that the terminal prints, with an optional change. */
function fileOf(words: readonly string[], change: (made: Receipt) => Receipt = (made) => made): string {
  const { stdout, stderr } = hoyle(...words, '--receipt');
  expect(stderr).toBe('');
  const file = join(folder, 'receipt.json');
  writeFileSync(file, JSON.stringify(change(JSON.parse(stdout) as Receipt)));
  return file;
}

const RULING = ['rule', 'euchre.law.revoke', '--book', 'uspc-1898', '--claimed', 'late', '--against', 'lone-hand', '--sides', 'one'];
const SCORE = ['score', 'cribbage.score.hand', '--hand', 'five hearts, 5S 5C JD', '--starter', '5D'];
writeFileSync(join(folder, 'deals.txt'), 'weBid=5.4 weTook=6.4 theyBid=2.1 theyTook=2.1\nweBid=3.3 weTook=4.3 theyBid=3.3 theyTook=3.3\n');
const SHEET = ['score', 'spades.score.game', '--deals', join(folder, 'deals.txt')];

test.each([
  ['a ruling', RULING, 'scores 4 points'],
  ['a score', SCORE, '29 points'],
  ['a sheet', SHEET, 'bags'],
])('the receipt of %s is confirmed today', { tags: 'full' }, (_, words, says) => {
  const { status, stdout, stderr } = hoyle('reopen', fileOf(words));
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(says);
  expect(stdout).toContain('The receipt holds: nothing that decided it has changed.');
});
test('a changed row is named, and the exit status is 1', () => {
  const old = fileOf(SCORE, (made) => ({ ...made, rows: { ...made.rows, 'cribbage.points.fifteen': 'ab' } }));
  const { status, stdout } = hoyle('reopen', old);
  expect(status).toBe(1);
  expect(stdout).toMatch(/The receipt no longer holds\.\n {2}cribbage\.points\.fifteen: changed\nThe result today is the same\./);
  expect(JSON.parse(hoyle('reopen', old, '--json').stdout)).toMatchObject({ holds: false, rows: [{ id: 'cribbage.points.fifteen', change: 'changed' }] });
  expect(JSON.parse(readFileSync(old, 'utf8'))).toMatchObject({ edition: { hash: expect.stringMatching(/^[0-9a-f]{10}$/) } });
});
test.each([
  [['rule', 'euchre.law.revoke', '--receipt'], '--receipt: enter one book with --book: sierra, '],
  [['reopen'], 'Enter the file of a receipt'],
  [['reopen', join(folder, 'no-such-file')], 'Enter a file that can be read. You have'],
  [['reopen', 'package.json'], 'This is something else.'],
])('%j says what to enter', { tags: 'full' }, (words, says) => {
  const { status, stderr } = hoyle(...words);
  expect(status).toBe(2);
  expect(stderr).toContain(says);
});
