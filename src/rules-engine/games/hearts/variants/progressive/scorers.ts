import { tableOf } from '../../../../mechanics/seats.ts';
import { choiceOf, count, flag, listOf, type Values, words } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { replay } from '../../../../sheets/replay.ts';
import { sheet } from '../../../../sheets/sheets.ts';
import { counted } from '../../../../wording/numbers.ts';
import type { points } from '../../points.ts';
import { HEARTS_IN_PACK, sum } from '../../reckoning/counting.ts';
import type { progressivePoints } from './points.ts';

const pair = (label: string) => listOf(label, count('Hearts', 0, HEARTS_IN_PACK), 2, 2);
const SAME = (n: number) => `${n} against ${n}`;

export const table = scorer({
  title: 'Who moves from a table',
  gist: 'Compares the two ladies and the two gentlemen after a deal.',
  aka: ['who progresses', 'who moves up', 'tie at the table'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask: { ladies: pair('Hearts of the two ladies'), gentlemen: pair('Hearts of the two gentlemen') },
  score: ({ ladies, gentlemen }, by: Schedule<typeof points & typeof progressivePoints.add>) => {
    const all = [...ladies, ...gentlemen];
    if (sum(all) !== HEARTS_IN_PACK) return wrong(problem('gentlemen', `${HEARTS_IN_PACK} hearts at the table`, `${all.join(' + ')} = ${sum(all)}`));
    const lines: Line[] = [];
    const says = (['lady', 'gentleman'] as const).map((kind) => {
      const [one = 0, other = 0] = kind === 'lady' ? ladies : gentlemen;
      if (one === other) {
        lines.push(by.law('table-tied', `${kind === 'lady' ? 'the ladies' : 'the gentlemen'} tie, ${SAME(one)}`));
        return kind === 'lady' ? 'The ladies tie' : 'the gentlemen tie';
      }
      const who = `${one < other ? 'First' : 'Second'} ${kind}`;
      lines.push(by.line('fewer-hearts', `${Math.min(one, other)} against ${Math.max(one, other)}`, { to: who }));
      return `${who} moves`;
    });
    const notes =
      by.way('fewer-hearts') === 'apart'
        ? ['The lady goes toward the head table, the gentleman toward the booby table. Ties are cut for.']
        : ['Both move up when the bell taps. Ties are cut for, unless half games were agreed on.'];
    return ok(answer(says.join('; '), lines, notes));
  },
});

const setup = {
  name: words('Whose card is it?', 24, { optional: true }),
  ties: choiceOf('Ties', { cut: 'Are cut for', halves: 'Half a game each, by agreement' }, { otherwise: 'cut', given: 'half-game' }),
} as const;
const entry = {
  own: count('Own hearts', 0, HEARTS_IN_PACK),
  rival: count('Hearts of the other lady or gentleman', 0, HEARTS_IN_PACK),
  cut: flag('In case of a tie: was the cut won?'),
} as const;

export const card = sheet({
  title: 'Score card of one player',
  gist: 'Games or punch marks and moves, round by round.',
  aka: ['punch card', 'party score card', 'tally card'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  setup,
  entry,
  play: (asked: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: Schedule<typeof points & typeof progressivePoints.add>) => {
    const name = asked.name ?? 'Player';
    const halves = asked.ties === 'halves' && by.gives('half-game');
    let moves = 0;
    let rounds = 0;
    return replay({
      columns: tableOf({ card: name }).columns,
      entries,
      say: ({ own, rival, cut }) => `${own} against ${rival}${own === rival ? `, and the cut ${cut ? 'won' : 'lost'}` : ''}.`,
      turn: (one) => {
        const tied = one.own === one.rival;
        const both = one.own + one.rival;
        if (both > HEARTS_IN_PACK) return { problems: [problem('rival', `at most ${HEARTS_IN_PACK} hearts together`, `${one.own} + ${one.rival} = ${both}`)] };
        rounds += 1;
        const moved = tied ? one.cut : one.own < one.rival;
        if (moved) moves += 1;
        const lines: Line[] = [];
        if (tied && halves) lines.push(by.line('half-game', 'tie', { to: 'card' }));
        else if (moved) lines.push(by.line('fewer-hearts', tied ? 'cut won' : 'fewer hearts', { to: 'card' }));
        return { lines };
      },
      state: () => [`Moved ${counted(moves, 'time')} in ${counted(rounds, 'round')}.`],
      notes: [
        by.unit('fewer-hearts') === 'game' ? 'A column of games.' : 'A column of punch marks.',
        ...(asked.ties === 'halves' && !halves ? ['The book knows no half games; the tie is cut for.'] : []),
      ],
    });
  },
});
