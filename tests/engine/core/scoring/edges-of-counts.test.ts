// Edge cases that no example from a book covers: the rearmost man at backgammon, the tricks of a whist entry, numbers in texts.
import { describe, expect, test } from 'vitest';
import { tooMany } from '../../../../src/rules-engine/games/bowling/reckoning/count.ts';
import { sayOver } from '../../../../src/rules-engine/games/solo-whist/reckoning/settle.ts';
import { type BookId, decode, type Raw, scorerIn, sheetIn } from '../../../../src/rules-engine/index.ts';
import { everyPlace } from '../../../support/every-place.ts';

function told(id: string, book: BookId, raw: Raw) {
  const [at = '', key = ''] = id.split('.score.');
  const count = scorerIn(
    everyPlace.find((one) => one.id === at),
    key,
  );
  if (count === undefined) throw new Error(`no scorer ${id}`);
  const values = decode(count.ask, raw);
  const result = values.ok ? count.score(values.value, book) : values;
  return result.ok ? result.value : { problems: result.problems };
}

describe('backgammon.score.worth', () => {
  const PART = 'The books disagree here: one counts a man in the winner’s outer table as making a backgammon, the other does not.';
  const BAR = 'The book does not name a man on the bar; it is counted as in the winner’s inner table, where it must enter.';
  test.each([
    ['own', 'gammon', 'gammon', []],
    ['outer', 'other', 'other', [PART]],
    ['inner', 'backgammon', 'backgammon', []],
    ['bar', 'backgammon', 'backgammon', [BAR]],
  ])('the rearmost man %s', (rearmost, blue, donohue, notes) => {
    const both = (['blue-ribbon-1940', 'donohue'] as const).map((book) => told('backgammon.score.worth', book, { borne: 'no', rearmost }));
    for (const one of both) expect(one).toMatchObject({ notes });
    const rules = both.map((one) => ('lines' in one ? (one.lines[0]?.rule.split('.').at(-1) ?? '') : ''));
    if (blue === 'other') expect(rules.toSorted()).toEqual(['backgammon', 'gammon']);
    else expect(rules).toEqual([blue, donohue]);
  });
  test.each(['blue-ribbon-1940', 'donohue'] as const)('a man borne off makes it a hit, by %s', (book) =>
    expect(told('backgammon.score.worth', book, { borne: 'yes' })).toMatchObject({ notes: [], lines: [{ rule: 'backgammon.points.hit' }] }));
});

describe('whist.score.rubber', () => {
  const sheet = sheetIn(
    everyPlace.find((one) => one.id === 'whist'),
    'rubber',
  );
  test.each(['0', '1', '6', '7', '13'])('an entry of %s tricks prints the tricks of both sides', (tricks) => {
    const setup = decode(sheet?.setup ?? {}, {});
    const entry = decode(sheet?.entry ?? {}, { tricks, honours: 'none', revoked: 'none' });
    if (sheet === undefined || !setup.ok || !entry.ok) throw new Error(JSON.stringify([setup, entry]));
    for (const book of sheet.books) expect(sheet.play(setup.value, [entry.value], book).rows[0]?.say).toContain(`They ${13 - Number(tricks)}`);
  });
});

describe('texts of scorers', () => {
  test.each([
    [3, '3 over'],
    [1, '1 over'],
    [-1, '1 short'],
    [-4, '4 short'],
  ])('solo-whist: %i tricks against the call', (over, said) => expect(sayOver(over)).toBe(said));
  test('bowling: more pins than are standing, at the first ball and later', () => {
    expect(tooMany(1, 11, 10, 'frame 1', [])).toEqual({ ball: 1, expected: 'at most 10, as 10 pins stand in frame 1', found: '11' });
    expect(tooMany(3, 2, 1, 'frame 2', [7, 2])).toEqual({ ball: 3, expected: 'at most 1, as 1 pin stands in frame 2 after 7 and 2', found: '2' });
  });
});
