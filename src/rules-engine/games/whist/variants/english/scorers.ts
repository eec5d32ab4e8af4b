import { SIDE_NAMES, sidesOf } from '../../../../mechanics/sides.ts';
import { choiceOf, count } from '../../../../scoring/fields.ts';
import { problem } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import type { Line } from '../../../../scoring/scorers.ts';
import { replay } from '../../../../sheets/replay.ts';
import { sheet } from '../../../../sheets/sheets.ts';
import type { points } from '../../points.ts';
import { HONOURS, heldBy } from '../../reckoning/honours.ts';
import { BOOK, BOTH, other, type Side, TRICKS, trickWord } from '../../reckoning/sides.ts';
import type { englishItems } from './points.ts';

const valueKey = (loser: number) => (loser === 0 ? 'triple' : loser <= 2 ? 'double' : 'single');
/** At this score honours are no longer counted. */
const BARRED_AT = 4;

export const rubber = sheet({
  title: 'Rubber of English whist',
  gist: 'Tricks, honours, games and the value of the rubber.',
  aka: ['short whist score', 'bumper', 'treble double single'],
  books: ['blue-ribbon-1940'],
  setup: SIDE_NAMES,
  entry: {
    tricks: count('Our tricks', 0, TRICKS, { unit: 'tricks', hint: 'The rest are theirs.' }),
    honours: choiceOf('Honours', HONOURS, { optional: true }),
  },
  play: (setup, entries, schedule: Schedule<typeof points & typeof englishItems>) => {
    const { name: names } = sidesOf(setup);
    const game = schedule.points('game');
    const each = schedule.points('trick');
    let at: Record<Side, number> = { we: 0, they: 0 };
    const games: Record<Side, number> = { we: 0, they: 0 };
    const rubberPoints: Record<Side, number> = { we: 0, they: 0 };
    return replay({
      columns: BOTH.flatMap((side) => [
        { key: side, title: names[side], side: names[side] },
        { key: `${side}-rubber`, title: `${names[side]}, rubber`, side: `${names[side]}, rubber` },
      ]),
      entries,
      whole: 'rubber',
      say: ({ tricks }) => `${names.we} ${trickWord(tricks)}, ${names.they} ${TRICKS - tricks}`,
      turn: (asked) => {
        const lines: Line[] = [];
        const after = { ...at };
        const winner: Side = asked.tricks > BOOK ? 'we' : 'they';
        const by = Math.max(asked.tricks, TRICKS - asked.tricks) - BOOK;
        lines.push(schedule.line('trick', by === 1 ? 'the odd trick' : `${by} by cards`, { times: by, to: winner }));
        after[winner] += by * each;
        const honours = heldBy(asked.honours);
        if (honours !== null) {
          const { side, held } = honours;
          if (at[side] >= BARRED_AT) lines.push(schedule.law('honours-at-four', `no honours for ${names[side]} at four`, { to: side }));
          else {
            const key = held === 4 ? 'four-honours' : 'three-honours';
            lines.push(schedule.line(key, `${held} honours`, { to: side }));
            after[side] += schedule.points(key);
          }
        }
        const out = BOTH.filter((side) => after[side] >= game);
        if (out.length === 2) {
          return {
            problems: [
              problem(
                'honours',
                'one side to reach the game',
                `${names.we} ${after.we} and ${names.they} ${after.they}; the book does not say which is counted first`,
              ),
            ],
          };
        }
        const [won] = out;
        if (won === undefined) {
          at = after;
          return { lines };
        }
        const loser = other(won);
        const key = valueKey(after[loser]);
        lines.push(schedule.line(key, key, { to: `${won}-rubber` }));
        rubberPoints[won] += schedule.points(key);
        games[won] += 1;
        at = { we: 0, they: 0 };
        const mark = `Game to ${names[won]}, ${after[won]} to ${after[loser]}: ${key}`;
        if (games[won] < 2) return { lines, mark };

        lines.push(schedule.line('rubber-points', 'for the rubber', { to: `${won}-rubber` }));
        rubberPoints[won] += schedule.points('rubber-points');
        const worth = rubberPoints[won] - rubberPoints[loser];
        lines.push(schedule.mention('rubber-value', `${rubberPoints[won]} less ${rubberPoints[loser]}`, { to: `${won}-rubber` }));
        const over = `${names[won]} win the rubber, ${games[won]} games to ${games[loser]}, worth ${worth}${worth === schedule.points('bumper') ? ', a bumper' : ''}.`;
        const notes = worth < 0 ? ['The losers of the rubber have more points than the winners; the book does not speak of it.'] : [];
        return { lines, mark, over, notes };
      },
      state: (_, over) => (over === null ? [`This game: ${names.we} ${at.we}, ${names.they} ${at.they}; games ${games.we} to ${games.they}.`] : []),
    });
  },
});
