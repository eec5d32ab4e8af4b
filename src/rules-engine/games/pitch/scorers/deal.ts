import type { BookId } from '../../../books.ts';
import { type Out, problemsBefore, tellDeal } from '../../../core/counting-out.ts';
import type { Values } from '../../../core/fields.ts';
import { pointsOf, scoresIt } from '../../../core/points.ts';
import { type Problem, problem, type Result, wrong } from '../../../core/result.ts';
import type { Schedule } from '../../../core/schedule.ts';
import { type Answer, type Line, scorer } from '../../../core/scorers.ts';
import { points } from '../points.ts';
import { ask, PLAYERS, type Player } from './fields.ts';

type Asked = Values<typeof ask>;
const POINTS = ['high', 'low', 'jack', 'game'] as const;
type Point = (typeof POINTS)[number];
interface Made {
  readonly key: Point;
  readonly by: Player;
}

const TRICKS = 6;
const TARGETS = { usual: 'target', '11': 'middle-target', '21': 'long-target' } as const;
const targetOf = (asked: Asked, book: BookId) => pointsOf(points[TARGETS[asked.target]], book);

function problemsOf(asked: Asked, book: BookId): Problem[] {
  const problems: Problem[] = [];
  const players = asked.counts.length;
  for (const field of ['bidder', 'high', 'low', 'jack', 'sold', 'revoke'] as const) {
    const value = asked[field];
    if (value !== 'nobody' && Number(value) > players) problems.push(problem(field, `one of the ${players} players`, PLAYERS[value]));
  }
  const all = asked.counts.reduce((sum, one) => sum + one, 0);
  if (all > 80) problems.push(problem('counts', 'at most 80 in the whole pack', `${asked.counts.join(' + ')} = ${all}`));
  if (asked.jack !== 'nobody' && asked.counts[Number(asked.jack) - 1] === 0)
    problems.push(problem('counts', `1 or more for ${PLAYERS[asked.jack]}, whose tricks hold the jack of trumps`, '0'));
  if (asked.tricks === TRICKS && asked.counts.some((sum, n) => sum > 0 && n !== Number(asked.bidder) - 1))
    problems.push(problem('counts', 'nothing for the other players: the bidder has every trick', asked.counts.join(' + ')));
  if (asked.bid === 'smudge' && !scoresIt(points.smudge, book)) problems.push(problem('bid', 'a number: smudge is no bid in this book', 'smudge'));
  if (book === 'sierra' && asked.bid === 'none') problems.push(problem('bid', 'a bid: when all pass, the cards are dealt again', 'none'));
  if (book === 'sierra' && asked.bid === '1') problems.push(problem('bid', 'two or more', '1'));
  if (asked.sold !== 'nobody' && book !== 'donohue') problems.push(problem('sold', 'nobody: bids go to the board in this book', PLAYERS[asked.sold]));
  if (asked.sold !== 'nobody' && (asked.sold === asked.bidder || asked.bid === 'none'))
    problems.push(problem('sold', 'another player than the one who bought it, on a bid', PLAYERS[asked.sold]));
  if (scoresIt(points[TARGETS[asked.target]], book)) problems.push(...problemsBefore('before', asked.before, players, targetOf(asked, book)));
  else problems.push(problem('target', `the game of ${pointsOf(points.target, book)}, the only one in this book`, `a game of ${asked.target}`));
  return problems;
}

/** The four points in their order, with those who made them. */
function madeIn(asked: Asked, book: BookId, notes: string[]): Made[] {
  const made: Made[] = [
    { key: 'high', by: asked.high },
    { key: 'low', by: asked.low },
  ];
  if (asked.jack !== 'nobody') made.push({ key: 'jack', by: asked.jack });
  const best = Math.max(...asked.counts);
  const tied = asked.counts.flatMap((one, n) => (one === best ? [String(n + 1) as Player] : []));
  const [first] = tied;
  if (best > 0 && tied.length === 1 && first !== undefined) made.push({ key: 'game', by: first });
  else if (best > 0)
    notes.push(book === 'blue-ribbon-1940' ? 'A tie for game: the book does not say who scores it here.' : 'A tie for game: nobody scores it.');
  else notes.push('Nobody has a counting card, so nobody has game.');
  return made;
}

const one = ({ key, by }: Made, book: BookId): Line => ({ rule: `points.${key}`, say: key, points: pointsOf(points[key], book), to: PLAYERS[by] });
const sizeOf = (bid: Exclude<Asked['bid'], 'none'>) => (bid === 'smudge' ? pointsOf(points.smudge, 'sierra') : Number(bid));

/** What the bid brings or costs; whether the bidder keeps what he made. */
function bidLines(asked: Asked, made: readonly Made[], book: BookId, notes: string[]): { lines: Line[]; keeps: boolean } {
  const { bid, bidder } = asked;
  if (bid === 'none') return { lines: [], keeps: true };
  const own = made.filter(({ by }) => by === bidder).length;
  if (asked.revoke !== 'nobody' && asked.revoke !== bidder && book === 'blue-ribbon-1940') {
    if (own < sizeOf(bid)) notes.push('The bidder is not set back, because an opponent revoked.');
    return { lines: [], keeps: true };
  }
  if (bid === 'smudge') {
    const smudged = own === POINTS.length && asked.tricks === TRICKS;
    if (asked.jack === 'nobody') notes.push('No jack was in play: whether the other three are then all the points of a smudge, the manual does not say.');
    const key = smudged ? 'smudge' : 'smudge-failed';
    const say = smudged ? 'smudge: all four points and all six tricks' : 'smudge missed';
    return { lines: [{ rule: `points.${key}`, say, points: pointsOf(points[key], book), to: PLAYERS[bidder] }], keeps: false };
  }
  if (own >= sizeOf(bid)) return { lines: [], keeps: true };
  return { lines: [{ rule: 'points.bid-failed', say: `bid of ${bid} not made, set back`, points: -sizeOf(bid), to: PLAYERS[bidder] }], keeps: false };
}

function revokeLines(asked: Asked, book: BookId, notes: string[]): Line[] {
  if (asked.revoke === 'nobody') return [];
  const to = PLAYERS[asked.revoke];
  if (book === 'sierra') {
    notes.push('The manual prints no penalty for a revoke.');
    return [];
  }
  if (book === 'donohue') notes.push('What the revoke cost another player is made good, if he claims it and the tricks show it clearly.');
  if (asked.bid !== 'none') return [{ rule: 'points.revoke', say: 'revoke, set back by the bid', points: -sizeOf(asked.bid), to }];
  if (book === 'donohue') return [{ rule: 'law.revoke', say: 'revoke: nothing is scored, and no bid is there to be set back', to }];
  return [{ rule: 'points.revoke-no-bid', say: 'revoke, nobody having bid', points: pointsOf(points['revoke-no-bid'], book), to }];
}

/** By the 1940 book the bidder counts before all others (p. 8); with nobody a bidder, nobody has that right. */
const bidderFirst = (asked: Asked, book: BookId) => book === 'blue-ribbon-1940' && asked.bid !== 'none';

/** All lines in the order in which they go out. */
function linesOf(asked: Asked, book: BookId, notes: string[]): Line[] {
  const lines: Line[] = [];
  const made = madeIn(asked, book, notes);
  if (asked.sold !== 'nobody' && asked.bid !== 'none')
    lines.push({ rule: 'points.sold', say: `sold for ${asked.bid}`, points: sizeOf(asked.bid), to: PLAYERS[asked.sold] });
  lines.push(...revokeLines(asked, book, notes));
  const outlaw = book === 'sierra' ? 'nobody' : asked.revoke;
  // A bidder who revokes pays for the revoke; the bid is not taken off a second time.
  const bid = outlaw === asked.bidder ? { lines: [], keeps: false } : bidLines(asked, made, book, notes);
  lines.push(...bid.lines);
  const counted = made.filter(({ by }) => by !== outlaw && (by !== asked.bidder || bid.keeps));
  const order = bidderFirst(asked, book) ? [...counted.filter(({ by }) => by === asked.bidder), ...counted.filter(({ by }) => by !== asked.bidder)] : counted;
  return [...lines, ...order.map((each) => one(each, book))];
}

function score(asked: Asked, { book }: Schedule): Result<Answer> {
  const problems = problemsOf(asked, book);
  if (problems.length > 0) return wrong(...problems);
  const notes: string[] = [];
  const lines = linesOf(asked, book, notes);
  const before = asked.before === null ? null : Object.fromEntries(asked.before.map((sum, n) => [PLAYERS[String(n + 1) as Player], sum]));
  const why = ({ to }: Out) => (bidderFirst(asked, book) && to === PLAYERS[asked.bidder] ? ', because the bidder has the first count' : undefined);
  return { ok: true, value: tellDeal({ lines, notes, before, target: targetOf(asked, book), why }) };
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'The bid made or set back, the four points, and who is out first when more than one can be.',
  aka: ['both sides go out', 'who goes out first', 'set back', 'bidder counts first'],
  books: ['sierra', 'blue-ribbon-1940', 'donohue'],
  ask,
  score,
  contested: true,
});
