import { problemsBefore, sayDeal } from '../../../mechanics/counting-out.ts';
import { type Problem, problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Answer, Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { type Asked, type Names, SEATS, SIDES, type Side } from './table.ts';

/** Title and description of the scorers of a deal, for any number of sides. */
export const ABOUT = {
  title: 'Score a deal',
  gist: 'High, low, jack, game, the turned jack, the gift and a revoke, and who goes out first.',
  aka: ['who goes out first', 'both at six', 'high low jack game'],
} as const;
export const ORDER = 'From the eldest hand round to the dealer.';

/** One deal, by one book. */
interface Deal {
  readonly asked: Asked;
  readonly by: Schedule<typeof points>;
  readonly seats: readonly Side[];
  readonly names: Names;
}

const targetOf = ({ asked, by }: Deal) => (asked.long && by.gives('long-target') ? 'long-target' : 'target');

function problemsOf(deal: Deal): Problem[] {
  const { asked, by, seats, names } = deal;
  const problems: Problem[] = [];
  for (const field of ['high', 'low', 'jack', 'revoke'] as const) {
    const side = asked[field];
    if (side !== 'nobody' && !seats.includes(side)) problems.push(problem(field, `one of ${seats.map((seat) => names[seat]).join(', ')}`, names[side]));
  }
  if (by.way('order') === 'of-two-sides' && seats.length > 2)
    problems.push(problem('counts', 'two counts: this book has the games of two and of four partners only', `${seats.length}`));
  if ((asked.high === 'nobody') !== (asked.low === 'nobody'))
    problems.push(problem('low', 'high and low both scored, or neither', asked.low === 'nobody' ? 'high alone' : 'low alone'));
  if (asked.high === 'nobody' && asked.jack !== 'nobody') problems.push(problem('high', 'a highest trump, the jack being in play', 'none'));
  const all = asked.counts.reduce((sum, one) => sum + one, 0);
  if (all > 80) problems.push(problem('counts', 'at most 80 in the whole pack', `${asked.counts.join(' + ')} = ${all}`));
  if (asked.jack !== 'nobody' && asked.counts[seats.indexOf(asked.jack)] === 0)
    problems.push(problem('counts', `1 or more for ${names[asked.jack]}, whose tricks hold the jack of trumps`, '0'));
  if (asked.long && !by.gives('long-target')) problems.push(problem('long', 'a game of seven: this book has no game of ten', 'ten'));
  if (asked.gift && (asked.turned ?? 0) > 1) problems.push(problem('gift', 'the gift or the cards run, not both', 'a gift, and a second jack turned'));
  if (by.way('gift') === 'never-the-last' && asked.gift && asked.before?.[0] === by.points(targetOf(deal)) - 1)
    problems.push(problem('gift', 'the cards run: a gift may not put the beggar out', 'a gift'));
  return [...problems, ...problemsBefore('before', asked.before, seats.length, by.points(targetOf(deal)))];
}

/** The side with the point for game; null, with a note, if the book leaves it open. */
function gameOf({ asked, by, seats }: Deal): { side: Side | null; note?: string } {
  const best = Math.max(...asked.counts);
  const tied = seats.filter((_, n) => asked.counts[n] === best);
  const [first] = tied;
  if (first !== undefined && tied.length === 1 && best > 0) return { side: first };
  const equal = best === 0 ? 'Nobody has a counting card' : 'Equal counts';
  const to = by.way('game');
  if (to === 'tie-to-eldest' && best === 0) return { side: null, note: `${equal}, and the book does not say who scores game then.` };
  if (to === 'tie-to-non-dealer' && seats.length > 2) return { side: null, note: `${equal}: game goes to the non-dealer, and there is more than one.` };
  if ((to === 'tie-to-eldest' || to === 'to-eldest') && !tied.includes('eldest'))
    return { side: null, note: `${equal}: game goes to the eldest hand, who is not among those tied.` };
  return { side: first ?? null, note: `${equal}: game goes to the hand nearest to the left of the dealer.` };
}

function revokeLines({ asked, by, seats, names }: Deal, game: Side | null, notes: string[]): Line[] {
  const offender = asked.revoke;
  if (offender === 'nobody') return [];
  const key = asked.jack === 'nobody' ? 'revoke' : 'revoke-jack';
  if (!by.gives(key)) {
    notes.push('The book prints no amount for a revoke.');
    return [];
  }
  if (by.way(key) === 'taken-off') return [by.line(key, 'revoke', { to: names[offender] })];
  if (key === 'revoke-jack' && !(asked.held === true || asked.jack === offender || game === offender)) {
    notes.push('The jack was in play, and the offender neither held it nor made it nor game: the book does not list this case.');
    return [];
  }
  if (seats.length > 2) {
    notes.push('The penalty is for the adversary; with more than two players, the book does not say which of the others scores.');
    return [];
  }
  notes.push('The book does not say where a revoke stands in the order of counting; it is counted first here.');
  return [by.line(key, 'revoke by the other side', { to: names[offender === 'eldest' ? 'dealer' : 'eldest'] })];
}

/** The lines in the order in which the points go out. */
function linesOf(deal: Deal, notes: string[]): Line[] {
  const { asked, by, seats, names } = deal;
  const lines: Line[] = [];
  const one = (key: 'gift' | 'turned-jack' | 'high' | 'low' | 'jack' | 'game', say: string, side: Side) => lines.push(by.line(key, say, { to: names[side] }));
  const turned = asked.turned ?? 0;
  if (turned > 0) one('turned-jack', 'jack turned for trump', 'dealer');
  if (asked.gift) for (const seat of seats.slice(0, -1)) one('gift', 'gift', seat);
  for (let n = 1; n < turned; n++) one('turned-jack', 'another jack turned', 'dealer');
  if (asked.high !== 'nobody') one('high', 'high', asked.high);
  if (asked.low !== 'nobody') one('low', 'low', asked.low);
  const game = gameOf(deal);
  // A revoking player scores neither jack nor game (1940, p. 5); Donohue bars both if the jack is in play (law 14, p. 83-84).
  const bars = (side: Side) => side === asked.revoke && by.gives('revoke') && (by.way('revoke') === 'taken-off' || asked.jack !== 'nobody');
  if (asked.jack !== 'nobody') {
    if (bars(asked.jack)) notes.push('The jack is not scored: the player who made it revoked.');
    else one('jack', 'jack', asked.jack);
  }
  if (game.note !== undefined) notes.push(game.note);
  if (game.side !== null) {
    if (bars(game.side)) notes.push('Game is not scored: the player who made it revoked.');
    else one('game', `game, ${Math.max(...asked.counts)}`, game.side);
  }
  return [...revokeLines(deal, game.side, notes), ...lines];
}

/** Scores a deal: the points of each side, in the order of counting, and who is out first. */
export function reckon(asked: Asked, by: Schedule<typeof points>, names: Names = SIDES): Result<Answer> {
  const deal: Deal = { asked, by, names, seats: SEATS[asked.counts.length] ?? [] };
  const problems = problemsOf(deal);
  if (problems.length > 0) return wrong(...problems);
  const notes: string[] = [];
  const lines = linesOf(deal, notes);
  const before = asked.before === null ? null : Object.fromEntries(deal.seats.map((seat, n) => [names[seat], asked.before?.[n] ?? 0]));
  return { ok: true, value: sayDeal({ lines, notes, before, target: targetOf(deal) }, by) };
}
