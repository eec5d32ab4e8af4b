import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export type CallKey = Exclude<keyof typeof points, 'over-trick' | 'red-counter' | 'revoke'>;

interface Call {
  readonly name: string;
  /** Tricks needed; null if the caller has to lose them all. */
  readonly needs: number | null;
  /** Whether the caller may claim the game as won when an adversary revokes: abundance and the misères; p. 366. */
  readonly claim: boolean;
}
/** The calls and their tricks; blue-ribbon-1940 p. 364, the six-trick solo p. 365. */
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
  /** Whether the caller's side had a wrong number of cards and has played. */
  readonly wrongNumber: boolean;
  /** The number of adversaries of a caller who plays alone: three, or two with three players. */
  readonly adversaries: number;
}

const CALLER = 'Caller';
const PARTNER = 'Each partner';
const ADVERSARY = 'Each adversary';
export const TRICKS = 13;

/** The outcome of a deal, before payments; blue-ribbon-1940 p. 365, the penalties p. 366. */
export interface Outcome {
  readonly made: boolean;
  /** Whether an adversary revoked and the caller claims the game as won. */
  readonly claimed: boolean;
  /** Whether it was made with a wrong number of cards, which wins nothing. */
  readonly void: boolean;
  /** Tricks above the call, or below it (negative), that are paid for. */
  readonly over: number;
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
}

/** Whether the call is made, and by how many tricks. */
export function outcomeOf(deal: Omit<Deal, 'adversaries'>, by: Schedule<typeof points>): Outcome {
  const call = CALLS[deal.call];
  const lines: Line[] = [];
  const notes: string[] = [];
  let tricks = deal.tricks;
  let claimed = false;
  if (deal.revoke !== 'none') {
    const lost = by.points('revoke');
    if (deal.revoke === 'adversary' && call.claim) {
      claimed = call.needs === null ? tricks > 0 : tricks < call.needs;
      if (!claimed)
        notes.push('The call is made without a claim; the book does not say whether a caller who may claim the game can take tricks for the revoke instead.');
    } else if (call.needs === null)
      notes.push('The book does not explain how a misère caller who revokes loses three tricks; the tricks count here as entered.');
    else {
      tricks = deal.revoke === 'adversary' ? Math.min(TRICKS, tricks + lost) : Math.max(0, tricks - lost);
      lines.push(by.mention('revoke', `${lost} tricks ${deal.revoke === 'adversary' ? 'gained' : 'lost'} by the revoke: ${tricks} instead of ${deal.tricks}`));
    }
  }
  const made = claimed || (call.needs === null ? tricks === 0 : tricks >= call.needs);
  if (claimed) lines.push(by.law('revoke', 'an adversary revoked, and the caller claims the game as won'));
  const empty = made && deal.wrongNumber;
  if (empty) {
    lines.push(by.law('wrong-number-of-cards', 'made with a wrong number of cards, which wins nothing'));
    notes.push('By playing on, the side avoids paying for tricks short; the book does not say whether it still pays the red counters.');
  }
  const over = call.needs === null || claimed || empty ? 0 : tricks - call.needs;
  if (over !== 0 && deal.call !== 'solo') notes.push('The book works out tricks over and short for a solo; the other calls are counted alike.');
  if (claimed && !empty) notes.push('No white counters are counted for a game that is claimed as won.');
  return { made, claimed, void: empty, over, lines, notes };
}

/** "2 over", "1 short". */
export const sayOver = (over: number): string => (over > 0 ? `${over} over` : `${-over} short`);

/** The payments of one deal, in red and white counters; blue-ribbon-1940 p. 365. */
export function settle(deal: Deal, by: Schedule<typeof points>): Answer {
  const call = CALLS[deal.call];
  const to = deal.call === 'proposal' ? PARTNER : CALLER;
  // Each partner settles with one adversary.
  const payers = deal.call === 'proposal' ? 1 : deal.adversaries;
  const { made, over, notes, ...outcome } = outcomeOf(deal, by);
  if (outcome.void) return answer(`${call.name} made, but nothing is won`, outcome.lines, notes);
  const lines = [...outcome.lines];
  /** One payment, with a line for both sides. */
  const pay = (key: CallKey | 'over-trick', say: string, times: number) =>
    lines.push(by.line(key, say, { times: times * payers, to }), by.line(key, say, { times: -times, to: ADVERSARY }));
  const result = `${call.name} ${made ? 'won' : 'lost'}`;
  pay(deal.call, result, made ? 1 : -1);
  if (over !== 0) pay('over-trick', sayOver(over), over);
  const red = by.points(deal.call);
  const white = Math.abs(over * by.points('over-trick'));
  const worth = red * by.points('red-counter') + white;
  const from = `${made ? 'from' : 'to'} ${payers === 1 ? 'one adversary' : 'each adversary'}`;
  return answer(`${result}: ${red} red${white === 0 ? '' : ` and ${white} white`} ${from}, worth ${worth} white`, lines, notes);
}
