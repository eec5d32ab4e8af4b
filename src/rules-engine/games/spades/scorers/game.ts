import { sayPoints } from '../../../laws/remedies/amounts.ts';
import { endOfGame, SIDE_NAMES, SIDES, type Side, sidesOf } from '../../../mechanics/sides.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { BIDS, type Bid, bagsWord, bidsTooHigh, countSide, FAILED, NIL_TRICKS, oneSide, type Prices, TRICKS } from './count.ts';

const setup = {
  ...SIDE_NAMES,
  failed: FAILED,
  nilTricks: NIL_TRICKS,
} as const;
/** If neither partner bid nil, the sum is enough. */
const BOTH_OR_ONE = 'One for each partner, or their sum in one box.';
const entry = {
  weBid: listOf('Bids of the first side', choiceOf('Bid', BIDS), 1, 2, { hint: BOTH_OR_ONE }),
  weTook: listOf('Tricks of the first side', count('Tricks', 0, TRICKS), 1, 2, { hint: 'Two boxes, or the sum in one.' }),
  theyBid: listOf('Bids of the second side', choiceOf('Bid', BIDS), 1, 2, { hint: BOTH_OR_ONE }),
  theyTook: listOf('Tricks of the second side', count('Tricks', 0, TRICKS), 1, 2, { optional: true, hint: 'Empty: all other tricks.' }),
} as const;
type Written = Values<typeof entry>;
type Entry = Written & { readonly theyTook: readonly number[] };

const sideOf = (one: Entry, side: Side) =>
  side === 'we'
    ? oneSide(one.weBid, one.weTook, { bids: 'weBid', tricks: 'weTook' })
    : oneSide(one.theyBid, one.theyTook, { bids: 'theyBid', tricks: 'theyTook' });
const sum = (numbers: readonly number[]) => (numbers[0] ?? 0) + (numbers[1] ?? 0);
const named = (bids: readonly Bid[]) => bids.map((bid) => BIDS[bid].toLowerCase()).join(' and ');

/** The entry with the tricks of the second side, which are the rest if only those of the first are given. */
const withRest = (one: Written): Entry => ({ ...one, theyTook: one.theyTook ?? [Math.max(0, TRICKS - sum(one.weTook))] });

function problemsOf(one: Entry): Problem[] {
  const problems: Problem[] = [];
  const all = sum(one.weTook) + sum(one.theyTook);
  if (all !== TRICKS)
    problems.push(
      problem(sum(one.weTook) > TRICKS ? 'weTook' : 'theyTook', `${TRICKS} tricks in all`, `${[...one.weTook, ...one.theyTook].join(' + ')} = ${all}`),
    );
  for (const issue of [bidsTooHigh('weBid', one.weBid), bidsTooHigh('theyBid', one.theyBid)]) if (issue !== null) problems.push(issue);
  for (const side of [sideOf(one, 'we'), sideOf(one, 'they')]) if ('expected' in side) problems.push(side);
  return problems;
}

function play(asked: Values<typeof setup>, written: readonly Written[], by: Prices): Played {
  const entries = written.map(withRest);
  const table = sidesOf(asked);
  const { name } = table;
  const target = by.points('game');
  const bags = { we: 0, they: 0 };
  return replay({
    columns: table.columns,
    entries,
    say: (one) => `${name.we}: ${named(one.weBid)}, took ${sum(one.weTook)}. ${name.they}: ${named(one.theyBid)}, took ${sum(one.theyTook)}.`,
    turn: (one) => {
      const problems = problemsOf(one);
      if (problems.length > 0) return { problems };
      const lines = SIDES.flatMap((side) => {
        const own = sideOf(one, side);
        if ('expected' in own) return [];
        const counted = countSide(own.bids, own.tricks, bags[side], asked, by, side);
        bags[side] = counted.bags;
        return counted.lines;
      });
      return { lines };
    },
    end: (has) => endOfGame(table, has, target, 'The manual does not say which wins.'),
    state: (has) => SIDES.map((side) => `${name[side]}: ${sayPoints(has[side] ?? 0)} and ${bagsWord(bags[side])}.`),
    notes: [
      'Bags past ten are carried on after the penalty; the manual says nothing of them.',
      ...(asked.failed === 'nothing' ? ['A failed bid scores nothing here, because the manual prints no loss for it.'] : []),
    ],
  });
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Keeps the score of both sides deal by deal, with nil, bags and the penalty for ten of them, up to the end of the game.',
  aka: ['spades score sheet', 'score pad', 'bag counter'],
  books: ['sierra'],
  setup,
  entry,
  play,
});
