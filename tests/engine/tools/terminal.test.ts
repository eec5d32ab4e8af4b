// @module-tag rotating
// What the terminal prints for a scorer: the page beside each line, and redirects of former answers.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { formerAnswersOf } from '../../../src/lib/addresses/former-addresses.ts';

const run = (...words: string[]) => spawnSync('node', ['scripts/hoyle.ts', 'score', ...words], { encoding: 'utf8' });
const linesOf = (text: string) => text.split('\n').filter((line) => line.endsWith(')'));

test('each line of a result has the pages of its own rule', () => {
  const { stdout } = run('bezique.score.deal', '--trump', 'hearts', '--declared', 'seven.sequence', '--book', 'blue-ribbon-1940', '--last', 'yes');
  expect(linesOf(stdout).map((line) => /\((.*)\)$/.exec(line)?.[1])).toEqual([
    'bezique.points.seven, p. 28',
    'bezique.points.sequence, p. 29',
    'bezique.points.last-trick, p. 30',
  ]);
});

test('an answer that has its own scorer now is redirected and not asked again', () => {
  const { status, stdout, stderr } = run('cribbage.score.hand', '--form', 'five-card', '--hand', '5H 5S JD', '--starter', '5D');
  expect([status, stderr.trim()]).toEqual([0, 'cribbage.score.hand --form five-card is now cribbage/five-card.score.hand.']);
  expect(stdout).toContain('15 points');
  const same = run('cribbage.score.hand', '--form', 'six-card', '--hand', '5H 5S 5C JD', '--starter', '5D');
  expect([same.status, same.stderr]).toEqual([0, '']);
});

test('a link to a former answer says which field the new page no longer asks', () => {
  const [stud] = formerAnswersOf('poker', 'showdown').filter(({ anchor }) => anchor.endsWith('form=stud'));
  expect(stud).toMatchObject({ href: '/games/poker/stud/score/showdown/', drops: 'form' });
  const [reckoned] = formerAnswersOf('poker', 'showdown').filter(({ anchor }) => anchor.endsWith('extra=reckoned'));
  expect(reckoned).not.toHaveProperty('drops');
  expect(formerAnswersOf('poker', 'openers')).toEqual([]);
});
