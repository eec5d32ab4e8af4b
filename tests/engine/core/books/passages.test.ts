// The passage that a citation names, found in texts whose pages are marked as in the scans of the books. All texts here are invented.
import { expect, test } from 'vitest';
import { findHeading, likeness } from '../../../../scripts/read/headings.ts';
import { linesOfPages, pagesOf } from '../../../../scripts/read/pages.ts';
import { findPassages, MOST_LINES, readBook } from '../../../../scripts/read/passages.ts';
import { type BookId, cite } from '../../../../src/rules-engine/index.ts';

const filler = (name: string, count: number) => Array.from({ length: count }, (_, n) => `Line ${n + 1} of ${name}.`);
/** Pages 10 to 15 under running heads; in the scan the number of page 12 is read as letters and that of page 14 as 74. */
const SCAN = [
  ...["10  Hoyle's  Games.", '', 'RULES OF THE GLOVE.', ...filler('ten', 10)],
  ...["Hoyle's  Games.  11", '', '1. The glove is thrown.', 'It may be thrown back.', '8. A third glove is one too many.', ...filler('eleven', 8)],
  ...["ia  HoYLE's  Games.", ...filler('twelve', 10), 'THE  FOBFEIT.', 'Whoever drops the glove pays a button.'],
  ...["Hoyle's  Games.  13", '4. A button is lost.', '9. A glove is found.', '6. A hat is worn.', ...filler('thirteen', 10)],
  ...["74  Hoyle's  Games.", ...filler('fourteen', 60), 'Buttons are counted at the end.', ...filler('the end', 40)],
  ...["Hoyle's  Games.  15", ...filler('fifteen', 10)],
];
/** Two chapters with a table of contents, and no page marks. */
const MANUAL = [
  ...['CONTENTS', '| Gloves | 4 |', '| Buttons | 8 |', '| Hats | 12 |', ''],
  ...['GLOVES', ...filler('gloves', 15), 'How the game is played', 'A glove is thrown.', ...filler('more gloves', 4)],
  ...['BUTTONS', ...filler('buttons', 15), 'How the game is played', 'A button is turned.', 'Scoring.—A button counts one.'],
  ...['HATS', ...filler('hats', 20)],
];
const find = (book: BookId, lines: readonly string[], page: string | null, heading: string, law?: string, ruling?: string) =>
  findPassages(readBook(book, lines.join('\n')), cite(book, page, heading, law === undefined ? {} : { law }), ruling);

test('running heads start pages, and a misread number is inferred from its neighbours', () => {
  const pages = pagesOf('donohue', SCAN);
  expect(pages.marks.map(({ page }) => page)).toEqual([10, 11, 12, 13, 14, 15]);
  expect(SCAN[pages.marks[4]?.line ?? 0]).toContain('74');
  expect(linesOfPages(pages, 12, 12)).toEqual({ from: SCAN.findIndex((line) => line.startsWith('ia')), to: SCAN.indexOf("Hoyle's  Games.  13"), sure: true });
});
test('chapter heads in capitals have even page numbers before the title and odd ones after it', () => {
  const lines = ['98  GLOVES  ACCORDING  TO  HOYLE.', ...filler('a', 10), 'GLOVES.  99', ...filler('b', 10), 'GLOVES.  102', '100  GLOVES.', ...filler('c', 9)];
  expect(pagesOf('blue-ribbon-1940', lines).marks).toEqual([
    { line: 0, page: 98 },
    { line: 11, page: 99 },
    { line: 23, page: 100 },
  ]);
});
test('the place of a page without a mark is estimated, and marked as not sure', () => {
  const lines = ["10  Hoyle's  Games.", ...filler('two pages', 39), "12  Hoyle's  Games.", ...filler('one page', 19), "Hoyle's  Games.  13"];
  const range = linesOfPages(pagesOf('donohue', lines), 11, 11);
  expect(range?.sure).toBe(false);
  expect(range?.from).toBeLessThanOrEqual(20);
  expect(range?.to).toBeGreaterThanOrEqual(40);
});
test('numbers in braces start a page within a line', () => {
  const lines = ['First page.', 'It ends, {2} and the second begins.', 'Second page.', 'The {3} third page.', 'More.'];
  expect(linesOfPages(pagesOf('hoffmann', lines), 2, 2)).toEqual({ from: 1, to: 4, sure: true });
  expect(find('hoffmann', lines, '3', 'Gloves')[0]?.text).toEqual(['The {3} third page.', 'More.']);
});

test('a heading is found despite misread letters, also as the first words of a paragraph', () => {
  expect(likeness('THREE-HAl^DED  GLOVES.', 'Three-Handed Gloves')).toBeGreaterThan(0.8);
  expect(findHeading(SCAN, 'Gloves: The Forfeit', 0, SCAN.length)).toBe(SCAN.indexOf('THE  FOBFEIT.'));
  expect(findHeading(MANUAL, 'Buttons: Scoring', 0, MANUAL.length)).toBe(MANUAL.indexOf('Scoring.—A button counts one.'));
  expect(findHeading(MANUAL, 'Penalties', 0, MANUAL.length)).toBeNull();
});
test('the passage begins at its heading if that is on the page, otherwise at the top of the page', () => {
  const [found] = find('donohue', SCAN, '12', 'The Forfeit');
  expect(found?.text).toEqual(['THE FOBFEIT.', 'Whoever drops the glove pays a button.']);
  expect(found?.note).toMatch(/^p\. 12, from the heading on: lines \d+-\d+ of the text$/);
  const [page] = find('donohue', SCAN, '15', 'The Forfeit');
  expect(page?.text[0]).toBe("Hoyle's Games. 15");
  expect(page?.note).toContain('the heading is not on it');
});
test('a law is found by its number, between its neighbours, or by digits that a scan confuses', () => {
  expect(find('donohue', SCAN, '11', 'Rules of the Glove', '1')[0]?.text).toEqual(['1. The glove is thrown.', 'It may be thrown back.']);
  expect(find('donohue', SCAN, '13', 'Rules of the Glove', '5')[0]?.text).toEqual(['9. A glove is found.']);
  expect(find('donohue', SCAN, '11', 'Rules of the Glove', '3')[0]?.text[0]).toBe('8. A third glove is one too many.');
  expect(find('donohue', SCAN, '13', 'Rules of the Glove', '4, 5')[0]?.text).toEqual(['4. A button is lost.', '9. A glove is found.']);
  expect(find('donohue', SCAN, '12', 'Rules of the Glove', '7')[0]?.note).toContain('the number of law 7 could not be found');
});
test('of a long passage the lines that share words with the ruling are printed, and the rest are counted', () => {
  const [found] = find('donohue', SCAN, '14', 'Rules', undefined, 'The buttons are counted.');
  expect(found?.text).toHaveLength(MOST_LINES);
  expect(found?.text).toContain('Buttons are counted at the end.');
  expect(found?.note).toMatch(/, 62 lines of 102 left out$/);
});
test('a long paragraph is broken into lines', () => {
  const [found] = find('hoffmann', ['{2} Begin.', `{3} ${'word '.repeat(60)}`, 'More.'], '3', 'Gloves');
  expect(found?.text.length).toBeGreaterThan(2);
  expect(Math.max(...(found?.text.map((row) => row.length) ?? []))).toBeLessThanOrEqual(110);
});

test('without page marks, the table of contents leads to the chapter, and the heading to the passage', () => {
  const [gloves] = find('sierra', MANUAL, '4-7', 'Gloves: How the game is played');
  expect(gloves?.text.slice(0, 2)).toEqual(['How the game is played', 'A glove is thrown.']);
  const [buttons] = find('sierra', MANUAL, '8-11', 'Buttons: How the game is played');
  expect(buttons?.text.slice(0, 2)).toEqual(['How the game is played', 'A button is turned.']);
  expect(buttons?.note).toMatch(/^about p\. 8-11, from the heading on/);
});
test('pages that are not adjacent are separate passages', () => {
  expect(find('donohue', SCAN, '10, 12', 'Rules of the Glove').map(({ note }) => note.slice(0, 5))).toEqual(['p. 10', 'p. 12']);
});
test('what cannot be found is reported, without an exception', () => {
  expect(find('donohue', ['No marks.', 'None at all.'], '12', 'Gloves')).toEqual([{ text: [], note: 'p. 12 could not be found' }]);
  expect(find('donohue', [], null, 'Gloves')).toEqual([{ text: [], note: 'no page is named, and "Gloves" could not be found' }]);
  expect(find('donohue', SCAN, 'unknown', 'The Forfeit')[0]?.text[0]).toBe('THE FOBFEIT.');
  expect(find('donohue', SCAN, '900', 'Gloves')[0]?.note).toMatch(/^about p\. 900/);
});
