// The ledger as text: it round-trips, and writes each date once where possible.
import { expect, test } from 'vitest';
import { formatLedger, type LedgerLine, parseLedger } from '../../../../src/lib/books/ledger-text.ts';

const first = { written: '2026-11-21', read: '2026-11-23' };
const lines: readonly LedgerLine[] = [
  { id: 'euchre.law.revoke', book: 'sierra', mark: first, seen: 'aaaaaa', data: 'bbbbbb', beside: 'cccccc' },
  { id: 'euchre.law.revoke', book: 'donohue', mark: { written: null, read: '2026-11-27' }, seen: 'dddddd', data: 'eeeeee', beside: 'cccccc' },
  { id: 'euchre.law.revoke', book: 'uspc-1898', mark: first, seen: 'ffffff', data: 'gggggg', beside: 'hhhhhh' },
  { id: 'euchre.points.march', book: 'donohue', mark: { written: null, read: null }, seen: '', data: '', beside: '' },
  { id: 'euchre/railroad.law.misdeal', book: 'all', mark: { written: '2026-11-28', read: null }, seen: 'iiiiii', data: 'jjjjjj', beside: 'kkkkkk' },
];
const text = `== euchre.law, written 2026-11-21, read 2026-11-23
revoke cccccc: sierra aaaaaa.bbbbbb, uspc ffffff.gggggg.hhhhhh
  read 2026-11-27: donohue dddddd.eeeeee
== euchre.points, UNREAD
march: donohue
== euchre/railroad.law, written 2026-11-28
misdeal kkkkkk: all iiiiii.jjjjjj
`;

test('dates that most lines share are in the heading; other dates, missing dates and another context are beside the book', () => {
  expect(formatLedger(lines)).toBe(text);
});
test('every line round-trips with its mark and its hashes', () => {
  const byKey = (all: readonly LedgerLine[]) => new Map(all.map((line) => [`${line.id} ${line.book}`, line]));
  expect(byKey(parseLedger(text))).toEqual(byKey(lines));
  expect(parseLedger(formatLedger([]))).toEqual([]);
});
test('an unread line hides its hashes, because they are the code that marks it as read', () => {
  const said = formatLedger(lines.map((line) => ({ ...line, mark: { written: null, read: null } })));
  for (const { seen, data, beside } of lines.filter((line) => line.seen !== '')) for (const hash of [seen, data, beside]) expect(said).not.toContain(hash);
});
test.each([
  'revoke cccccc: donohue dddddd.eeeeee',
  '== euchre.law, read 2026-11-27\n  read 2026-11-28: donohue dddddd.eeeeee',
  '== euchre.law, compared 2026-11-27',
  '== euchre.law, read 2026-11-27\nrevoke cccccc: hoyle dddddd.eeeeee',
  '== euchre.law, read 2026-11-27\nrevoke cccccc: donohue',
  '== euchre.law, read 2026-11-27\nrevoke: donohue dddddd.eeeeee',
  '== euchre.law, UNREAD\nrevoke cccccc: donohue dddddd.eeeeee',
])('a damaged row is rejected and quoted: %s', (damaged) => {
  expect(() => parseLedger(damaged)).toThrow(`found "${damaged.split('\n').at(-1)}"`);
});
