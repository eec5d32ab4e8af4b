// The archive of finished games: once each, merged, restored, and whole after a failure.
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Archive, archiveError } from '../../src/components/client/my-games/archive.ts';
import { restoreBackup } from '../../src/components/client/my-games/backup-file.ts';
import { restoreSheet } from '../../src/components/client/my-games/kept-sheets.ts';
import { MemoryStorage } from '../../src/components/client/storage-area.ts';
import { readBackup, refusedBackup, writeBackup } from '../../src/lib/my-games/backup.ts';
import type { FinishedGame } from '../../src/lib/my-games/finished-game.ts';
import { EMPTY_LOG, entriesOf, type Log, write } from '../../src/rules-engine/sheets/log.ts';
import { logOf, readRecord, writeRecord } from '../../src/rules-engine/sheets/records.ts';
import { finishedGame } from '../support/finished-games.ts';

let made = 0;
const newArchive = () => new Archive(`test-${++made}`);
const copy = (game: FinishedGame): FinishedGame => structuredClone(game);
afterEach(() => vi.restoreAllMocks());

describe('a game is kept once', () => {
  test('by the same sheet again, by two tabs at the same time, and after a reload', async () => {
    const [one, other] = [new Archive('test-tabs'), new Archive('test-tabs')];
    const game = finishedGame();
    expect((await Promise.all([one.keep(game), other.keep(copy(game))])).toSorted()).toEqual(['kept', 'known']);
    expect(await one.keep(copy(game))).toBe('known');
    expect(await new Archive('test-tabs').all()).toEqual([game]);
  });
  test('a correction changes it and leaves its note, its date and the winner that the player named', async () => {
    const archive = newArchive();
    const game = finishedGame();
    await archive.keep(game);
    await archive.remark(game.id, { note: 'by the fire', winner: 'Ben and Dan' }, 2000);
    const entryIds = ['deal.9.other', game.entryIds[1] ?? ''];
    const corrected = finishedGame({
      entries: [{ tricks: '4' }, { tricks: '5' }],
      entryIds,
      result: 'other',
      finished: '2026-11-21T12:00:00.000Z',
      changed: 3000,
    });
    expect(await archive.keep(corrected)).toBe('changed');
    const { id, finished } = game;
    expect(await archive.all()).toEqual([{ ...corrected, id, finished, note: 'by the fire', noted: 2000, winner: 'Ben and Dan' }]);
  });
  test('one whose end is taken back keeps its note, and has the date of its second end', async () => {
    const archive = newArchive();
    const game = finishedGame({ note: 'long', noted: 1 });
    await archive.keep(game);
    await archive.keep({ ...copy(game), result: null });
    expect((await archive.all()).map(({ result, note }) => [result, note])).toEqual([[null, 'long']]);
    await archive.keep({ ...copy(game), result: 'again', finished: '2026-11-25T12:00:00.000Z' });
    expect((await archive.all()).map(({ result, note, finished }) => [result, note, finished])).toEqual([['again', 'long', '2026-11-25T12:00:00.000Z']]);
  });
  test('one that another tab has seen first has its date from the sheet that ended it, and keeps it', async () => {
    const archive = newArchive();
    const game = finishedGame();
    await archive.keep({ ...copy(game), isDated: false });
    await archive.keep(game);
    await archive.keep({ ...copy(game), isDated: false, finished: '2026-11-25T12:00:00.000Z' });
    expect(await archive.all()).toEqual([game]);
  });
  test('a copy from a link is the game whose words it has, and two games with the same words are two', async () => {
    const archive = newArchive();
    await archive.keep(finishedGame());
    expect(await archive.keep(finishedGame({ isCopy: true }))).toBe('known');
    expect(await archive.keep(finishedGame())).toBe('kept');
    expect(await archive.keep(finishedGame({ isCopy: true, entries: [{ tricks: '1' }, { tricks: '1' }] }))).toBe('kept');
    expect(await archive.all()).toHaveLength(3);
  });
  test('a deleted one is not brought back by its sheet, and nothing of its names stays', async () => {
    const archive = new Archive('test-deleted');
    const game = finishedGame();
    await archive.keep(game);
    await archive.drop(game);
    expect(await archive.keep(copy(game))).toBe('deleted');
    expect(await archive.all()).toEqual([]);
    expect(await everythingIn('test-deleted')).not.toContain('Ann');
    await archive.restore([game]);
    expect(await archive.all()).toEqual([game]);
    expect(await archive.keep(copy(game))).toBe('known');
  });
});

/** All that a database holds, as text. */
async function everythingIn(name: string): Promise<string> {
  const request = indexedDB.open(name);
  const db = await new Promise<IDBDatabase>((done) => {
    request.onsuccess = () => done(request.result);
  });
  const stores = [...db.objectStoreNames];
  const tx = db.transaction(stores);
  const rows = await Promise.all(
    stores.map((store) => {
      const all = tx.objectStore(store).getAll();
      return new Promise((done) => {
        all.onsuccess = () => done(all.result);
      });
    }),
  );
  db.close();
  return JSON.stringify(rows);
}

describe('a backup', () => {
  test('brings all games to another device, and a second time changes nothing', async () => {
    const games = [finishedGame({ note: 'windy "night", ½' }), finishedGame({ result: null, winner: '' })];
    const text = writeBackup({ games, sheets: [] }, new Date());
    const archive = newArchive();
    const shelf = new MemoryStorage();
    expect(await restoreBackup(text, archive, shelf)).toBe('2 games added, 0 changed, 0 here already.');
    expect(await restoreBackup(text, archive, shelf)).toBe('0 games added, 0 changed, 2 here already.');
    expect((await archive.all()).map(({ id }) => id).toSorted()).toEqual(games.map(({ id }) => id).toSorted());
    expect(await archive.all()).toEqual(expect.arrayContaining(games));
  });
  test('of two devices is merged: the later note, and the later state of the entries', async () => {
    const game = finishedGame();
    const here = { ...copy(game), note: 'here', noted: 5000 };
    const there = { ...copy(game), note: 'there', noted: 4000, entries: [{ tricks: '1' }, { tricks: '5' }], result: 'corrected', changed: 6000 };
    const [one, other] = [newArchive(), newArchive()];
    await one.restore([here]);
    await other.restore([there]);
    expect(await one.restore([there])).toEqual({ added: 0, changed: 1, known: 0 });
    expect(await other.restore([here])).toEqual({ added: 0, changed: 1, known: 0 });
    const merged = { ...there, note: 'here', noted: 5000 };
    expect([await one.all(), await other.all()]).toEqual([[merged], [merged]]);
  });
  test('with the same game twice adds it once', async () => {
    const archive = newArchive();
    const game = finishedGame();
    expect(await archive.restore([game, copy(game)])).toEqual({ added: 1, changed: 0, known: 1 });
  });

  const sound = JSON.parse(writeBackup({ games: [finishedGame(), finishedGame()], sheets: [] }, new Date())) as { games: Record<string, unknown>[] };
  const with2nd = (parts: object) => JSON.stringify({ ...sound, games: [sound.games[0], { ...sound.games[1], ...parts }] });
  test.each([
    ['cut', JSON.stringify(sound).slice(0, -20), 'not JSON'],
    ['a list', '[1]', 'another kind of file'],
    ['null', 'null', 'another kind of file'],
    ['a single sheet', '{"format":"hoyle-sheet","version":1}', 'single score sheet'],
    ['newer', JSON.stringify({ ...sound, version: 2 }), 'A newer edition of the site can read it'],
    ['without a version', JSON.stringify({ ...sound, version: 'x' }), 'does not say its version'],
    ['without games', JSON.stringify({ ...sound, games: 5 }), 'the games or the sheets are missing'],
    ['with points in words', with2nd({ sides: [{ name: 'Ann', points: 'many', course: [] }] }), 'game 2 of 2 is damaged'],
    ['with a sheet that leads elsewhere', with2nd({ sheet: 'javascript:alert(1)' }), 'game 2 of 2 is damaged'],
    ['with a date that is none', with2nd({ finished: 'yesterday' }), 'game 2 of 2 is damaged'],
    ['with too long a note', with2nd({ note: 'x'.repeat(2001) }), 'game 2 of 2 is damaged'],
    ['with a damaged sheet', JSON.stringify({ ...sound, sheets: [{ sheet: 'euchre.score.game', record: '{' }] }), 'score sheet 1 of 1 is damaged'],
  ])('%s is refused with the reason, and nothing is taken from it', async (_, text, reason) => {
    const archive = newArchive();
    await archive.keep(finishedGame({ note: 'mine' }));
    const before = await archive.all();
    expect(await restoreBackup(text, archive, new MemoryStorage())).toContain(reason);
    expect(await archive.all()).toEqual(before);
  });
  test('too large is refused by its size', () => {
    expect([refusedBackup(60_000_000), refusedBackup(60_000_001)]).toEqual([null, expect.stringContaining('at most 60 MB; this one has 61 MB')]);
  });
  test('leaves out parts that a game does not have', () => {
    const read = readBackup(with2nd({ extra: 'x' }));
    expect(typeof read === 'string' ? read : Object.keys(read.games[1] ?? {})).not.toContain('extra');
  });
});

describe('running sheets of a backup', () => {
  const sheet = 'euchre.score.game';
  const name = `hoyle.sheet.${sheet}`;
  const logWith = (...tricks: string[]): Log =>
    tricks.reduce<Log>((log, one, at) => write(log, { page: 'p', tab: 't' }, { [`deal.${at + 1}.p`]: { tricks: one } }), EMPTY_LOG);
  const entries = (shelf: MemoryStorage) => {
    const read = readRecord(shelf.read(name) ?? '', sheet);
    return 'why' in read ? read.why : entriesOf(read.log).map(({ words }) => words.tricks);
  };
  test('come to an empty device, and are merged with the same game', () => {
    const shelf = new MemoryStorage();
    const kept = { sheet, record: writeRecord(sheet, logWith('3', '4')) };
    expect([restoreSheet(kept, shelf), restoreSheet(kept, shelf)]).toEqual(['here', 'here']);
    expect(entries(shelf)).toEqual(['3', '4']);
    expect(restoreSheet({ sheet, record: writeRecord(sheet, logWith('3', '4', '5')) }, shelf)).toBe('here');
    expect(entries(shelf)).toEqual(['3', '4', '5']);
  });
  test('never mix with another game that is running here', () => {
    const shelf = new MemoryStorage();
    const here = writeRecord(sheet, logOf({ book: 'sierra', setup: {}, entries: [{ tricks: '1' }] }));
    shelf.write(name, here);
    expect(restoreSheet({ sheet, record: writeRecord(sheet, logWith('3')) }, shelf)).toBe('occupied');
    expect(shelf.read(name)).toBe(here);
  });
});

describe('a device that refuses', () => {
  test('full: the error says so, and what was kept before stays', async () => {
    const archive = newArchive();
    const game = finishedGame();
    await archive.keep(game);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const error = await archive.keep(finishedGame()).catch((one: unknown) => one);
    expect(archiveError(error)).toBe('full');
    await expect(archive.restore([finishedGame(), finishedGame()])).rejects.toThrow('no room');
    put.mockRestore();
    expect(await archive.all()).toEqual([game]);
  });
  test('full in the middle of a restore: none of it is kept', async () => {
    const archive = newArchive();
    const real = IDBObjectStore.prototype.put;
    let calls = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown) {
      if (++calls === 2) throw new DOMException('no room', 'QuotaExceededError');
      return real.call(this, value);
    });
    await expect(archive.restore([finishedGame(), finishedGame()])).rejects.toThrow('no room');
    vi.restoreAllMocks();
    expect(await archive.all()).toEqual([]);
  });
  test('without IndexedDB every call says that it is refused', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const archive = newArchive();
    const errors = await Promise.all([archive.all(), archive.keep(finishedGame())].map((one) => one.catch(archiveError)));
    expect(errors).toEqual(['refused', 'refused']);
  });
});
