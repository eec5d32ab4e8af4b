import { belowAndAbove } from '../../../mechanics/seats.ts';
import { SIDE_NAMES, sidesOf } from '../../../mechanics/sides.ts';
import { choiceOf } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';
import { entry, problemsOf, TRICKS, TRUMPS } from './entry.ts';
import { reckon, type Side } from './reckon.ts';

const PLACES = { below: ['we-below', 'they-below'], above: ['we-above', 'they-above'] } as const;

export const rubber = sheet({
  title: 'A rubber of vint',
  gist: 'Keeps both sides of the pad, the games and the rubber.',
  aka: ['score pad', 'score sheet', 'below the line'],
  books: ['blue-ribbon-1940'],
  setup: SIDE_NAMES,
  form: 'line',
  entry: {
    ...entry,
    first: choiceOf(
      'Who reached game first?',
      { we: 'We', they: 'They' },
      { optional: true, seldom: true, hint: 'Only where the tricks of the deal carry both sides there.' },
    ),
  },
  play: (setup, entries, by: Schedule<typeof points>) => {
    const table = sidesOf(setup);
    const names = [table.name.we, table.name.they] as const;
    const game = by.points('game');
    const need = by.points('rubber-games');
    const below: [number, number] = [0, 0];
    const games: [number, number] = [0, 0];
    const total: [number, number] = [0, 0];
    return replay({
      columns: belowAndAbove(table),
      entries,
      whole: 'rubber',
      say: (asked) =>
        `${asked.bid} in ${TRUMPS[asked.trump].toLowerCase()} by ${names[asked.bidder === 'we' ? 0 : 1]}: tricks ${asked.tricks} to ${TRICKS - asked.tricks}`,
      turn: (asked) => {
        const problems = problemsOf(asked);
        if (problems.length > 0) return { problems };
        const dealt = reckon(asked, PLACES, names, by);
        const reached = [below[0] + dealt.below[0] >= game, below[1] + dealt.below[1] >= game] as const;
        if (reached[0] && reached[1] && asked.first === null) {
          return { problems: [problem('first', `the side that reached ${game} first`, `${below[0] + dealt.below[0]} and ${below[1] + dealt.below[1]}`)] };
        }
        const notes = [...dealt.notes];
        const lines = [...dealt.lines];
        below[0] += dealt.below[0];
        below[1] += dealt.below[1];
        const winner: Side | null = reached[0] && reached[1] ? (asked.first === 'we' ? 0 : 1) : reached[0] ? 0 : reached[1] ? 1 : null;
        if (winner !== null) {
          lines.push(by.line('game-won', 'game', { to: PLACES.above[winner] }));
          games[winner] += 1;
          below[0] = 0;
          below[1] = 0;
          notes.push('A new game starts from nothing below the line. The book does not say what becomes of the part of a game that the losers had.');
          if (games[winner] >= need) lines.push(by.line('rubber', 'rubber', { to: PLACES.above[winner] }));
        }
        for (const line of lines) total[line.to === PLACES.below[0] || line.to === PLACES.above[0] ? 0 : 1] += line.points ?? 0;
        if (winner === null) return { lines, notes };
        const over =
          games[winner] < need ? null : `The rubber to ${names[winner]}: ${total[0]} to ${total[1]} in all, a difference of ${Math.abs(total[0] - total[1])}.`;
        return { lines, notes, over, mark: `Game to ${names[winner]}` };
      },
      state: () => names.map((name, side) => `${name}: ${games[side as Side]} of ${need} games, ${below[side as Side]} below the line toward ${game}.`),
    });
  },
});
