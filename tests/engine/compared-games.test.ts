// @module-tag rotating
// The table of an offence: games by books.
import { describe, expect, test } from 'vitest';
import { columnsOfTopic, gamesUnder } from '../../src/lib/catalogue/compared-games.ts';
import { offences, questions } from '../../src/lib/catalogue/headings.ts';

const revoke = offences.find(({ topic }) => topic.id === 'revoke');
if (revoke === undefined) throw new Error('no heading of revokes');

describe('a row', () => {
  test('has books beside each other that rule alike in one cell', () => {
    const [row] = gamesUnder(revoke).find(({ id }) => id === 'euchre')?.rows ?? [];
    expect(row?.cells.map(({ cell, books }) => [cell.kind, books])).toEqual([
      ['silent', ['sierra']],
      ['ruled', ['blue-ribbon-1940', 'donohue', 'uspc-1898']],
      ['absent', ['hoffmann']],
    ]);
  });

  test('has each book of the heading once, in order', () => {
    for (const heading of [...offences, ...questions])
      for (const { rows } of gamesUnder(heading)) for (const { cells } of rows) expect(cells.flatMap(({ books }) => books)).toEqual(columnsOfTopic(heading));
  });

  test('has no verb without its subject', () => {
    const bare = [...offences, ...questions]
      .flatMap((heading) => gamesUnder(heading).flatMap(({ rows }) => rows))
      .flatMap(({ law, cells }) =>
        cells.flatMap(({ cell }) =>
          cell.kind === 'ruled' && /^(must|may|may not|wins|loses|pays|scores|chooses|may demand)( or |$)/.test(cell.figure.word) ? [law.id] : [],
        ),
      );
    expect(bare).toEqual([]);
  });

  test('names what a ruling depends on', () => {
    const figures = [...offences, ...questions]
      .flatMap((heading) => gamesUnder(heading).flatMap(({ rows }) => rows))
      .flatMap(({ law, cells }) =>
        cells.flatMap(({ cell }) => (cell.kind === 'ruled' && cell.figure.word === 'depends' ? [{ id: law.id, on: cell.figure.detail }] : [])),
      );
    expect(figures.length).toBeGreaterThan(100);
    expect(figures.filter(({ on }) => on === '' || on === 'on ')).toEqual([]);
  });
});
