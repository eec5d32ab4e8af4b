// The fields of a deal: the bid, the owner of each trump, and rare events.
import { choiceOf, count } from '../../../scoring/fields.ts';
import type { Counters } from './deal.ts';

export const SIDES = { bidder: 'The bidder’s side', adversaries: 'The adversaries' } as const;
export const OR_NOBODY = { ...SIDES, nobody: 'Nobody' } as const;

const LABELS: Counters = {
  high: 'Ace of trumps (high)',
  low: 'Deuce of trumps (low)',
  jack: 'Jack of trumps',
  game: 'Ten of trumps (game)',
  'right-pedro': 'Five of trumps (right pedro)',
  'left-pedro': 'Five of the same colour (left pedro)',
  king: 'King of trumps',
  nine: 'Nine of trumps',
  trey: 'Three of trumps',
};
const PLAYED = 'By the 1898 book the side that played it; by the 1940 book the side that won it.';
const hintOf = (key: string) => (key === 'high' || key === 'low' ? { hint: PLAYED } : {});

export const bidField = (most: number) => ({ bid: count('The bid', 1, most, { hint: 'The points that the side has undertaken to make.' }) }) as const;

/** A field for the owner of each counting trump: the two sides in a scorer, the columns in a sheet. */
export function whoseFields<const W extends Readonly<Record<string, string>>, C extends Counters>(who: W, counters: C) {
  const asked = Object.fromEntries(Object.keys(counters).map((key) => [key, choiceOf(LABELS[key] ?? key, who, hintOf(key))]));
  return asked as { readonly [K in keyof C]: ReturnType<typeof whose<W>> };
}
const whose = <const W extends Readonly<Record<string, string>>>(who: W) => choiceOf('', who);

export const jokerField = <const W extends Readonly<Record<string, string>>>(who: W) =>
  choiceOf('Joker', { ...who, none: 'Not in the pack' }, { otherwise: 'none', given: 'joker', seldom: true });
export const FAILED = {
  failed: choiceOf(
    'A bid that fails',
    { back: 'Is set back', given: 'Is given to the adversaries' },
    { otherwise: 'back', given: 'to-adversaries', seldom: true, hint: 'A custom, where it was agreed on.' },
  ),
} as const;
