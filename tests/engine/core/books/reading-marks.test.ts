// @module-tag rotating
// Rulings to be read against the books: what is the same in several variants is read once, and a mark needs the code of the current wording.
import { expect, test } from 'vitest';
import { grouped, placesIn, readingsAt } from '../../../../scripts/read/groups.ts';
import { markedBy } from '../../../../scripts/read/marks.ts';
import { sayGroup } from '../../../../scripts/read/show.ts';
import { ledgerNow } from '../../../../src/lib/books/ledger.ts';
import { loadWith } from '../../../../src/rules-engine/index.ts';
import { registry } from '../../../../src/rules-engine/registry.ts';

const library = await loadWith(registry, ['euchre']);
const places = placesIn(library, 'euchre');
const readings = readingsAt(places, ledgerNow(places, new Map()));
const groups = grouped(readings);
const group = groups.find(({ readings: same }) => same.some(({ line }) => line.id === 'euchre.law.revoke' && line.book === 'donohue'));
const idsOf = (one: (typeof groups)[number]) => one.readings.map(({ line }) => line.id);

test('every reading is in one group, and all readings of a group have the same words, law and book', () => {
  expect(groups.flatMap(idsOf)).toHaveLength(readings.length);
  expect(groups.length).toBeLessThan(readings.length);
  for (const { readings: same, book } of groups) {
    expect(new Set(same.map(({ line }) => line.says)).size).toBe(1);
    expect(new Set(same.map(({ line }) => line.id.replace(/^[^.]*/, ''))).size).toBe(1);
    expect(same.every(({ line }) => line.book === book)).toBe(true);
  }
  expect(new Set(groups.map(({ code }) => code)).size).toBe(groups.length);
});
test('the code of a group marks all its readings, from any of its ids; the code of a reading marks only that', () => {
  if (group === undefined) throw new Error('expected a group of euchre.law.revoke');
  expect(idsOf(group).length).toBeGreaterThan(1);
  const keys = idsOf(group).map((id) => `${id} donohue`);
  for (const id of idsOf(group)) expect(markedBy(library, `${id} donohue ${group.code}`)).toEqual({ game: 'euchre', keys });
  const [first] = group.readings;
  expect(markedBy(library, `euchre.law.revoke donohue ${first.line.seen}`)).toEqual({ game: 'euchre', keys: ['euchre.law.revoke donohue'] });
});
test('a wrong code is reported without revealing the right one', () => {
  expect(markedBy(library, 'euchre.law.revoke donohue 00000000')).toEqual({
    wrong: 'euchre.law.revoke donohue: the words have changed since; read it again: npm run read -- euchre.law.revoke donohue',
  });
  const other = groups.find((one) => one !== group && one.readings.length > 1);
  expect(markedBy(library, `euchre.law.revoke donohue ${other?.code}`)).toHaveProperty('wrong');
  for (const line of ['', 'euchre.law.revoke donohue', 'euchre.law.revok donohue 00000000', 'nothing donohue 00000000', 'euchre.law.revoke donohue 0 0'])
    expect(markedBy(library, line)).toEqual({ wrong: expect.stringContaining('expected "id book code" of a reading') });
});
test('a ruling is printed with its ids, its passages and, once at the end, its code', () => {
  if (group === undefined) throw new Error('expected a group of euchre.law.revoke');
  const said = sayGroup(group, { atHand: false, of: () => null });
  for (const id of idsOf(group)) expect(said).toContain(`  ${id} donohue   `);
  expect(said.split(group.code)).toHaveLength(2);
  expect(said.trimEnd().endsWith(`--variants --code ${group.code}`)).toBe(true);
  for (const { line } of group.readings) expect(said).not.toContain(line.seen);
  expect(said).toContain('read it at Donohue, undated, p. 14, Laws of Euchre: The Revoke, law 33\n');
});
test('a game loaded with its dependencies only has the same readings as in a larger library', async () => {
  const ids = ['euchre', 'duplicate-whist', 'vint'];
  const more = await loadWith(registry, [...ids, 'whist', 'pinochle', 'bridge-whist', 'hearts']);
  for (const id of ids) {
    const alone = ledgerNow(placesIn(await loadWith(registry, [id]), id), new Map());
    expect(ledgerNow(placesIn(more, id), new Map())).toEqual(alone);
  }
});
