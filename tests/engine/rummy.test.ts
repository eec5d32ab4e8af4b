// Rummy by blue-ribbon-1940 p. 396-398 and donohue p. 416-417.
import { describe, expect, test } from 'vitest';
import rummy from '../../src/rules-engine/games/rummy/index.ts';
import { type Answer, type BookId, decode, type Problem, type Raw, type Scorer } from '../../src/rules-engine/index.ts';

function ask(scorer: Scorer | undefined, raw: Raw, book: BookId): Answer | readonly Problem[] {
  const values = decode(scorer?.ask ?? {}, raw);
  if (!values.ok) return values.problems;
  const result = scorer?.score(values.value as never, book);
  return result?.ok === true ? result.value : (result?.problems ?? []);
}
function totals(scorer: Scorer | undefined, raw: Raw, book: BookId): Record<string, number> {
  const one = ask(scorer, raw, book);
  if (!('headline' in one)) throw new Error(JSON.stringify(one));
  return Object.fromEntries(one.totals.map(({ to, points }) => [to, points]));
}
const fields = (scorer: Scorer | undefined, raw: Raw, book: BookId) => {
  const one = ask(scorer, raw, book);
  return 'headline' in one ? [] : one.map((issue) => issue.field);
};

describe('cards left in the hands', () => {
  const { deal } = rummy.scorers;
  test.each<[string, number, number]>([
    ['AS', 11, 1],
    ['KS', 10, 13],
    ['QS', 10, 12],
    ['JS', 10, 11],
    ['10S', 10, 10],
    ['2S', 2, 2],
  ])('%s', (hands, blue, donohue) => {
    expect(totals(deal, { hands }, 'blue-ribbon-1940')).toEqual({ Winner: blue });
    expect(totals(deal, { hands }, 'donohue')).toEqual({ Winner: donohue });
  });
  test('a joker has no figure in the book', () => {
    const one = ask(deal, { hands: 'JOKER 9S' }, 'blue-ribbon-1940');
    expect('headline' in one && one.notes.join(' ')).toContain('no figure');
    expect(totals(deal, { hands: 'JOKER 9S' }, 'blue-ribbon-1940')).toEqual({ Winner: 9 });
  });
  test('each hand pays its own; an empty hand pays nothing but a splash', () => {
    const one = ask(deal, { hands: '9S.none', splash: 'yes' }, 'blue-ribbon-1940');
    expect('headline' in one && one.notes).toEqual(['To pay: hand 1 29, hand 2 20.']);
  });
  test('two packs in one book, one in the other, which has no splash', () => {
    expect(fields(deal, { hands: '9S 9S' }, 'blue-ribbon-1940')).toEqual([]);
    expect(fields(deal, { hands: '9S.9S' }, 'donohue')).toEqual(['hands']);
    expect(fields(deal, { hands: '9S.9S.9S' }, 'blue-ribbon-1940')).toEqual(['hands']);
    expect(fields(deal, { hands: '9S', splash: 'yes' }, 'donohue')).toEqual(['splash']);
  });
});

describe('rum poker', () => {
  const deal = rummy.variants['rum-poker']?.scorers.deal;
  const BLUE = 'blue-ribbon-1940';
  test('the lowest is paid by all the others', () => {
    expect(totals(deal, { caller: '11', others: '32.20' }, BLUE)).toEqual({ Caller: 30 });
    expect(totals(deal, { caller: '15', others: '13.20' }, BLUE)).toEqual({ 'Player 1': 9 });
  });
  test('equal counts', () => {
    expect(totals(deal, { caller: '11', others: '11.20' }, BLUE)).toEqual({ Caller: 9 });
    const one = ask(deal, { caller: '11', others: '10.10' }, BLUE);
    expect('headline' in one && [one.headline, one.totals]).toEqual(['Player 1 and Player 2 are equal, at 10', []]);
  });
  test('sixteen is too high', () => expect(fields(deal, { caller: '16', others: '32' }, BLUE)).toEqual(['caller']));
});
