import type { Schedule } from '../../../core/schedule.ts';
import { type Answer, answer, type Line } from '../../../core/scorers.ts';
import type { points } from '../points.ts';

export type CallKey = Exclude<keyof typeof points, 'over-trick' | 'red-counter' | 'revoke'>;

interface Call {
  readonly name: string;
  /** Tricks needed; null where the caller has to lose them all. */
  readonly needs: number | null;
  /** Abundance and the misères: the caller may claim the game as won when an adversary revokes; p. 366. */
  readonly claim: boolean;
}
/** What each call undertakes; blue-ribbon-1940 p. 364, the six-trick solo p. 365. */
export const CALLS: Readonly<Record<CallKey, Call>> = {
  proposal: { name: 'Proposal and acceptance', needs: 8, claim: false },
  solo: { name: 'Solo', needs: 5, claim: false },
  'six-trick-solo': { name: 'Six-trick solo', needs: 6, claim: false },
  misere: { name: 'Misère', needs: null, claim: true },
  abundance: { name: 'Abundance', needs: 9, claim: true },
  'open-misere': { name: 'Open misère', needs: null, claim: true },
  'open-abundance': { name: 'Open abundance', needs: 13, claim: false },
};

export interface Deal {
  readonly call: CallKey;
  readonly tricks: number;
  readonly revoke: 'none' | 'adversary' | 'caller';
  /** The caller's side held a wrong number of cards and has played. */
  readonly wrongNumber: boolean;
  /** Adversaries of a caller who plays alone: three, or two where three play. */
  readonly adversaries: number;
}

const CALLER = 'Caller';
const PARTNER = 'Each partner';
const ADVERSARY = 'Each adversary';
export const TRICKS = 13;

/** What one deal brings, in red and white counters; blue-ribbon-1940 p. 365, the penalties p. 366. */
export function settle(deal: Deal, by: Schedule): Answer {
  const call = CALLS[deal.call];
  const to = deal.call === 'proposal' ? PARTNER : CALLER;
  // Each partner settles with one adversary.
  const payers = deal.call === 'proposal' ? 1 : deal.adversaries;
  const lines: Line[] = [];
  /** One payment, seen from both ends. */
  const pay = (key: CallKey | 'over-trick', say: string, times: number) =>
    lines.push(by.line(key, say, { times: times * payers, to }), by.line(key, say, { times: -times, to: ADVERSARY }));
  const notes: string[] = [];
  let tricks = deal.tricks;
  let claimed = false;
  if (deal.revoke !== 'none') {
    const lost = by.points('revoke');
    if (deal.revoke === 'adversary' && call.claim) {
      claimed = call.needs === null ? tricks > 0 : tricks < call.needs;
      if (!claimed) notes.push('The call is made without a claim; whether a caller who may claim the game can take tricks for the revoke instead is not said.');
    } else if (call.needs === null) notes.push('How a misère caller who revokes loses three tricks is not explained; the tricks stand here as told.');
    else {
      tricks = deal.revoke === 'adversary' ? Math.min(TRICKS, tricks + lost) : Math.max(0, tricks - lost);
      lines.push(by.tell('revoke', `${lost} tricks ${deal.revoke === 'adversary' ? 'gained' : 'lost'} by the revoke: ${tricks} instead of ${deal.tricks}`));
    }
  }
  const made = claimed || (call.needs === null ? tricks === 0 : tricks >= call.needs);
  const result = `${call.name} ${made ? 'won' : 'lost'}`;
  if (claimed) lines.push(by.law('revoke', 'an adversary revoked, and the caller claims the game as won'));
  if (made && deal.wrongNumber) {
    lines.push(by.law('wrong-number-of-cards', 'made with a wrong number of cards, which wins nothing'));
    notes.push('By playing on the side keeps from paying for tricks short; whether it pays the red counters all the same is not said.');
    return answer(`${call.name} made, but nothing is won`, lines, notes);
  }
  const sign = made ? 1 : -1;
  const red = by.points(deal.call);
  pay(deal.call, result, sign);
  let white = 0;
  if (call.needs !== null && !claimed && tricks !== call.needs) {
    const over = tricks - call.needs;
    white = over * by.points('over-trick');
    const many = over > 0 ? `${over} over` : `${-over} short`;
    pay('over-trick', many, over);
    if (deal.call !== 'solo') notes.push('The book works out tricks over and short for a solo; the other calls are counted alike.');
  }
  if (claimed) notes.push('No white counters are counted for a game that is claimed as won.');
  const worth = red * by.points('red-counter') + Math.abs(white);
  const from = `${sign > 0 ? 'from' : 'to'} ${payers === 1 ? 'one adversary' : 'each adversary'}`;
  return answer(`${result}: ${red} red${white === 0 ? '' : ` and ${Math.abs(white)} white`} ${from}, worth ${worth} white`, lines, notes);
}
