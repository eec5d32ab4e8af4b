// Records of finished games: winners, players, statistics and the CSV file.
import { describe, expect, test } from 'vitest';
import { MemoryStorage } from '../../../src/components/client/device/storage-area.ts';
import { keptSheets, namesOnSheets } from '../../../src/components/client/my-games/kept-sheets.ts';
import { nextDealer } from '../../../src/components/client/sheet/view/next-dealer.ts';
import { placeOf } from '../../../src/lib/catalogue/library.ts';
import { countsByShelf } from '../../../src/lib/catalogue/scores/scorers-index.ts';
import { csvOf } from '../../../src/lib/my-games/csv.ts';
import { readGame } from '../../../src/lib/my-games/finished-game.ts';
import { partsOfGame } from '../../../src/lib/my-games/players.ts';
import { namesIn, recordOf } from '../../../src/lib/my-games/record.ts';
import { statisticsOf } from '../../../src/lib/my-games/statistics.ts';
import { winnerIn } from '../../../src/lib/my-games/winner.ts';
import { playWritten, sideTotals } from '../../../src/rules-engine/index.ts';
import { EMPTY_LOG, write } from '../../../src/rules-engine/sheets/log.ts';
import { logOf, writeRecord } from '../../../src/rules-engine/sheets/records.ts';
import { finishedGame } from '../../support/sheets/finished-games.ts';

/** Every worked example of a sheet, played. */
const played = countsByShelf
  .flatMap(({ games }) => games)
  .flatMap(({ entries }) => entries)
  .flatMap(({ id, key, count }) =>
    placeOf(id).described.examples.flatMap((one) => {
      if (one.kind !== 'sheet' || one.sheet !== key || count.kind !== 'sheet' || one.entries.length === 0) return [];
      const { book, setup, entries } = { ...one, book: one.book ?? count.books[0] };
      return [{ id: `${id}.score.${key}`, count, book, setup, entries, played: playWritten(count, { setup, entries }, book).played }];
    }),
  );
const ended = played.flatMap((one) => (one.played.over === null ? [] : [{ ...one, over: one.played.over }]));

describe('the winner', () => {
  test.each([
    ['The game is over: Bob claimed it with 930 and lost it to Ann.', ['Ann', 'Bob'], 'Ann'],
    ['The rubber goes to us. We are ahead by 930, 1060 to 130.', ['We', 'They'], 'We'],
    ['The rubber to First player: Second player pays First player 174.', ['First player', 'Second player', 'Third player'], 'First player'],
    ['The game is over: Ann and Cora reached 10.', ['Cora', 'Ann and Cora', 'Ann'], 'Ann and Cora'],
    ['B loses the match, 2 legs to 1, and pays.', ['A', 'B'], 'A'],
    ['The game is over: Ann reached 500, and the bidder counts before Ben.', ['Ben', 'Ann'], 'Ann'],
    ['Annabel wins with 3 runs.', ['Ann', 'Annabel'], 'Annabel'],
    ['Joanna wins with 3 runs.', ['Anna', 'Ben'], ''],
    ['The game is over: A+ (1) reached 5.', ['A+ (1)', 'B'], 'A+ (1)'],
    ['The game is over: South and North reached 41 in one deal, and the book does not say who wins.', ['North', 'South'], ''],
    ['The pool is over: Ann and Ben divide it.', ['Ann', 'Ben'], ''],
    ['The bank is broken.', ['The bank', 'Right'], ''],
    ['The game is over: Ann wins.', [], ''],
  ])('%s', (result, names, winner) => expect(winnerIn(result, names)).toBe(winner));

  test('is found in more than three of four finished examples, and is always a side or a player', () => {
    const winners = ended.map(({ over, count, setup, played: one }) => {
      const names = [...sideTotals(one).map(({ side }) => side), ...namesIn(count.setup, setup)];
      const winner = winnerIn(over, names);
      expect(['', ...names]).toContain(winner);
      return winner;
    });
    expect(winners.filter((one) => one !== '').length / winners.length).toBeGreaterThan(0.75);
  });
});

describe('a record', () => {
  test('of every worked example has its totals, at the end of its chart too, and survives a round trip through a file', () => {
    expect(played.length).toBeGreaterThan(200);
    for (const { id, count, book, setup, entries, played: one } of played) {
      const log = logOf({ book, setup, entries });
      const about = { sheet: id, game: 'Game', title: count.title, book, bookTitle: book, asks: count.setup, setup, log, played: one };
      const record = recordOf(about, new Date(), true);
      expect(
        record?.sides.map(({ name, points }) => ({ side: name, points })),
        id,
      ).toEqual(sideTotals(one));
      for (const { course, points } of record?.sides ?? []) expect([course.length, course.at(-1)], id).toEqual([one.rows.length, points]);
      expect(readGame(JSON.parse(JSON.stringify(record))), id).toEqual(record);
    }
  });
  test('of entries that were added at once is a copy without a date; of entries made one by one it is not', () => {
    const { count, book, setup, entries, played: one } = ended.find(({ id }) => id === 'russian-bank.score.game') ?? (ended[0] as (typeof ended)[number]);
    const by = { page: 'p', tab: 't' };
    const typed = entries.reduce((log, words, at) => write(log, by, { [`deal.${at + 1}.p`]: words }), EMPTY_LOG);
    const atOnce = write(EMPTY_LOG, by, Object.fromEntries(entries.map((words, at) => [`deal.${at + 1}.p`, words])));
    const about = { sheet: 'russian-bank.score.game', game: 'G', title: 'T', book, bookTitle: book, asks: count.setup, setup, played: one };
    const [first, second] = [typed, atOnce].map((log) => recordOf({ ...about, log }, new Date(), true));
    expect([first?.isCopy, first?.isDated, second?.isCopy, second?.isDated]).toEqual([false, true, true, false]);
  });
  test('is null for a sheet without entries', () => {
    const { count, book, setup, played: one } = ended[0] as (typeof ended)[number];
    expect(
      recordOf({ sheet: 'a.score.b', game: '', title: '', book, bookTitle: '', asks: count.setup, setup, log: EMPTY_LOG, played: one }, new Date(), true),
    ).toBeNull();
  });
});

describe('players', () => {
  test('are the typed names, two to a side; sides without names and pools have no players', () => {
    const sides = ['Ann & Cleo', 'We', 'Pool'].map((name) => ({ name, points: 1, course: [1] }));
    const parts = partsOfGame(finishedGame({ sides, names: ['Ann & Cleo'], winner: 'Ann & Cleo' }));
    expect(parts).toEqual([{ persons: ['Ann', 'Cleo'], points: 1, won: true }]);
  });
  test('are found in the names of sides, and one without a column too', () => {
    const sides = [{ name: 'North and South', points: 3, course: [3] }];
    const parts = partsOfGame(finishedGame({ sides, names: ['North', 'South', 'East'], winner: 'East' }));
    expect(parts).toEqual([
      { persons: ['North', 'South'], points: 3, won: false },
      { persons: ['East'], points: null, won: true },
    ]);
  });
  test('are counted alone and in pairs, in either order of names', () => {
    const side = (name: string, points: number) => ({ name, points, course: [points] });
    const games = [
      finishedGame(),
      finishedGame({ names: ['Cleo and Ann', 'Dan'], sides: [side('Cleo and Ann', 3), side('Dan', 6)], winner: 'Dan' }),
      finishedGame({ winner: '' }),
      finishedGame({ result: null }),
      finishedGame({ names: [] }),
    ];
    expect(statisticsOf(games)).toEqual({
      players: [
        { name: 'Dan', played: 2, won: 1, average: 4 },
        { name: 'Ann', played: 2, won: 1, average: 4 },
        { name: 'Cleo', played: 2, won: 1, average: 4 },
        { name: 'Ben', played: 1, won: 0, average: 2 },
      ].toSorted((a, b) => b.won - a.won || a.played - b.played || a.name.localeCompare(b.name)),
      pairs: [
        { name: 'Ann and Cleo', played: 2, won: 1, average: 4 },
        { name: 'Ben and Dan', played: 1, won: 0, average: 2 },
      ],
      counted: 2,
    });
  });
});

test('the CSV file has a row for each side, quotes special characters and escapes formulas', () => {
  const csv = csvOf([finishedGame({ note: 'said "ha",\nthen left', names: ['=1+1'], sides: [{ name: '=1+1', points: -4, course: [] }], winner: '=1+1' })]);
  expect(csv).toBe(
    '\ufeffDate,Game,Sheet,Book,Side,Points,Won,Result,Note\r\n' +
      `2026-11-20,Euchre,Game,Sierra,'=1+1,-4,yes,The game is over: Ann and Cleo reached 5.,"said ""ha"",\nthen left"\r\n`,
  );
  expect(csvOf([finishedGame({ isDated: false })])).toContain('\r\n,Euchre,');
});

describe('running sheets', () => {
  const record = (entries: readonly Record<string, string>[], setup: Record<string, string> = {}) =>
    writeRecord('euchre.score.game', logOf({ book: 'sierra', setup, entries }));
  test('are found if they have entries; empty, damaged and other records are ignored', () => {
    const shelf = new MemoryStorage();
    shelf.write('hoyle.sheet.euchre.score.game', '{"damaged');
    shelf.write('hoyle.sheet.euchre.score.game.beside', record([{ tricks: '3' }], { we: 'Ann', names: 'Bo.Cy', target: '5' }));
    shelf.write('hoyle.sheet.whist.score.rubber', writeRecord('whist.score.rubber', EMPTY_LOG));
    shelf.write('hoyle.running', '[]');
    const found = keptSheets(shelf);
    expect(found.map(({ sheet, record: text }) => [sheet, text])).toEqual([['euchre.score.game', shelf.read('hoyle.sheet.euchre.score.game.beside')]]);
    expect(namesOnSheets(found)).toEqual(['Ann', 'Bo', 'Cy']);
  });
  test('show who deals next, if they keep track of it', () => {
    const loo = played.find(({ id, played: one }) => id === 'loo.score.pool' && one.next?.dealer !== undefined);
    if (loo === undefined) throw new Error('expected a worked example of loo');
    const after = { ...loo.played, next: { dealer: 'second' } };
    expect(nextDealer(after, { names: 'Ann.Ben' })).toBe('Ben');
    expect(nextDealer(after, {})).toBe('The second player');
    expect(nextDealer({ ...after, over: 'It is over.' }, { names: 'Ann.Ben' })).toBe('');
    const other = played.find(({ played: one }) => one.next === undefined);
    expect(other && nextDealer(other.played, { names: 'Ann.Ben' })).toBe('');
  });
});
