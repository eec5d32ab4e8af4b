import { describe, expect, it } from 'vitest';
import passeDix from '../../../src/rules-engine/games/passe-dix/index.ts';
import { odds } from '../../../src/rules-engine/games/passe-dix/odds.ts';
import { countedOut, resolve } from '../../../src/rules-engine/index.ts';
import { columnTotals } from '../../../src/rules-engine/sheets/sheets.ts';
import { sheetOf } from '../../support/counts/counts.ts';
import { seededDie } from '../../support/counts/seeded-die.ts';
import { library } from '../../support/library.ts';

const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
const SIZES = { two: 2, three: 3, four: 4, eight: 8 } as const;
const sheet = sheetOf(passeDix, 'account');

describe('the account', () => {
  it('agrees with chips that change hands, in a thousand random games', () => {
    const die = seededDie(204);
    for (let game = 0; game < 1000; game++) {
      const players = Object.keys(SIZES)[game % 4] as keyof typeof SIZES;
      const size = SIZES[players];
      // Purses on the table: every bet is put down, and lost or returned with as much again.
      const purse = Array.from({ length: size }, () => 0);
      let banker = 0;
      const entries: { banker: string; dice: number[]; stakes: number[] }[] = [];
      for (let n = 0; n < 12; n++) {
        const dice = [die(), die(), die()];
        const stakes = purse.map(() => die() * die() - 1);
        if (stakes.every((stake, seat) => seat === banker || stake === 0)) stakes[(banker + 1) % size] = 3;
        entries.push({ banker: SEATS[banker] ?? '', dice, stakes });
        const reaches = (dice[0] ?? 0) + (dice[1] ?? 0) + (dice[2] ?? 0) >= 10;
        for (let seat = 0; seat < size; seat++) {
          if (seat === banker) continue;
          const stake = stakes[seat] ?? 0;
          const [from, to] = reaches ? [seat, banker] : [banker, seat];
          purse[from] = (purse[from] ?? 0) - stake;
          purse[to] = (purse[to] ?? 0) + stake;
        }
        if (!reaches) banker = (banker + 1) % size;
      }
      const played = sheet.play({ players, names: null } as never, entries as never, 'blue-ribbon-1940');
      expect(played.rows.flatMap((row) => row.problems)).toEqual([]);
      const totals = columnTotals(played);
      expect(SEATS.slice(0, size).map((seat) => totals[seat])).toEqual(purse);
      expect(played.next?.banker).toBe(SEATS[banker]);
    }
  });

  it('rejects a banker out of turn and a throw without a bet', () => {
    const first = { banker: 'first', dice: [6, 6, 6], stakes: [0, 5] };
    const wrong = [
      [
        { ...first, banker: 'second', stakes: [5, 0] },
        { field: 'banker', expected: 'First player, who has the bank', found: 'Second player' },
      ],
      [
        { ...first, stakes: [5, 0] },
        { field: 'stakes', expected: 'a bet', found: 'none' },
      ],
      [
        { ...first, stakes: [0, 5, 5] },
        { field: 'stakes', expected: 'bets of 2 players', found: '3' },
      ],
    ] as const;
    for (const [entry, problem] of wrong) {
      const played = sheet.play({ players: 'two', names: null } as never, [first, entry] as never, 'blue-ribbon-1940');
      expect(played.rows[1]?.problems).toEqual([problem]);
    }
  });
});

describe('the odds', () => {
  it('give the banker 135 of 216 throws, a quarter of every bet, and without the ten nothing', () => {
    const rows = countedOut(resolve(library, 'passe-dix'), odds);
    const tally = (key: string) => rows.find((row) => row.key === key)?.tallies[0]?.tally;
    expect(tally('against')).toMatchObject({ wins: 81n, loses: 135n, of: 216n, advantage: { n: 1n, d: 4n } });
    expect(tally('ten')).toMatchObject({ wins: 27n });
    expect(tally('more-than-ten')).toMatchObject({ wins: 108n, loses: 108n });
  });
});
