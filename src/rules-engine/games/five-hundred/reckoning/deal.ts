// A deal: the value of the bid, the points for tricks, and who is out first.

import { sayPoints } from '../../../laws/remedies/amounts.ts';
import { choiceOf, count, listOf } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;

/** The number of tricks in a deal, and the number above which each trick bid counts. */
const TRICKS = 10;
const BOOK = 5;

/** The options to bid. */
export const TRUMPS = { clubs: 'Clubs', spades: 'Spades', hearts: 'Hearts', diamonds: 'Diamonds', 'no-trumps': 'No trumps' } as const;
type Trumps = keyof typeof TRUMPS;

/** Asked if a book has two orders of the suits and does not say which applies. */
export const SCHEDULE = {
  schedule: choiceOf(
    'Which values are agreed upon?',
    { table: 'The printed table: spades 40, clubs 60, diamonds 80, hearts 100', words: 'The order in the text: clubs 40, spades 60, hearts 80, diamonds 100' },
    { given: 'clubs-in-words', hint: 'The book has both and does not choose; no trumps are the same.' },
  ),
} as const;
export const REVOKE = {
  revoke: choiceOf(
    'Has anybody revoked?',
    { nobody: 'Nobody', bidder: 'The bidder', adversary: 'Another player' },
    { otherwise: 'nobody', seldom: true, hint: 'Play stops there: enter the tricks taken until then.' },
  ),
} as const;
export const BID = {
  trumps: choiceOf('Trumps', TRUMPS),
  bid: count('Tricks bid', 6, 9, { across: 'trumps' }),
} as const;
/** A field for the tricks of three players or two sides. */
export const tricksOf = (order: string) =>
  listOf(`Tricks, ${order}`, count('Side', 0, TRICKS), 2, 3, { hint: 'Three numbers where three play, two where four play as two sides; ten in all.' });

export interface Bid {
  readonly trumps: Trumps;
  readonly bid: number;
  readonly schedule: 'table' | 'words' | null;
}
export interface Played {
  readonly tricks: readonly number[];
  readonly revoke: 'nobody' | 'bidder' | 'adversary';
}

/** The score item of a bid: the row of the table, or that of the text if the players follow it. */
function itemOf({ trumps, schedule }: Bid, by: Prices): keyof typeof points {
  return schedule === 'words' && trumps !== 'no-trumps' && by.gives(`${trumps}-in-words`) ? `${trumps}-in-words` : trumps;
}

/** "7 in hearts", "8 without trumps". */
export const sayBid = ({ trumps, bid }: Pick<Bid, 'trumps' | 'bid'>): string =>
  trumps === 'no-trumps' ? `${bid} without trumps` : `${bid} in ${TRUMPS[trumps].toLowerCase()}`;

/** If a book has two orders of the suits, one must be chosen before anything is counted. */
export const problemsOfSchedule = ({ schedule }: Pick<Bid, 'schedule'>, by: Prices): Problem[] =>
  schedule === null && by.has('clubs-in-words') ? [problem('schedule', 'the table or the text', 'neither')] : [];

/** The problems of an impossible deal with this number of columns. */
export function problemsOf({ tricks, revoke }: Played, columns: number): Problem[] {
  if (tricks.length !== columns) return [problem('tricks', `${columns} numbers, one for each ${columns === 2 ? 'side' : 'player'}`, `${tricks.length}`)];
  const sum = tricks.reduce((all, one) => all + one, 0);
  if (sum > TRICKS) return [problem('tricks', `${TRICKS} tricks in all`, `${sum}`)];
  return sum === TRICKS || revoke !== 'nobody' ? [] : [problem('tricks', `${TRICKS} tricks in all`, `${sum}`)];
}

/** The lines of the other players' tricks, each in its column. */
export const othersLines = (tricks: readonly number[], to: readonly string[], at: number, by: Prices): Line[] =>
  tricks.flatMap((won, seat) => (seat === at || won === 0 ? [] : [by.line('trick', sayPoints(won, 'trick'), { times: won, to: to[seat] ?? '' })]));

/** The lines of a deal in the order of counting: the bidder, whose seat is `at`, and then the others. */
export function dealLines(made: Bid, { tricks, revoke }: Played, to: readonly string[], at: number, by: Prices): Line[] {
  const key = itemOf(made, by);
  const steps = made.bid - BOOK;
  const worth = by.points(key) * steps;
  const won = tricks[at] ?? 0;
  const bidder = to[at] ?? '';
  const said = sayBid(made);
  const scored = (how: string, times = steps) => by.line(key, `${said}, ${how}`, { times, to: bidder });
  const slam = () => (worth < by.points('all-ten') ? by.line('all-ten', `all ten tricks on ${said}`, { to: bidder }) : scored('all ten tricks taken'));
  const others = othersLines(tricks, to, at, by);
  if (revoke === 'bidder') return [scored('set back for a revoke', -steps), ...others];
  if (revoke === 'adversary') return [won === TRICKS && by.way('revoke-by-adversary') === 'may-play-out' ? slam() : scored('another player revoked')];
  if (won < made.bid) return [scored(`failed with ${sayPoints(won, 'trick')}`, -steps), ...others];
  return [won === TRICKS ? slam() : scored('made'), ...others];
}
