import type { BookId } from '../../../books.ts';
import { countOut } from '../../../core/counting-out.ts';
import { choiceOf, count, flag, listOf, type Values } from '../../../core/fields.ts';
import { pointsOf, scoresIt } from '../../../core/points.ts';
import { type Problem, problem, type Result, wrong } from '../../../core/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../core/scorers.ts';
import { points } from '../points.ts';

/** Sides in the order of the deal; the dealer is the last, and with two sides there is nobody between. */
const SIDES = { eldest: 'Eldest hand', second: 'Second hand', third: 'Third hand', dealer: 'Dealer' } as const;
type Side = keyof typeof SIDES;
const SEATS: Readonly<Record<number, readonly Side[]>> = {
  2: ['eldest', 'dealer'],
  3: ['eldest', 'second', 'dealer'],
  4: ['eldest', 'second', 'third', 'dealer'],
};
const NOBODY = { ...SIDES, nobody: 'Nobody' } as const;

const ask = {
  counts: listOf('Count for game of each, from the eldest hand to the dealer', count('Count', 0, 80), 2, 4, {
    hint: 'Tens 10, aces 4, kings 3, queens 2, jacks 1. Partners count together: eldest hand, then dealer.',
  }),
  high: choiceOf('Who was dealt the highest trump in play?', { ...NOBODY, nobody: 'No trump was in play' }),
  low: choiceOf('Who was dealt the lowest trump in play?', { ...NOBODY, nobody: 'No trump was in play' }),
  jack: choiceOf('Who took the jack of trumps?', { ...NOBODY, nobody: 'It was not in play' }, { otherwise: 'nobody' }),
  turned: count('Jacks turned for trump by the dealer', 0, 3, { optional: true }),
  gift: flag('Was a point given on a beg?'),
  revoke: choiceOf('Who revoked?', NOBODY, { otherwise: 'nobody' }),
  held: flag('Was the revoker dealt the jack?', { when: { field: 'revoke', is: Object.keys(SIDES) } }),
  before: listOf('Scores before the deal, in the same order', count('Score', -10, 9), 2, 4, { optional: true }),
  long: flag('Is the game ten points, as agreed?'),
} as const;
type Asked = Values<typeof ask>;

const targetOf = (asked: Asked, book: BookId) =>
  asked.long && scoresIt(points['long-target'], book) ? pointsOf(points['long-target'], book) : pointsOf(points.target, book);

function problemsOf(asked: Asked, seats: readonly Side[], book: BookId): Problem[] {
  const problems: Problem[] = [];
  for (const field of ['high', 'low', 'jack', 'revoke'] as const) {
    const side = asked[field];
    if (side !== 'nobody' && !seats.includes(side)) problems.push(problem(field, `one of ${seats.map((seat) => SIDES[seat]).join(', ')}`, SIDES[side]));
  }
  if ((asked.high === 'nobody') !== (asked.low === 'nobody')) problems.push(problem('low', 'high and low both scored, or neither', 'one of them'));
  if (asked.high === 'nobody' && asked.jack !== 'nobody') problems.push(problem('high', 'a highest trump, the jack being in play', 'none'));
  const all = asked.counts.reduce((sum, one) => sum + one, 0);
  if (all > 80) problems.push(problem('counts', 'at most 80 in the whole pack', `${asked.counts.join(' + ')} = ${all}`));
  if (asked.before !== null && asked.before.length !== asked.counts.length)
    problems.push(problem('before', `${asked.counts.length} scores`, `${asked.before.length}`));
  if (asked.long && !scoresIt(points['long-target'], book)) problems.push(problem('long', 'a game of seven: this book has no game of ten', 'ten'));
  if (asked.gift && (asked.turned ?? 0) > 1) problems.push(problem('gift', 'the gift or the cards run, not both', 'a gift, and a second jack turned'));
  if (book === 'blue-ribbon-1940' && asked.gift && asked.before?.[0] === targetOf(asked, book) - 1)
    problems.push(problem('gift', 'the cards run: a gift may not put the beggar out', 'a gift'));
  return problems;
}

/** Who has the point for game; null with a note where the book leaves it open. */
function gameOf(asked: Asked, seats: readonly Side[], book: BookId): { side: Side | null; note?: string } {
  const best = Math.max(...asked.counts);
  const tied = seats.filter((_, n) => asked.counts[n] === best);
  const [first] = tied;
  if (first !== undefined && tied.length === 1 && best > 0) return { side: first };
  if (book === 'donohue' && best === 0) return { side: null, note: 'Nobody has a counting card, and the book does not say who scores game then.' };
  if (book === 'blue-ribbon-1940' && seats.length > 2) return { side: null, note: 'A tie for game goes to the non-dealer, and there is more than one.' };
  if (book === 'donohue' && !tied.includes('eldest')) return { side: null, note: 'A tie goes to the eldest hand, who is not among those tied.' };
  return { side: first ?? null, note: 'Equal counts: game goes to the hand nearest to the left of the dealer.' };
}

function revokeLines(asked: Asked, seats: readonly Side[], game: Side | null, book: BookId, notes: string[]): Line[] {
  const offender = asked.revoke;
  if (offender === 'nobody') return [];
  const key = asked.jack === 'nobody' ? 'revoke' : 'revoke-jack';
  if (!scoresIt(points[key], book)) {
    notes.push('The book prints no amount for a revoke.');
    return [];
  }
  const worth = pointsOf(points[key], book);
  notes.push('The book does not say where a revoke stands in the order of counting; it is counted first here.');
  if (book === 'blue-ribbon-1940') return [{ rule: `points.${key}`, say: 'revoke', points: worth, to: SIDES[offender] }];
  if (key === 'revoke-jack' && !(asked.held === true || asked.jack === offender || game === offender)) {
    notes.push('The jack was in play, and the offender neither held it nor made it nor game: the book does not list this case.');
    return [];
  }
  if (seats.length > 2) {
    notes.push('The penalty is for the adversary; with more than two, which of them scores is not said.');
    return [];
  }
  return [{ rule: `points.${key}`, say: 'revoke by the other side', points: worth, to: SIDES[offender === 'eldest' ? 'dealer' : 'eldest'] }];
}

/** The lines in the order in which they go out. */
function linesOf(asked: Asked, seats: readonly Side[], book: BookId, notes: string[]): Line[] {
  const lines: Line[] = [];
  const one = (key: 'gift' | 'turned-jack' | 'high' | 'low' | 'jack' | 'game', say: string, side: Side) =>
    lines.push({ rule: `points.${key}`, say, points: pointsOf(points[key], book), to: SIDES[side] });
  const turned = asked.turned ?? 0;
  if (turned > 0) one('turned-jack', 'jack turned for trump', 'dealer');
  if (asked.gift) for (const seat of seats.slice(0, -1)) one('gift', 'gift', seat);
  for (let n = 1; n < turned; n++) one('turned-jack', 'another jack turned', 'dealer');
  if (asked.high !== 'nobody') one('high', 'high', asked.high);
  if (asked.low !== 'nobody') one('low', 'low', asked.low);
  const game = gameOf(asked, seats, book);
  // A revoker scores neither jack nor game, in the books that have a penalty.
  const bars = (side: Side) => side === asked.revoke && scoresIt(points.revoke, book) && (book === 'blue-ribbon-1940' || asked.jack !== 'nobody');
  if (asked.jack !== 'nobody') {
    if (bars(asked.jack)) notes.push('The jack is not scored: the player who made it revoked.');
    else one('jack', 'jack', asked.jack);
  }
  if (game.note !== undefined) notes.push(game.note);
  if (game.side !== null) {
    if (bars(game.side)) notes.push('Game is not scored: the player who made it revoked.');
    else one('game', `game, ${Math.max(...asked.counts)}`, game.side);
  }
  return [...revokeLines(asked, seats, game.side, book, notes), ...lines];
}

function score(asked: Asked, book: BookId): Result<Answer> {
  const seats = SEATS[asked.counts.length] ?? [];
  const problems = problemsOf(asked, seats, book);
  if (problems.length > 0) return wrong(...problems);
  const notes: string[] = [];
  const lines = linesOf(asked, seats, book, notes);
  const made = answer('', lines, notes);
  const summary = made.totals.length === 0 ? 'nobody scores' : made.totals.map(({ to, points: sum }) => `${to} ${sum}`).join(', ');
  if (asked.before === null) return { ok: true, value: { ...made, headline: summary } };
  const target = targetOf(asked, book);
  const before = Object.fromEntries(seats.map((seat, n) => [SIDES[seat], asked.before?.[n] ?? 0]));
  const { now, out } = countOut(lines, before, target);
  notes.push(
    `Scores now: ${Object.entries(now)
      .map(([to, sum]) => `${to} ${sum}`)
      .join(', ')}; the game is ${target}.`,
  );
  const [first, ...others] = out;
  if (first === undefined) return { ok: true, value: { ...made, headline: `${summary}; nobody is out` } };
  if (others.length > 0) notes.push(`${out.map(({ to }) => to).join(' and ')} reach the game; ${first.to} is out first in the order of counting.`);
  return { ok: true, value: { ...made, lines: [...lines, { rule: 'points.order', say: `${first.to} is out first` }], headline: `${first.to} wins the game` } };
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'High, low, jack, game, the turned jack, the gift and a revoke, and who goes out first.',
  aka: ['who goes out first', 'both at six', 'high low jack game'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898', 'hoffmann'],
  ask,
  score,
  contested: true,
});
