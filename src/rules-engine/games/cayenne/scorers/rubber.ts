import { SIDE_NAMES, sidesOf } from '../../../mechanics/sides.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { entry, sideOf } from './deal.ts';
import { DECLARATIONS, reckon, type Side, SUITS, TRICKS } from './reckon.ts';

const PLACES = { marker: ['we-marker', 'they-marker'], games: ['we-games', 'they-games'] } as const;

export const rubber = sheet({
  title: 'A rubber of cayenne',
  gist: 'Keeps the points of each deal, the games with their values and the rubber.',
  aka: ['score sheet', 'score pad', 'four games'],
  books: ['blue-ribbon-1940'],
  setup: SIDE_NAMES,
  entry,
  play: (setup, entries, by: Schedule<typeof points>) => {
    const { name } = sidesOf(setup);
    const names = [name.we, name.they] as const;
    const need = by.points('rubber-games');
    const games: [number, number] = [0, 0];
    const worth: [number, number] = [0, 0];
    let at: [number, number] = [0, 0];
    return replay({
      columns: ([0, 1] as const).flatMap((side) => [
        { key: PLACES.marker[side], title: `${names[side]}: points`, side: `${names[side]}, points on the marker` },
        { key: PLACES.games[side], title: `${names[side]}: games`, side: names[side] },
      ]),
      entries,
      whole: 'rubber',
      say: (asked) => {
        const revoke = sideOf(asked.revoke);
        const said = `${DECLARATIONS[asked.declaration]}, cayenne ${SUITS[asked.cayenne].toLowerCase()}: tricks ${asked.tricks} to ${TRICKS - asked.tricks}`;
        return revoke === null ? said : `${said}, a revoke by ${names[revoke]}`;
      },
      turn: (asked) => {
        const revoke = sideOf(asked.revoke);
        const one = reckon(
          { cayenne: asked.cayenne, declaration: asked.declaration, tricks: asked.tricks, honors: asked.honors ?? 0, revoke },
          at,
          [need - games[0], need - games[1]],
          PLACES,
          by,
        );
        const lines: Line[] = [...one.lines];
        at = one.after;
        for (const { side, value } of one.won) {
          games[side] += 1;
          worth[side] += value;
        }
        const winner = one.won.at(-1)?.side;
        const mark = winner === undefined ? {} : { mark: `${one.won.length === 1 ? 'Game' : `${one.won.length} games`} to ${names[winner]}` };
        let over: string | null = null;
        if (one.done && winner !== undefined) {
          const loser: Side = winner === 0 ? 1 : 0;
          lines.push(by.line('rubber', 'rubber', { to: PLACES.games[winner] }));
          worth[winner] += by.points('rubber');
          over = `The rubber to ${names[winner]}: ${worth[winner]} less ${worth[loser]} is ${worth[winner] - worth[loser]}.`;
        }
        return { lines, notes: one.notes, over, ...mark };
      },
      state: () => names.map((said, side) => `${said}: ${counted(at[side] ?? 0, 'point')} on the marker, ${games[side]} of ${need} games.`),
    });
  },
});
