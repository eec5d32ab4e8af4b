// Checks for impossible hands.

import { type Problem, problem } from '../../../scoring/result.ts';
import { type Card, rankOf, SUIT_NAMES, type Suit, showCard, suitOf } from '../../../vocabulary/cards.ts';
import { copiesIn, type PackId } from '../../../vocabulary/packs.ts';

/** The answers about a hand, in every variant. */
export interface Asked {
  readonly hand: readonly Card[];
  readonly won?: readonly Card[] | null;
  readonly trump: Suit | 'none';
  readonly turned?: readonly Card[] | null;
  readonly married: readonly Card[] | null;
  readonly sequence: readonly Card[] | null;
  readonly single: readonly Card[] | null;
  readonly double: readonly Card[] | null;
  readonly triple?: readonly Card[] | null;
  readonly fours: readonly Card[] | null;
  readonly chances: number | null;
}

const times = (cards: readonly Card[], card: Card) => cards.filter((one) => one === card).length;
const once = (cards: readonly Card[]) => [...new Set(cards)];
const isOf = (ranks: readonly string[]) => (card: Card) => ranks.includes(rankOf(card) ?? '');
const inBezique = (card: Card) => card === 'QS' || card === 'JD';

/** The cards allowed in each answer, with their name. */
const KINDS = {
  married: [isOf(['K', 'Q']), 'kings and queens'],
  sequence: [isOf(['A', '10', 'K', 'Q', 'J']), 'aces, tens, kings, queens and jacks'],
  single: [inBezique, 'queens of spades and jacks of diamonds'],
  double: [inBezique, 'queens of spades and jacks of diamonds'],
  triple: [inBezique, 'queens of spades and jacks of diamonds'],
  fours: [isOf(['A', 'K', 'Q', 'J']), 'aces, kings, queens and jacks'],
} as const;
const CLASSES = [['married', 'sequence'], ['single', 'double', 'triple'], ['fours']] as const;

function servedProblems(asked: Asked, whole: readonly Card[], plainSequences: boolean): Problem[] {
  const problems: Problem[] = [];
  for (const roles of CLASSES) {
    const before: Card[] = [];
    for (const role of roles) {
      const cards = asked[role] ?? [];
      const [fits, kinds] = KINDS[role];
      const stray = cards.filter((card) => !fits(card));
      if (stray.length > 0) problems.push(problem(role, kinds, stray.map(showCard).join(' ')));
      before.push(...cards);
      const over = once(cards).filter((card) => times(before, card) > times(whole, card));
      if (over.length > 0) {
        const found = `${over.map(showCard).join(' ')}, more often than you hold ${over.length === 1 ? 'it' : 'them'}`;
        problems.push(problem(role, 'each card once in these answers, and only cards that you hold', found));
      }
    }
  }
  const off = (asked.sequence ?? []).filter((card) => !plainSequences && suitOf(card) !== asked.trump);
  if (off.length > 0 && asked.trump !== 'none')
    problems.push(problem('sequence', `cards of the trump suit, ${SUIT_NAMES[asked.trump]}`, off.map(showCard).join(' ')));
  if (asked.trump === 'none' && (asked.married ?? []).length > 0)
    problems.push(problem('trump', 'the suit of the first marriage that was declared', 'a marriage and no trump'));
  return problems;
}

/** Problems: too many copies, cards that cannot have been won, a turned card of another suit, declared cards that are not held. */
export function handProblems(asked: Asked, pack: PackId, plainSequences: boolean): Problem[] {
  const { hand, trump } = asked;
  const won = asked.won ?? [];
  const [turned] = asked.turned ?? [];
  const whole = [...hand, ...won];
  const problems: Problem[] = [];
  const many = once([...whole, ...(turned === undefined ? [] : [turned])]).filter(
    (card) => times(whole, card) + (card === turned ? 1 : 0) > copiesIn(pack, card),
  );
  if (many.length > 0) problems.push(problem('hand', `at most ${copiesIn(pack, many[0] as Card)} of a card, as the packs have`, many.map(showCard).join(' ')));
  const plain = won.filter((card) => !isOf(['K', 'Q', 'J'])(card) && card !== `10${trump}`);
  if (plain.length > 0) problems.push(problem('won', 'kings, queens, jacks and tens of trumps', plain.map(showCard).join(' ')));
  if (turned !== undefined && trump !== 'none' && suitOf(turned) !== trump)
    problems.push(problem('turned', `a card of the trump suit, ${SUIT_NAMES[trump]}`, showCard(turned)));
  return [...problems, ...servedProblems(asked, whole, plainSequences)];
}
