import { flag } from '../../../scoring/fields.ts';
import { type Problem, problem, type Result, wrong } from '../../../scoring/result.ts';
import { type Answer, answer, type Line } from '../../../scoring/scorers.ts';
import type { Card } from '../../../vocabulary/cards.ts';
import { type BestFive, rateOf } from './evaluate.ts';
import { decide, type Shown, show, sign } from './explain.ts';
import { gapBetween } from './gaps.ts';
import { codeOf } from './order.ts';
import { type Prices, type Ranking, rankingOf, type Table } from './ranking.ts';

/** Title and description of the showdown in every variant. */
export const ABOUT = {
  title: 'Who wins the showdown',
  gist: 'Ranks the hands shown, and says which card breaks a tie.',
  untotalled: true,
  aka: ['who wins', 'does a straight beat a flush', 'does a full house beat a flush', 'which poker hand is better', 'hand ranking', 'split pot', 'kicker'],
} as const;
/** Asked if the book plays straights only by agreement. */
export const noStraights = flag('Straights are not played', { given: 'straight=if-agreed' });

/** The problem of leaving straights out in a book that always plays them, or never. */
export const straightProblems = (by: Prices, left: boolean | null): Problem[] =>
  left === true && by.way('straight') !== 'if-agreed'
    ? [problem('no-straights', 'straights, which are no matter of agreement in this book', 'straights not played')]
    : [];

/** Whether a card is repeated. Uses bits instead of a set for speed: this runs before every showdown and rarely finds one. */
function repeats(hands: readonly (readonly Card[])[]): boolean {
  let [low, high] = [0, 0];
  for (const hand of hands) {
    for (const card of hand) {
      const code = codeOf(card, 15);
      const bit = 1 << (code & 31);
      if (((code < 32 ? low : high) & bit) !== 0) return true;
      if (code < 32) low |= bit;
      else high |= bit;
    }
  }
  return false;
}

/** Problems between fields: hands of the wrong size, a card in two hands. */
export function handProblems(field: string, hands: readonly (readonly Card[])[], sizes: readonly number[]): Problem[] {
  const problems: Problem[] = [];
  hands.forEach((hand, n) => {
    if (!sizes.includes(hand.length)) problems.push(problem(`${field}.${n + 1}`, `${sizes.join(' or ')} cards`, `${hand.length}`));
  });
  if (!repeats(hands)) return problems;
  const owner = new Map<Card, number>();
  hands.forEach((hand, n) => {
    for (const card of hand) {
      const first = owner.get(card);
      if (first === undefined) owner.set(card, n + 1);
      else problems.push(problem(`${field}.${n + 1}`, 'each card in one hand only', `${sign(card)} in hand ${first} and in hand ${n + 1}`));
    }
  });
  return problems;
}

const seats = (shown: readonly Shown[]) => {
  const names = shown.map((one) => `${one.seat}`).sort();
  return `hands ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

/** Ranks hands: a line for each, best first, with what decides. */
export function standing(by: Prices, { order, notes: known }: Ranking, hands: readonly (readonly Card[])[], best?: BestFive): Answer {
  const rate = rateOf(order);
  const shown: Shown[] = [];
  for (let n = 0; n < hands.length; n++) shown.push(show(order, rate, n + 1, hands[n] as readonly Card[], best));
  shown.sort((a, b) => b.rating - a.rating || a.seat - b.seat);
  const winner = shown[0] as Shown;
  const notes = [...known];
  const note = (text: string | undefined) => {
    if (text !== undefined && !notes.includes(text)) notes.push(text);
  };
  /** The hands that share the first place; `open`: whether the book does not decide between them. */
  const first: Shown[] = [winner];
  let open = false;
  let parted = false;
  const reasons: Line[] = [];
  for (let n = 1; n < shown.length; n++) {
    const other = shown[n] as Shown;
    const decision = decide(order, winner, other);
    const gap = gapBetween(by, order, winner, other, decision);
    note(gap?.note);
    note(gap?.undecided);
    const undecided = gap?.undecided !== undefined;
    const equal = decision.by === 'nothing';
    if (undecided) open = true;
    if (undecided || equal) first.push(other);
    // The deciding difference is only stated for the top hands and the next below.
    else if (parted) continue;
    else parted = true;
    const say = undecided && !equal ? `${decision.say.slice(0, decision.say.indexOf(':'))}: the book does not cover this.` : decision.say;
    const rule = equal && by.has('equal-hands') ? 'equal-hands' : decision.by === 'natural' ? 'natural-cards' : winner.hand;
    reasons.push(by.mention(rule, `Hand ${winner.seat} and hand ${other.seat}. ${say}`));
  }
  const lines: Line[] = [];
  let place = 0;
  for (let n = 0; n < shown.length; n++) {
    const one = shown[n] as Shown;
    if (one.rating !== shown[n - 1]?.rating) place = n + 1;
    let say = `${first.includes(one) ? 1 : place}. Hand ${one.seat}: ${one.name}:`;
    for (const card of one.cards) say += ` ${sign(card)}`;
    lines.push(by.mention(one.hand, say, { cards: one.cards }));
  }
  for (const line of reasons) lines.push(line);
  if (open) return answer(`The book does not decide between ${seats(first)}.`, lines, notes);
  if (first.length > 1) return answer(`${capital(seats(first))} divide the pot: ${winner.name}.`, lines, notes);
  return answer(`Hand ${winner.seat} wins: ${winner.name}.`, lines, notes);
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Compares the hands of a table, or returns their problems.
 * `field`: where they were entered; `best`: picks five if more are dealt; `found`: earlier problems.
 */
export function compare(
  by: Prices,
  table: Table,
  hands: readonly (readonly Card[])[],
  { field = 'hands', sizes = [5], best, found = [] }: { field?: string; sizes?: readonly number[]; best?: BestFive; found?: readonly Problem[] } = {},
): Result<Answer> {
  const problems = [...handProblems(field, hands, sizes), ...found];
  return problems.length > 0 ? wrong(...problems) : { ok: true, value: standing(by, rankingOf(by, table), hands, best) };
}
