// A contested total of a whole sheet: at which deal, or by which line of one, it parts from what the sheet adds up to.
import { type JudgedClaim, judgeClaim } from '../scoring/claims.ts';
import type { Answer, Line, Total } from '../scoring/scorers.ts';
import { type Played, sideTotals } from './sheets.ts';

/** The totals of a sheet's sides, as those of a count; a side is named as its columns name it. */
export const totalsOfSides = (played: Played): Total[] => sideTotals(played).map(({ side, points }) => ({ to: side, points, unit: 'point' }));

/** The lines of each deal under the sides that they belong to, each named with its deal. */
function linesByDeal(played: Played, round: string): Line[][] {
  return played.rows.map(({ lines }, n) =>
    lines.flatMap(({ unit: _, ...line }) => {
      const side = played.columns.find(({ key }) => key === line.to)?.side;
      return side === undefined ? [] : [{ ...line, to: side, name: `${round} ${n + 1}: ${line.name ?? line.say}` }];
    }),
  );
}
/** The most slips in lines that are told together. */
const MOST = 2;
const sumOf = (lines: readonly Line[], side: string): number => lines.reduce((sum, line) => sum + (line.to === side ? (line.points ?? 0) : 0), 0);

/** Whole deals that make the difference: where the claim stood once, one left out, put down twice or under the other side. */
function dealsThatExplain(deals: readonly Line[][], total: Total, claim: number, round: string): string[] {
  const reasons: string[] = [];
  const gap = claim - total.points;
  let stood = 0;
  for (const [n, lines] of deals.entries()) {
    const own = sumOf(lines, total.to);
    stood += own;
    if (stood === claim && n < deals.length - 1) reasons.push(`It is how it stood after ${round.toLowerCase()} ${n + 1}: what came later is left out`);
    if (own !== 0 && own === -gap) reasons.push(`${round} ${n + 1} left out (${own})`);
    if (own !== 0 && own === gap) reasons.push(`${round} ${n + 1} counted twice (${own})`);
    for (const other of new Set(lines.flatMap(({ to }) => (to === undefined || to === total.to ? [] : [to])))) {
      const theirs = sumOf(lines, other);
      if (theirs !== 0 && own === 0 && theirs === gap) reasons.push(`${round} ${n + 1} (${theirs}) put down here, which is ${other}’s`);
    }
  }
  return reasons;
}

/** What a claimed total of one side of a sheet is, and where it parts from the sheet: which deal, else which line of a deal. */
export function judgeSheetClaim(played: Played, total: Total, claim: number, round = 'Deal'): JudgedClaim {
  const deals = linesByDeal(played, round);
  const answer: Pick<Answer, 'lines' | 'totals'> = { lines: deals.flat(), totals: totalsOfSides(played) };
  const judged = judgeClaim(answer, total, claim);
  const whole = judged.claimed.kind === 'right' ? [] : dealsThatExplain(deals, total, claim, round);
  // More slips than two, of all that a sheet has, would explain any number.
  if (whole.length === 0 && (judged.claimed.kind === 'right' || (judged.claimed.explanations[0]?.length ?? 3) <= MOST)) return judged;
  if (whole.length === 0) {
    let stood = 0;
    const stands = deals.map((lines) => (stood += sumOf(lines, total.to)));
    const against = `No ${round.toLowerCase()} and no slip or two explain it: hold it against the sheet, ${round.toLowerCase()} by ${round.toLowerCase()}: ${stands.join(', ')}.`;
    return { ...judged, leads: judged.claimed.sides.length === 0 ? against : judged.leads, reasons: [] };
  }
  // A deal of one line is that line.
  const single = judged.claimed.explanations[0]?.length === 1 ? judged.reasons : [];
  const lone = (reason: string) => deals.some((lines, n) => lines.filter(({ to }) => to === total.to).length === 1 && reason.startsWith(`${round} ${n + 1}:`));
  const reasons = [...whole, ...single.filter((reason) => !lone(reason))];
  const also = judged.claimed.sides.length === 0 ? '' : `It is the total of ${judged.claimed.sides.join(' and of ')}. `;
  return { ...judged, leads: `${also}${reasons.length === 1 ? 'This explains it:' : `Each of these ${reasons.length} explains it; check them:`}`, reasons };
}
