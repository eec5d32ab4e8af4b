import { TWO_NAMES, TWO_SEATS, twoSeated } from '../../../../mechanics/seats.ts';
import { count, type Values } from '../../../../scoring/fields.ts';
import { ok } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { added, type Points, replay } from '../../../../sheets/replay.ts';
import { type Played, sheet } from '../../../../sheets/sheets.ts';
import type { points } from '../../points.ts';
import { type DealEntry, entryLines, entryOf, sayEntry } from '../../reckoning/entry.ts';
import type { rubiconPoints } from './index.ts';

type Prices = Schedule<typeof points & typeof rubiconPoints>;

/** The lines of the winner: the winner's own score, the bonus, and the loser's score subtracted or added. */
function settled(winner: string, loser: string, high: number, low: number, to: string, by: Prices): Line[] {
  const short = low < by.points('line');
  return [
    by.sum('settlement', `${winner}’s score`, high, { to }),
    by.line('bonus', 'for the game', { to }),
    by.sum('settlement', short ? `${loser} is rubiconed: ${low} added` : `less ${loser}’s ${low}`, short ? low : -low, { to }),
    by.mention('line', `${loser} has ${low}: ${short ? 'short of' : 'not short of'} ${by.points('line')}`, { to }),
  ];
}
const sumOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
const TIE = 'what is then settled the book does not say';

export const settlement = scorer({
  title: 'Settle six deals',
  gist: 'What the higher score wins of the lower, with the bonus and the rubicon.',
  aka: ['rubicon settlement', 'rubiconed', 'how much do I win'],
  books: ['blue-ribbon-1940'],
  ask: { first: count('Score of the first player', 0, 2000), second: count('Score of the second player', 0, 2000) },
  score: ({ first, second }, by: Prices) => {
    if (first === second) return ok(answer(`Equal, ${first} each: ${TIE}`, []));
    const [winner, loser] = first > second ? [TWO_SEATS.first, TWO_SEATS.second] : [TWO_SEATS.second, TWO_SEATS.first];
    const lines = settled(winner, loser, Math.max(first, second), Math.min(first, second), winner, by);
    return ok(answer(`${winner} wins ${sumOf(lines)}`, lines));
  },
});

function play(asked: Values<typeof TWO_NAMES>, entries: readonly DealEntry[], by: Prices): Played {
  const { name, columns } = twoSeated(asked);
  const deals = by.points('deals');
  const settle = { key: 'settlement', title: 'Settlement', side: 'Settlement' };
  const ending = (has: Points): { lines: Line[]; over: string } => {
    const { first = 0, second = 0 } = has;
    if (first === second) return { lines: [], over: `The game is over, ${first} each: ${TIE}.` };
    const order = first > second ? ([name.first, name.second] as const) : ([name.second, name.first] as const);
    const lines = settled(...order, Math.max(first, second), Math.min(first, second), settle.key, by);
    return { lines, over: `The game is over: ${order[0]} wins ${sumOf(lines)}.` };
  };
  let played = 0;
  return replay({
    columns: [...columns, settle],
    entries,
    say: (one) => sayEntry(one, name.first, name.second),
    turn: (one, before) => {
      const { lines, problems } = entryLines(one, { first: 'first', second: 'second' }, by);
      if (problems.length > 0) return { problems };
      played += 1;
      if (played < deals) return { lines };
      const { lines: more, over } = ending(added(before, lines));
      return { lines: [...lines, by.mention('deals', `${deals} deals are played`, { to: settle.key }), ...more], over };
    },
    state: (has, over) => (over === null ? [`${name.first} ${has.first}, ${name.second} ${has.second} after ${played} of ${deals} deals.`] : []),
  });
}

export const game = sheet({
  title: 'Keep the score of six deals',
  gist: 'Keeps the score of both players deal by deal, and the settlement after the last.',
  aka: ['rubicon score sheet', 'score pad'],
  books: ['blue-ribbon-1940'],
  setup: TWO_NAMES,
  entry: entryOf('first player', 'second player'),
  play,
});
