// Games scored deal by deal, compared with a second calculation written here from the books: euchre, cribbage, pitch, all fours, poker.
import { describe, expect, test } from 'vitest';
import { type BookId, type Played, playWritten, type Raw, sideTotals } from '../../../src/rules-engine/index.ts';
import { sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { everyPlace } from '../../support/every-place.ts';

function play(game: string, setup: Raw, entries: readonly Raw[], book: BookId, key = 'game'): Played {
  const sheet = sheetIn(
    everyPlace.find((one) => one.id === game),
    key,
  );
  if (sheet === undefined) throw new Error(`no sheet at ${game}`);
  const { played, wrong } = playWritten(sheet, { setup, entries }, book);
  expect(wrong).toEqual([]);
  return played;
}
const totals = (played: Played) => sideTotals(played).map(({ points }) => points);
/** A random generator with the same numbers in every run. */
function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
}

describe('euchre', () => {
  const PLAIN = { revoke: 'none', refused: 'none', hint: 'none' };
  // uspc-1898 p. 9: the point 1, march 2, lone march 4, euchre 2, also of a lone hand; game 5.
  const worth = (tricks: number, alone: boolean) => (tricks < 3 ? -2 : tricks < 5 ? 1 : alone ? 4 : 2);
  test('two hundred games have the totals of the table in the book, and end when a side reaches 5', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const next = dice(seed);
      const has = [0, 0];
      const entries: Raw[] = [];
      while (Math.max(...has) < 5) {
        const [makers, tricks, alone] = [next(2), next(6), next(4) === 0];
        const points = worth(tricks, alone);
        has[points < 0 ? 1 - makers : makers] = (has[points < 0 ? 1 - makers : makers] ?? 0) + Math.abs(points);
        entries.push({ ...PLAIN, makers: makers === 0 ? 'we' : 'they', alone: alone ? 'yes' : 'no', tricks: String(tricks) });
      }
      const played = play('euchre', {}, entries, 'uspc-1898');
      expect(totals(played)).toEqual(has);
      expect(played.over).toContain(`${has[0] === Math.max(...has) ? 'We' : 'They'} reached 5`);
      expect(play('euchre', {}, entries.slice(0, -1), 'uspc-1898').over).toBeNull();
      expect(play('euchre', {}, [...entries, entries[0] ?? {}], 'uspc-1898').rows.at(-1)?.problems[0]?.expected).toBe('no deal after the end of the game');
    }
  });
  test('the longer game if the book has it, otherwise a note', () => {
    const won = Array.from({ length: 3 }, () => ({ ...PLAIN, makers: 'we', alone: 'no', tricks: '5' }));
    expect(play('euchre', { length: 'agreed' }, won, 'uspc-1898').over).toBeNull();
    const short = play('euchre', { length: 'agreed' }, won, 'sierra');
    expect(short.over).toContain('We reached 5');
    expect(short.notes[0]).toContain('knows no longer game');
  });
});

describe('cribbage', () => {
  test('pegs: front and back of both players; the first to get home wins', () => {
    for (const [book, game] of [
      ['uspc-1898', 61],
      ['sierra', 121],
    ] as const) {
      const next = dice(game);
      const has = { first: 0, second: 0 };
      const back = { first: 0, second: 0 };
      const entries: Raw[] = [];
      while (Math.max(has.first, has.second) < game) {
        const who = next(2) === 0 ? 'first' : 'second';
        const points = next(13);
        entries.push({ who, what: 'hand', points: String(points) });
        if (points === 0) continue;
        back[who] = has[who];
        has[who] += points;
      }
      const played = play('cribbage', { first: 'Ann', second: 'Bob' }, entries, book);
      expect(totals(played)).toEqual([has.first, has.second]);
      const winner = has.first >= game ? 'Ann' : 'Bob';
      expect(played.over).toContain(`${winner} is first home`);
      expect(played.pegs).toEqual({
        holes: game,
        players: [
          { key: 'first', name: 'Ann', front: Math.min(has.first, game), back: back.first },
          { key: 'second', name: 'Bob', front: Math.min(has.second, game), back: back.second },
        ],
      });
    }
  });
  test('heels, go and penalty have the numbers of the book; the lurch is noted if the book has it', () => {
    const at = (what: string, book: BookId) => totals(play('cribbage', {}, [{ who: 'first', what }], book))[0];
    expect([at('heels', 'uspc-1898'), at('go', 'donohue'), at('penalty', 'donohue')]).toEqual([2, 1, 2]);
    expect(play('cribbage', {}, [{ who: 'first', what: 'penalty' }], 'sierra').rows[0]?.problems[0]?.field).toBe('what');
    const home = [29, 29, 3].map((points) => ({ who: 'first', what: 'hand', points: String(points) }));
    expect(play('cribbage', {}, home, 'blue-ribbon-1940').notes.join(' ')).toContain('a lurch, which counts as 2 games');
    expect(play('cribbage', {}, home, 'uspc-1898').notes.join(' ')).not.toContain('lurch');
  });
});

describe('pitch', () => {
  const PLAIN = { sold: 'nobody', revoke: 'nobody' };
  test('three hundred games of four players: set back or scored, and first out in the order high, low, jack, game', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const next = dice(seed);
      const has = [0, 0, 0, 0];
      let out = -1;
      const entries: Raw[] = [];
      while (out < 0 && entries.length < 60) {
        const [bidder, bid, high, low, jack, game] = [next(4), 2 + next(3), next(4), next(4), next(5), next(4)];
        // Also counting cards for the taker of the jack, whose tricks contain it.
        const counts = [0, 1, 2, 3].map((n) => (n === game ? 20 : n === jack ? 1 : 0));
        entries.push({
          ...PLAIN,
          counts: counts.join('.'),
          bidder: `${bidder + 1}`,
          bid: `${bid}`,
          high: `${high + 1}`,
          low: `${low + 1}`,
          jack: jack === 4 ? 'nobody' : `${jack + 1}`,
        });
        const made = [high, low, ...(jack === 4 ? [] : [jack]), game];
        const own = made.filter((n) => n === bidder).length;
        if (own < bid) has[bidder] = (has[bidder] ?? 0) - bid;
        for (const n of made) {
          if (n === bidder && own < bid) continue;
          has[n] = (has[n] ?? 0) + 1;
          if (out < 0 && (has[n] ?? 0) >= 7) out = n;
        }
      }
      const played = play('pitch', { players: 'four', target: 'usual', names: 'A.B.C.D' }, entries, 'sierra');
      expect(played.rows.flatMap((row) => row.problems)).toEqual([]);
      expect(totals(played)).toEqual(has);
      if (out >= 0) expect(played.over).toContain(`${'ABCD'[out]} is first out`);
      else expect(played.over).toBeNull();
    }
  });
});

describe('all fours', () => {
  test('two hundred games of two sides with alternating deal: high, low, jack and game in that order', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const next = dice(seed);
      const has = [0, 0];
      let out = -1;
      const entries: Raw[] = [];
      while (out < 0) {
        const dealer = entries.length % 2;
        const [high, low, jack, game] = [next(2), next(2), next(3), next(2)];
        const seat = (side: number) => (side === dealer ? 'dealer' : 'eldest');
        // The count of the eldest hand comes first; the taker of the jack has a counting card.
        const counts = [1 - dealer, dealer].map((side) => (side === game ? 20 : side === jack ? 1 : 0));
        entries.push({
          dealt: dealer === 0 ? 'we' : 'they',
          counts: counts.join('.'),
          high: seat(high),
          low: seat(low),
          jack: jack === 2 ? 'nobody' : seat(jack),
          revoke: 'nobody',
        });
        for (const side of [high, low, ...(jack === 2 ? [] : [jack]), game]) {
          has[side] = (has[side] ?? 0) + 1;
          if (out < 0 && (has[side] ?? 0) >= 7) out = side;
        }
      }
      const played = play('all-fours', {}, entries, 'uspc-1898');
      expect(played.rows.flatMap((row) => row.problems)).toEqual([]);
      expect(totals(played)).toEqual(has);
      expect(played.over).toContain(`${out === 0 ? 'We' : 'They'} is first out`);
    }
  });
});

describe('poker', () => {
  test('payments balance: five hundred pools add up to zero, and the best hand never loses at equal stakes', () => {
    for (const book of ['donohue', 'uspc-1898', 'blue-ribbon-1940'] as const) {
      const next = dice(7);
      const entries = Array.from({ length: 500 }, () => {
        const places = [1 + next(4), next(5), next(5), next(5)];
        return { stakes: places.map((place) => (place === 0 ? next(9) : 1 + next(40))).join('.'), places: places.join('.') };
      });
      const played = play('poker', { players: 'four' }, entries, book, 'settled');
      expect(played.rows.flatMap((row) => row.problems)).toEqual([]);
      expect(totals(played).reduce((sum, one) => sum + one, 0)).toBe(0);
      for (const row of played.rows) expect(row.lines.reduce((sum, line) => sum + (line.points ?? 0), 0)).toBe(0);
    }
  });
  test('the pot of 248 chips from the example in the book goes to one hand', () => {
    // donohue p. 53-54: three have put in 82, one has left 2.
    const played = play('poker', { players: 'five' }, [{ stakes: '82.2.82.0.82', places: '2.0.1.0.3' }], 'donohue', 'settled');
    expect(totals(played)).toEqual([-82, -2, 166, 0, -82, 0]);
  });
});
