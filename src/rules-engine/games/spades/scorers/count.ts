import { choiceOf } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

export const TRICKS = 13;
const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'] as const;
export const BIDS = { nil: 'Nil', 'double-nil': 'Double nil', ...(Object.fromEntries(NUMBERS.map((n) => [n, n])) as Record<(typeof NUMBERS)[number], string>) };
export type Bid = keyof typeof BIDS;

// The manual leaves three things open; the players have to decide them, and the answer says how they did.
export const FAILED = choiceOf(
  'What does a failed bid cost?',
  { nothing: 'Nothing: no figure is printed', tricks: 'As much as it would have brought, by agreement' },
  { hint: 'The manual does not say.', otherwise: 'nothing' },
);
export const NIL_TRICKS = choiceOf(
  'Tricks taken by a nil bidder',
  { apart: 'Count for nothing else', partner: 'Count toward the partner’s bid, by agreement' },
  { hint: 'The manual does not say.', otherwise: 'apart' },
);
export interface Customs {
  readonly failed: 'nothing' | 'tricks';
  readonly nilTricks: 'apart' | 'partner';
}

/** The schedule of spades, or of one of its variants. */
export type Prices = Schedule<typeof points>;

const isNil = (bid: Bid | undefined): bid is 'nil' | 'double-nil' => bid === 'nil' || bid === 'double-nil';
export const bagsWord = (n: number) => (n === 1 ? '1 bag' : `${n} bags`);

/** The problem of partners' bids for more tricks than a deal has; null if there is none. */
export function bidsTooHigh(field: string, bids: readonly Bid[]): Problem | null {
  const sum = bids.reduce((n, bid) => n + (isNil(bid) ? 0 : Number(bid)), 0);
  return sum > TRICKS ? problem(field, `bids of at most ${TRICKS} tricks together`, `${bids.join(' + ')} = ${sum}`) : null;
}

/** The bids and tricks of one side, normalized: which partner bid and took what matters only for a nil. */
export function oneSide(
  bids: readonly Bid[],
  tricks: readonly number[],
  names: { readonly bids: string; readonly tricks: string },
): { readonly bids: readonly Bid[]; readonly tricks: readonly number[] } | Problem {
  if (bids.some(isNil)) {
    const lacking = bids.length < 2 ? 'bids' : tricks.length < 2 ? 'tricks' : null;
    return lacking === null
      ? { bids, tricks }
      : problem(names[lacking], 'that of each partner, where one bid nil', `${(lacking === 'bids' ? bids : tricks).join(', ')} alone`);
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((n, one) => n + one, 0);
  return { bids: [String(sum(bids.map(Number))) as Bid], tricks: [sum(tricks)] };
}

/** The lines of one side for one deal, and its bags afterwards; sierra p. 126-130. */
export function countSide(
  bids: readonly Bid[],
  tricks: readonly number[],
  bagsBefore: number,
  customs: Customs,
  by: Prices,
  to: string,
): { lines: Line[]; bags: number } {
  const lines: Line[] = [];
  let bid = 0;
  let taken = 0;
  let bidders = 0;
  for (let n = 0; n < bids.length; n++) {
    const own = bids[n];
    const won = tricks[n] ?? 0;
    if (own === undefined) continue;
    if (!isNil(own)) {
      bid += Number(own);
      taken += won;
      bidders += 1;
      continue;
    }
    const name = BIDS[own].toLowerCase();
    lines.push(won === 0 ? by.line(own, `${name} made`, { to }) : by.line(`${own}-failed`, `${name} failed by ${counted(won, 'trick')}`, { to }));
  }
  if (bidders === 0) return { lines, bags: bagsBefore };
  if (customs.nilTricks === 'partner') for (let n = 0; n < bids.length; n++) if (isNil(bids[n])) taken += tricks[n] ?? 0;
  let bags = bagsBefore;
  if (taken < bid) {
    const say = `bid of ${bid} failed with ${counted(taken, 'trick')}`;
    if (customs.failed === 'tricks') lines.push(by.sum('set', `${say}, at the price agreed`, -by.points('trick-bid') * bid, { to }));
    else lines.push(by.mention('set', `${say}, for which the manual prints nothing`, { to }));
    return { lines, bags };
  }
  lines.push(by.line('trick-bid', `bid of ${bid} made`, { times: bid, to }));
  const over = taken - bid;
  if (over > 0) {
    lines.push(by.line('overtrick', over === 1 ? '1 trick above it, a bag' : `${over} tricks above it, bags`, { times: over, to }));
    bags += over;
    const limit = by.points('bags-limit');
    while (bags >= limit) {
      lines.push(by.line('bags', `${limit} bags`, { to }));
      bags -= limit;
    }
  }
  return { lines, bags };
}
