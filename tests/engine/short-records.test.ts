// The file of names under a search field: what is packed comes out again, under the name that the index uses.
import { expect, test } from 'vitest';
import { packRecords, unpackRecords } from '../../src/lib/short-records.ts';

const record = (game: string, anchor: string, title: string) => ({
  id: anchor === '' ? game : `${game}.${anchor}`,
  url: `/games/${game}/${anchor.startsWith('law.') ? `${anchor.replace('.', '/')}/` : anchor === '' ? '' : `#${anchor}`}`,
  game,
  gameTitle: game.toUpperCase(),
  title,
  heading: anchor === '' ? 'Game' : 'If something goes wrong',
});
const RECORDS = [record('euchre', '', 'Euchre'), record('euchre', 'law.revoke', 'Revoke'), record('whist', 'rule.revoke', 'Revoke')];
/** Pagefind lengthens a name whose first seven letters another record has. */
const HASHES: Readonly<Record<string, string>> = {
  [RECORDS[0]?.url ?? '']: 'en_a0c2a0a',
  [RECORDS[1]?.url ?? '']: 'en_a0c2a0a2',
  [RECORDS[2]?.url ?? '']: 'en_0123abc',
};

test('every record comes back under its own name, a lengthened one too', () => {
  const known = unpackRecords(packRecords(RECORDS, (url) => HASHES[url] ?? ''));
  for (const { gameTitle, ...one } of RECORDS) expect(known.get(HASHES[one.url] ?? '')).toEqual({ ...one, where: gameTitle });
  expect(known.size).toBe(3);
});

test('a name of another shape is refused with what was found', () => {
  expect(() => packRecords(RECORDS, () => 'de_1')).toThrow(/expected a hash such as en_0123abc, found "de_1"/);
});
