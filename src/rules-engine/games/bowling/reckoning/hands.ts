import type { BookId } from '../../../books.ts';
import { count, listOf } from '../../../scoring/fields.ts';
import { wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, type ScorerRow, scorer } from '../../../scoring/scorers.ts';
import { inWords, type Misroll, tooMany } from './count.ts';
import { ITEMS, misrolled, sumUp } from './frames.ts';

/** A variant counted by hands: all balls of a hand are rolled, and the pins are set again whenever all are down. */
export interface HandForm {
  readonly pins: number;
  /** Balls in a hand; the next hand begins with all pins standing. */
  readonly balls: number;
  /** The most hands that can be entered. */
  readonly hands: number;
  /** The book's name for a hand: "division", "hand". */
  readonly name: string;
  /** Whether the book fixes the number of hands. */
  readonly fixed: boolean;
}

/** The balls of one hand by sets of pins: in each set but the last all pins are down. */
type Hand = readonly (readonly number[])[];

/** Splits the balls of a hand into sets of pins. Returns the impossible ball instead if there is one, numbered from `from` + 1. */
export function setsOf(balls: readonly number[], pins: number, name: string, from = 0): Hand | Misroll {
  const sets: number[][] = [];
  let down = pins;
  for (const [n, fell] of balls.entries()) {
    if (down === pins) {
      sets.push([]);
      down = 0;
    }
    const set = sets.at(-1) ?? [];
    if (down + fell > pins) return tooMany(from + n + 1, fell, pins - down, name, set);
    set.push(fell);
    down += fell;
  }
  return sets;
}

const total = (set: readonly number[]) => set.reduce((all, fell) => all + fell, 0);

/** "10, all down; 5 and 3". */
function sayHand(hand: Hand, pins: number): string {
  return hand.map((set) => `${inWords(set)}${total(set) === pins ? ', all down' : ''}`).join('; ');
}

/** The hands of a variant, from the balls in order (Donohue, p. 376: spare balls count in addition). */
export function handsOf(balls: readonly number[], form: HandForm): { hands: readonly Hand[]; misroll: Misroll | null } {
  const hands: Hand[] = [];
  for (let start = 0; start < balls.length; start += form.balls) {
    const hand = setsOf(balls.slice(start, start + form.balls), form.pins, `${form.name} ${hands.length + 1}`, start);
    if ('ball' in hand) return { hands, misroll: hand };
    hands.push(hand);
  }
  return { hands, misroll: null };
}

/** Counts a hand: its score item and its points. */
export type Reckon = (hand: Hand, by: Schedule) => { readonly item: string; readonly points: number };

/** Counts every pin the same, whichever ball takes it. */
export function everyPin(item: string): Reckon {
  return (hand, by) => ({ item, points: total(hand.flat()) * by.points(item) });
}

/**
 * Counts a strike or a spare if the first set is down before the last ball: the spare balls are rolled at a new set of pins
 * and count their own pins too (Donohue, p. 376).
 */
export function withSpares(form: HandForm): Reckon {
  return (hand, by) => {
    const [first = [], ...later] = hand;
    const kind = total(first) < form.pins || first.length === form.balls ? 'pin' : first.length === 1 ? 'strike' : 'spare';
    const pin = by.points(ITEMS.pin);
    const own = kind === 'pin' ? total(first) * pin : by.points(ITEMS[kind]);
    return { item: ITEMS[kind], points: own + total(later.flat()) * pin };
  };
}

/** The lines of the hands, each with the running total. */
export function handLines(hands: readonly Hand[], form: HandForm, reckon: Reckon, by: Schedule): Line[] {
  let sum = 0;
  return hands.map((hand, n) => {
    const { item, points } = reckon(hand, by);
    sum += points;
    return { rule: by.id(item), say: `${form.name} ${n + 1}: ${sayHand(hand, form.pins)}: ${points}; total ${sum}`, points };
  });
}

/** The number of balls still to come, if the book fixes the length of the game. */
export function ballsToCome(balls: readonly number[], form: HandForm): string[] {
  const left = form.balls * form.hands - balls.length;
  return form.fixed && left > 0 ? [`The game is not over: ${left === 1 ? '1 ball is' : `${left} balls are`} still to come.`] : [];
}

/** The scorer of a variant counted by hands. */
export function handsScorer(title: string, form: HandForm, book: BookId, reckon: Reckon, notes: readonly string[] = []): ScorerRow {
  const ask = {
    balls: listOf('Pins down by each ball, in order', count('Pins', 0, form.pins), 1, form.balls * form.hands, {
      hint: `${form.balls} balls to a ${form.name}; pins all down are set again.`,
    }),
  } as const;
  return scorer({
    title,
    gist: 'The pins of one player, from the balls in order.',
    books: [book],
    ask,
    score: ({ balls }, by: Schedule) => {
      const { hands, misroll } = handsOf(balls, form);
      if (misroll !== null) return wrong(misrolled(misroll));
      const lines = handLines(hands, form, reckon, by);
      return { ok: true, value: answer(sumUp(lines), lines, [...ballsToCome(balls, form), ...notes]) };
    },
  });
}
