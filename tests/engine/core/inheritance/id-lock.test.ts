// The lock file of ids round-trips: games, variants, kinds of rows, and the glossary, which is not a game.
import { expect, test } from 'vitest';
import { formatLock, parseLock } from '../../../../src/lib/addresses/id-lock.ts';

const ids = ['euchre', 'euchre.law.all-pass', 'euchre.law.revoke', 'euchre.points.march', 'euchre/railroad', 'euchre/railroad.score.deal', 'glossary.term.age'];
const text = `== euchre
== euchre.law
all-pass
revoke
== euchre.points
march
== euchre/railroad
== euchre/railroad.score
deal
== glossary.term
age
`;

test('each id is on one line under its game or variant and its kind', () => {
  expect(formatLock(ids)).toBe(text);
  expect(parseLock(text)).toEqual(ids);
  expect(parseLock(formatLock([]))).toEqual([]);
});
