// The payments for a bid between its bidder and each adversary.

import { sayPoints } from '../../../laws/remedies/amounts.ts';
import { choiceOf, count } from '../../../scoring/fields.ts';
import type { Added, Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export type OfForms = 'misery-made' | 'misery-failed' | 'wellington-made' | 'wellington-failed' | 'blucher-made' | 'blucher-failed' | 'widow-failed';
export type By = Schedule<typeof points & Added<OfForms>>;

export const TRICKS = 5;
export const SIZES = { two: 2, three: 3, four: 4, five: 5, six: 6 } as const;
export const players = choiceOf('How many play?', { two: 'Two', three: 'Three', four: 'Four', five: 'Five', six: 'Six' }, { otherwise: 'four' });

const BIDS = {
  one: 'One trick',
  two: 'Two tricks',
  three: 'Three tricks',
  misery: 'Misery: no trick',
  four: 'Four tricks',
  nap: 'Nap: all five tricks',
  garnet: 'Nap, with the widow',
  wellington: 'Wellington',
  blucher: 'Blucher',
} as const;
export type Bid = keyof typeof BIDS;
/** The number of tricks of a bid that is paid by the trick. */
const BY_THE_TRICK = { one: 1, two: 2, three: 3, four: 4 } as const;
const isFew = (bid: Bid): bid is keyof typeof BY_THE_TRICK => bid in BY_THE_TRICK;
const needs = (bid: Bid): number => (isFew(bid) ? BY_THE_TRICK[bid] : bid === 'misery' ? 0 : TRICKS);

export const played = {
  bid: choiceOf('What was bid?', BIDS, { if: { misery: 'misery-made', wellington: 'wellington-made', blucher: 'blucher-made', garnet: 'widow-failed' } }),
  tricks: count('The bidder’s tricks', 0, TRICKS, { hint: 'With the tricks bid the deal is over; more bring nothing.' }),
} as const;

/** A bid in words: "a bid of three", "Wellington". */
export const sayBid = (bid: Bid): string =>
  isFew(bid)
    ? `a bid of ${sayPoints(BY_THE_TRICK[bid], 'trick')}`
    : (({ misery: 'misery', nap: 'nap', garnet: 'nap with the widow' } as Record<string, string>)[bid] ?? BIDS[bid]);

export const isMade = (bid: Bid, tricks: number): boolean => (bid === 'misery' ? tricks === 0 : tricks >= needs(bid));

/** A line of the settlement: `shares` times the payment between the bidder and one adversary, subtracted if negative. */
export function payment(bid: Bid, tricks: number, shares: number, to: string, by: By): Line {
  const made = isMade(bid, tricks);
  const say = `${sayBid(bid)}, ${made ? 'made' : 'failed'}`;
  if (isFew(bid)) return by.line(made ? 'bid-made' : 'bid-failed', say, { times: BY_THE_TRICK[bid] * shares, to });
  if (bid === 'garnet' && !made)
    return by.rated('widow-failed', say, by.points('widow-failed') * by.points('nap-failed') * shares, { unit: by.unit('nap-failed'), to });
  const key = bid === 'garnet' ? 'nap' : bid;
  return by.line(`${key}-${made ? 'made' : 'failed'}`, say, { times: shares, to });
}

/** The lines of a deal between the bidder and each of the others, who have their own columns. */
export function settlement({ bid, tricks }: { readonly bid: Bid; readonly tricks: number }, bidder: string, others: readonly string[], by: By): Line[] {
  const sign = isMade(bid, tricks) ? 1 : -1;
  return [payment(bid, tricks, sign * others.length, bidder, by), ...others.map((one) => payment(bid, tricks, -sign, one, by))];
}

/** The note on tricks that score nothing. */
export const beyond = (bid: Bid, tricks: number): string[] =>
  isFew(bid) && tricks > needs(bid) ? ['The deal was over when the bid was made; the tricks after that bring nothing.'] : [];
