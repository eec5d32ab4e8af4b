import { cards, listOf } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import { type Card, sayCard } from '../../../../vocabulary/cards.ts';
import { counted } from '../../../../wording/numbers.ts';
import type { points } from '../../points.ts';
import { ofOneSuit, pips } from '../../reckoning/hands.ts';
import type { own } from './points.ts';

type By = Schedule<typeof points & typeof own>;
const WHOLE = 3;

export const flushes = scorer({
  title: 'Compare the hands',
  gist: 'Whether a hand has three cards of a suit, and which of those shown together takes the pool.',
  aka: ['my bird sings calculator', 'who wins', 'two flushes', 'best two-card flush'],
  books: ['blue-ribbon-1940'],
  untotalled: true,
  ask: { hands: listOf('Hands', cards('Cards', 'standard-52', 3), 1, 12, { hint: 'Those shown at the same time; eldest first, the dealer last.' }) },
  score: ({ hands }, by: By) => {
    const all = hands.flat();
    const again = all.find((card, n) => all.indexOf(card) !== n);
    if (again !== undefined) return wrong(problem('hands', 'every card in one hand alone', `the ${sayCard(again)} in two`));
    const value = (suit: readonly Card[]) => pips(suit, by as never);
    const seen = hands.map((hand) => ofOneSuit(hand) ?? []);
    const lines = seen.map((suit, n) => {
      const to = `Hand ${n + 1}`;
      if (suit.length === 0) return by.mention('two-cards', 'three suits: nothing', { to, cards: hands[n] ?? [] });
      return by.mention(suit.length === WHOLE ? 'flush' : 'two-cards', `${counted(suit.length, 'card')} of one suit, ${counted(value(suit), 'pip')}`, {
        to,
        cards: suit,
      });
    });
    const most = Math.max(...seen.map((suit) => suit.length));
    if (most === 0) return ok(answer('No hand has two cards of a suit', lines, ['The book does not say what happens to the pool then.']));
    const rivals = seen.flatMap((suit, n) => (suit.length === most ? [{ n, pips: value(suit) }] : []));
    const top = Math.max(...rivals.map((one) => one.pips));
    const tied = rivals.filter((one) => one.pips === top);
    const [first = { n: 0 }] = tied;
    if (tied.length > 1) lines.push(by.law('flushes-together', `equal pips: by the rule of commerce, hand ${first.n + 1}`));
    const late = most < WHOLE ? ['Two cards of a suit win only after two rounds of exchanges in which nobody has had three.'] : [];
    return ok(answer(`Hand ${first.n + 1} wins: ${counted(most, 'card')} of one suit, ${counted(top, 'pip')}`, lines, late));
  },
});
