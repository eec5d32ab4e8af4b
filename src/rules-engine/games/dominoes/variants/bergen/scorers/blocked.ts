import { listOf, stones, type Values } from '../../../../../scoring/fields.ts';
import { problem, type Result, wrong } from '../../../../../scoring/result.ts';
import type { Schedule } from '../../../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../../../scoring/scorers.ts';
import { BLUE, DONOHUE } from '../../../../../vocabulary/book-ids.ts';
import { isDoublet, pipsOn, type Stone } from '../../../../../vocabulary/stones.ts';
import { counted } from '../../../../../wording/numbers.ts';
import type { points } from '../../../points.ts';
import { heldTwice, listed, pipsIn } from '../../../reckoning/stones.ts';
import type { bergenPoints } from '../points.ts';
import { lineOf } from './made.ts';

const ask = { hands: listOf('Dominoes left with each player, in the order of the seats', stones('Player', [1, 15]), 2, 4) } as const;

interface Held {
  readonly hand: readonly Stone[];
  readonly doublets: readonly Stone[];
  readonly pips: number;
}
/** The positions of the hands with the lowest number. */
function least(hands: readonly Held[], of: (held: Held) => number, among: readonly number[]): number[] {
  const numbers = among.map((n) => of(hands[n] as Held));
  return among.filter((_, at) => numbers[at] === Math.min(...numbers));
}

/** The hands that win a blocked game, with the reason; several if the book does not decide (1940, p. 213; Donohue, p. 383-384). */
function winners(hands: readonly Held[], by: Schedule<typeof points & typeof bergenPoints>): { readonly at: readonly number[]; readonly why: string } {
  const all = hands.map((_, n) => n);
  const without = all.filter((n) => hands[n]?.doublets.length === 0);
  if (without.length > 0) {
    const why =
      without.length === hands.length ? 'the fewest pips' : without.length === 1 ? 'alone without a doublet' : 'the fewest pips of those without a doublet';
    return { at: least(hands, ({ pips }) => pips, without), why };
  }
  if (by.way('hand-won') === 'blocked-of-two')
    return { at: least(hands, ({ pips }) => pips, all), why: 'the fewest pips; doublets do not count where both hands have one' };
  const fewest = least(hands, ({ doublets }) => doublets.length, all);
  const oneEach = hands.every(({ doublets }) => doublets.length === 1);
  if (!oneEach) return { at: fewest, why: 'the fewest doublets' };
  return { at: least(hands, ({ doublets }) => pipsOn(doublets[0] ?? '6-6'), all), why: 'the lowest doublet' };
}

function score(asked: Values<typeof ask>, by: Schedule<typeof points & typeof bergenPoints>): Result<Answer> {
  const twice = heldTwice(listed('hands', asked.hands));
  if (twice.length > 0) return wrong(...twice);
  if (by.way('hand-won') === 'blocked-of-two' && asked.hands.length > 2)
    return wrong(problem('hands', 'two hands, the only number of which the book speaks', `${asked.hands.length}`));
  const hands = asked.hands.map((hand): Held => ({ hand, doublets: hand.filter(isDoublet), pips: pipsIn(hand) }));
  const lines = hands.map(({ hand, doublets, pips }, n) =>
    by.law('doublet-in-block', `${counted(pips, 'pip')}, ${counted(doublets.length, 'doublet')}`, { to: `Seat ${n + 1}`, stones: hand }),
  );
  const { at, why } = winners(hands, by);
  const seats = at.map((n) => `Seat ${n + 1}`);
  if (seats.length > 1) return { ok: true, value: answer(`${seats.join(' and ')} are level: the book does not part them`, lines, [`Level in ${why}.`]) };
  const won = { ...lineOf('hand', null, by), say: why, to: seats[0] ?? '' };
  return { ok: true, value: answer(`${seats[0]} wins the hand: ${why}`, [...lines, won]) };
}

export const blockedScorer = scorer({
  title: 'Who wins a blocked game?',
  gist: 'Compares the doublets and the pips that are left.',
  aka: ['blocked bergen', 'doublet in hand'],
  books: [BLUE, DONOHUE],
  ask,
  score,
});
