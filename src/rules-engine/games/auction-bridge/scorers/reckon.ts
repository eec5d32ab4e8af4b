import { counted } from '../../../core/counted.ts';
import type { Values } from '../../../core/fields.ts';
import { type Problem, problem } from '../../../core/result.ts';
import type { dealFields } from './fields.ts';
import { type Book, DENOMINATIONS, type Denomination, type Holding, SCHEDULES } from './schedule.ts';

export type Deal = Values<typeof dealFields>;
export type Side = 'declarers' | 'defenders';

/** One score of a deal: for whom, below or above the line, and the item it rests on. */
export interface Score {
  readonly side: Side;
  readonly below: boolean;
  readonly rule: string;
  readonly say: string;
  readonly points: number;
}

const BOOK_OF_TRICKS = 6;
const ALL = 13;
const LITTLE = 12;

/** Names of a holding as it is told. */
const HOLDING_SAYS: Readonly<Record<Holding, string>> = {
  'honours-three': 'three honours',
  'honours-four': 'four honours between partners',
  'honours-five': 'five honours between partners',
  'honours-four-hand': 'four honours in one hand',
  'honours-four-one': 'four honours in one hand and the fifth opposite',
  'honours-five-hand': 'five honours in one hand',
  'aces-three': 'three aces',
  'aces-four': 'four aces between partners',
  'aces-four-hand': 'four aces in one hand',
};

/** What two partners' hands hold in honours, or null where it scores nothing. */
export function holdingOf(trump: Denomination, one: number, other: number): Holding | null {
  const held = one + other;
  if (held < 3) return null;
  const most = one > other ? one : other;
  if (trump === 'no-trumps') {
    if (held === 3) return 'aces-three';
    return most === 4 ? 'aces-four-hand' : 'aces-four';
  }
  if (held === 3) return 'honours-three';
  if (held === 4) return most === 4 ? 'honours-four-hand' : 'honours-four';
  if (most === 5) return 'honours-five-hand';
  return most === 4 ? 'honours-four-one' : 'honours-five';
}

/** What fields alone cannot see: more honours than there are, or a hand without trumps that holds trump honours. */
export function dealProblems(deal: Deal): Problem[] {
  const hands = [deal['honours-declarer'] ?? 0, deal['honours-dummy'] ?? 0, deal['honours-left'] ?? 0, deal['honours-right'] ?? 0] as const;
  const held = hands[0] + hands[1] + hands[2] + hands[3];
  const most = deal.denomination === 'no-trumps' ? 4 : 5;
  const problems: Problem[] = [];
  if (held > most) {
    const told = `${hands[0]} with declarer, ${hands[1]} in dummy, ${hands[2]} on the left, ${hands[3]} on the right: ${held}`;
    problems.push(problem('honours-declarer', most === 4 ? 'at most 4 aces in the four hands' : 'at most 5 honours in the four hands', told));
  }
  const { chicane } = deal;
  if (chicane !== 'none' && deal.denomination === 'no-trumps')
    problems.push(problem('chicane', 'a trump suit, without which there is no chicane', 'no trumps'));
  if ((chicane === 'declarers' || chicane === 'both') && hands[0] > 0 && hands[1] > 0) {
    problems.push(problem('chicane', 'a hand of that side without a trump', 'honours in both hands'));
  }
  if ((chicane === 'defenders' || chicane === 'both') && hands[2] > 0 && hands[3] > 0) {
    problems.push(problem('chicane', 'a hand of that side without a trump', 'honours in both hands'));
  }
  return problems;
}

/** "3 spades doubled". */
export function sayContract(deal: Pick<Deal, 'level' | 'denomination' | 'doubling'>): string {
  const trump = DENOMINATIONS[deal.denomination].toLowerCase();
  const name = deal.level === 1 ? trump.slice(0, -1) : trump;
  return deal.doubling === 'no' ? `${deal.level} ${name}` : `${deal.level} ${name} ${deal.doubling}`;
}

/** Every score of a deal by a book's schedule. */
export function reckon(deal: Deal, book: Book): Score[] {
  const schedule = SCHEDULES[book];
  const { denomination: trump, doubling, level, tricks } = deal;
  const odd = tricks - BOOK_OF_TRICKS;
  const over = odd - level;
  const scores: Score[] = [];
  if (over >= 0) {
    const value = schedule.trick[trump] * schedule.multiplier[doubling];
    scores.push({
      side: 'declarers',
      below: true,
      rule: `points.${trump}`,
      say: `${counted(odd, 'odd trick')} at ${DENOMINATIONS[trump].toLowerCase()}${doubling === 'no' ? '' : ` ${doubling}`}, ${value} each`,
      points: odd * value,
    });
    if (doubling !== 'no') {
      scores.push({ side: 'declarers', below: false, rule: `points.${doubling}-made`, say: `${doubling} contract made`, points: schedule.made[doubling] });
      if (over > 0) {
        scores.push({
          side: 'declarers',
          below: false,
          rule: `points.overtrick-${doubling}`,
          say: `${counted(over, 'trick')} over a ${doubling} contract`,
          points: over * schedule.overtrick[doubling],
        });
      }
    }
  } else {
    scores.push({
      side: 'defenders',
      below: false,
      rule: doubling === 'no' ? 'points.undertrick' : `points.undertrick-${doubling}`,
      say: `${counted(-over, 'trick')} short${doubling === 'no' ? '' : `, ${doubling}`}`,
      points: -over * schedule.undertrick[doubling],
    });
  }
  pushSlam(scores, tricks, schedule.littleSlam, schedule.grandSlam);
  pushHonours(scores, 'declarers', book, trump, deal['honours-declarer'] ?? 0, deal['honours-dummy'] ?? 0);
  pushHonours(scores, 'defenders', book, trump, deal['honours-left'] ?? 0, deal['honours-right'] ?? 0);
  const { chicane } = deal;
  if (schedule.chicane !== null && chicane !== 'none') {
    const value = schedule.chicane[trump];
    if (chicane !== 'defenders') scores.push({ side: 'declarers', below: false, rule: 'points.chicane', say: 'chicane', points: value });
    if (chicane !== 'declarers') scores.push({ side: 'defenders', below: false, rule: 'points.chicane', say: 'chicane', points: value });
  }
  return scores;
}

function pushSlam(scores: Score[], tricks: number, little: number, grand: number): void {
  const side: Side = tricks > BOOK_OF_TRICKS ? 'declarers' : 'defenders';
  const won = side === 'declarers' ? tricks : ALL - tricks;
  if (won === ALL) scores.push({ side, below: false, rule: 'points.grand-slam', say: 'grand slam', points: grand });
  else if (won === LITTLE) scores.push({ side, below: false, rule: 'points.little-slam', say: 'little slam', points: little });
}

function pushHonours(scores: Score[], side: Side, book: Book, trump: Denomination, one: number, other: number): void {
  const holding = holdingOf(trump, one, other);
  if (holding === null) return;
  scores.push({ side, below: false, rule: `points.${holding}`, say: HOLDING_SAYS[holding], points: SCHEDULES[book].honours[holding][trump] });
}

/** "made with 1 over", "2 short". */
export function sayResult(deal: Pick<Deal, 'level' | 'tricks'>): string {
  const over = deal.tricks - BOOK_OF_TRICKS - deal.level;
  if (over < 0) return `${-over} short`;
  return over === 0 ? 'just made' : `made with ${over} over`;
}
