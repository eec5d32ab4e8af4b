// Which cards are trumps, and in which order: the few schemes that games have.
import { type Card, type Rank, rankOf, type Suit, suitOf } from '../../vocabulary/cards.ts';

/**
 * `plain`: only the suit, with a joker above it. `jack-high`: the jack above the ace. `bowers`: also the jack of the same colour. `jacks`:
 * also the other jacks. `left-pedro`: also the five of the same colour. `matadors`: also the black queens, with the seven second.
 */
const TRUMP_WAYS = ['plain', 'jack-high', 'bowers', 'jacks', 'left-pedro', 'matadors'] as const;
export type TrumpWay = (typeof TRUMP_WAYS)[number];

const SAME_COLOUR: Readonly<Record<Suit, Suit>> = { S: 'C', C: 'S', H: 'D', D: 'H' };
const JACKS: readonly Card[] = ['JC', 'JS', 'JH', 'JD'];

/** The trumps of a pack from the highest down. `own`: trumps that are not a suit, such as the jacks alone at grand. */
export function trumpsIn(way: TrumpWay, trump: Suit | 'own' | null, pack: readonly Card[], order: readonly Rank[]): readonly Card[] {
  if (trump === null) return [];
  const plain = pack.filter((card) => suitOf(card) === trump).sort((a, b) => order.indexOf(rankOf(a) as Rank) - order.indexOf(rankOf(b) as Rank));
  const first = (...top: readonly Card[]) => [...top, ...plain.filter((card) => !top.includes(card))];
  const joker: readonly Card[] = ['JOKER'];
  if (trump === 'own') return way === 'jacks' ? JACKS.filter((card) => pack.includes(card)) : [];
  const colour = SAME_COLOUR[trump];
  const ways: Readonly<Record<TrumpWay, () => readonly Card[]>> = {
    plain: () => first(...joker),
    'jack-high': () => first(`J${trump}`),
    bowers: () => first(...joker, `J${trump}`, `J${colour}`),
    jacks: () => first(...JACKS),
    'left-pedro': () => first(...joker).flatMap((card): Card[] => (card === `5${trump}` ? [card, `5${colour}`] : [card])),
    matadors: () => first('QC', `7${trump}`, 'QS'),
  };
  return ways[way]().filter((card) => pack.includes(card));
}
