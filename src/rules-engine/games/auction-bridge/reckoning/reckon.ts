import type { Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { DENOMINATIONS, type Denomination, type Holding } from './denominations.ts';
import type { dealFields } from './fields.ts';

export type Deal = Values<typeof dealFields>;
export const SIDES = { declarers: 'Declarer’s side', defenders: 'Defenders' } as const;
export type Side = keyof typeof SIDES;

/** One score of a deal: its side, below or above the line, and its score item. */
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

/** The names of a holding in a line. */
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

/** The honours of two partners, or null if they score nothing. */
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

/** Whether a player was dealt no trump; null if it scores nothing and is not asked. */
export const isChicane = (chicane: Deal['chicane']) => chicane !== null && chicane !== 'none';

/** Problems between fields: more honours than there are, or a hand without trumps that has trump honours. */
export function dealProblems(deal: Deal): Problem[] {
  const hands = [deal['honours-declarer'] ?? 0, deal['honours-dummy'] ?? 0, deal['honours-left'] ?? 0, deal['honours-right'] ?? 0] as const;
  const held = hands[0] + hands[1] + hands[2] + hands[3];
  const most = deal.denomination === 'no-trumps' ? 4 : 5;
  const problems: Problem[] = [];
  const all = [deal['honours-declarer'], deal['honours-dummy'], deal['honours-left'], deal['honours-right']];
  if (held < most && all.every((hand) => hand !== null))
    problems.push(problem('honours-declarer', `the ${most} ${most === 4 ? 'aces' : 'honours'} among the four hands`, `${hands.join(' + ')} = ${held}`));
  if (held > most) {
    const text = `${hands[0]} with declarer, ${hands[1]} in dummy, ${hands[2]} on the left, ${hands[3]} on the right: ${held}`;
    problems.push(problem('honours-declarer', most === 4 ? 'at most 4 aces in the four hands' : 'at most 5 honours in the four hands', text));
  }
  const { chicane } = deal;
  if (isChicane(chicane) && deal.denomination === 'no-trumps')
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

type Item = keyof typeof points;

/** Every score of a deal by a schedule. */
export function reckon(deal: Deal, by: Schedule<typeof points>): Score[] {
  const { denomination: trump, doubling, level, tricks, chicane } = deal;
  const odd = tricks - BOOK_OF_TRICKS;
  const over = odd - level;
  const scores: Score[] = [];
  const above = (side: Side, item: Item, say: string, points: number) => scores.push({ side, below: false, rule: by.id(item), say, points });
  if (over >= 0) {
    const value = by.points(trump) * (doubling === 'no' ? 1 : by.points(doubling));
    scores.push({
      side: 'declarers',
      below: true,
      rule: by.id(trump),
      say: `${counted(odd, 'odd trick')} at ${DENOMINATIONS[trump].toLowerCase()}${doubling === 'no' ? '' : ` ${doubling}`}, ${value} each`,
      points: odd * value,
    });
    if (doubling !== 'no') {
      above('declarers', `${doubling}-made`, `${doubling} contract made`, by.points(`${doubling}-made`));
      if (over > 0)
        above('declarers', `overtrick-${doubling}`, `${counted(over, 'trick')} over a ${doubling} contract`, over * by.points(`overtrick-${doubling}`));
    }
  } else {
    const item = doubling === 'no' ? 'undertrick' : (`undertrick-${doubling}` as const);
    above('defenders', item, `${counted(-over, 'trick')} short${doubling === 'no' ? '' : `, ${doubling}`}`, -over * by.points(item));
  }
  const taker: Side = tricks > BOOK_OF_TRICKS ? 'declarers' : 'defenders';
  const won = taker === 'declarers' ? tricks : ALL - tricks;
  if (won === ALL) above(taker, 'grand-slam', 'grand slam', by.points('grand-slam'));
  else if (won === LITTLE) above(taker, 'little-slam', 'little slam', by.points('little-slam'));
  /** The points of an item, or of that many tricks of the trump suit. */
  const worth = (item: Item) => by.points(item) * (by.unit(item) === 'times' ? by.points(trump) : 1);
  const honours = (side: Side, one: number, other: number) => {
    const holding = holdingOf(trump, one, other);
    if (holding !== null) above(side, holding, HOLDING_SAYS[holding], worth(holding));
  };
  honours('declarers', deal['honours-declarer'] ?? 0, deal['honours-dummy'] ?? 0);
  honours('defenders', deal['honours-left'] ?? 0, deal['honours-right'] ?? 0);
  if (by.gives('chicane') && isChicane(chicane)) {
    if (chicane !== 'defenders') above('declarers', 'chicane', 'chicane', worth('chicane'));
    if (chicane !== 'declarers') above('defenders', 'chicane', 'chicane', worth('chicane'));
  }
  return scores;
}

/** "made with 1 over", "2 short". */
export function sayResult(deal: Pick<Deal, 'level' | 'tricks'>): string {
  const over = deal.tricks - BOOK_OF_TRICKS - deal.level;
  if (over < 0) return `${-over} short`;
  return over === 0 ? 'just made' : `made with ${over} over`;
}
