import type { Card } from '../../../core/cards.ts';
import { cards, choiceOf, flag, listOf } from '../../../core/fields.ts';
import { type Problem, problem, type Result, wrong } from '../../../core/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../core/scorers.ts';
import { codeOf, rateOf } from '../evaluate.ts';
import { decide, type Shown, show, sign } from '../explain.ts';
import { EXTRAS, type Extra, FORMS, type Form, type FormRule, type Prices, ruleFor, ruleOf } from '../forms.ts';
import { gapBetween } from '../gaps.ts';

/** Whether some card is there twice. Bits instead of a set: this runs before every showdown and hardly ever finds one. */
function repeats(hands: readonly (readonly Card[])[]): boolean {
  let [low, high] = [0, 0];
  for (const hand of hands) {
    for (const card of hand) {
      const code = codeOf(card, 15);
      const bit = 1 << (code & 31);
      if (((code < 32 ? low : high) & bit) !== 0) return true;
      if (code < 32) low |= bit;
      else high |= bit;
    }
  }
  return false;
}

/** What the fields cannot see: hands of the wrong size, a joker too many, one card in two hands. */
export function handProblems(field: string, hands: readonly (readonly Card[])[], sizes: readonly number[], jokers: boolean): Problem[] {
  const problems: Problem[] = [];
  hands.forEach((hand, n) => {
    if (!sizes.includes(hand.length)) problems.push(problem(`${field}.${n + 1}`, `${sizes.join(' or ')} cards`, `${hand.length}`));
    if (!jokers && hand.includes('JOKER')) problems.push(problem(`${field}.${n + 1}`, 'no joker in this form', 'Joker'));
  });
  if (!repeats(hands)) return problems;
  const owner = new Map<Card, number>();
  hands.forEach((hand, n) => {
    for (const card of hand) {
      const first = owner.get(card);
      if (first === undefined) owner.set(card, n + 1);
      else problems.push(problem(`${field}.${n + 1}`, 'each card in one hand only', `${sign(card)} in hand ${first} and in hand ${n + 1}`));
    }
  });
  return problems;
}

const seats = (shown: readonly Shown[]) => {
  const names = shown.map((one) => `${one.seat}`).sort();
  return `hands ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

/** The standing of hands by a book: a line for each, best first, and what decides. */
export function standing(by: Prices, form: Form, rule: FormRule, hands: readonly (readonly Card[])[]): Answer {
  const { order } = rule;
  const rate = rateOf(order);
  const shown: Shown[] = [];
  for (let n = 0; n < hands.length; n++) shown.push(show(order, rate, n + 1, hands[n] as readonly Card[]));
  shown.sort((a, b) => b.rating - a.rating || a.seat - b.seat);
  const best = shown[0] as Shown;
  const notes = [...rule.notes];
  const note = (text: string | undefined) => {
    if (text !== undefined && !notes.includes(text)) notes.push(text);
  };
  /** Hands that share the first place, and those among them that the book leaves open. */
  const first: Shown[] = [best];
  let open = false;
  let parted = false;
  const reasons: Line[] = [];
  for (let n = 1; n < shown.length; n++) {
    const other = shown[n] as Shown;
    const decision = decide(order, best, other);
    const gap = gapBetween(by, form, order, best, other, decision);
    note(gap?.note);
    note(gap?.undecided);
    const undecided = gap?.undecided !== undefined;
    const equal = decision.by === 'nothing';
    if (undecided) open = true;
    if (undecided || equal) first.push(other);
    // Said once for the hands at the top and once for the next below, not for the whole table.
    else if (parted) continue;
    else parted = true;
    const say = undecided && !equal ? `${decision.say.slice(0, decision.say.indexOf(':'))}: the book does not decide.` : decision.say;
    const natural = decision.by === 'natural' ? 'poker/deuces-wild.points.natural-cards' : null;
    reasons.push({ rule: equal ? 'points.equal-hands' : (natural ?? ruleOf(form, best.hand)), say: `Hand ${best.seat} and hand ${other.seat}. ${say}` });
  }
  const lines: Line[] = [];
  let place = 0;
  for (let n = 0; n < shown.length; n++) {
    const one = shown[n] as Shown;
    if (one.rating !== shown[n - 1]?.rating) place = n + 1;
    let say = `${first.includes(one) ? 1 : place}. Hand ${one.seat}: ${one.name}:`;
    for (const card of one.cards) say += ` ${sign(card)}`;
    lines.push({ rule: ruleOf(form, one.hand), say, cards: one.cards });
  }
  for (const line of reasons) lines.push(line);
  if (open) return answer(`The book does not decide between ${seats(first)}.`, lines, notes);
  if (first.length > 1) return answer(`${capital(seats(first))} divide the pot: ${best.name}.`, lines, notes);
  return answer(`Hand ${best.seat} wins: ${best.name}.`, lines, notes);
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const FEW = ['draw', 'straight', 'stud', 'whiskey', 'mistigris', 'deuces-wild', 'peek'] as const;
const ask = {
  form: choiceOf('Form of the game', FORMS),
  hands: listOf('Hands', cards('Cards', 'standard-53', [5, 8]), 2, 8, {
    hint: 'Five cards each; seven or eight at peek poker.',
    when: { field: 'form', is: FEW },
  }),
  wide: listOf('Hands from the sixty-card pack', cards('Cards', 'sixty-60', 5), 2, 8, { when: { field: 'form', is: ['sixty-card'] } }),
  extra: choiceOf('Extra hands', EXTRAS, { optional: true, when: { field: 'form', is: ['draw', 'whiskey', 'peek'] } }),
  'no-straights': flag('Straights are not played', { when: { field: 'form', is: ['draw', 'stud'] } }),
  stripped: flag('Threes and fours are left out of the pack', { when: { field: 'form', is: ['deuces-wild'] } }),
};

/** Compares two to eight hands. */
export const showdown = scorer({
  title: 'Who wins the showdown',
  gist: 'Ranks the hands shown, and says which card breaks a tie.',
  aka: ['who wins', 'does a straight beat a flush', 'does a full house beat a flush', 'which poker hand is better', 'hand ranking', 'split pot', 'kicker'],
  books: ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask,
  score: (values, by: Prices): Result<Answer> => {
    const form = values.form;
    const extra: Extra = values.extra ?? 'none';
    const rule = ruleFor(by, form, extra, values['no-straights'] !== true);
    if (typeof rule === 'string') {
      const field = extra !== 'none' ? 'extra' : values['no-straights'] === true ? 'no-straights' : 'form';
      return wrong(problem(field, rule, field === 'extra' ? EXTRAS[extra] : field === 'form' ? FORMS[form] : 'straights not played'));
    }
    const wide = form === 'sixty-card';
    const hands = (wide ? values.wide : values.hands) ?? [];
    const problems = handProblems(wide ? 'wide' : 'hands', hands, form === 'peek' ? [7, 8] : [5], rule.order.wild !== 'none');
    if (values.stripped === true) {
      hands.forEach((hand, n) => {
        const strange = hand.filter((card) => /^[34]/.test(card));
        if (strange.length > 0) problems.push(problem(`hands.${n + 1}`, 'no threes and fours in the stripped pack', strange.map(sign).join(' ')));
      });
    }
    if (form === 'peek' && new Set(hands.map((hand) => hand.length)).size > 1)
      problems.push(problem('hands', 'seven cards each, or eight each', 'hands of both sizes'));
    return problems.length > 0 ? wrong(...problems) : { ok: true, value: standing(by, form, rule, hands) };
  },
});
