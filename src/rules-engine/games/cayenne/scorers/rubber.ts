import { words } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { problem } from '../../../core/result.ts';
import type { Line } from '../../../core/scorers.ts';
import { type Row, sheet } from '../../../core/sheets.ts';
import { points } from '../points.ts';
import { entry, sideOf } from './deal.ts';
import { DECLARATIONS, reckon, type Side, SUITS, TRICKS } from './reckon.ts';

const PLACES = { marker: ['we-marker', 'they-marker'], games: ['we-games', 'they-games'] } as const;

export const rubber = sheet({
  title: 'A rubber of cayenne',
  gist: 'Keeps the points of each deal, the games with their values and the rubber.',
  aka: ['score sheet', 'score pad', 'four games'],
  books: ['blue-ribbon-1940'],
  setup: {
    we: words('Our side', 24, { optional: true }),
    they: words('Their side', 24, { optional: true }),
  },
  entry,
  play: (setup, entries, { book }) => {
    const names = [setup.we ?? 'We', setup.they ?? 'They'] as const;
    const need = pointsOf(points['rubber-games'], book);
    const games: [number, number] = [0, 0];
    const worth: [number, number] = [0, 0];
    let at: [number, number] = [0, 0];
    let over: string | null = null;
    const notes = new Set<string>();
    const rows = entries.map((asked): Row => {
      const revoke = sideOf(asked.revoke);
      const say = `${DECLARATIONS[asked.declaration]}, cayenne ${SUITS[asked.cayenne].toLowerCase()}: tricks ${asked.tricks} to ${TRICKS - asked.tricks}${
        revoke === null ? '' : `, a revoke by ${names[revoke]}`
      }`;
      if (over !== null) return { say, lines: [], problems: [problem('', 'nothing after the end of the rubber', 'another deal')] };
      const one = reckon(
        { cayenne: asked.cayenne, declaration: asked.declaration, tricks: asked.tricks, honors: asked.honors ?? 0, revoke },
        at,
        [need - games[0], need - games[1]],
        PLACES,
        book,
      );
      const lines: Line[] = [...one.lines];
      for (const note of one.notes) notes.add(note);
      at = one.after;
      for (const { side, value } of one.won) {
        games[side] += 1;
        worth[side] += value;
      }
      const winner = one.won.at(-1)?.side;
      const mark = winner === undefined ? {} : { mark: `${one.won.length === 1 ? 'Game' : `${one.won.length} games`} to ${names[winner]}` };
      if (one.done && winner !== undefined) {
        const bonus = pointsOf(points.rubber, book);
        const loser: Side = winner === 0 ? 1 : 0;
        lines.push({ rule: 'points.rubber', say: 'rubber', points: bonus, to: PLACES.games[winner] });
        worth[winner] += bonus;
        over = `The rubber to ${names[winner]}: ${worth[winner]} less ${worth[loser]} is ${worth[winner] - worth[loser]}.`;
      }
      return { say, lines, problems: [], ...mark };
    });
    return {
      columns: [
        { key: PLACES.marker[0], title: `${names[0]}: points`, side: `${names[0]}, points on the marker` },
        { key: PLACES.games[0], title: `${names[0]}: games`, side: names[0] },
        { key: PLACES.marker[1], title: `${names[1]}: points`, side: `${names[1]}, points on the marker` },
        { key: PLACES.games[1], title: `${names[1]}: games`, side: names[1] },
      ],
      rows,
      state: [
        `${names[0]}: ${at[0]} points on the marker, ${games[0]} of ${need} games.`,
        `${names[1]}: ${at[1]} points on the marker, ${games[1]} of ${need} games.`,
      ],
      over,
      notes: [...notes],
    };
  },
});
