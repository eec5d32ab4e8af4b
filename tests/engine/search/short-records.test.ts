// The file of record names for the search fields: it unpacks to what was packed, with the names that the index uses.
import { expect, test } from 'vitest';
import { longId, packRecords, recordName, shortId, unpackRecords } from '../../../src/lib/search/files/short-records.ts';

const record = (game: string, anchor: string, title: string) => ({
  id: anchor === '' ? game : `${game}.${anchor}`,
  url: `/games/${game}/${/^(law|score)\./.test(anchor) ? `${anchor.replace('.', '/')}/` : anchor === '' ? '' : `#${anchor}`}`,
  game,
  gameTitle: game.toUpperCase(),
  title,
  heading: anchor === '' ? 'Game' : 'If something goes wrong',
});
const RECORDS = [
  record('euchre', '', 'Euchre'),
  record('euchre', 'law.revoke', 'Revoke'),
  record('euchre/railroad', 'points.march', 'A march | all five tricks'),
  record('euchre/railroad', 'score.deal', 'Score a deal'),
  record('whist', 'rule.revoke', 'Revoke'),
  record('whist', 'question.may-i-look', 'May I look?'),
];

test('every record is found by its name in the index', () => {
  const find = unpackRecords(packRecords(RECORDS));
  for (const [n, { gameTitle, ...one }] of RECORDS.entries()) expect(find(recordName(n, '0123abcdef'))).toEqual({ ...one, where: gameTitle });
  expect(find(recordName(RECORDS.length, '0123abcdef'))).toBeUndefined();
});

test('no two records have the same name, nor the same record in two editions', () => {
  const names = Array.from({ length: 50_000 }, (_, n) => recordName(n, '0123abcdef'));
  expect(new Set(names).size).toBe(50_000);
  expect(recordName(7, 'aaaaaaaaaa')).not.toBe(recordName(7, 'bbbbbbbbbb'));
});

test('an unknown kind of record is rejected by name', () => {
  expect(() => packRecords([record('whist', 'verdict.revoke', 'Revoke')])).toThrow('whist.verdict.revoke: expected one of the kinds law, rule');
});

test.each([
  ['red-on-black', 'Must it be red on black in the tableaux?', 'DEF'],
  ['crapette-pile', 'The Crapette pile', 'BC'],
  ['one-too-many', 'He has one card', 'Ctoo-many'],
  ['too-many-by-one', 'He has one card', 'too-many-byC'],
  ['revoke', 'Revoke', ''],
  ['21-points', 'Points of 21', 'CA'],
  ['a.b-2', 'Of b', 'a.b-2'],
])('the id %s of “%s” is shortened to “%s” and restored', (id, title, short) => {
  expect(shortId(id, title)).toBe(short);
  expect(longId(short, title)).toBe(id);
});

test('an id that could not be restored is rejected', () => {
  expect(() => shortId('Revoke-late', 'A revoke')).toThrow('Revoke-late: expected small letters');
  expect(() => shortId('late--revoke', 'A revoke')).toThrow('late--revoke: expected small letters');
});
