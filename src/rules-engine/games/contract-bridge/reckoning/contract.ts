import type { BookId } from '../../../books.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { ItemKey, points } from '../points/index.ts';

/** Books with contract bridge, newest first. */
export const CONTRACT_BOOKS = ['sierra', 'blue-ribbon-1940'] as const satisfies readonly BookId[];
/** The first six tricks score nothing. */
export const BOOK_TRICKS = 6;
export const TRICKS = 13;
export const DENOMINATIONS = { clubs: 'Clubs', diamonds: 'Diamonds', hearts: 'Hearts', spades: 'Spades', 'no-trump': 'No-trump' } as const;
export type Denomination = keyof typeof DENOMINATIONS;
export const DOUBLINGS = { none: 'Neither', doubled: 'Doubled', redoubled: 'Redoubled' } as const;
export type Doubling = keyof typeof DOUBLINGS;
/** The 1940 book contradicts itself on a vulnerable side that is defeated undoubled. */
export const FIGURES = { table: 'Those of the table, page 432: 100, 200, 300', text: 'Those of the text, page 434: 100, 300, 500' } as const;

export interface Deal {
  readonly level: number;
  readonly denomination: Denomination;
  readonly doubling: Doubling;
  readonly vulnerable: boolean;
  /** Tricks of the declarer's side, including transferred ones. */
  readonly tricks: number;
  /** Honours (aces at no-trump) in the best hand of the declarer's side and of the defenders. */
  readonly honours: number | null;
  readonly theirs: number | null;
  readonly figures: keyof typeof FIGURES | null;
}
/** The three columns of a score. */
export interface Columns {
  readonly below: string;
  readonly above: string;
  readonly defenders: string;
}

const SUIT = { clubs: 'clubs', diamonds: 'diamonds', hearts: 'hearts', spades: 'spades', 'no-trump': 'no-trump' } as const;
const DOUBLED = { none: '', doubled: ' doubled', redoubled: ' redoubled' } as const;

/** "4 hearts doubled". */
export function sayContract(deal: Deal): string {
  const suit = SUIT[deal.denomination];
  const name = deal.level === 1 && deal.denomination !== 'no-trump' ? suit.slice(0, -1) : suit;
  return `${deal.level} ${name}${DOUBLED[deal.doubling]}`;
}
/** "made", "made with 2 over", "1 down". */
export function sayResult(deal: Deal): string {
  const over = deal.tricks - deal.level - BOOK_TRICKS;
  return over < 0 ? `${-over} down` : over === 0 ? 'made' : `made with ${over} over`;
}

/** The problem of a deal that is impossible or not in the book. `names`: the fields of the honours. */
export function problemsOf(deal: Deal, by: Schedule<typeof points>, names: readonly [string, string] = ['honours', 'theirs']): Problem | null {
  const { honours, theirs } = deal;
  if (honours !== null || theirs !== null) {
    const mine = honours ?? 0;
    const other = theirs ?? 0;
    if (deal.denomination === 'no-trump') {
      if (mine + other > 4) return problem(mine > 4 ? names[0] : names[1], 'at most 4 aces together', `${mine} and ${other}, together ${mine + other}`);
    } else if (mine + other > 5) return problem(names[1], 'at most 5 honours together', `${mine} and ${other}, together ${mine + other}`);
  }
  if (deal.doubling === 'redoubled' && deal.vulnerable && deal.tricks < deal.level + BOOK_TRICKS && !by.gives('vulnerable-down-redoubled-first')) {
    return problem('doubling', 'a case for which this book gives figures', 'redoubled, vulnerable and down, for which it gives none');
  }
  return null;
}

const add = (lines: Line[], by: Schedule<typeof points>, item: ItemKey, times: number, say: string, to: string) => {
  if (by.gives(item) && times > 0) lines.push(by.line(item, say, { times, to }));
};

function trickLines(deal: Deal, by: Schedule<typeof points>, to: Columns, lines: Line[]): number {
  const { level, doubling } = deal;
  const start = lines.length;
  const says = `${sayContract(deal)}, bid and made`;
  if (deal.denomination === 'no-trump') {
    add(lines, by, 'trick-no-trump-first', 1, `${says}: the first trick`, to.below);
    add(lines, by, 'trick-no-trump', level - 1, level === 2 ? 'the second trick' : `the ${level - 1} tricks after it`, to.below);
  } else {
    const minor = deal.denomination === 'clubs' || deal.denomination === 'diamonds';
    add(lines, by, minor ? 'trick-minor' : 'trick-major', level, says, to.below);
  }
  let sum = 0;
  for (let n = start; n < lines.length; n++) sum += lines[n]?.points ?? 0;
  if (doubling === 'none') return sum;
  const item = doubling === 'doubled' ? 'trick-doubled' : 'trick-redoubled';
  const factor = by.points(item);
  const say = doubling === 'doubled' ? 'doubled: the same again' : 'redoubled: three times as much again';
  lines.push({ rule: by.id(item), say, points: sum * (factor - 1), to: to.below });
  return sum * factor;
}

function overLines(deal: Deal, by: Schedule<typeof points>, over: number, to: Columns, lines: Line[]): void {
  const { doubling, vulnerable, denomination } = deal;
  const say = over === 1 ? '1 overtrick' : `${over} overtricks`;
  if (doubling === 'doubled') {
    add(lines, by, vulnerable ? 'over-doubled-vulnerable' : 'over-doubled', over, `${say}, doubled${vulnerable ? ' and vulnerable' : ''}`, to.above);
  } else if (doubling === 'redoubled') {
    add(lines, by, vulnerable ? 'over-redoubled-vulnerable' : 'over-redoubled', over, `${say}, redoubled${vulnerable ? ' and vulnerable' : ''}`, to.above);
  } else if (denomination === 'no-trump') add(lines, by, 'over-no-trump', over, say, to.above);
  else add(lines, by, denomination === 'clubs' || denomination === 'diamonds' ? 'over-minor' : 'over-major', over, say, to.above);
}

function madeLines(deal: Deal, by: Schedule<typeof points>, to: Columns, lines: Line[]): number {
  const sum = trickLines(deal, by, to, lines);
  const over = deal.tricks - deal.level - BOOK_TRICKS;
  if (over > 0) overLines(deal, by, over, to, lines);
  if (deal.doubling === 'doubled') add(lines, by, 'made-doubled', 1, 'for making a doubled contract', to.above);
  else if (deal.doubling === 'redoubled') add(lines, by, 'made-redoubled', 1, 'for making a redoubled contract', to.above);
  if (deal.level === 7) add(lines, by, deal.vulnerable ? 'grand-slam-vulnerable' : 'grand-slam', 1, 'grand slam, bid and made', to.above);
  else if (deal.level === 6) add(lines, by, deal.vulnerable ? 'little-slam-vulnerable' : 'little-slam', 1, 'little slam, bid and made', to.above);
  return sum;
}

const nth = (from: number, to: number) => (from === to ? `undertrick ${from}` : `undertricks ${from} to ${to}`);

function downLines(deal: Deal, by: Schedule<typeof points>, to: Columns, lines: Line[]): void {
  const down = deal.level + BOOK_TRICKS - deal.tricks;
  const says = `${sayContract(deal)}, ${down} down`;
  const side = to.defenders;
  const first = `${says}: the first undertrick`;
  if (deal.vulnerable) {
    if (deal.doubling === 'none' && !(deal.figures === 'text' && by.gives('vulnerable-down-text-first'))) {
      add(lines, by, 'vulnerable-down', down, `${says}, vulnerable`, side);
      return;
    }
    const step = ({ none: 'vulnerable-down-text', doubled: 'vulnerable-down-doubled', redoubled: 'vulnerable-down-redoubled' } as const)[deal.doubling];
    add(lines, by, `${step}-first`, 1, `${first}, vulnerable`, side);
    add(lines, by, `${step}-further`, down - 1, nth(2, down), side);
    return;
  }
  if (deal.doubling === 'none') {
    add(lines, by, 'down', down, says, side);
    return;
  }
  const step = deal.doubling === 'doubled' ? 'down-doubled' : 'down-redoubled';
  add(lines, by, `${step}-first`, 1, first, side);
  add(lines, by, `${step}-next`, Math.min(down - 1, 2), nth(2, Math.min(down, 3)), side);
  add(lines, by, `${step}-further`, down - 3, nth(4, down), side);
}

function honorLines(held: number, noTrump: boolean, by: Schedule<typeof points>, to: string, lines: Line[]): void {
  if (held < 4) return;
  if (noTrump) add(lines, by, 'honours-aces', 1, 'four aces in one hand', to);
  else if (held === 5) add(lines, by, 'honours-five', 1, 'five honours in one hand', to);
  else add(lines, by, 'honours-four', 1, 'four honours in one hand', to);
}

/** Adds the lines of a deal and returns what goes below the line. The deal must have no problem. */
export function scoreDeal(deal: Deal, by: Schedule<typeof points>, to: Columns, lines: Line[]): number {
  let below = 0;
  if (deal.tricks >= deal.level + BOOK_TRICKS) below = madeLines(deal, by, to, lines);
  else downLines(deal, by, to, lines);
  const noTrump = deal.denomination === 'no-trump';
  if (deal.honours !== null) honorLines(deal.honours, noTrump, by, to.above, lines);
  if (deal.theirs !== null) honorLines(deal.theirs, noTrump, by, to.defenders, lines);
  return below;
}

const FACTOR_NOTE = 'The contract schedule of 1940 has no factor for a redouble; four times is the auction law of that book, and the rule in Sierra.';
const CLASH_NOTE =
  'The 1940 book gives two schedules for a vulnerable side that goes down undoubled: 100, 200, 300 in its table (page 432), 100, 300, 500 in its text (page 434).';
const LONG_NOTE = 'The figures of 1940 end at seven down; the last step is carried on.';
const TEXT_NOTE = 'For a redoubled side without a game the 1940 book has one schedule, in its text, and none in its table.';
const FOUR_HONORS_NOTE = 'The figure for four honours is damaged in our copy of the 1940 book.';

/** Notes on what the book leaves in doubt about this deal. */
export function notesOf(deal: Deal, by: Schedule<typeof points>): string[] {
  const notes: string[] = [];
  const down = deal.level + BOOK_TRICKS - deal.tricks;
  if (down <= 0) {
    if (deal.doubling === 'redoubled' && by.way('trick-redoubled') === 'as-in-auction') notes.push(FACTOR_NOTE);
  } else {
    if (deal.doubling === 'none' && deal.vulnerable && down > 1 && by.gives('vulnerable-down-text-first')) notes.push(CLASH_NOTE);
    if (deal.doubling === 'redoubled' && by.way('down-redoubled-first') === 'text-alone') notes.push(TEXT_NOTE);
    if (down > 7 && by.way('down') === 'to-seven') notes.push(LONG_NOTE);
  }
  if (deal.denomination !== 'no-trump' && (deal.honours === 4 || deal.theirs === 4) && by.way('honours-four') === 'damaged') notes.push(FOUR_HONORS_NOTE);
  return notes;
}
