import { cards, listOf } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../scoring/result.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import type { Card } from '../../../vocabulary/cards.ts';
import { sayCard } from '../../../vocabulary/cards.ts';
import { better, type Prices, sayShown, shown } from '../reckoning/hands.ts';

const MOST = 12;

/** The problems of cards that are in two hands. */
function twice(hands: readonly (readonly Card[])[]): Problem[] {
  const all = hands.flat();
  const again = all.find((card, n) => all.indexOf(card) !== n);
  return again === undefined ? [] : [problem('hands', 'every card in one hand alone', `the ${sayCard(again)} in two`)];
}

export const hands = scorer({
  title: 'Compare the hands',
  gist: 'What each hand of three cards is, and which of them takes the pool.',
  aka: ['who wins', 'best hand', 'compare hands', 'three of a kind or sequence', 'highest point'],
  books: ['blue-ribbon-1940', 'donohue'],
  untotalled: true,
  ask: {
    hands: listOf('Hands', cards('Cards', 'standard-52', 3), 2, MOST, { hint: 'The eldest hand first, round the table to the dealer, whose hand comes last.' }),
  },
  score: ({ hands: held }, by: Prices) => {
    const problems = twice(held);
    if (problems.length > 0) return wrong(...problems);
    const seen = held.map((hand) => shown(hand, by));
    const name = (n: number) => (n === held.length - 1 ? 'the dealer' : `hand ${n + 1}`);
    const title = (n: number) => (n === held.length - 1 ? 'Dealer' : `Hand ${n + 1}`);
    const lines: Line[] = seen.map((one, n) => by.mention(one?.kind ?? 'point', sayShown(one), { to: title(n), cards: one?.cards ?? held[n] ?? [] }));
    const best = seen.reduce((top, one) => (better(one, top, by) > 0 ? one : top), null);
    if (best === null) return ok(answer('No hand has a point', lines, ['The book does not say what happens to the pool then.']));
    const tied = seen.flatMap((one, n) => (better(one, best, by) === 0 ? [n] : []));
    const says = sayShown(best);
    if (tied.length > 1 && best.kind === 'sequence') {
      lines.push(by.law('equal-sequences', `between ${tied.map(name).join(' and ')} the book does not decide`));
      return ok(answer(`${tied.map(title).join(' and ')} tie: ${says}`, lines));
    }
    const first = by.way('point') === 'banker-first' && tied.includes(held.length - 1) ? held.length - 1 : (tied[0] ?? 0);
    if (tied.length > 1) lines.push(by.law('equal-points', `equal points: ${name(first)} comes first`));
    return ok(answer(`${title(first)} wins: ${sayShown(seen[first] ?? best)}`, lines));
  },
});
