// @module-tag rotating
// The table of an offence: games against books.
import { describe, expect, test } from 'vitest';
import { columnsOfTopic, gamesUnder, silentUnder } from '../../../src/lib/catalogue/offences/compared-games.ts';
import { offences, questions } from '../../../src/lib/catalogue/offences/headings.ts';

const revoke = offences.find(({ topic }) => topic.id === 'revoke');
const misdeal = offences.find(({ topic }) => topic.id === 'misdeal');
if (revoke === undefined || misdeal === undefined) throw new Error('no heading of revokes or of misdeals');

describe('a row', () => {
  test('merges adjacent books that rule alike into one cell', () => {
    const [row] = gamesUnder(revoke).find(({ id }) => id === 'euchre')?.rows ?? [];
    expect(row?.cells.map(({ cell, books }) => [cell.kind, books])).toEqual([
      ['silent', ['sierra']],
      ['ruled', ['blue-ribbon-1940', 'donohue', 'uspc-1898']],
      ['absent', ['hoffmann']],
    ]);
  });

  test('has each book of the topic once, in order', () => {
    for (const heading of [...offences, ...questions])
      for (const { rows } of gamesUnder(heading)) for (const { cells } of rows) expect(cells.flatMap(({ books }) => books)).toEqual(columnsOfTopic(heading));
  });

  test('has no verb without a subject', () => {
    const bare = [...offences, ...questions]
      .flatMap((heading) => gamesUnder(heading).flatMap(({ rows }) => rows))
      .flatMap(({ law, cells }) =>
        cells.flatMap(({ cell }) =>
          cell.kind === 'ruled' && /^(must|may|may not|wins|loses|pays|scores|chooses|may demand)( or |$)/.test(cell.figure.word) ? [law.id] : [],
        ),
      );
    expect(bare).toEqual([]);
  });

  test('has a definite answer in each ruled cell: no bare choice, no "depends"', () => {
    const vague = [...offences, ...questions]
      .flatMap((heading) => gamesUnder(heading).flatMap(({ rows }) => rows))
      .flatMap(({ law, cells }) =>
        cells.flatMap(({ cell }) => (cell.kind === 'ruled' && /^$|depends|a choice/.test(`${cell.figure.word}${cell.figure.detail}`) ? [law.id] : [])),
      );
    expect(vague).toEqual([]);
  });

  test('names the choices', () => {
    const rows = gamesUnder(revoke).find(({ id }) => id === 'whist')?.rows ?? [];
    const donohue = rows[0]?.cells.find(({ books }) => books.includes('donohue'));
    expect(donohue?.cell.kind === 'ruled' && donohue.cell.figure.detail).toMatch(/3 points.*3 tricks.*lose 3 points/);
  });

  test('has at least one book that covers its law; games without one are listed separately', () => {
    for (const heading of [...offences, ...questions]) {
      const rows = gamesUnder(heading).flatMap((game) => game.rows);
      expect(rows.filter(({ cells }) => cells.every(({ cell }) => cell.kind === 'silent' || cell.kind === 'absent')).map(({ law }) => law.id)).toEqual([]);
      const shown = new Set(gamesUnder(heading).map(({ id }) => id));
      expect(silentUnder(heading).filter(({ id }) => shown.has(id))).toEqual([]);
      expect(shown.size + silentUnder(heading).length).toBe(new Set(heading.laws.map(({ place }) => place.parent ?? place.id)).size);
    }
  });

  test('of a special case is folded only if the main law of the topic is shown', () => {
    const whist =
      gamesUnder(revoke)
        .find(({ id }) => id === 'whist')
        ?.rows.filter(({ isForm }) => !isForm) ?? [];
    expect(whist.map(({ isSpecial }) => isSpecial)).toEqual([false, ...whist.slice(1).map(() => true)]);
    const euchre =
      gamesUnder(misdeal)
        .find(({ id }) => id === 'euchre')
        ?.rows.filter(({ isForm }) => !isForm) ?? [];
    expect(euchre.map(({ isSpecial }) => isSpecial)).toEqual(euchre.map(() => false));
  });
});
