import { cards, choiceOf, count, flag } from '../../../scoring/fields.ts';
import { fewestMaking } from '../../../scoring/minimal-subsets.ts';
import { ok, type Problem, problem } from '../../../scoring/result.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { type Card, showCard } from '../../../vocabulary/cards.ts';
import { explain } from '../reckoning/explain.ts';
import { handProblem, notesOn } from '../reckoning/notes.ts';
import { BOOKS, CRIB_CARDS, handSize, type Prices, showPrices } from '../reckoning/prices.ts';
import { points } from '../reckoning/words.ts';

type Side = 'Non-dealer' | 'Dealer';
const other = (side: Side): Side => (side === 'Non-dealer' ? 'Dealer' : 'Non-dealer');

/** One of the three counts of the show. */
interface Count {
  readonly side: Side;
  /** "hand" or "crib". */
  readonly what: string;
  readonly hand: readonly Card[];
  readonly crib: boolean;
  /** The points that the player claims; null if nobody disputes them. */
  readonly claim: number | null;
}

/** A line without the running sum, which is wrong once other lines are removed. */
const bare = (say: string) => (say.startsWith('fifteen ') ? 'a fifteen' : say.replace(/^and /, '').replace(/ (?:is|are) [a-z-]+$/, ''));

/** The lines of a count for its player, and for the opponent if the player counted wrong. */
function settle({ side, what, hand, crib, claim }: Count, starter: Card, by: Prices, muggins: boolean): { own: Line[]; theirs: Line[]; notes: string[] } {
  const { lines, points: worth } = explain(hand, starter, crib, showPrices(by));
  const all = lines.map((line) => ({ ...line, say: `${what}: ${line.say}`, to: side }));
  const notes = notesOn(hand, starter, crib, by).map((note) => `${side}, ${what}: ${note}`);
  if (claim === null || claim === worth) return { own: all, theirs: [], notes };
  const to = other(side);
  if (claim > worth) {
    const over = claim - worth;
    if (!by.gives('penalty')) {
      notes.push(`${side} claims ${over} too many for the ${what}; the manual has no penalty, so only what the cards hold is pegged.`);
      return { own: all, theirs: [], notes };
    }
    if (by.way('penalty') === 'excess-in-doubt')
      notes.push('What the opponent adds for a score too high is worded doubtfully in this book; the excess is taken here.');
    return { own: all, theirs: [by.law('over-score', `${what}: ${points(over)} claimed too many by ${side}`, { points: over, to })], notes };
  }
  const missed = worth - claim;
  // Players tend to forget all lines of one kind, such as all runs or all fifteens.
  const kinds = [...new Set(lines.map(({ rule }) => rule))].map((rule) => lines.filter((line) => line.rule === rule));
  const kind = kinds.find((one) => one.reduce((sum, line) => sum + (line.points ?? 0), 0) === missed);
  const fewest = fewestMaking(lines, missed);
  const left = kind ?? fewest?.lines ?? [];
  if (fewest !== null && fewest.ways > 1)
    notes.push(`More than one set of lines makes the ${points(missed)} that ${side} overlooks in the ${what}; one is named here, and the points are the same.`);
  const own =
    left.length > 0
      ? lines.filter((line) => line.points !== undefined && !left.includes(line)).map((line) => ({ ...line, say: `${what}: ${bare(line.say)}`, to: side }))
      : [by.law('under-score', `${what}: ${claim} counted of ${worth}`, { points: claim, to: side })];
  if (!muggins) {
    notes.push(`${side} overlooks ${points(missed)} in the ${what}; by this book the opponent gets nothing for that.`);
    return { own, theirs: [], notes };
  }
  const theirs: Line[] =
    left.length > 0
      ? left.map((line) =>
          by.sum('muggins', `${what}: muggins for ${bare(line.say)} that ${side} overlooked`, line.points ?? 0, { cards: line.cards ?? [], to }),
        )
      : [by.sum('muggins', `${what}: muggins, ${points(missed)} overlooked by ${side}`, missed, { to })];
  return { own, theirs, notes };
}

function cardProblems(sets: Readonly<Record<string, readonly Card[]>>): Problem[] {
  const at = new Map<Card, string>();
  const problems: Problem[] = [];
  for (const [field, set] of Object.entries(sets)) {
    for (const card of set) {
      const first = at.get(card);
      if (first === undefined) at.set(card, field);
      else problems.push(problem(field, 'each card in one place', `${showCard(card)}, also given as ${first}`));
    }
  }
  return problems;
}

export const show = scorer({
  title: 'Count the show in order',
  gist: 'Counts both hands and the crib in their order from the scores before, and says who is out first.',
  aka: ['who pegs out first', 'who counts first', 'both out', 'muggins', 'skunk', 'lurch', 'counting out'],
  books: BOOKS,
  ask: {
    game: choiceOf(
      'Game',
      { '61': '61 holes, once round', '121': '121 holes, twice round' },
      { optional: true, seldom: true, hint: 'Left open: the number that the book gives.' },
    ),
    starter: cards('Starter', 'standard-52', 1),
    pone: cards('Non-dealer’s hand', 'standard-52', [3, 5]),
    dealer: cards('Dealer’s hand', 'standard-52', [3, 5]),
    crib: cards('Crib', 'standard-52', CRIB_CARDS),
    'pone-at': count('Non-dealer stands at, after the play', 0, 120, { optional: true, unit: 'hole', hint: 'Empty counts as 0.' }),
    'dealer-at': count('Dealer stands at, after the play', 0, 120, { optional: true, unit: 'hole', hint: 'Empty counts as 0.' }),
    'pone-says': count('Non-dealer counts the hand as', 0, 50, { optional: true, seldom: true, hint: 'Only where the count is in dispute.' }),
    'dealer-says': count('Dealer counts the hand as', 0, 50, { optional: true, seldom: true, hint: 'Only where the count is in dispute.' }),
    'crib-says': count('Dealer counts the crib as', 0, 50, { optional: true, seldom: true, hint: 'Only where the count is in dispute.' }),
    muggins: flag('Muggins was agreed upon', {
      seldom: true,
      given: 'muggins',
      hint: 'Changes the answer of the Sierra manual only: in Blue Ribbon it is law, in the older books there is none.',
    }),
  },
  score: (asked, by: Prices) => {
    const [starter] = asked.starter;
    if (starter === undefined) return { ok: false, problems: [problem('starter', 'the starter', 'none')] };
    const home = by.points('game');
    const game = asked.game === null ? home : Number(asked.game);
    const before: Record<Side, number> = { 'Non-dealer': asked['pone-at'] ?? 0, Dealer: asked['dealer-at'] ?? 0 };
    const problems = [
      ...handProblem('pone', asked.pone, handSize(by)),
      ...handProblem('dealer', asked.dealer, handSize(by)),
      ...handProblem('crib', asked.crib, CRIB_CARDS),
      ...cardProblems({ starter: asked.starter, pone: asked.pone, dealer: asked.dealer, crib: asked.crib }),
      ...(['Non-dealer', 'Dealer'] as const).flatMap((side) =>
        before[side] < game ? [] : [problem(side === 'Non-dealer' ? 'pone-at' : 'dealer-at', `less than the game (${game})`, `${before[side]}`)],
      ),
    ];
    if (problems.length > 0) return { ok: false, problems };

    const muggins = by.way('muggins') === 'law' || (by.way('muggins') === 'if-agreed' && asked.muggins === true);
    const counts: Count[] = [
      { side: 'Non-dealer', what: 'hand', hand: asked.pone, crib: false, claim: asked['pone-says'] },
      { side: 'Dealer', what: 'hand', hand: asked.dealer, crib: false, claim: asked['dealer-says'] },
      { side: 'Dealer', what: 'crib', hand: asked.crib, crib: true, claim: asked['crib-says'] },
    ];
    // The scores before the show are lines too, so that each total is the new score and still the sum of the lines.
    const lines: Line[] = (['Non-dealer', 'Dealer'] as const).map((side) => by.rated('game', `before the show: ${before[side]}`, before[side], { to: side }));
    const notes: string[] = [];
    const at = { ...before };
    let out: Side | null = null;
    const peg = (side: Side, pegged: readonly Line[]) => {
      lines.push(...pegged);
      at[side] += pegged.reduce((sum, line) => sum + (line.points ?? 0), 0);
      if (at[side] >= game) out ??= side;
    };
    for (const one of counts) {
      if (out !== null) {
        notes.push(`The game is over: ${one.side}’s ${one.what} is not counted.`);
        continue;
      }
      const { own, theirs, notes: more } = settle(one, starter, by, muggins);
      notes.push(...more);
      peg(one.side, own);
      if (out === null) peg(other(one.side), theirs);
      else if (theirs.length > 0) notes.push(`${one.side} is out first: nothing more is taken for the wrong count.`);
    }
    const winner = out as Side | null;
    if (asked.game !== null && game !== home) notes.push(`This book plays to ${home}; the game is counted to ${game} as asked.`);
    if (winner === null) return ok(answer(`Non-dealer ${at['Non-dealer']}, Dealer ${at.Dealer}: nobody is out`, lines, notes));

    const loser = other(winner);
    const lurch = by.gives('lurch');
    const half = (home - 1) / 2;
    if (lurch && game === home && at[loser] < half) {
      lines.push(by.line('lurch', `${loser} at ${at[loser]} is not half way round: lurched, a double game`, { to: winner }));
    } else if (lurch && game === home && at[loser] === half) {
      notes.push(`${loser} stands at ${half}: the book does not say in holes where half way round is, so whether this is a lurch is not decided.`);
    }
    return ok(answer(`${winner} is out first: ${at[winner]} against ${at[loser]}, game ${game}`, lines, notes));
  },
});
