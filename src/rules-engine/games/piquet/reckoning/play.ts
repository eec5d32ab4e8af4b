// The play of a deal, from the hands after the draw and the cards played, for two players, three, or two sides.

import { type Problem, problem } from '../../../scoring/result.ts';
import { type Card, showCard, suitOf } from '../../../vocabulary/cards.ts';
import { counted } from '../../../wording/numbers.ts';
import { stepOf } from './holdings.ts';

/** A trick: who led, who won, and each card in the order of play. */
export interface Trick {
  readonly leader: number;
  readonly winner: number;
  readonly led: Card;
  readonly won: Card;
}
export interface Fallen {
  readonly tricks: readonly Trick[];
  readonly problems: readonly Problem[];
}

const refused = (n: number, expected: string, found: string): Fallen => ({ tricks: [], problems: [problem('play', expected, `card ${n + 1}, ${found}`)] });

/** Follows the cards played: the eldest hand leads first, then the winner of each trick. `names`: the players, the eldest first. */
export function fall(hands: readonly (readonly Card[])[], played: readonly Card[], names: readonly string[]): Fallen {
  const left = hands.map((hand) => [...hand]);
  const tricks: Trick[] = [];
  let leader = 0;
  for (let at = 0; at < played.length; at += hands.length) {
    const cards = played.slice(at, at + hands.length);
    const led = cards[0] as Card;
    let winner = leader;
    let won = led;
    for (const [n, card] of cards.entries()) {
      const player = (leader + n) % hands.length;
      const hand = left[player] ?? [];
      const name = names[player] ?? '';
      if (!hand.includes(card)) return refused(at + n, `a card that ${name} still holds (${hand.map(showCard).join(' ') || 'none'})`, showCard(card));
      if (suitOf(card) !== suitOf(led) && hand.some((one) => suitOf(one) === suitOf(led)))
        return refused(
          at + n,
          `${name} to follow suit to ${showCard(led)}`,
          `${showCard(card)}, with ${hand
            .filter((one) => suitOf(one) === suitOf(led))
            .map(showCard)
            .join(' ')} in hand`,
        );
      hand.splice(hand.indexOf(card), 1);
      if (suitOf(card) === suitOf(led) && stepOf(card) < stepOf(won)) {
        winner = player;
        won = card;
      }
    }
    if (cards.length < hands.length)
      return refused(played.length, `${counted(hands.length, 'card')} to each trick`, `nothing after ${showCard(cards.at(-1) as Card)}`);
    tricks.push({ leader, winner, led, won });
    leader = winner;
  }
  return { tricks, problems: [] };
}
