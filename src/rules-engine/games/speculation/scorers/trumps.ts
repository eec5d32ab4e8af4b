import { cards, listOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { type Card, type Rank, rankOf, sayCard, suitOf } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';

const ORDER: readonly Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const place = (card: Card) => ORDER.indexOf(rankOf(card) as Rank);
const TURNED = 'The card turned up';

export const trumps = scorer({
  title: 'Find the highest trump',
  gist: 'Which hand, or the card turned for trumps, takes the pool when all lies open.',
  aka: ['who wins the pool', 'best trump', 'who has the highest trump'],
  books: ['blue-ribbon-1940'],
  untotalled: true,
  ask: {
    turned: cards(TURNED, 'standard-52', 1),
    hands: listOf('Hands', cards('Cards', 'standard-52', 3), 2, 9, { hint: 'From the dealer’s left round to the dealer, whose cards come last.' }),
  },
  score: ({ turned, hands }, by: Schedule<typeof points>) => {
    const [up] = turned as readonly [Card];
    const all = [up, ...hands.flat()];
    const again = all.find((card, n) => all.indexOf(card) !== n);
    if (again !== undefined) return wrong(problem('hands', 'every card in one place alone', `the ${sayCard(again)} in two`));
    if (rankOf(up) === 'A') {
      return ok(
        answer('The dealer takes the pool: an ace is turned up', [by.mention('ace', `the ${sayCard(up)} is turned up`, { to: 'Dealer', cards: turned })]),
      );
    }
    const name = (n: number) => (n === hands.length - 1 ? 'Dealer' : `Hand ${n + 1}`);
    let [best, owner] = [up, TURNED];
    const lines: Line[] = hands.map((hand, n) => {
      const mine = hand.filter((card) => suitOf(card) === suitOf(up)).sort((a, b) => place(b) - place(a));
      const [top] = mine;
      if (top === undefined) return by.mention('pool', 'no trump', { to: name(n), cards: hand });
      if (place(top) > place(best)) [best, owner] = [top, name(n)];
      return by.mention('pool', `best trump: the ${sayCard(top)}`, { to: name(n), cards: mine });
    });
    const note =
      owner === TURNED ? 'The card turned up is the dealer’s, or the player’s who bought it.' : 'Where this trump was sold, its buyer takes the pool.';
    return ok(answer(`${owner} takes the pool with the ${sayCard(best)}`, lines, [note]));
  },
});
