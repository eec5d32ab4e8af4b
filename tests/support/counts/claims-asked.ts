// The answers to wrong claims: totals of a case that are a little too low or too high, and the explanations offered.
import {
  type BookId,
  decode,
  type JudgedClaim,
  judgeClaim,
  judgeSheetClaim,
  type Played,
  type Raw,
  type Scorer,
  type Sheet,
  totalsOfSides,
} from '../../../src/rules-engine/index.ts';

/** Differences from the right total. */
const GAPS = [-4, -2, -1, 1, 2, 3];
/** How many reasons are shown for each claim. */
const MOST = 3;

const text = ({ verdict, leads, reasons }: JudgedClaim): string => [verdict, leads, reasons.slice(0, MOST).join(' / ')].filter((said) => said !== '').join(' ');

/** The answers to claims about the first total of a scorer's case, by one of its books. */
export function claimsOfScorer(scorer: Scorer, raw: Raw, book: BookId): string[] {
  const values = decode(scorer.ask, raw, book);
  const result = values.ok ? scorer.score(values.value, book) : values;
  if (!values.ok || !result.ok || scorer.untotalled === true) return [];
  const others = scorer.books.flatMap((other) => {
    const there = decode(scorer.ask, raw, other);
    const scored = there.ok && other !== book ? scorer.score(there.value, other) : null;
    return scored?.ok === true ? [{ book: other, totals: scored.value.totals }] : [];
  });
  return result.value.totals.slice(0, 1).flatMap((total) =>
    GAPS.map((gap) => {
      const slips = (off: number) => scorer.slips?.(values.value, book, off, total.to) ?? [];
      return text(judgeClaim(result.value, total, total.points + gap, { others, slips, ...(scorer.least === true ? { least: true } : {}) }));
    }),
  );
}

/** The answers to claims about the first total of a sheet: close to it, and with a deal left out or entered twice. */
export function claimsOfSheet(sheet: Sheet, played: Played): string[] {
  return totalsOfSides(played)
    .slice(0, 1)
    .flatMap((total) => {
      const deals = played.rows.map(({ lines }) =>
        lines.reduce((sum, { to, points = 0 }) => sum + (played.columns.find(({ key }) => key === to)?.side === total.to ? points : 0), 0),
      );
      const gaps = [...new Set([-1, 1, ...deals, ...deals.map((one) => -one)])].slice(0, 5);
      return gaps.map((gap) => text(judgeSheetClaim(played, total, total.points + gap, sheet.round)));
    });
}
