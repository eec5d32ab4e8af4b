// The archive of finished games: no duplicates, merging, restoring a backup, and failures of storage.
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../../src/components/client/device/storage-area.ts';
import { Archive, archiveError } from '../../../src/components/client/my-games/archive.ts';
import { restoreBackup } from '../../../src/components/client/my-games/backup-file.ts';
import { restoreSheet } from '../../../src/components/client/my-games/kept-sheets.ts';
import { readBackup, refusedBackup, writeBackup } from '../../../src/lib/my-games/backup.ts';
import type { FinishedGame } from '../../../src/lib/my-games/finished-game.ts';
import { EMPTY_LOG, entriesOf, type Log, write } from '../../../src/rules-engine/sheets/log.ts';
import { logOf, readRecord, writeRecord } from '../../../src/rules-engine/sheets/records.ts';
import { finishedGame } from '../../support/sheets/finished-games.ts';

let made = 0;
const newArchive = () => new Archive(`test-${++made}`);
const copy = (game: FinishedGame): FinishedGame => structuredClone(game);
afterEach(() => vi.restoreAllMocks());

describe('saving a game', () => {
  test('stores it once for the same sheet, for two tabs at the same time, and after a reload', async () => {
    const [one, other] = [new Archive('test-tabs'), new Archive('test-tabs')];
    const game = finishedGame();
    expect((await Promise.all([one.keep(game), other.keep(copy(game))])).toSorted()).toEqual(['kept', 'known']);
    expect(await one.keep(copy(game))).toBe('known');
    expect(await new Archive('test-tabs').all()).toEqual([game]);
  });
  test('updates a corrected game, but not its note, its date or the winner that the player chose', async () => {
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
  test('keeps the note of a game whose end is taken back, and dates it when it ends again', async () => {
    const archive = newArchive();
    const game = finishedGame({ note: 'long', noted: 1 });
    await archive.keep(game);
    await archive.keep({ ...copy(game), result: null });
    expect((await archive.all()).map(({ result, note }) => [result, note])).toEqual([[null, 'long']]);
    await archive.keep({ ...copy(game), result: 'again', finished: '2026-11-25T12:00:00.000Z' });
    expect((await archive.all()).map(({ result, note, finished }) => [result, note, finished])).toEqual([['again', 'long', '2026-11-25T12:00:00.000Z']]);
  });
  test('takes the date from the sheet that ended the game, also if another tab saved the game first', async () => {
    const archive = newArchive();
    const game = finishedGame();
    await archive.keep({ ...copy(game), isDated: false });
    await archive.keep(game);
    await archive.keep({ ...copy(game), isDated: false, finished: '2026-11-25T12:00:00.000Z' });
    expect(await archive.all()).toEqual([game]);
  });
  test('matches a copy from a link by its content, and keeps two games with the same content apart', async () => {
    const archive = newArchive();
    await archive.keep(finishedGame());
    expect(await archive.keep(finishedGame({ isCopy: true }))).toBe('known');
    expect(await archive.keep(finishedGame())).toBe('kept');
    expect(await archive.keep(finishedGame({ isCopy: true, entries: [{ tricks: '1' }, { tricks: '1' }] }))).toBe('kept');
    expect(await archive.all()).toHaveLength(3);
  });
  test('does not bring back a deleted game from its sheet, and none of its names stay stored', async () => {
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

/** The whole content of a database, as text. */
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
  test('restores all games on another device; restoring it again changes nothing', async () => {
    const games = [finishedGame({ note: 'windy "night", ½' }), finishedGame({ result: null, winner: '' })];
    const text = writeBackup({ games, sheets: [] }, new Date());
    const archive = newArchive();
    const shelf = new MemoryStorage();
    expect(await restoreBackup(text, archive, shelf)).toBe('2 games added, 0 changed, 0 already here.');
    expect(await restoreBackup(text, archive, shelf)).toBe('0 games added, 0 changed, 2 already here.');
    expect((await archive.all()).map(({ id }) => id).toSorted()).toEqual(games.map(({ id }) => id).toSorted());
    expect(await archive.all()).toEqual(expect.arrayContaining(games));
  });
  test('of another device is merged: the later note and the later entries win', async () => {
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
  test('with a duplicate game adds it once', async () => {
    const archive = newArchive();
    const game = finishedGame();
    expect(await archive.restore([game, copy(game)])).toEqual({ added: 1, changed: 0, known: 1 });
  });

  const sound = JSON.parse(writeBackup({ games: [finishedGame(), finishedGame()], sheets: [] }, new Date())) as { games: Record<string, unknown>[] };
  const with2nd = (parts: object) => JSON.stringify({ ...sound, games: [sound.games[0], { ...sound.games[1], ...parts }] });
  test.each([
    ['truncated', JSON.stringify(sound).slice(0, -20), 'not JSON'],
    ['a list', '[1]', 'another kind of file'],
    ['null', 'null', 'another kind of file'],
    ['a single sheet', '{"format":"hoyle-sheet","version":1}', 'single score sheet'],
    ['newer', JSON.stringify({ ...sound, version: 2 }), 'A newer edition of the site can read it'],
    ['without a version', JSON.stringify({ ...sound, version: 'x' }), 'has no version number'],
    ['without games', JSON.stringify({ ...sound, games: 5 }), 'the games or the sheets are missing'],
    ['with points that are not numbers', with2nd({ sides: [{ name: 'Ann', points: 'many', course: [] }] }), 'game 2 of 2 is damaged'],
    ['with an invalid sheet id', with2nd({ sheet: 'javascript:alert(1)' }), 'game 2 of 2 is damaged'],
    ['with an invalid date', with2nd({ finished: 'yesterday' }), 'game 2 of 2 is damaged'],
    ['with too long a note', with2nd({ note: 'x'.repeat(2001) }), 'game 2 of 2 is damaged'],
    ['with a damaged sheet', JSON.stringify({ ...sound, sheets: [{ sheet: 'euchre.score.game', record: '{' }] }), 'score sheet 1 of 1 is damaged'],
  ])('%s is rejected with the reason, and nothing is taken from it', async (_, text, reason) => {
    const archive = newArchive();
    await archive.keep(finishedGame({ note: 'mine' }));
    const before = await archive.all();
    expect(await restoreBackup(text, archive, new MemoryStorage())).toContain(reason);
    expect(await archive.all()).toEqual(before);
  });
  test('that is too large is rejected by its size', () => {
    expect([refusedBackup(60_000_000), refusedBackup(60_000_001)]).toEqual([null, expect.stringContaining('at most 60 MB; this one has 61 MB')]);
  });
  test('drops unknown properties of a game', () => {
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
  test('are restored on an empty device, and merged with the same game', () => {
    const shelf = new MemoryStorage();
    const kept = { sheet, record: writeRecord(sheet, logWith('3', '4')) };
    expect([restoreSheet(kept, shelf), restoreSheet(kept, shelf)]).toEqual(['here', 'here']);
    expect(entries(shelf)).toEqual(['3', '4']);
    expect(restoreSheet({ sheet, record: writeRecord(sheet, logWith('3', '4', '5')) }, shelf)).toBe('here');
    expect(entries(shelf)).toEqual(['3', '4', '5']);
  });
  test('are not merged with another running game', () => {
    const shelf = new MemoryStorage();
    const here = writeRecord(sheet, logOf({ book: 'sierra', setup: {}, entries: [{ tricks: '1' }] }));
    shelf.write(name, here);
    expect(restoreSheet({ sheet, record: writeRecord(sheet, logWith('3')) }, shelf)).toBe('occupied');
    expect(shelf.read(name)).toBe(here);
  });
});

describe('full or blocked storage', () => {
  test('full: the error says so, and earlier games stay', async () => {
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
  test('full during a restore: nothing is saved', async () => {
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
  test('without IndexedDB every call reports blocked storage', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const archive = newArchive();
    const errors = await Promise.all([archive.all(), archive.keep(finishedGame())].map((one) => one.catch(archiveError)));
    expect(errors).toEqual(['refused', 'refused']);
  });
});
