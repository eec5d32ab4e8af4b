// A disputed total of a whole sheet: the deal, or the line of a deal, where the claim differs from the sheet.
import { type JudgedClaim, judgeClaim } from '../scoring/claims.ts';
import type { Answer, Line, Total } from '../scoring/scorers.ts';
import { type Played, sideTotals } from './sheets.ts';

/** The total of each side of a sheet, in the form of a scorer's totals; `to` is the side's name in the columns. */
export const totalsOfSides = (played: Played): Total[] => sideTotals(played).map(({ side, points }) => ({ to: side, points, unit: 'point' }));

/** The lines of each deal, assigned to their sides and named with the deal. */
function linesByDeal(played: Played, round: string): Line[][] {
  return played.rows.map(({ lines }, n) =>
    lines.flatMap(({ unit: _, ...line }) => {
      const side = played.columns.find(({ key }) => key === line.to)?.side;
      return side === undefined ? [] : [{ ...line, to: side, name: `${round} ${n + 1}: ${line.name ?? line.say}` }];
    }),
  );
}
/** The most slips in lines that are reported together. */
const MOST = 2;
const sumOf = (lines: readonly Line[], side: string): number => lines.reduce((sum, line) => sum + (line.to === side ? (line.points ?? 0) : 0), 0);

/** Whole deals that make up the difference: the claim is an earlier total, or a deal was left out, counted twice or put under the other side. */
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

/** Judges a claimed total of one side of a sheet, and finds where it differs: which deal, else which line of a deal. */
export function judgeSheetClaim(played: Played, total: Total, claim: number, round = 'Deal'): JudgedClaim {
  const deals = linesByDeal(played, round);
  const answer: Pick<Answer, 'lines' | 'totals'> = { lines: deals.flat(), totals: totalsOfSides(played) };
  const judged = judgeClaim(answer, total, claim);
  const whole = judged.claimed.kind === 'right' ? [] : dealsThatExplain(deals, total, claim, round);
  // With all the lines of a sheet, more than two slips could explain any number.
  if (whole.length === 0 && (judged.claimed.kind === 'right' || (judged.claimed.explanations[0]?.length ?? 3) <= MOST)) return judged;
  if (whole.length === 0) {
    let stood = 0;
    const stands = deals.map((lines) => (stood += sumOf(lines, total.to)));
    const against = `No ${round.toLowerCase()} and no slip or two explain it: hold it against the sheet, ${round.toLowerCase()} by ${round.toLowerCase()}: ${stands.join(', ')}.`;
    return { ...judged, leads: judged.claimed.sides.length === 0 ? against : judged.leads, reasons: [] };
  }
  // Skips a line that is the only one of its deal: the deal is already named.
  const single = judged.claimed.explanations[0]?.length === 1 ? judged.reasons : [];
  const lone = (reason: string) => deals.some((lines, n) => lines.filter(({ to }) => to === total.to).length === 1 && reason.startsWith(`${round} ${n + 1}:`));
  const reasons = [...whole, ...single.filter((reason) => !lone(reason))];
  const also = judged.claimed.sides.length === 0 ? '' : `It is the total of ${judged.claimed.sides.join(' and of ')}. `;
  return { ...judged, leads: `${also}${reasons.length === 1 ? 'This explains it:' : `Each of these ${reasons.length} explains it; check them:`}`, reasons };
}
