// The scorers of euchre's variants, with cases that the books describe or that follow directly from a rule.

import { describe, expect, test } from 'vitest';
import euchre from '../../../src/rules-engine/games/euchre/index.ts';
import { type Answer, type BookId, decode, type Result } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

function run(variant: string, scorer: string, book: BookId, input: Record<string, string>): Result<Answer> {
  const found = scorerIn(countsOf(euchre, variant), scorer);
  if (found === undefined) throw new Error(`no scorer euchre/${variant}.score.${scorer}`);
  const values = decode(found.ask, input);
  return values.ok ? found.score(values.value as never, book) : values;
}
function totals(variant: string, scorer: string, book: BookId, input: Record<string, string>): Record<string, number> {
  const result = run(variant, scorer, book, input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return Object.fromEntries(result.value.totals.map((total) => [total.to, total.points]));
}
const U = 'uspc-1898';
const D = 'donohue';
const B = 'blue-ribbon-1940';

describe('three-handed', () => {
  const base = { before: '0.0.0', custom: 'elder' };
  test('the maker: nothing, the point, the march', () => {
    for (const book of [U, D, B] as const) {
      expect(totals('three-handed', 'deal', book, { ...base, maker: 'second', tricks: '3' })).toEqual({ 'Second hand': 1 });
      expect(totals('three-handed', 'deal', book, { ...base, maker: 'second', tricks: '4' })).toEqual({ 'Second hand': 1 });
      expect(totals('three-handed', 'deal', book, { ...base, maker: 'second', tricks: '5' })).toEqual({ 'Second hand': 3 });
      expect(totals('three-handed', 'deal', book, { ...base, maker: 'second', tricks: '2' })).toEqual({ 'Eldest hand': 2, Dealer: 2 });
    }
  });
  test('both out at once, by book and by custom', () => {
    const input = { maker: 'eldest', tricks: '0', before: '1.3.4', custom: 'elder' };
    const headline = (book: BookId, custom: string) => {
      const result = run('three-handed', 'deal', book, { ...input, custom });
      return result.ok ? result.value.headline : '';
    };
    expect(headline(D, 'elder')).toBe('Second hand wins the game');
    expect(headline(U, 'elder')).toBe('Second hand wins the game');
    expect(headline(U, 'set-back')).toBe('Eldest hand is set back 2 and stands at -1');
    expect(headline(B, 'elder')).toContain('does not decide between them');
  });
  test('a single player who is out is no tie, and the set-back does not apply', () => {
    const result = run('three-handed', 'deal', U, { maker: 'dealer', tricks: '1', before: '2.4.0', custom: 'set-back' });
    expect(result).toMatchObject({ ok: true, value: { headline: 'Second hand wins the game' } });
  });
  test('a game already won is rejected', () => {
    expect(run('three-handed', 'deal', U, { maker: 'dealer', tricks: '1', before: '5.4.0', custom: 'elder' })).toMatchObject({
      ok: false,
      problems: [{ field: 'before' }],
    });
  });
});

describe('railroad and its additions', () => {
  test.each([
    [U, 'partners', '5', { Makers: 2 }],
    [U, 'alone', '5', { Makers: 4 }],
    [U, 'alone', '4', { Makers: 1 }],
    [U, 'alone', '2', { Opponents: 2 }],
    [U, 'opposed', '2', { Opponents: 4 }],
    [B, 'opposed', '2', { Opponents: 4 }],
    [B, 'opposed', '3', { Makers: 1 }],
    [B, 'alone', '2', { Opponents: 2 }],
    [B, 'partners', '2', { Opponents: 2 }],
  ] as const)('%s %s %s', (book, play, tricks, expected) => {
    expect(totals('railroad', 'deal', book, { play, tricks })).toEqual(expected);
  });
  test('laps carry the surplus and reject a game not won', () => {
    expect(totals('laps', 'surplus', B, { game: 'ten', before: '9', made: '16' })).toEqual({ 'Next game': 15 });
    expect(run('laps', 'surplus', U, { game: 'five', before: '1', made: '2' })).toMatchObject({ ok: false });
    expect(run('laps', 'surplus', U, { game: 'five', before: '7', made: '2' })).toMatchObject({ ok: false });
  });
  test('jambone', () => {
    expect(totals('jambone', 'deal', U, { tricks: '1' })).toEqual({ Opponents: 2 });
    expect(totals('jambone', 'deal', B, { tricks: '1' })).toEqual({ Makers: -8 });
    expect(totals('jambone', 'deal', B, { tricks: '5' })).toEqual({ Makers: 8 });
  });
  test('jamboree: the left bower follows the colour, and the joker displaces the queen', () => {
    const hand = (cards: string, joker: string) => totals('jamboree', 'hand', U, { hand: cards, trump: 'C', joker, asked: 'no' });
    expect(hand('JC JS AC KC QC', 'no')).toEqual({ '': 16 });
    expect(hand('JC JS AC KC QC', 'yes')).toEqual({});
    expect(hand('JOKER JC JS AC KC', 'yes')).toEqual({ '': 16 });
    expect(hand('JC JH AC KC QC', 'no')).toEqual({});
    expect(run('jamboree', 'hand', U, { hand: 'JOKER JC JS AC KC', trump: 'C', joker: 'no', asked: 'no' })).toMatchObject({ ok: false });
  });
});

describe('set-back', () => {
  const base = { left: '5.5.5', maker: '2' };
  test('every player in one deal', () => {
    expect(totals('set-back', 'running', D, { ...base, tricks: '1.4.0' })).toEqual({ 'Player 1': 0, 'Player 2': -1, 'Player 3': 1 });
    expect(totals('set-back', 'running', D, { ...base, tricks: '0.5.0', thrown: '1' })).toEqual({ 'Player 1': 0, 'Player 2': -3, 'Player 3': 1 });
  });
  test('six tricks of five are rejected with the sum', () => {
    expect(run('set-back', 'running', D, { ...base, tricks: '1.4.1' })).toMatchObject({ ok: false, problems: [{ field: 'tricks', found: '1 + 4 + 1 = 6' }] });
  });
  test('a player who threw up the hand has no trick, is not the maker and is at the table', () => {
    for (const thrown of ['2', '1', '4', 'x'])
      expect(run('set-back', 'running', D, { ...base, tricks: '1.4.0', thrown })).toMatchObject({ ok: false, problems: [{ field: 'thrown' }] });
  });
  test('a declared march, made and failed', () => {
    expect(run('set-back-declare', 'declaration', D, { left: '7', made: 'yes' })).toMatchObject({
      ok: true,
      value: { headline: 'The declarer wins the game and the pool' },
    });
    expect(totals('set-back-declare', 'declaration', D, { left: '7', made: 'no' })).toEqual({ Declarer: 7 });
  });
});

describe('bids', () => {
  test('auction: the bid, or fixed points by agreement', () => {
    const input = { form: 'partners', custom: 'bid' };
    expect(totals('auction', 'deal', U, { ...input, bid: '4', tricks: '5' })).toEqual({ Bidders: 4 });
    expect(totals('auction', 'deal', U, { ...input, bid: '4', tricks: '3' })).toEqual({ Opponents: 4 });
    expect(totals('auction', 'deal', B, { form: 'singles', custom: 'bid', bid: '4', tricks: '3' })).toEqual({ 'Each other player': 2 });
    expect(totals('auction', 'deal', U, { form: 'partners', custom: 'fixed', bid: '3', tricks: '5' })).toEqual({ Bidders: 1 });
    expect(totals('auction', 'deal', U, { form: 'partners', custom: 'fixed', bid: '5', tricks: '4' })).toEqual({ Opponents: 2 });
    expect(run('auction', 'deal', U, { form: 'partners', custom: 'fixed', bid: '2', tricks: '4' })).toMatchObject({ ok: false });
  });
  test('six-handed', () => {
    expect(totals('six-hand-auction', 'deal', U, { bid: '5', tricks: '4' })).toEqual({ Opponents: 5 });
    expect(totals('six-hand-auction', 'deal', B, { bid: '5', tricks: '5' })).toEqual({ Bidders: 5 });
  });
  test('seven-handed: partners are limited by the bid, and a revoke ends the deal', () => {
    const base = { partners: '0', revoke: 'none' };
    expect(totals('seven-handed', 'deal', B, { ...base, bid: 'seven', partners: '3', tricks: '7' })).toEqual({ Bidder: 7, 'Each partner': 7 });
    expect(totals('seven-handed', 'deal', B, { ...base, bid: 'ten', tricks: '6' })).toEqual({ 'Each opponent': 10 });
    expect(totals('seven-handed', 'deal', B, { ...base, bid: 'ten', tricks: '0', revoke: 'opponents' })).toEqual({ Bidder: 10 });
    expect(totals('seven-handed', 'deal', B, { ...base, bid: 'five', tricks: '7', revoke: 'bidders' })).toEqual({ 'Each opponent': 5 });
    expect(run('seven-handed', 'deal', B, { ...base, bid: 'five', partners: '3', tricks: '5' })).toMatchObject({
      ok: false,
      problems: [{ field: 'partners' }],
    });
    expect(run('seven-handed', 'deal', B, { ...base, bid: 'five', tricks: '8' })).toMatchObject({ ok: false, problems: [{ field: 'tricks' }] });
  });
  test('five-handed', () => {
    expect(totals('five-handed', 'deal', B, { bid: 'three', partners: '1', tricks: '3', revoke: 'none' })).toEqual({ Bidder: 3, 'Each partner': 3 });
    expect(totals('five-handed', 'deal', B, { bid: 'fifteen', partners: '0', tricks: '4', revoke: 'none' })).toEqual({ 'Each opponent': 15 });
    expect(run('five-handed', 'deal', B, { bid: 'three', partners: '2', tricks: '3', revoke: 'none' })).toMatchObject({ ok: false });
  });
  test('call-ace: a march by the number of players', () => {
    expect(totals('call-ace', 'deal', B, { players: '4', partner: 'yes', tricks: '5' })).toEqual({ Maker: 2, Partner: 2 });
    expect(totals('call-ace', 'deal', B, { players: '6', partner: 'yes', tricks: '5' })).toEqual({ Maker: 3, Partner: 3 });
    for (const players of [4, 5, 6]) expect(totals('call-ace', 'deal', B, { players: `${players}`, partner: 'no', tricks: '5' })).toEqual({ Maker: players });
    expect(totals('call-ace', 'deal', B, { players: '5', partner: 'no', tricks: '2' })).toEqual({ 'Each other player': 2 });
  });
});

describe('penalty', () => {
  const base = { before: '12.12.12.12.12', payer: 'players' };
  test('chips between players cancel out: only a chip a trick leaves the table', () => {
    for (const tricks of ['5.0.0.0.0', '1.1.1.1.1', '2.2.1.0.0', '3.1.1.0.0']) {
      for (const book of [U, B] as const) {
        const sum = Object.values(totals('penalty', 'chips', book, { ...base, tricks })).reduce((all, one) => all + one, 0);
        expect(sum, `${book} ${tricks}`).toBe(-5);
      }
    }
  });
  test('the bank pays by agreement, also to a player who stays out', () => {
    expect(totals('penalty', 'chips', U, { ...base, payer: 'bank', tricks: '4.1.0.0.0', out: '4 5' })).toEqual({
      'Player 1': -4,
      'Player 2': -1,
      'Player 3': 2,
      'Player 4': 1,
      'Player 5': 1,
    });
  });
  test('a thrown-up hand that was looked at', () => {
    expect(totals('penalty', 'chips', U, { ...base, tricks: '1.1.1.1.1', seen: '3' })).toMatchObject({ 'Player 3': 1 });
  });
  test('two out together: a draw in one book, undecided in the other', () => {
    const input = { ...base, before: '1.1.9.9.9', tricks: '1.1.1.1.1' };
    expect(run('penalty', 'chips', U, input)).toMatchObject({ ok: true, value: { headline: 'Drawn: the stakes are divided' } });
    const blue = run('penalty', 'chips', B, input);
    expect(blue.ok && blue.value.headline).toContain('does not say who wins');
  });
  test('invalid input is rejected', () => {
    expect(run('penalty', 'chips', U, { ...base, tricks: '3.3.0.0.0' })).toMatchObject({ ok: false, problems: [{ found: '3 + 3 + 0 + 0 + 0 = 6' }] });
    expect(run('penalty', 'chips', B, { ...base, tricks: '3.2.0.0.0', out: '5' })).toMatchObject({ ok: false, problems: [{ field: 'out' }] });
    expect(run('penalty', 'chips', U, { ...base, tricks: '3.2.0.0.0', out: '1' })).toMatchObject({ ok: false });
    expect(run('penalty', 'chips', U, { ...base, tricks: '3.2.0.0' })).toMatchObject({ ok: false });
    expect(run('penalty', 'chips', U, { ...base, tricks: '3.2.0.0.0', out: '1 2 3 4 5' })).toMatchObject({
      problems: [{ field: 'out', expected: 'numbers from 1 to 5, not all of them' }],
    });
  });
});

describe('progressive', () => {
  const lower = { table: 'other', first: '2', second: '2', third: 'no', tie: 'first-made' };
  const headline = (book: BookId, input: Record<string, string>) => {
    const result = run('progressive', 'round', book, input);
    return result.ok ? result.value.headline : 'refused';
  };
  test('ties by book and by custom', () => {
    expect(headline(U, lower)).toBe('First side wins and moves up');
    expect(headline(U, { ...lower, third: 'second-turned' })).toBe('Second side wins and moves up');
    expect(headline(U, { ...lower, third: 'unturned' })).toBe('First side wins and moves up');
    expect(headline(U, { ...lower, tie: 'halves' })).toContain('half a game');
    expect(headline(B, { ...lower, third: 'second-turned' })).toBe('Tied: they cut');
  });
  test('the head table plays its game to the end', () => {
    expect(headline(U, { ...lower, table: 'head', first: '4', second: '3' })).toBe('refused');
    expect(headline(U, { ...lower, table: 'head', first: '5', second: '4' })).toBe('First side wins');
    expect(headline(U, { ...lower, table: 'head', first: '5', second: '5' })).toBe('refused');
  });
  test('prizes: the example in the book', () => {
    const result = run('progressive', 'prizes', B, { games: '12.12.11.11', prizes: '3' });
    expect(result.ok && result.value.lines.map((line) => line.say)).toEqual([
      'players 1 and 2, 12 games each: they cut for the choice among the first and second prizes',
      'players 3 and 4, 11 games each: they cut for the third prize',
    ]);
  });
});
