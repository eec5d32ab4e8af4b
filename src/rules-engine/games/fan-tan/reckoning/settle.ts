// Who pays whom at the end of a game, for a card held back and for the first play. Shared by the account and the scorer of one game.

import { absent, type Seat, type Table } from '../../../mechanics/seats.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { Turn } from '../../../sheets/replay.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

export type By = Schedule<typeof points>;

/** A finished game: who was out first, the payments of each player into the pool, and the cards left in each hand if these are paid for. */
export interface Ended {
  readonly winner: Seat;
  readonly passes: readonly number[];
  readonly held: readonly number[] | null;
}

/** The problem of a list that does not have one number for each player. */
const short = (field: string, list: readonly unknown[], { keys }: Table<Seat>): Problem[] =>
  list.length === keys.length ? [] : [problem(field, `${keys.length} numbers, one for each player`, `${list.length}`)];

/** Problems when one hand is empty: hands with too many cards or none, or with an impossible number of turns. */
function handProblems({ winner, passes }: Ended, held: readonly number[], table: Table<Seat>, pack: number): Problem[] {
  const problems = short('held', held, table);
  if (problems.length > 0) return problems;
  const size = table.keys.length;
  const own = table.keys.indexOf(winner);
  // Two players are dealt to as if they were three, and may draw from the third hand.
  const least = Math.floor(pack / Math.max(size, 3));
  const most = size === 2 ? pack - least - 1 : Math.ceil(pack / size);
  for (const [n, key] of table.keys.entries()) {
    const has = held[n] ?? 0;
    if (n === own ? has > 0 : has === 0 || has > most)
      problems.push(problem('held', n === own ? `no card with ${table.name[key]}, who is out` : `1 to ${most} cards with ${table.name[key]}`, `${has}`));
  }
  if (problems.length > 0 || size === 2) return problems;
  // Turns go round the table: nobody has had more of them than the player who went out, or two fewer.
  const won = passes[own] ?? 0;
  for (const [n, key] of table.keys.entries()) {
    const turns = (passes[n] ?? 0) - (held[n] ?? 0);
    if (turns + least > won + most || turns + most + 1 < won + least)
      problems.push(problem('passes', `as many turns for ${table.name[key]} as for ${table.name[winner]}, or one fewer`, `${turns + most} and ${won + most}`));
  }
  return problems;
}

/** The lines at the end of a game: the pool and, if the book pays for them, the cards left. */
export function settleGame(ended: Ended, table: Table<Seat>, pack: number, by: By): Turn {
  const { winner, passes } = ended;
  const held = by.gives('card-held') ? ended.held : null;
  const problems = [...absent('winner', winner, table), ...short('passes', passes, table)];
  if (problems.length === 0 && held !== null) problems.push(...handProblems(ended, held, table, pack));
  if (problems.length > 0) return { problems };
  const unit = by.unit('forfeit');
  const lines: Line[] = [];
  for (const [n, to] of table.keys.entries()) {
    const times = passes[n] ?? 0;
    if (times > 0) lines.push(by.line('forfeit', counted(times, 'turn without a card', 'turns without a card'), { times: -times, to }));
  }
  lines.push(
    by.sum(
      'pool',
      'the pool',
      passes.reduce((sum, one) => sum + one, 0),
      { unit, to: winner },
    ),
  );
  if (held !== null) {
    for (const [n, to] of table.keys.entries()) {
      const times = held[n] ?? 0;
      if (times > 0) lines.push(by.line('card-held', `${counted(times, 'card')} left`, { times: -times, to }));
    }
    const all = held.reduce((sum, one) => sum + one, 0);
    lines.push(by.line('card-held', `${counted(all, 'card')} left in the other hands`, { times: all, to: winner }));
  }
  return { lines };
}

/** The agreed payments for a card held back; null for those of the book. */
export interface Agreed {
  readonly other: number | null;
  readonly starter: number | null;
}

/** The lines of a card held back: its player pays each of these players. */
export function settleBack(card: 'other' | 'starter', payer: string, to: readonly string[], agreed: Agreed, by: By): Line[] {
  const item = card === 'starter' ? 'starter-back' : 'held-back';
  const sum = agreed[card] ?? by.points(item);
  const unit = by.unit(item);
  return [
    by.rated(item, 'a card held back', -sum * to.length, { to: payer, unit }),
    ...to.map((one) => by.rated(item, 'a card held back', sum, { to: one, unit })),
  ];
}
