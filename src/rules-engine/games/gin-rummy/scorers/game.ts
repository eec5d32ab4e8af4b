import { tableOf } from '../../../mechanics/seats.ts';
import { choiceOf, count, type Values, words } from '../../../scoring/fields.ts';
import { together } from '../../../scoring/require-all.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { added, type Points, replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { settleKnock } from './settle.ts';

const setup = {
  first: words('Name of the first player', 24, { optional: true, hint: 'Left empty: First.' }),
  second: words('Name of the second player', 24, { optional: true, hint: 'Left empty: Second.' }),
} as const;
const entry = {
  who: choiceOf('Who knocked?', { first: 'The first player', second: 'The second player', nobody: 'Nobody' }),
  count: count('The knocker’s deadwood', 0, 98, { when: { field: 'who', is: ['first', 'second'] }, hint: '0 is gin.' }),
  other: count('The opponent’s deadwood, after lay-offs', 0, 98, { when: { field: 'who', is: ['first', 'second'] } }),
} as const;
type Entry = Values<typeof entry>;
type Side = 'first' | 'second';
const SIDES = ['first', 'second'] as const;
const across = (side: Side): Side => (side === 'first' ? 'second' : 'first');

/** The lines of one deal, and its winner. */
function dealLines({ who, ...left }: Entry, by: Schedule<typeof points>): { lines: Line[]; winner: Side | null } {
  const counts = together(left, 'count', 'other');
  if (who === 'nobody' || counts === null) return { lines: [], winner: null };
  const { count: own, other } = counts;
  if (own > by.points('knock-limit')) {
    return { lines: [by.line('call-too-high', `knock on ${own}`, { times: -1, to: who })], winner: null };
  }
  const lines = settleKnock(by, own, other, { knocker: who, opponent: across(who) }).filter((line) => line.to !== undefined);
  return { lines, winner: (lines[0]?.to as Side | undefined) ?? null };
}

function bonuses(winner: Side, has: Points, won: Readonly<Record<Side, number>>, by: Schedule<typeof points>): Line[] {
  const lines: Line[] = [];
  if (by.gives('game-bonus')) lines.push(by.line('game-bonus', 'game bonus', { to: winner }));
  if (by.gives('box')) {
    for (const side of SIDES) {
      if (won[side] > 0) lines.push(by.line('box', `${won[side]} ${won[side] === 1 ? 'deal' : 'deals'} won`, { times: won[side], to: side }));
    }
  }
  if (by.gives('shutout') && has[across(winner)] === 0) {
    const difference = (has[winner] ?? 0) + lines.reduce((sum, line) => sum + (line.to === winner ? 1 : -1) * (line.points ?? 0), 0);
    lines.push(by.rated('shutout', `shutout: the difference of ${difference} again`, difference * (by.points('shutout') - 1), { to: winner }));
  }
  return lines;
}

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played {
  const { name, columns } = tableOf({ first: asked.first ?? 'First', second: asked.second ?? 'Second' });
  const target = by.points('game');
  const limit = by.points('knock-limit');
  const won: Record<Side, number> = { first: 0, second: 0 };
  return replay({
    columns,
    entries,
    say: (one) => (one.who === 'nobody' ? 'Nobody knocked.' : `${name[one.who]} knocked on ${one.count} against ${one.other}.`),
    turn: (one, before) => {
      if (one.count !== null && one.count > limit && !by.gives('call-too-high'))
        return { problems: [problem('count', `at most ${limit} to knock`, `${one.count}`)] };
      const { lines, winner } = dealLines(one, by);
      const has = added(before, lines);
      if (winner !== null) won[winner] += 1;
      const out = SIDES.find((side) => (has[side] ?? 0) >= target);
      if (out === undefined) return { lines };
      const extra = bonuses(out, has, won, by);
      const after = added(has, extra);
      const ahead = (after[out] ?? 0) - (after[across(out)] ?? 0);
      const over =
        ahead >= 0
          ? `The game is over: ${name[out]} wins by ${ahead}.`
          : `The game is over: ${name[out]} has won it, but the boxes leave ${name[across(out)]} ahead by ${-ahead}; the book does not say what is then paid.`;
      return { lines: [...lines, ...extra], over };
    },
    state: (has) => SIDES.map((side) => `${name[side]}: ${has[side]} points, ${counted(won[side], 'deal')} won.`),
    notes: by.gives('call-too-high')
      ? ['What is forfeited for a knock on more than ten is taken off the score here; whether the opponent gets it, the book does not say.']
      : [],
  });
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Keeps the score of both players deal by deal, with gin, undercuts, boxes, the bonus for game and the shutout where the book has them.',
  aka: ['gin rummy score sheet', 'score pad', 'boxes', 'schneider'],
  books: ['sierra', 'blue-ribbon-1940'],
  setup,
  entry,
  play,
});
