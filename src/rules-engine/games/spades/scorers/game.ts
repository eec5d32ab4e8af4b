import { choiceOf, count, listOf, type Values } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { sayPoints } from '../../../core/remedies/amounts.ts';
import { type Problem, problem } from '../../../core/result.ts';
import type { Line } from '../../../core/scorers.ts';
import { type Played, type Row, sheet } from '../../../core/sheets.ts';
import { endOfGame, SIDE_NAMES, SIDES, sideColumns, sideNames } from '../../../core/sides.ts';
import { points } from '../points.ts';
import { BIDS, type Bid, bagsWord, bidsTooHigh, countSide, FAILED, NIL_TRICKS, TRICKS } from './count.ts';

const setup = {
  ...SIDE_NAMES,
  failed: FAILED,
  nilTricks: NIL_TRICKS,
} as const;
const entry = {
  weBid: listOf('Bids of the first side', choiceOf('Bid', BIDS), 2, 2),
  weTook: listOf('Tricks of each of them', count('Tricks', 0, TRICKS), 2, 2),
  theyBid: listOf('Bids of the second side', choiceOf('Bid', BIDS), 2, 2),
  theyTook: listOf('Tricks of each of them', count('Tricks', 0, TRICKS), 2, 2),
} as const;
type Entry = Values<typeof entry>;

const sum = (numbers: readonly number[]) => (numbers[0] ?? 0) + (numbers[1] ?? 0);
const named = (bids: readonly Bid[]) => bids.map((bid) => BIDS[bid].toLowerCase()).join(' and ');

function problemsOf(one: Entry, won: string | null): Problem[] {
  if (won !== null) return [problem('weBid', 'no deal after the end of the game', won)];
  const problems: Problem[] = [];
  const all = sum(one.weTook) + sum(one.theyTook);
  if (all !== TRICKS) problems.push(problem('theyTook', `${TRICKS} tricks in all`, `${[...one.weTook, ...one.theyTook].join(' + ')} = ${all}`));
  for (const issue of [bidsTooHigh('weBid', one.weBid), bidsTooHigh('theyBid', one.theyBid)]) if (issue !== null) problems.push(issue);
  return problems;
}

function play(asked: Values<typeof setup>, entries: readonly Entry[]): Played {
  const names = sideNames(asked);
  const target = pointsOf(points.game, 'sierra');
  const has = { we: 0, they: 0 };
  const bags = { we: 0, they: 0 };
  let over: string | null = null;
  const rows = entries.map((one): Row => {
    const say = `${names.we}: ${named(one.weBid)}, took ${sum(one.weTook)}. ${names.they}: ${named(one.theyBid)}, took ${sum(one.theyTook)}.`;
    const problems = problemsOf(one, over);
    if (problems.length > 0) return { say, lines: [], problems };
    const lines: Line[] = [];
    for (const side of SIDES) {
      const counted = countSide(side === 'we' ? one.weBid : one.theyBid, side === 'we' ? one.weTook : one.theyTook, bags[side], asked, side);
      bags[side] = counted.bags;
      for (const line of counted.lines) {
        has[side] += line.points ?? 0;
        lines.push(line);
      }
    }
    over = endOfGame(names, has, target, 'The manual does not say which wins.');
    return { say, lines, problems: [], ...(over === null ? {} : { mark: 'The game is over' }) };
  });
  return {
    columns: sideColumns(names),
    rows,
    state: SIDES.map((side) => `${names[side]}: ${sayPoints(has[side])} and ${bagsWord(bags[side])}.`),
    over,
    notes: [
      'Bags past ten are carried on after the penalty; the manual says nothing of them.',
      ...(asked.failed === 'nothing' ? ['A failed bid scores nothing here, because the manual prints no loss for it.'] : []),
    ],
  };
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Both sides deal by deal, with nil, bags and the penalty for ten of them, up to the end of the game.',
  aka: ['spades score sheet', 'score pad', 'bag counter'],
  books: ['sierra'],
  setup,
  entry,
  play,
});
