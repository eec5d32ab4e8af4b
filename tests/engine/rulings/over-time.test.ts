// Laws over time, and the map of what no book decides.
import { expect, test } from 'vitest';
import { lawsOverTime } from '../../../src/lib/books/over-time.ts';
import { places } from '../../../src/lib/catalogue/library.ts';
import { countPlaces, offenceMap, statusIn } from '../../../src/lib/catalogue/offences/offence-map.ts';
import { isHeldBack } from '../../../src/lib/rulings/one-line.ts';
import { firstLine, standingAt } from '../../../src/rules-engine/index.ts';

const all = places.flatMap((place) => lawsOverTime(place));

test('the revoke of euchre: oldest book first, with the cases in which a book differs from the previous one', () => {
  const revoke = all.find(({ law }) => law.id === 'euchre.law.revoke');
  expect(revoke?.books.map(({ year, differs, compared }) => [year, differs, compared])).toEqual([
    ['1898', false, ''],
    ['undated, about 1910', true, 'Rules differently from U.S. Playing Card only before the trick is turned over or the revoker’s side plays again.'],
    [
      '1940',
      true,
      'Rules differently from Donohue only before the trick is turned over or the revoker’s side plays again, if the revoke was made against a lone hand and only one side revoked.',
    ],
    ['about 2002', false, ''],
  ]);
  expect(revoke?.books.at(-1)?.line).toBeNull();
});

test('a book is marked only if it conflicts with the last earlier book that rules, and has its own first line', () => {
  const wrong = all.flatMap(({ law, books }) =>
    books.flatMap(({ book, line, differs }, n) => {
      const before = books.slice(0, n).findLast((one) => one.line !== null);
      const conflicts = line !== null && before !== undefined && standingAt(law, {}, [book, before.book]).kind === 'disagree';
      const denied = law.verdict !== undefined && law.verdict.kind !== 'disagree';
      return differs === (conflicts && !denied) && line === firstLine(law, book) ? [] : [`${law.id} ${book}`];
    }),
  );
  expect(all.length).toBeGreaterThan(800);
  expect(wrong).toEqual([]);
});

test('a ruling that is hidden until the side of the reader is known is not shown over time either', () => {
  const hidden = all.filter(({ law }) => isHeldBack(law));
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.filter(({ books }) => books.length > 0)).toEqual([]);
});

test('the map distinguishes a book that rules from one that is silent, does not decide or does not have the game', () => {
  const euchre = offenceMap.flatMap(({ games }) => games).find(({ id }) => id === 'euchre');
  const revoke = euchre?.laws.find(({ key }) => key === 'revoke');
  if (euchre === undefined || revoke === undefined) throw new Error('euchre has a law on the revoke');
  expect((['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898', 'hoffmann'] as const).map((book) => statusIn(revoke, book))).toEqual([
    'silent',
    'rules',
    'rules',
    'rules',
    'absent',
  ]);
  expect(euchre.ruled.get('sierra')).toBeLessThan(euchre.ruled.get('donohue') ?? 0);
  expect(euchre.ruled.has('hoffmann')).toBe(false);
  const { rules, silent } = countPlaces(offenceMap);
  expect(rules).toBeGreaterThan(silent);
  expect(silent).toBeGreaterThan(0);
});
