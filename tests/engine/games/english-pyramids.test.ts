// The sheet of English pyramids compared with balls moved from pile to pile (blue-ribbon-1940 p. 308-310).
import { expect, test } from 'vitest';
import pyramids from '../../../src/rules-engine/games/english-pyramids/index.ts';
import { sheetOf } from '../../support/counts/counts.ts';
import { playSheet, pointsIn, random, refusedIn } from '../../support/sheets/pool-sheets.ts';

const SEATS = ['first', 'second', 'third'];

test('a thousand games: every ball is on the table, in a pile or owed', () => {
  const next = random(308);
  const sheet = sheetOf(pyramids, 'game');
  let ended = 0;
  for (let game = 0; game < 1000; game++) {
    const players = 2 + next(1);
    const size = next(1) === 0 ? 15 : 16;
    const pile = SEATS.slice(0, players).map(() => 0);
    const debt = SEATS.slice(0, players).map(() => 0);
    const extra = SEATS.slice(0, players).map(() => 0);
    const onTable = () => size - pile.reduce((sum, one) => sum + one, 0);
    const entries: Record<string, string>[] = [];
    let [at, over] = [0, false];
    while (!over && entries.length < 150) {
      const fault = next(4) === 0 ? (['white', 'miss', 'moved', 'off'][next(3)] ?? 'off') : 'none';
      const n = fault === 'miss' ? 0 : Math.min(onTable(), next(2));
      entries.push({ who: SEATS[at] ?? '', reds: Array.from({ length: n }, () => 'red').join(' '), fault });
      const goesOn = fault === 'none' && n > 0 && next(1) === 0;
      if (fault === 'none') {
        for (let ball = 0; ball < n; ball++) {
          // A ball that is owed is spotted again at once.
          if ((debt[at] ?? 0) > 0) debt[at] = (debt[at] ?? 0) - 1;
          else pile[at] = (pile[at] ?? 0) + 1;
        }
        if (onTable() === 0) {
          over = true;
          if (size === 15) extra[at] = (extra[at] ?? 0) + 1;
        }
      } else if (fault === 'white' || fault === 'miss') {
        if (players === 2 && onTable() === 1) {
          over = true;
          extra[1 - at] = (extra[1 - at] ?? 0) + 1;
        } else if ((pile[at] ?? 0) > 0) pile[at] = (pile[at] ?? 0) - 1;
        else debt[at] = (debt[at] ?? 0) + 1;
      }
      if (!goesOn) at = (at + 1) % players;
    }
    const scores = pile.map((one, n) => one - (debt[n] ?? 0) + (extra[n] ?? 0));
    const played = playSheet(sheet, { names: SEATS.slice(0, players).join('.'), size: size === 15 ? 'fifteen' : 'sixteen' }, entries);
    expect(refusedIn(played).flat(), JSON.stringify(entries)).toEqual([]);
    expect(pointsIn(played), JSON.stringify(entries)).toEqual(scores);
    expect(played.over !== null).toBe(over);
    if (!over) expect(played.state.join(' ')).toContain(`Left on the table: ${onTable()} pyramid ball`);
    if (over) ended++;
  }
  expect(ended).toBeGreaterThan(500);
});

test('invalid entries are reported with their question', () => {
  const refused = (...entries: Record<string, string>[]) => refusedIn(playSheet(sheetOf(pyramids, 'game'), {}, entries)).at(-1);
  expect(refused({ who: 'second' })).toEqual(['who']);
  expect(refused({ who: 'first', reds: 'blue' })).toEqual(['reds']);
  expect(refused({ who: 'first', reds: 'red', fault: 'miss' })).toEqual(['reds']);
  const most = Array.from({ length: 14 }, () => 'red').join(' ');
  expect(refused({ who: 'first', reds: most }, { who: 'first', reds: 'red red' })).toEqual(['reds']);
});
