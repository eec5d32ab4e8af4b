import { cards, count, listOf } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../scoring/result.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { type Card, sayCard } from '../../../vocabulary/cards.ts';
import { counted } from '../../../wording/numbers.ts';
import { aceUp, cardsEach, taken } from '../reckoning/hands.ts';
import { PART_KEYS, PARTS, type Part, type Prices } from '../reckoning/layout.ts';

const MOST = 14;
const unit = 'counter';
const on = (part: string) => count(`Counters on ${part}`, 0, 99_999);

/** The problems of the cards: a wrong number of them, and a card in two hands. */
function impossible(hands: readonly (readonly Card[])[], by: Prices): Problem[] {
  const size = cardsEach(by);
  const short = hands.find((hand) => hand.length !== size);
  const all = hands.flat();
  const again = all.find((card, n) => all.indexOf(card) !== n);
  return [
    ...(short === undefined ? [] : [problem('hands', `${size} cards in each hand`, `${short.length}`)]),
    ...(again === undefined ? [] : [problem('hands', 'every card in one hand alone', `the ${sayCard(again)} in two`)]),
  ];
}

export const deal = scorer({
  title: 'Settle a deal',
  gist: 'Who takes which part of the layout, from the cards, and what stays for the next deal.',
  aka: ['who takes which box', 'who wins best', 'matrimony calculator', 'settle the layout'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask: {
    hands: listOf('Hands', cards('Cards', 'standard-52', [2, 3], { ordered: true }), 2, MOST, {
      hint: 'The eldest hand first, the dealer’s last; in each the card that was turned up comes last.',
    }),
    'on-best': on('best'),
    'on-matrimony': on('matrimony'),
    'on-confederacy': on('confederacy'),
    'on-intrigue': on('intrigue'),
    'on-pair': on('pair'),
  },
  score: ({ hands, ...laid }, by: Prices) => {
    const problems = impossible(hands, by);
    if (problems.length > 0) return wrong(...problems);
    const lies = (part: Part) => laid[`on-${part}`];
    const whole = PART_KEYS.reduce((sum, part) => sum + lies(part), 0);
    const name = (at: number) => (at === hands.length - 1 ? 'Dealer' : `Hand ${at + 1}`);
    const ace = aceUp(hands);
    if (ace >= 0) {
      const line = by.sum('layout', 'the ace of diamonds turned up', whole, { unit, to: name(ace), cards: hands[ace] ?? [] });
      return ok(answer(`${name(ace)} takes the whole layout: ${counted(whole, unit)}`, [line]));
    }
    const won = taken(hands, by);
    const lines: Line[] = won.map(({ part, by: at, say }) =>
      by.sum(part, `${PARTS[part]}: ${say}`, lies(part), { unit, to: name(at), cards: hands[at] ?? [] }),
    );
    const out = won.reduce((sum, { part }) => sum + lies(part), 0);
    const stay = PART_KEYS.filter((part) => lies(part) > 0 && won.every((one) => one.part !== part));
    lines.push(...stay.map((part) => by.law('not-won', `${PARTS[part]} stays for the next deal`, { points: lies(part), unit, to: 'Layout' })));
    const shared = won.some((one, n) => won.some((other, m) => n < m && one.by === other.by && one.part !== 'best' && other.part !== 'best'));
    const notes = shared ? ['One hand takes several chances here. The book does not say that a card may serve in two of them.'] : [];
    return ok(
      answer(`${counted(out, unit)} ${out === 1 ? 'is' : 'are'} won, and ${whole - out} ${whole - out === 1 ? 'stays' : 'stay'} on the layout`, lines, notes),
    );
  },
});
