import { choiceOf, words } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { problem } from '../../../core/result.ts';
import { type Row, sheet } from '../../../core/sheets.ts';
import { points } from '../points.ts';
import { entry, problemsOf, TRICKS, TRUMPS } from './entry.ts';
import { reckon, type Side } from './reckon.ts';

const PLACES = { below: ['we-below', 'they-below'], above: ['we-above', 'they-above'] } as const;

export const rubber = sheet({
  title: 'A rubber of vint',
  gist: 'Keeps both sides of the pad, the games and the rubber.',
  aka: ['score pad', 'score sheet', 'below the line'],
  books: ['blue-ribbon-1940'],
  setup: {
    we: words('Our side', 24, { optional: true }),
    they: words('Their side', 24, { optional: true }),
  },
  entry: {
    ...entry,
    first: choiceOf(
      'Who reached game first?',
      { we: 'We', they: 'They' },
      { optional: true, hint: 'Only where the tricks of the deal carry both sides there.' },
    ),
  },
  play: (setup, entries, { book }) => {
    const names = [setup.we ?? 'We', setup.they ?? 'They'] as const;
    const game = pointsOf(points.game, book);
    const need = pointsOf(points['rubber-games'], book);
    const below: [number, number] = [0, 0];
    const games: [number, number] = [0, 0];
    const total: [number, number] = [0, 0];
    let over: string | null = null;
    const notes = new Set<string>();
    const rows = entries.map((asked): Row => {
      const say = `${asked.bid} in ${TRUMPS[asked.trump].toLowerCase()} by ${names[asked.bidder === 'we' ? 0 : 1]}: tricks ${asked.tricks} to ${TRICKS - asked.tricks}`;
      if (over !== null) return { say, lines: [], problems: [problem('', 'nothing after the end of the rubber', 'another deal')] };
      const problems = problemsOf(asked);
      if (problems.length > 0) return { say, lines: [], problems };
      const dealt = reckon(asked, PLACES, names, book);
      const reached = [below[0] + dealt.below[0] >= game, below[1] + dealt.below[1] >= game] as const;
      if (reached[0] && reached[1] && asked.first === null) {
        return {
          say,
          lines: [],
          problems: [problem('first', `the side that reached ${game} first`, `${below[0] + dealt.below[0]} and ${below[1] + dealt.below[1]}`)],
        };
      }
      for (const note of dealt.notes) notes.add(note);
      const lines = [...dealt.lines];
      below[0] += dealt.below[0];
      below[1] += dealt.below[1];
      const winner: Side | null = reached[0] && reached[1] ? (asked.first === 'we' ? 0 : 1) : reached[0] ? 0 : reached[1] ? 1 : null;
      if (winner !== null) {
        lines.push({ rule: 'points.game-won', say: 'game', points: pointsOf(points['game-won'], book), to: PLACES.above[winner] });
        games[winner] += 1;
        below[0] = 0;
        below[1] = 0;
        notes.add('A new game is begun from nothing below the line; what becomes of the part of a game that the losers had is not said.');
        if (games[winner] >= need) lines.push({ rule: 'points.rubber', say: 'rubber', points: pointsOf(points.rubber, book), to: PLACES.above[winner] });
      }
      for (const line of lines) total[line.to === PLACES.below[0] || line.to === PLACES.above[0] ? 0 : 1] += line.points ?? 0;
      if (winner === null) return { say, lines, problems: [] };
      if (games[winner] >= need) over = `The rubber to ${names[winner]}: ${total[0]} to ${total[1]} in all, a difference of ${Math.abs(total[0] - total[1])}.`;
      return { say, lines, problems: [], mark: `Game to ${names[winner]}` };
    });
    return {
      columns: [
        { key: PLACES.below[0], title: `${names[0]}, below`, side: names[0] },
        { key: PLACES.above[0], title: `${names[0]}, above`, side: names[0] },
        { key: PLACES.below[1], title: `${names[1]}, below`, side: names[1] },
        { key: PLACES.above[1], title: `${names[1]}, above`, side: names[1] },
      ],
      rows,
      state: names.map((name, side) => `${name}: ${games[side as Side]} of ${need} games, ${below[side as Side]} below the line toward ${game}.`),
      over,
      notes: [...notes],
    };
  },
});
