// Agreements on a device: what holds, what is being made and what held before, where storage is damaged, full or refused.
import { expect, test } from 'vitest';
import { AgreementStore, HOLDS } from '../../src/components/client/agreement/store.ts';
import { MemoryStorage, type StorageArea } from '../../src/components/client/storage-area.ts';
import type { Agreement } from '../../src/lib/agreements/agreement.ts';

const named = (name: string): Agreement => ({ name, games: [{ place: 'euchre', book: 'donohue', points: {}, house: [] }] });
const holding = (store: AgreementStore): string => (store.holds?.ok === true ? store.holds.agreement.name : '');

test('what is agreed holds in every tab; what held before stays, once, and can be taken up again', () => {
  const shelf = new MemoryStorage();
  const [store, otherTab] = [new AgreementStore(shelf), new AgreementStore(shelf)];
  expect(store.holds).toBeNull();
  for (const name of ['First', 'Second', 'First']) expect(store.agree(named(name))).toBeNull();
  expect(holding(otherTab)).toBe('First');
  expect(otherTab.earlier.map(({ name }) => name)).toEqual(['Second']);
  expect(otherTab.stop()).toBeNull();
  expect(store.holds).toBeNull();
  expect(store.earlier.map(({ name }) => name)).toEqual(['First', 'Second']);
  store.forget(named('Second'));
  expect(store.earlier.map(({ name }) => name)).toEqual(['First']);
});

test('what is being made is there after a crash, and gone when it is agreed', () => {
  const shelf = new MemoryStorage();
  new AgreementStore(shelf).keepDraft(named('Half made'));
  const after = new AgreementStore(shelf);
  expect(after.draft?.name).toBe('Half made');
  after.agree(named('Made'));
  expect(after.draft).toBeNull();
});

test('what cannot be read holds nothing, says why, and stays until another agreement holds', () => {
  const shelf = new MemoryStorage();
  shelf.write(HOLDS, 'v=9&game=euchre');
  const store = new AgreementStore(shelf);
  expect(store.holds).toMatchObject({ ok: false, say: expect.stringContaining('version “9”') });
  expect(shelf.read(HOLDS)).toBe('v=9&game=euchre');
});

test('a device that refuses or is full says so, and what held still holds', () => {
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
  expect(holding(store)).toBe('Kept');
  const refused = (): never => {
    throw new Error('SecurityError');
  };
  expect(new AgreementStore({ read: refused, write: refused, drop: refused, names: refused }).agree(named('Any'))).toBe('refused');
});
