// Agreements in storage: the active one, the draft and the earlier ones, also if storage is damaged, full or blocked.
import { expect, test } from 'vitest';
import { ACTIVE, AgreementStore } from '../../../src/components/client/agreement/store.ts';
import { MemoryStorage, type StorageArea } from '../../../src/components/client/device/storage-area.ts';
import type { Agreement } from '../../../src/lib/agreements/agreement.ts';

const named = (name: string): Agreement => ({ name, games: [{ place: 'euchre', book: 'donohue', points: {}, house: [] }] });
const activeName = (store: AgreementStore): string => (store.active?.ok === true ? store.active.agreement.name : '');

test('an agreement is active in every tab; earlier ones are kept once each and can be deleted', () => {
  const shelf = new MemoryStorage();
  const [store, otherTab] = [new AgreementStore(shelf), new AgreementStore(shelf)];
  expect(store.active).toBeNull();
  for (const name of ['First', 'Second', 'First']) expect(store.agree(named(name))).toBeNull();
  expect(activeName(otherTab)).toBe('First');
  expect(otherTab.earlier.map(({ name }) => name)).toEqual(['Second']);
  expect(otherTab.stop()).toBeNull();
  expect(store.active).toBeNull();
  expect(store.earlier.map(({ name }) => name)).toEqual(['First', 'Second']);
  store.forget(named('Second'));
  expect(store.earlier.map(({ name }) => name)).toEqual(['First']);
});

test('a draft survives a crash and is removed once it is agreed', () => {
  const shelf = new MemoryStorage();
  new AgreementStore(shelf).keepDraft(named('Half made'));
  const after = new AgreementStore(shelf);
  expect(after.draft?.name).toBe('Half made');
  after.agree(named('Made'));
  expect(after.draft).toBeNull();
});

test('an unreadable agreement reports why and stays in storage', () => {
  const shelf = new MemoryStorage();
  shelf.write(ACTIVE, 'v=9&game=euchre');
  const store = new AgreementStore(shelf);
  expect(store.active).toMatchObject({ ok: false, say: expect.stringContaining('version “9”') });
  expect(shelf.read(ACTIVE)).toBe('v=9&game=euchre');
});

test('full or blocked storage is reported, and the active agreement stays active', () => {
  const shelf = new MemoryStorage();
  new AgreementStore(shelf).agree(named('Kept'));
  const full: StorageArea = {
    read: (name) => shelf.read(name),
    names: () => shelf.names(),
    drop: (name) => shelf.drop(name),
    write: () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  };
  const store = new AgreementStore(full);
  expect(store.agree(named('Other'))).toBe('full');
  expect(activeName(store)).toBe('Kept');
  const refused = (): never => {
    throw new Error('SecurityError');
  };
  expect(new AgreementStore({ read: refused, write: refused, drop: refused, names: refused }).agree(named('Any'))).toBe('refused');
});
