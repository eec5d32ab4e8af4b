// A disputed total in words: whether the claim is right, and what may explain it. Used by the page and the terminal.
import { BOOK_SHORT } from '../books.ts';
import { sayPoints, type Unit } from '../laws/remedies/amounts.ts';
import { showCard } from '../vocabulary/cards.ts';
import { counted } from '../wording/numbers.ts';
import { type Beside, type Claimed, type Explanation, reconcile, type Slip } from './reconcile.ts';
import type { Answer, Line, Total } from './scorers.ts';

/** A claim in words: the verdict, an introduction to the reasons, and the reasons. */
export interface JudgedClaim {
  readonly claimed: Claimed;
  readonly verdict: string;
  readonly leads: string;
  readonly reasons: readonly string[];
}

/** Maximum number of reasons given. */
const MOST = 12;
const figure = (points: number, unit: Unit = 'point') => (unit === 'point' ? String(points) : sayPoints(points, unit));

/** A line by its name, with its cards: "fifteen 7♠ 8♦ (2)". */
function named({ name, say, cards = [], stones = [], points = 0, unit }: Line, bare = false): string {
  const drawn = [...cards.map(showCard), ...stones].join(' ');
  return `${name ?? say}${drawn === '' ? '' : ` ${drawn}`}${bare ? '' : ` (${figure(points, unit)})`}`;
}

function sayOf({ did, lines, times = 0 }: Slip): string {
  const [line] = lines;
  if (line === undefined) return '';
  if (did === 'none-such') return `${named(line)}, counted in vain`;
  if (did === 'not-own') return `${named(line)} counted, which is ${line.to}’s`;
  if (did === 'short' || did === 'over') {
    const each = Math.abs(line.each ?? 0);
    return `${named(line)}: counted ${times} too ${did === 'short' ? 'few' : 'many'}, ${figure(each, line.unit)} each`;
  }
  const how = did === 'left-out' ? 'left out' : 'counted twice';
  return lines.length === 1 ? `${named(line)} ${how}` : `${counted(lines.length, 'line')} ${how}: ${lines.map((one) => named(one)).join('; ')}`;
}

/** If the smaller total is better, a wasteful arrangement is described in its own words. */
const sayLeast = (slip: Slip) => (slip.did === 'none-such' && slip.lines[0] !== undefined ? named(slip.lines[0], true) : sayOf(slip));

function leadsTo({ explanations, books, sides }: Claimed, reasons: number, hasMore: boolean): string {
  const known = [
    ...(books.length === 0 ? [] : [`It is what ${books.map((book) => BOOK_SHORT[book]).join(' and ')} would give.`]),
    ...(sides.length === 0 ? [] : [`It is the total of ${sides.join(' and of ')}.`]),
  ];
  if (explanations.length === 0)
    return [...known, ...(known.length === 0 ? ['No slip or two in the lines explain it: count again, line by line.'] : [])].join(' ');
  const size = explanations[0]?.length ?? 1;
  const several = hasMore ? `More than ${MOST} slips explain it; these among them:` : `Each of these ${reasons} explains it; check them:`;
  return [...known, reasons === 1 ? (size === 1 ? 'This explains it:' : 'These slips together explain it:') : several].join(' ');
}

/** Judges a claim of one total of an answer, and explains it. `least`: the smaller total is better, as with cards left in hand. */
export function judgeClaim(
  answer: Pick<Answer, 'lines' | 'totals'>,
  total: Total,
  points: number,
  beside: Beside & { readonly least?: boolean } = {},
): JudgedClaim {
  const claimed = reconcile(answer, total, points, beside);
  const say = beside.least === true ? sayLeast : sayOf;
  const whose = total.to === '' ? '' : `${total.to}: `;
  const found = [...new Set(claimed.explanations.map((slips: Explanation) => slips.map(say).join(', and ')))];
  const reasons = found.slice(0, MOST);
  const unit = figure(total.points, total.unit);
  const verdict =
    claimed.kind === 'right'
      ? `${whose}${points} is right.`
      : beside.least === true
        ? `${whose}${points} is ${claimed.points} ${claimed.kind === 'high' ? `more than need be left: ${unit} is the least.` : `less than can be left: ${unit} is the least.`}`
        : `${whose}${points} is ${claimed.points} too ${claimed.kind === 'high' ? 'many' : 'few'}: ${unit} is right.`;
  return { claimed, verdict, leads: claimed.kind === 'right' ? '' : leadsTo(claimed, reasons.length, found.length > MOST), reasons };
}

/** A claim as entered: a number, and optionally whose it is: `12`, `Dealer=12`. */
export interface SaidClaim {
  readonly to: string | null;
  readonly points: number;
}

/** Parses a claim; if it is not one, returns what was expected. */
export function readClaim(text: string): SaidClaim | string {
  const [, to, number = ''] = /^(?:(.*\S)\s*[=:]\s*)?([^=:]*)$/s.exec(text.trim()) ?? [];
  const points = /^[+-]?\d+(\.\d+)?$/.test(number.trim()) ? Number(number) : Number.NaN;
  return Number.isFinite(points) ? { to: to ?? null, points } : 'a number such as 12, or with its side, such as Dealer=12';
}

/** Finds the claimed total by the name of its side or the start of it, or the only one there is; if ambiguous, returns what was expected. */
export function totalOf(totals: readonly Total[], to: string | null): Total | string {
  const labels = totals.map((total) =>
    totals.filter((one) => one.to === total.to).length > 1 ? `${total.to} (${sayPoints(2, total.unit).slice(2)})` : total.to,
  );
  if (totals.length === 0) return 'a count with a total: this one has none';
  if (to === null || to === '') return totals.length === 1 && totals[0] !== undefined ? totals[0] : `whose claim it is: ${labels.join('; ')}`;
  const at = labels.findIndex((label) => label.toLowerCase() === to.toLowerCase());
  const like = labels.flatMap((label, n) => (label.toLowerCase().startsWith(to.toLowerCase()) ? [n] : []));
  const found = totals[at >= 0 ? at : like.length === 1 ? (like[0] ?? -1) : -1];
  return found ?? `one of ${labels.map((label) => (label === '' ? 'the one side there is' : label)).join('; ')}`;
}
