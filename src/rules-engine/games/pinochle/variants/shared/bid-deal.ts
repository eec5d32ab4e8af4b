import { endOfGame, SIDE_NAMES, SIDES, type Side, sidesOf } from '../../../../mechanics/sides.ts';
import { choiceOf, count, type Values } from '../../../../scoring/fields.ts';
import { ok, type Problem, problem, type Result } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { type Answer, answer, type Line, type ScorerRow, scorer } from '../../../../scoring/scorers.ts';
import { replay } from '../../../../sheets/replay.ts';
import { type Played, type SheetRow, sheet } from '../../../../sheets/sheets.ts';
import { counted } from '../../../../wording/numbers.ts';
import type { points } from '../../points.ts';
import type { widowPoints } from '../auction-widow/points.ts';

/** How the partnership games of the manual differ. */
export interface BidGame {
  readonly tricks: number;
  /** Aces, tens and kings in the pack. */
  readonly counters: number;
}

const SIDE_LABELS = { we: 'The first side', they: 'The second side' } as const satisfies Record<Side, string>;

const dealFields = (game: BidGame) =>
  ({
    bidder: choiceOf('Which side won the bidding?', SIDE_LABELS),
    bid: count('The bid', 0, 5000, { unit: 'points' }),
    weMeld: count('Melds of the first side', 0, 9000),
    theyMeld: count('Melds of the second side', 0, 9000),
    tricks: count('Tricks won by the first side', 0, game.tricks),
    counters: count('Aces, tens and kings in them', 0, game.counters),
    last: choiceOf('Who won the last trick?', SIDE_LABELS),
  }) as const;
type Deal = Values<ReturnType<typeof dealFields>>;

function problemsOf(game: BidGame, deal: Deal, by: Schedule<typeof points & typeof widowPoints>): Problem[] {
  const problems: Problem[] = [];
  const lowest = by.points('lowest-bid');
  const step = by.points('raise');
  if (deal.bid < lowest || deal.bid % step !== 0) problems.push(problem('bid', `a bid of ${lowest} or more, in steps of ${step}`, `${deal.bid}`));
  for (const [field, meld] of [
    ['weMeld', deal.weMeld],
    ['theyMeld', deal.theyMeld],
  ] as const)
    if (meld % (by.gives('dix') ? by.points('dix') : step) !== 0) problems.push(problem(field, 'melds that end in 0, as every one of them does', `${meld}`));
  const rest = { tricks: game.tricks - deal.tricks, counters: game.counters - deal.counters };
  if (deal.counters > 4 * deal.tricks) problems.push(problem('counters', `at most ${4 * deal.tricks} in ${deal.tricks} tricks`, `${deal.counters}`));
  if (rest.counters > 4 * rest.tricks)
    problems.push(problem('counters', `enough to leave at most ${4 * rest.tricks} for the other ${counted(rest.tricks, 'trick')}`, `${deal.counters}`));
  if ((deal.last === 'we' && deal.tricks === 0) || (deal.last === 'they' && rest.tricks === 0))
    problems.push(problem('last', 'a side that won a trick', SIDE_LABELS[deal.last]));
  return problems;
}

/** Lines of a deal: what each side makes, and whether the bid is made. `key` gives the side's name in the lines. */
function linesOf(game: BidGame, deal: Deal, key: (side: Side) => string, by: Schedule<typeof points & typeof widowPoints>): Line[] {
  const lines: Line[] = [];
  for (const side of SIDES) {
    const to = key(side);
    const tricks = side === 'we' ? deal.tricks : game.tricks - deal.tricks;
    const counters = side === 'we' ? deal.counters : game.counters - deal.counters;
    const meld = side === 'we' ? deal.weMeld : deal.theyMeld;
    const made: Line[] = [];
    if (meld > 0 && tricks > 0) made.push(by.sum('melds-scored', `melds: ${meld}`, meld, { to }));
    if (counters > 0) made.push(by.line('ace', `${counters} aces, tens and kings at ${by.points('ace')}`, { times: counters, to }));
    if (deal.last === side) made.push(by.line('last-trick', 'last trick', { to }));
    const sum = made.reduce((n, line) => n + (line.points ?? 0), 0);
    if (meld > 0 && tricks === 0) lines.push(by.law('no-trick', `melds of ${meld} lost: no trick`, { to }));
    if (side === deal.bidder && sum < deal.bid) {
      lines.push({ ...by.law('bid-failed', `${sum} made of a bid of ${deal.bid}: set back by the bid`, { to }), points: -deal.bid });
    } else lines.push(...made);
  }
  return lines;
}

/** One deal with bidding. */
export function bidDeal(game: BidGame): ScorerRow {
  const ask = {
    ...dealFields(game),
    weBefore: count('Score of the first side before', -20000, 20000, { optional: true }),
    theyBefore: count('Score of the second side before', -20000, 20000, { optional: true }),
  } as const;
  return scorer({
    title: 'Score a deal',
    gist: 'Melds, counters and the last trick of both sides, and whether the bid is made or set back.',
    aka: ['set', 'set back', 'went set', 'did we make our bid', 'counters'],
    books: ['sierra'],
    ask,
    score: (asked, by: Schedule<typeof points & typeof widowPoints>): Result<Answer> => {
      const problems = problemsOf(game, asked, by);
      if (problems.length > 0) return { ok: false, problems };
      const before: Line[] = SIDES.flatMap((side) => {
        const has = (side === 'we' ? asked.weBefore : asked.theyBefore) ?? 0;
        return has === 0 ? [] : [{ ...by.mention('game', `before the deal: ${has}`, { to: SIDE_LABELS[side] }), points: has }];
      });
      const lines = linesOf(game, asked, (side) => SIDE_LABELS[side], by);
      const failed = lines.some((line) => line.rule.endsWith('.law.bid-failed'));
      const target = by.points('game');
      const result = answer('', [...before, ...lines]);
      const notes = [];
      const out = result.totals.filter((total) => total.points >= target);
      if (out.length === 1) notes.push(`${out[0]?.to} has reached ${target} and wins.`);
      if (out.length > 1) notes.push(`Both sides have reached ${target}; the manual does not say which wins.`);
      if (failed) notes.push('Nothing that the bidding side melded or took counts; its opponents keep theirs.');
      const made = `${SIDE_LABELS[asked.bidder]} ${failed ? `is set back ${asked.bid}` : `makes the bid of ${asked.bid}`}`;
      return ok({ ...result, headline: made, notes });
    },
  });
}

/** The score sheet of a whole game. */
export function bidSheet(game: BidGame): SheetRow {
  const setup = SIDE_NAMES;
  const play = (asked: Values<typeof setup>, entries: readonly Deal[], by: Schedule<typeof points & typeof widowPoints>): Played => {
    const table = sidesOf(asked);
    const { name } = table;
    return replay({
      columns: table.columns,
      entries,
      say: (deal) => `${name[deal.bidder]} bid ${deal.bid}. Melds ${deal.weMeld} and ${deal.theyMeld}.`,
      turn: (deal) => ({ problems: problemsOf(game, deal, by), lines: linesOf(game, deal, (side) => side, by) }),
      end: (has) => endOfGame(table, has, by.points('game'), 'The manual does not say which wins.'),
      state: (has) => [`${name.we}: ${has.we} points. ${name.they}: ${has.they} points.`],
    });
  };
  return sheet({
    title: 'Keep the score of a game',
    gist: 'Keeps the score of both sides deal by deal, with bids made and set back, up to the end of the game.',
    aka: ['pinochle score sheet', 'score pad'],
    books: ['sierra'],
    setup,
    entry: dealFields(game),
    play,
  });
}
