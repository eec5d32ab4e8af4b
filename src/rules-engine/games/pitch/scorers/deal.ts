import { type Out, problemsBefore, sayDeal } from '../../../mechanics/counting-out.ts';
import type { Values } from '../../../scoring/fields.ts';
import { type Problem, problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, type Line, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { ask, PLAYERS, type Player, TARGETS } from './fields.ts';

type Given = Values<typeof ask>;
/** Fills in what a book does not ask: nobody, and the usual game. */
const whole = (given: Given) => ({
  ...given,
  sold: given.sold ?? ('nobody' as const),
  revoke: given.revoke ?? ('nobody' as const),
  target: given.target ?? ('usual' as const),
});
type Asked = ReturnType<typeof whole>;
type Prices = Schedule<typeof points>;
const POINTS = ['high', 'low', 'jack', 'game'] as const;
type Point = (typeof POINTS)[number];
interface Made {
  readonly key: Point;
  readonly maker: Player;
}

const TRICKS = 6;

function problemsOf(asked: Asked, by: Prices): Problem[] {
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
  if (asked.bid === 'smudge' && !by.gives('smudge')) problems.push(problem('bid', 'a number: smudge is no bid in this book', 'smudge'));
  const twoOrMore = by.way('bid-failed') === 'of-two-or-more';
  if (twoOrMore && asked.bid === 'none') problems.push(problem('bid', 'a bid: when all pass, the cards are dealt again', 'none'));
  if (twoOrMore && asked.bid === '1') problems.push(problem('bid', 'two or more', '1'));
  if (asked.sold !== 'nobody' && by.way('sold') === undefined) problems.push(problem('sold', 'nobody: bids go to the board in this book', PLAYERS[asked.sold]));
  if (asked.sold !== 'nobody' && (asked.sold === asked.bidder || asked.bid === 'none'))
    problems.push(problem('sold', 'another player than the one who bought it, on a bid', PLAYERS[asked.sold]));
  const target = TARGETS[asked.target];
  if (by.gives(target)) problems.push(...problemsBefore('before', asked.before, players, by.points(target)));
  else problems.push(problem('target', `the game of ${by.points('target')}, the only one in this book`, `a game of ${asked.target}`));
  return problems;
}

/** The four points in order, with the players who made them. */
function madeIn(asked: Asked, by: Prices, notes: string[]): Made[] {
  const made: Made[] = [
    { key: 'high', maker: asked.high },
    { key: 'low', maker: asked.low },
  ];
  if (asked.jack !== 'nobody') made.push({ key: 'jack', maker: asked.jack });
  const best = Math.max(...asked.counts);
  const tied = asked.counts.flatMap((one, n) => (one === best ? [String(n + 1) as Player] : []));
  const [first] = tied;
  if (best > 0 && tied.length === 1 && first !== undefined) made.push({ key: 'game', maker: first });
  else if (best > 0)
    notes.push(by.way('game') === 'none-on-a-tie' ? 'A tie for game: nobody scores it.' : 'A tie for game: the book does not say who scores it here.');
  else notes.push('Nobody has a counting card, so nobody has game.');
  return made;
}

const sizeOf = (bid: Exclude<Asked['bid'], 'none'>, by: Prices) => (bid === 'smudge' ? by.points('smudge') : Number(bid));

/** The lines of the bid, made or failed, and whether the bidder keeps his points. */
function bidLines(asked: Asked, made: readonly Made[], by: Prices, notes: string[]): { lines: Line[]; keeps: boolean } {
  const { bid, bidder } = asked;
  if (bid === 'none') return { lines: [], keeps: true };
  const own = made.filter(({ maker }) => maker === bidder).length;
  if (asked.revoke !== 'nobody' && asked.revoke !== bidder && by.way('revoke') === 'saves-the-bidder') {
    if (own < sizeOf(bid, by)) notes.push('The bidder is not set back, because an opponent revoked.');
    return { lines: [], keeps: true };
  }
  if (bid === 'smudge') {
    const smudged = own === POINTS.length && asked.tricks === TRICKS;
    if (asked.jack === 'nobody') notes.push('No jack was in play: whether the other three are then all the points of a smudge, the manual does not say.');
    const key = smudged ? 'smudge' : 'smudge-failed';
    const say = smudged ? 'smudge: all four points and all six tricks' : 'smudge missed';
    return { lines: [by.line(key, say, { to: PLAYERS[bidder] })], keeps: false };
  }
  if (own >= sizeOf(bid, by)) return { lines: [], keeps: true };
  return { lines: [by.sum('bid-failed', `bid of ${bid} not made, set back`, -sizeOf(bid, by), { to: PLAYERS[bidder] })], keeps: false };
}

/** Whether the book has a penalty for a revoke. */
const punished = (by: Prices) => by.way('revoke') !== undefined;

function revokeLines(asked: Asked, by: Prices, notes: string[]): Line[] {
  if (asked.revoke === 'nobody') return [];
  const to = PLAYERS[asked.revoke];
  if (!punished(by)) {
    notes.push('The manual prints no penalty for a revoke.');
    return [];
  }
  if (by.way('revoke') === 'loss-made-good')
    notes.push('What the revoke cost another player is made good, if that player claims it and the tricks show it clearly.');
  if (asked.bid !== 'none') return [by.sum('revoke', 'revoke, set back by the bid', -sizeOf(asked.bid, by), { to })];
  if (by.gives('revoke-no-bid')) return [by.line('revoke-no-bid', 'revoke, nobody having bid', { to })];
  return [by.law('revoke', 'revoke: nothing is scored, and no bid is there to be set back', { to })];
}

/** In the 1940 book the bidder counts before all others (p. 8); if nobody bids, nobody has that right. */
const bidderFirst = (asked: Asked, by: Prices) => by.way('order') === 'bidder-first' && asked.bid !== 'none';

/** All lines, in the order in which they go out. */
function linesOf(asked: Asked, by: Prices, notes: string[]): Line[] {
  const lines: Line[] = [];
  const made = madeIn(asked, by, notes);
  if (asked.sold !== 'nobody' && asked.bid !== 'none') lines.push(by.sum('sold', `sold for ${asked.bid}`, sizeOf(asked.bid, by), { to: PLAYERS[asked.sold] }));
  lines.push(...revokeLines(asked, by, notes));
  const outlaw = punished(by) ? asked.revoke : 'nobody';
  // A bidder who revokes pays for the revoke; the bid is not subtracted as well.
  const bid = outlaw === asked.bidder ? { lines: [], keeps: false } : bidLines(asked, made, by, notes);
  lines.push(...bid.lines);
  const counted = made.filter(({ maker }) => maker !== outlaw && (maker !== asked.bidder || bid.keeps));
  const isBidder = ({ maker }: Made) => maker === asked.bidder;
  const order = bidderFirst(asked, by) ? [...counted.filter(isBidder), ...counted.filter((one) => !isBidder(one))] : counted;
  return [...lines, ...order.map(({ key, maker }) => by.line(key, key, { to: PLAYERS[maker] }))];
}

function score(given: Given, by: Prices): Result<Answer> {
  const asked = whole(given);
  const problems = problemsOf(asked, by);
  if (problems.length > 0) return wrong(...problems);
  const notes: string[] = [];
  const lines = linesOf(asked, by, notes);
  const before = asked.before === null ? null : Object.fromEntries(asked.before.map((sum, n) => [PLAYERS[String(n + 1) as Player], sum]));
  const why = ({ to }: Out) => (bidderFirst(asked, by) && to === PLAYERS[asked.bidder] ? ', because the bidder has the first count' : undefined);
  return { ok: true, value: sayDeal({ lines, notes, before, target: TARGETS[asked.target], why }, by) };
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'The bid made or set back, the four points, and who is out first when more than one can be.',
  aka: ['both sides go out', 'who goes out first', 'set back', 'bidder counts first'],
  books: ['sierra', 'blue-ribbon-1940', 'donohue'],
  ask,
  score,
});
