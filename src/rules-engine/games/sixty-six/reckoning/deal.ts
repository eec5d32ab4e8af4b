// The award of a hand of two players.
import type { Problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { type Hand, otherThan, type Player } from './fields.ts';
import { problemsOf } from './possible.ts';

export type Prices = Schedule<typeof points>;

/** The result of a hand. */
export interface Award {
  readonly lines: readonly Line[];
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
  /** The winner; null if nobody has won, or the book does not say. */
  readonly winner: Player | null;
  /** Whether nobody scores, so that the winner of the next deal adds it to his score. */
  readonly carried: boolean;
}

const FAILED_OTHER = 'The other has 66 too; the book does not say that it scores beside what the closer forfeits, and it is not counted.';
const FAILED_CLAIM =
  'The closer announced in error: the price of a closing that fails is counted. The rule on wrong announcements gives the other 2; the book does not say how the two go together.';
const LOSES = 'The book says that the closer loses the points; they are taken off the closer here, though the other may be meant to mark them.';
const LEAST = 'At least as many; the book does not say what would make it more.';
const ONE_LATE = 'Nobody announced it in time; the book speaks only of the player who has 66 first.';

type AwardParts = Pick<Award, 'lines'> & Partial<Award>;
const award = (given: AwardParts): Award => ({ problems: [], notes: [], winner: null, carried: false, ...given });

/** The award of a hand. `to`: the columns of the two players. */
export function awardOf(hand: Hand, to: Readonly<Record<Player, string>>, by: Prices): Award {
  const problems = problemsOf(hand, by);
  if (problems.length > 0) return award({ lines: [], problems });
  const { end, who, closed, had, first, second, trickless } = hand;
  const has = { first: first ?? 0, second: second ?? 0 };
  const enough = by.points('enough');
  const closer = closed === 'first' || closed === 'second' ? closed : null;

  function won(winner: Player, notes: readonly string[] = []): Award {
    const loser = otherThan(winner);
    const said = `${has[winner]} against ${has[loser]}`;
    const none = by.way('schwarz') === 'no-point' ? has[loser] === 0 : trickless === loser;
    const key = none ? 'schwarz' : has[loser] < by.points('out-of-schneider') ? 'schneider' : 'single';
    const why = { schwarz: by.way('schwarz') === 'no-point' ? ', and no point counted' : ', and no trick', schneider: ', under half', single: '' }[key];
    return award({ lines: [by.line(key, `${said}${why}`, { to: to[winner] })], winner, notes });
  }
  function failed(loser: Player, notes: readonly string[] = []): Award {
    const winner = otherThan(loser);
    const half = has[loser] >= by.points('out-of-schneider') && by.gives('closed-failed-33');
    const key = had === 'no' ? 'closed-failed-early' : half ? 'closed-failed-33' : 'closed-failed';
    const say = `closed ${had === 'no' ? 'before the other had a trick, ' : ''}and ${has[loser] >= enough ? 'forestalled' : `failed with ${has[loser]}`}`;
    const taken = by.points(key) < 0;
    return award({ lines: [by.line(key, say, { to: to[taken ? loser : winner] })], winner, notes: [...(taken ? [LOSES] : []), ...notes] });
  }
  const undecided = (law: 'false-claim' | 'four-trumps-dealt' | 'nobody-announced' | 'revoke', say: string) =>
    award({ lines: [by.law(law, say)], notes: ['The book does not say what is scored; nothing is.'] });

  if (end === 'dealt' && who !== null) {
    const say = 'ace, ten, king and queen of trumps dealt';
    return by.gives('four-trumps') ? award({ lines: [by.line('four-trumps', say, { to: to[who] })], winner: who }) : undecided('four-trumps-dealt', say);
  }
  if (end === 'revoke' && who !== null) {
    const winner = otherThan(who);
    const say = 'the other did not play as required';
    return by.gives('revoke')
      ? award({ lines: [by.line('revoke', say, { to: to[winner] })], winner, notes: by.way('revoke') === 'at-least' ? [LEAST] : [] })
      : undecided('revoke', say);
  }
  if (end === 'claim' && who !== null) {
    const other = otherThan(who);
    const right = has[who] >= enough;
    if (right && closer === other) return failed(other, by.gives('closed-failed-33') ? [] : [FAILED_OTHER]);
    if (right) return won(who);
    if (closer === who)
      return failed(who, by.gives('false-claim') && (had === 'no' || by.points('closed-failed') !== by.points('false-claim')) ? [FAILED_CLAIM] : []);
    if (by.gives('false-claim')) return award({ lines: [by.line('false-claim', `66 announced with ${has[who]}`, { to: to[other] })], winner: other });
    return undecided('false-claim', `66 announced with ${has[who]}, and not closed`);
  }
  const reached = (['first', 'second'] as const).filter((player) => has[player] >= enough);
  const [only] = reached;
  if (closer !== null && has[closer] < enough) return failed(closer, reached.length > 0 && !by.gives('closed-failed-33') ? [FAILED_OTHER] : []);
  const bothOrNeither = by.way('tie-carried') === 'both-or-neither';
  if (reached.length === 1 && only !== undefined) return won(only, bothOrNeither ? [] : [ONE_LATE]);
  const said = `${has.first} and ${has.second}`;
  const even = has.first === enough - 1 && has.second === enough - 1;
  if (bothOrNeither || even) return award({ lines: [by.mention('tie-carried', `${said}: nobody scores`)], carried: true });
  return undecided('nobody-announced', said);
}
