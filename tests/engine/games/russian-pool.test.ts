// Russian pool's sheet compared with a second count (blue-ribbon-1940 p. 56-57).
import { expect, test } from 'vitest';
import russian from '../../../src/rules-engine/games/russian-pool/index.ts';
import { sheetOf } from '../../support/counts/counts.ts';
import { playSheet, pointsIn, random, refusedIn } from '../../support/sheets/pool-sheets.ts';

const SEATS = ['first', 'second', 'third'];
const BALLS = ['black', 'blue', 'red', 'brown', 'yellow'];
/** What a ball in a pocket, or the white off it, counts; negative if the pocket is another's. */
const PRICES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  black: { foot: 9, side: -9, head: -9 },
  blue: { foot: -7, side: 7, head: -7 },
  red: { foot: 6, side: 6, head: 6 },
  brown: { foot: -3, side: -3, head: 3 },
  yellow: { foot: -2, side: -2, head: 2 },
};

test('a thousand games by a table of balls and pockets', () => {
  const next = random(56);
  const sheet = sheetOf(russian, 'game');
  const pick = (all: readonly string[]) => all[next(all.length - 1)] ?? '';
  for (let game = 0; game < 1000; game++) {
    const players = 2 + next(1);
    const scores = SEATS.slice(0, players).map(() => 0);
    const entries: Record<string, string>[] = [];
    let at = 0;
    while (entries.length < 30 && Math.max(...scores) < 40) {
      const first = pick([...BALLS, ...BALLS, 'none']);
      const struck = first !== 'none';
      const carom = struck && next(2) === 0;
      const ball = struck && next(1) === 0 ? pick(BALLS) : 'none';
      const pocket = pick(['foot', 'side', 'head']);
      const cue = next(2) === 0 ? pick(['foot', 'side', 'head']) : 'no';
      entries.push({ who: SEATS[at] ?? '', first, carom: carom ? 'yes' : 'no', ball, ...(ball === 'none' ? {} : { pocket }), cue });
      const parts = struck ? [ball === 'none' ? 0 : (PRICES[ball]?.[pocket] ?? 0), cue === 'no' ? 0 : (PRICES[first]?.[cue] ?? 0)] : [0];
      const lost = parts.filter((part) => part < 0);
      const change = (lost.length > 0 ? lost : [...parts, carom ? 2 : 0]).reduce((sum, part) => sum + part, 0);
      scores[at] = (scores[at] ?? 0) + change;
      if (change <= 0) at = (at + 1) % players;
    }
    const played = playSheet(sheet, { names: SEATS.slice(0, players).join('.'), target: '40' }, entries);
    expect(refusedIn(played).flat(), JSON.stringify(entries)).toEqual([]);
    expect(pointsIn(played), JSON.stringify(entries)).toEqual(scores);
    expect(played.over !== null).toBe(Math.max(...scores) >= 40);
  }
});

test('invalid entries are reported with their question', () => {
  const refused = (entry: Record<string, string>) => refusedIn(playSheet(sheetOf(russian, 'game'), {}, [entry]))[0];
  expect(refused({ who: 'second', first: 'none' })).toEqual(['who']);
  expect(refused({ who: 'first', first: 'none', carom: 'yes' })).toEqual(['carom']);
  expect(refused({ who: 'first', first: 'none', ball: 'red', pocket: 'head' })).toEqual(['ball']);
});
