// Hearts against the figures of the books: sierra p. 79-84, blue-ribbon-1940 p. 243-247 and 386-387, uspc-1898 p. 45-48, donohue p. 417.

import { describe, expect, test } from 'vitest';
import hearts from '../../../src/rules-engine/games/hearts/index.ts';
import { type Answer, type BookId, decode, type Played, type Raw, type Result, sideTotals } from '../../../src/rules-engine/index.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

const FIRST = ['First player', 'Second player', 'Third player', 'Fourth player', 'Fifth player', 'Sixth player'];
const SEATS = ['first', 'second', 'third', 'fourth'];

const place = (variant?: string) => countsOf(hearts, variant);
function ask(raw: Raw, book: BookId, variant?: string, name = 'deal'): Result<Answer> {
  const scorer = scorerIn(place(variant), name);
  if (scorer === undefined) throw new Error(`no scorer ${name}`);
  const values = decode(scorer.ask, raw);
  return values.ok ? scorer.score(values.value as never, book) : values;
}
function totals(raw: Raw, book: BookId, variant?: string): Record<string, number> {
  const result = ask(raw, book, variant);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return Object.fromEntries(result.value.totals.map((one) => [one.to, one.points]));
}
function keep(name: string, setup: Raw, entries: Raw[], book: BookId, variant?: string): Played {
  const sheet = sheetIn(place(variant), name);
  if (sheet === undefined) throw new Error(`no sheet ${name}`);
  const asked = decode(sheet.setup, setup);
  const rows = entries.map((raw) => decode(sheet.entry, raw));
  if (!asked.ok || rows.some((row) => !row.ok)) throw new Error(JSON.stringify([asked, rows]));
  return sheet.play(asked.value as never, rows.map((row) => (row.ok ? row.value : {})) as never, book);
}
const all = (numbers: Record<string, number>) => Object.values(numbers).reduce((sum, one) => sum + one, 0);

/** All divisions of thirteen hearts among a number of players. */
function* falls(players: number, left = 13): Generator<number[]> {
  if (players === 1) {
    yield [left];
    return;
  }
  for (let own = 0; own <= left; own++) for (const rest of falls(players - 1, left - own)) yield [own, ...rest];
}

describe('the modern game', () => {
  test('every division of the hearts and the queen: 26 in all, or 78 when the moon is shot', () => {
    for (const fall of falls(4)) {
      for (const [n, queen] of SEATS.entries()) {
        const moon = fall[n] === 13;
        const got = totals({ hearts: fall.join('.'), queen }, 'sierra');
        expect(all(got), `${fall} ${queen}`).toBe(moon ? 78 : 26);
        if (moon) expect(got[FIRST[n] ?? ''] ?? 0).toBe(0);
        else expect(got[FIRST[n] ?? '']).toBe((fall[n] ?? 0) + 13);
        expect(all(totals({ hearts: fall.join('.'), queen }, 'donohue'))).toBe(26);
      }
    }
  });
  test('the queen must be taken by somebody, and there are thirteen hearts', () => {
    expect(ask({ hearts: '4.4.4.1' }, 'sierra')).toMatchObject({ ok: false, problems: [{ field: 'queen', found: 'nobody' }] });
    expect(ask({ hearts: '4.4.4.2', queen: 'first' }, 'sierra')).toMatchObject({ ok: false, problems: [{ field: 'hearts', found: '4 + 4 + 4 + 2 = 14' }] });
    expect(ask({ hearts: '4.4.5', queen: 'fourth' }, 'sierra')).toMatchObject({ ok: false, problems: [{ field: 'queen' }] });
  });
  test('the sheet ends at 100 or more, and notes a tie for the lowest', () => {
    const moon = { hearts: '13.0.0.0', queen: 'first' };
    const played = keep('game', { players: 'four' }, [moon, moon, moon, moon, moon], 'sierra');
    expect(played.over).toBe('The game is over: First player wins with 0.');
    expect(played.rows[4]?.problems).toMatchObject([{ field: '' }]);
    expect(sideTotals(played).map((side) => side.points)).toEqual([0, 104, 104, 104]);
    const split = { hearts: '0.0.13.0', queen: 'fourth' };
    const tied = keep(
      'game',
      {},
      Array.from({ length: 8 }, () => split),
      'sierra',
    );
    expect(tied.over).toContain('First player and Second player tie at 0');
    expect(
      keep(
        'game',
        {},
        Array.from({ length: 9 }, () => split),
        'donohue',
      ).over,
    ).toBeNull();
  });
  test('two players with the same name get different names', () => {
    const played = keep('game', { players: 'three', names: 'Ann.Ann.Ben' }, [{ hearts: '1.5.7', queen: 'third' }], 'donohue');
    expect(sideTotals(played)).toEqual([
      { side: 'Ann', points: 1 },
      { side: 'Ann (2)', points: 5 },
      { side: 'Ben', points: 20 },
    ]);
  });
});

describe('the plain game of 1898', () => {
  test('payments balance, for every division', () => {
    for (const fall of falls(4)) expect(all(totals({ hearts: fall.join('.') }, 'uspc-1898')) + 0).toBe(0);
  });
  test('an odd chip stays for the next division', () => {
    expect(totals({ hearts: '2.2.4.5', table: '1' }, 'uspc-1898')).toEqual({
      'First player': 5,
      'Second player': 5,
      'Third player': -4,
      'Fourth player': -5,
      'Left on the table': -1,
    });
  });
  test('three who tie for the fewest are not decided', () => {
    expect(ask({ hearts: '0.0.0.13' }, 'uspc-1898')).toMatchObject({ ok: true, value: { totals: [], notes: ['The book does not cover this.'] } });
  });
  test('with three and with five players the excess is paid', () => {
    for (const fall of falls(3)) expect(all(totals({ hearts: fall.join('.') }, 'uspc-1898', 'three-handed')) + 0).toBe(0);
    expect(totals({ hearts: '1.2.3.3.4' }, 'uspc-1898', 'five-handed')['First player']).toBe(8);
  });
  test('with two players the difference is paid', () => {
    for (let own = 0; own <= 13; own++) {
      const got = totals({ hearts: `${own}.${13 - own}` }, 'uspc-1898', 'two-handed');
      expect(got['First player']).toBe(13 - 2 * own);
    }
  });
});

describe('the pool', () => {
  test('one clear takes it, two divide it, three or none leave a jack; a jack needs one', () => {
    for (const fall of falls(4)) {
      for (const jack of ['no', 'yes']) {
        const got = totals({ hearts: fall.join('.'), pool: '13', jack }, 'uspc-1898', 'sweepstake');
        expect(all(got) + 0, `${fall}`).toBe(0);
        const clear = fall.filter((own) => own === 0).length;
        expect(got.Pool, `${fall} ${jack}`).toBe(clear === 1 || (clear === 2 && jack === 'no') ? -13 : 13);
      }
    }
  });
  test('the sheet carries an odd counter into the next pool', () => {
    const played = keep('pool', {}, [{ hearts: '0.0.6.7' }, { hearts: '1.0.5.7' }], 'uspc-1898', 'sweepstake');
    expect(sideTotals(played).map((side) => side.points)).toEqual([5, 6 + 14, -11, -14, 0]);
    expect(played.state).toEqual(['The pool is empty.']);
    expect(keep('pool', { players: 'five' }, [{ hearts: '0.0.6.7' }], 'uspc-1898', 'sweepstake').rows[0]?.problems).toMatchObject([{ expected: '5 numbers' }]);
  });
  test('auction: the bid goes into the pool, and after a jack there is none', () => {
    const raw = { suit: 'clubs', bid: '3', bidder: 'fourth', taken: '1.2.4.6' };
    expect(totals({ ...raw, jack: 'no' }, 'blue-ribbon-1940', 'auction')).toMatchObject({ 'Fourth player': -9, Pool: 16 });
    expect(ask({ ...raw, jack: 'yes' }, 'blue-ribbon-1940', 'auction')).toMatchObject({ ok: false, problems: [{ field: 'bid' }] });
    const open = ask({ ...raw, bid: '0', taken: '0.0.7.6', pool: '16', jack: 'yes' }, 'uspc-1898', 'auction');
    expect(open).toMatchObject({ ok: true, value: { headline: '2 players are clear: 29 chips stay as a jack' } });
  });
  test('Howell: the pool is empty after every deal', () => {
    for (const players of [3, 4, 5])
      for (const fall of falls(players)) expect(all(totals({ hearts: fall.join('.') }, 'blue-ribbon-1940', 'howell')) + 0).toBe(0);
  });
});

describe('other forms', () => {
  test('spots: all the hearts make 104', () => {
    expect(totals({ hearts: '2H3H4H5H6H7H8H9HTHJHQHKHAH.none.none' }, 'uspc-1898', 'spot')).toEqual({
      'First player': -104,
      'Second player': 52,
      'Third player': 52,
    });
    expect(totals({ hearts: '3H4H5H6H7H8H9HTHJHQHKHAH.2H.none' }, 'blue-ribbon-1940', 'spot')).toEqual({
      'First player': -102,
      'Second player': -2,
      'Third player': 104,
    });
    expect(ask({ hearts: '2H.2S.none' }, 'blue-ribbon-1940', 'spot')).toMatchObject({ ok: false, problems: [{ expected: 'hearts alone' }] });
    expect(ask({ hearts: '2H.2H.none' }, 'blue-ribbon-1940', 'spot')).toMatchObject({ ok: false, problems: [{ expected: 'each heart in one place' }] });
  });
  test('the black queen makes 26 with the hearts, the black jack 23', () => {
    expect(all(totals({ hearts: '1.2.4.6', card: 'third' }, 'blue-ribbon-1940', 'black-lady'))).toBe(-26);
    expect(all(totals({ hearts: '1.2.4.6', card: 'third' }, 'blue-ribbon-1940', 'black-jack'))).toBe(-23);
  });
  test('joker: five to the pool, or to the player who got rid of it', () => {
    expect(totals({ hearts: '2.4.6.0', dealt: 'first', taker: 'first' }, 'blue-ribbon-1940', 'joker')).toMatchObject({ 'First player': -7, Pool: 17 });
    expect(all(totals({ hearts: '2.4.6.0', dealt: 'first', taker: 'third' }, 'blue-ribbon-1940', 'joker')) + 0).toBe(0);
  });
  test('progressive: those with fewer hearts move up, and equal ones tie', () => {
    const got = ask({ ladies: '3.3', gentlemen: '7.0' }, 'uspc-1898', 'progressive', 'table');
    expect(got).toMatchObject({ ok: true, value: { headline: 'The ladies tie; Second gentleman moves' } });
    const card = keep('card', { ties: 'halves' }, [{ own: '2', rival: '2', cut: 'yes' }], 'blue-ribbon-1940', 'progressive');
    expect(sideTotals(card)).toEqual([{ side: 'Player', points: 1 }]);
  });
});
