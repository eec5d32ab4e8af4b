// The table of points prints a repeated note once, and has columns only for books with figures.
import { expect, test } from 'vitest';
import { pages } from '../../support/browser/dist.ts';

const html = new Map(pages);
const tableOf = (text: string) => text.slice(text.indexOf('<table class="schedule"'), text.indexOf('</table>'));

test('no note is repeated in three or more rows of a table', () => {
  const repeated = pages.flatMap(([address, text]) => {
    if (!text.includes('<table class="schedule"') || !/^\/games\/[^/]+\/$/.test(address)) return [];
    const notes = [...tableOf(text).matchAll(/<p data-b="([^"]+)"><b>[^<]*<\/b> ([^<]+)/g)].filter(([, , note = '']) => /gives? no/.test(note));
    const counts = new Map<string, number>();
    for (const [, book, note] of notes) counts.set(`${book}: ${note}`, (counts.get(`${book}: ${note}`) ?? 0) + 1);
    return [...counts].filter(([, count]) => count > 2).map(([note]) => `${address} ${note}`);
  });
  expect(repeated).toEqual([]);
});

test('auction bridge: Sierra, which gives no figures, has a note and no column', () => {
  const text = html.get('/games/auction-bridge/') ?? '';
  expect(tableOf(text)).not.toContain('data-b="sierra"');
  expect(text).toContain('<b>Sierra:</b> The manual gives no figures.');
  expect(tableOf(text)).toContain('<th scope="col" data-b="donohue">');
});

test('cribbage: a note shared by two books is printed once', () => {
  const row = /<tr id="points\.double-run-of-three">.*?<\/tr>\s*<tr class="more.*?<\/tr>/s.exec(html.get('/games/cribbage/score/hand/') ?? '')?.[0] ?? '';
  expect(row).toContain('<p><b>Sierra and U.S. Playing Card:</b> a name for');
  expect(row.match(/a name for/g)).toHaveLength(1);
});
