import { describe, expect, test } from 'vitest';
import { belowAndAbove, tableOf } from '../../../src/rules-engine/mechanics/seats.ts';
import { answer, scorer } from '../../../src/rules-engine/scoring/scorers.ts';
import { dealt } from '../../../src/rules-engine/sheets/deals.ts';
import { readKept } from '../../../src/rules-engine/sheets/records.ts';
import { replay } from '../../../src/rules-engine/sheets/replay.ts';
import { decodeEntry, encodeEntry, readLines } from '../../../src/rules-engine/sheets/written.ts';

describe('replaying a sheet', () => {
  const columns = tableOf({ we: 'We', they: 'They' }).columns;
  const line = (to: string, points?: number) => ({ rule: '', say: '', to, ...(points === undefined ? {} : { points }) });
  type Entry = { to: string; points: number; wrong?: true; mark?: string; over?: string; note?: string; say?: string };
  const kept = (entries: Entry[], more: object = {}) =>
    replay<Entry>({
      columns,
      entries,
      say: ({ to }) => `for ${to}`,
      turn: ({ to, points, wrong, mark, over, note, say }, has, n) => ({
        lines: [line(to, points), line(to)],
        ...(wrong === undefined ? {} : { problems: [{ field: 'to', expected: `entry ${n} after ${has.we}`, found: to }] }),
        ...(mark === undefined ? {} : { mark }),
        ...(over === undefined ? {} : { over }),
        ...(note === undefined ? {} : { notes: [note] }),
        ...(say === undefined ? {} : { say }),
      }),
      state: (has, over) => [`${has.we}-${has.they}-${over}`],
      notes: ['Always.'],
      ...more,
    });
  test('an invalid entry counts for nothing, and later entries count', () => {
    const played = kept([
      { to: 'we', points: 2 },
      { to: 'we', points: 5, wrong: true, note: 'Never.' },
      { to: 'they', points: 3, note: 'Once.', say: 'Said.' },
      { to: 'they', points: 0, note: 'Once.' },
    ]);
    expect(played.state).toEqual(['2-3-null']);
    expect(played.rows.map(({ say, lines, problems }) => [say, lines.length, problems.length])).toEqual([
      ['for we', 2, 0],
      ['for we', 0, 1],
      ['Said.', 2, 0],
      ['for they', 2, 0],
    ]);
    expect(played.rows[1]?.problems).toEqual([{ field: 'to', expected: 'entry 1 after 2', found: 'we' }]);
    expect(played.notes).toEqual(['Always.', 'Once.']);
    expect(played.rows.every((one) => !('mark' in one))).toBe(true);
  });
  test('nothing counts after the end, whether the entry or the points cause it', () => {
    const end = ({ we = 0 }) => (we >= 5 ? 'We are out.' : null);
    const played = kept(
      [
        { to: 'we', points: 5 },
        { to: 'they', points: 9 },
      ],
      { end },
    );
    expect([played.over, played.state, played.rows[0]?.mark]).toEqual(['We are out.', ['5-0-We are out.'], 'The game is over']);
    expect(played.rows[1]).toEqual({
      say: 'for they',
      lines: [],
      problems: [{ field: '', expected: 'no deal after the end of the game', found: 'We are out' }],
    });
    const sooner = kept(
      [
        { to: 'we', points: 1, over: 'They give up.', mark: 'Given up' },
        { to: 'we', points: 1 },
      ],
      { end, round: 'inning', whole: 'rubber' },
    );
    expect([sooner.over, sooner.rows[0]?.mark, sooner.rows[1]?.problems[0]?.expected]).toEqual([
      'They give up.',
      'Given up',
      'no inning after the end of the rubber',
    ]);
    expect(kept([]).state).toEqual(['0-0-null']);
  });
  test('a scored deal goes into the columns of the sides it names', () => {
    const one = (result: unknown) => scorer({ title: '', gist: '', books: [], ask: {}, score: () => result as never });
    const sound = { ok: true, value: answer('Head', [line('A', 2), { rule: '', say: 'nobody' }], ['A note.']) };
    expect(dealt(one(sound), {}, {} as never, (to) => `${to}-column`)).toEqual({ lines: [line('A-column', 2)], notes: ['A note.'], headline: 'Head' });
    expect(dealt(one({ ok: false, problems: ['it'] }), {}, {} as never, (to) => to)).toEqual({ problems: ['it'] });
  });
  test('two columns for each side, below and above the line', () =>
    expect(belowAndAbove(tableOf({ we: 'Us', they: 'Them' })).map(({ key, title, side }) => [key, title, side])).toEqual([
      ['we-below', 'Us, below the line', 'Us'],
      ['we-above', 'Us, above the line', 'Us'],
      ['they-below', 'Them, below the line', 'Them'],
      ['they-above', 'Them, above the line', 'Them'],
    ]));
});

describe('a sheet as text', () => {
  const sound = { format: 'hoyle-sheet', version: 1, sheet: 'whist.score.rubber', book: 'sierra', setup: { we: 'Us' }, entries: [{ tricks: '9' }] };
  const damaged = 'The book, the set-up or the deals of this score sheet are missing or damaged.';
  test.each<[string, unknown, string]>([
    ['null', null, 'Choose a score sheet saved on this site. This is another kind of file.'],
    ['another format', { ...sound, format: 'x' }, 'Choose a score sheet saved on this site. This is another kind of file.'],
    [
      'a later version',
      { ...sound, version: 4 },
      'This score sheet is of version 4, and this edition of the site reads versions 1 to 3. A newer edition of the site can read it.',
    ],
    ['another sheet', { ...sound, sheet: 'x' }, 'Choose a sheet of whist.score.rubber. This one is of x.'],
    ['no book', { ...sound, book: 7 }, damaged],
    ['a set-up that is a list', { ...sound, setup: [] }, damaged],
    ['a set-up of numbers', { ...sound, setup: { we: 1 } }, damaged],
    ['no set-up', { ...sound, setup: null }, damaged],
    ['a set-up that is a word', { ...sound, setup: 'we' }, damaged],
    ['entries that are none', { ...sound, entries: {} }, damaged],
    ['one entry that is none', { ...sound, entries: [{ tricks: '9' }, null] }, damaged],
  ])('%s is rejected', (_, value, why) => expect(readKept(JSON.stringify(value), 'whist.score.rubber')).toBe(why));
  test('a valid one is accepted, and the error for a text that is not JSON says so', () => {
    expect(readKept(JSON.stringify(sound), 'whist.score.rubber')).toEqual(sound);
    expect(readKept('{', 'whist.score.rubber')).toBe('Choose a score sheet saved on this site. This file is damaged or of another kind (it is not JSON).');
  });
  test('an entry in a link is sorted by key, without empty values', () => {
    expect(encodeEntry({ tricks: '9', bid: 'a_b*c%', none: '', gone: undefined })).toBe('bid*a%5Fb%2Ac%25_tricks*9');
    expect(decodeEntry('bid*a%5Fb%2Ac%25__*x_alone_tricks*')).toEqual({ bid: 'a_b*c%', tricks: '', '': 'x alone' });
    expect(decodeEntry('tricks*9_tricks*8_low*a*b')).toEqual({ tricks: '9 8', low: 'a*b' });
  });
  test('lines: the set-up may be missing, alone or repeated, and a word that only starts with "setup" is not one', () => {
    expect(readLines('setup\r\n  # said\nsetup we=Us\nsetup they="A b"\nbid=4 took=\n')).toEqual({
      setup: { we: 'Us', they: 'A b' },
      entries: [{ bid: '4', took: '' }],
    });
    expect(readLines('setups=1')).toEqual({ setup: {}, entries: [{ setups: '1' }] });
    expect(readLines('bid=4\n\nnine')).toBe('Line 3: enter pairs such as bid=4. You have "nine".');
  });
});
