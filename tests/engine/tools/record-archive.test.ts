// The record in IndexedDB: no duplicates, two tabs, damaged entries, merging a file.
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { RecordArchive } from '../../../src/components/client/record/archive.ts';
import { LATE, recordEntry } from '../../support/sheets/record-entries.ts';

let made = 0;
const newName = () => `record-${++made}`;

test('an entry is kept once an evening, and again on another evening or by another teller', async () => {
  const name = newName();
  const [one, other] = [new RecordArchive(name), new RecordArchive(name)];
  const kept = await Promise.all([one.keep(recordEntry({ id: 'a' })), other.keep(recordEntry({ id: 'b' }))]);
  expect(kept.toSorted()).toEqual([false, true]);
  expect(await one.keep(recordEntry({ id: 'c', kept: '2026-11-30T20:00:00.000Z' }))).toBe(true);
  expect(await one.keep(recordEntry({ id: 'd', versions: [{ ...LATE, teller: 'Ann' }] }))).toBe(true);
  expect((await new RecordArchive(name).all()).entries.length).toBe(3);
});

test('two tabs change different fields of an entry, and neither change is lost', async () => {
  const name = newName();
  const [one, other] = [new RecordArchive(name), new RecordArchive(name)];
  await one.keep(recordEntry());
  await Promise.all([one.remark('one', { note: 'by the fire' }, 5), other.remark('one', { names: 'Ann, Ben' }, 6)]);
  const [entry] = (await one.all()).entries;
  expect([entry?.note, entry?.names]).toEqual(['by the fire', 'Ann, Ben']);
  await one.drop('one');
  await other.remark('one', { note: 'ghost' }, 7);
  expect((await one.all()).entries).toEqual([]);
});

test('a damaged entry is named, breaks nothing, and can be deleted or replaced', async () => {
  const name = newName();
  const archive = new RecordArchive(name);
  await archive.keep(recordEntry());
  const db = await openDB(name);
  await db.put('entries', { id: 'bad', versions: 'none' });
  await db.put('entries', { id: 'worse' });
  db.close();
  expect(await archive.all()).toEqual({ entries: [recordEntry()], damaged: ['bad', 'worse'] });
  await archive.remark('bad', { note: 'x' }, 1);
  expect(await archive.keep(recordEntry({ id: 'new', title: 'Misdeal', rule: 'euchre.law.misdeal' }))).toBe(true);
  await archive.add([recordEntry({ id: 'bad' })]);
  await archive.drop('worse');
  const all = await archive.all();
  expect([all.entries.map(({ id }) => id).toSorted(), all.damaged]).toEqual([['bad', 'new', 'one'], []]);
});

test('a file is merged: what is missing is added, a later note is taken, an earlier one is not', async () => {
  const archive = new RecordArchive(newName());
  await archive.keep(recordEntry({ note: 'mine', changed: 5 }));
  const file = [recordEntry({ note: 'earlier', changed: 1 }), recordEntry({ id: 'two' })];
  expect(await archive.add(file)).toEqual({ added: 1, changed: 0, known: 1 });
  expect(await archive.add(file)).toEqual({ added: 0, changed: 0, known: 2 });
  expect(await archive.add([recordEntry({ note: 'later', changed: 9 })])).toEqual({ added: 0, changed: 1, known: 0 });
  expect((await archive.all()).entries.map(({ id, note }) => [id, note]).toSorted()).toEqual([
    ['one', 'later'],
    ['two', ''],
  ]);
});

test('if storage is blocked, every call rejects', async () => {
  const { indexedDB } = globalThis;
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
  const archive = new RecordArchive(newName());
  await expect(archive.all()).rejects.toThrow();
  Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true });
  await expect(archive.keep(recordEntry())).rejects.toThrow();
});
