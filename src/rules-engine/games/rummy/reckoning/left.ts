import { type Problem, problem } from '../../../scoring/result.ts';
import type { Added, Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { type Card, type Rank, rankOf, showCard } from '../../../vocabulary/cards.ts';
import { copiesIn, PACKS, type PackId } from '../../../vocabulary/packs.ts';
import type { points } from '../points.ts';

const PICTURES = { A: 'ace-left', K: 'king-left', Q: 'queen-left', J: 'jack-left' } as const;
const ITEMS = [...Object.values(PICTURES), 'number-card-left'] as const;
const itemOf = (rank: Rank): (typeof ITEMS)[number] => (rank in PICTURES ? PICTURES[rank as keyof typeof PICTURES] : 'number-card-left');

/** The score item of an ace; a variant may leave two possible. */
export type Ace = 'ace-left' | 'ace-as-in-gin';
const pricedBy = (item: (typeof ITEMS)[number], ace: Ace) => (item === 'ace-left' ? ace : item);

/** The cost of a card left in the hand (blue-ribbon-1940 p. 397, donohue p. 417). */
export function costOf(rank: Rank, by: Schedule<typeof points & Added<'ace-as-in-gin'>>, ace: Ace = 'ace-left'): number {
  const item = itemOf(rank);
  return item === 'number-card-left' ? Number(rank) : by.points(pricedBy(item, ace));
}

/** The lines of the cards left in a hand, one for each score item; jokers have a line without points. */
export function leftLines(cards: readonly Card[], say: string, by: Schedule<typeof points & Added<'ace-as-in-gin'>>, ace: Ace = 'ace-left'): Line[] {
  const lines: Line[] = [];
  for (const item of ITEMS) {
    const of = cards.filter((card) => card !== 'JOKER' && itemOf(rankOf(card) as Rank) === item);
    if (of.length === 0) continue;
    if (item !== 'number-card-left') lines.push(by.line(pricedBy(item, ace), say, { times: of.length, cards: of }));
    else
      lines.push(
        by.sum(
          item,
          say,
          of.reduce((sum, card) => sum + costOf(rankOf(card) as Rank, by), 0),
          { cards: of },
        ),
      );
  }
  const jokers = cards.filter((card) => card === 'JOKER');
  if (jokers.length > 0) lines.push(by.law('joker-left', `${say}: no figure in the book`, { cards: jokers }));
  return lines;
}
export const JOKER_LEFT = 'The book gives a joker left in the hand no figure; it is not counted here.';

export const show = (cards: readonly Card[]) => cards.map(showCard).join(' ');

/** The problem of cards that occur more often than in the book's pack. */
export function tooOften(field: string, cards: readonly Card[], by: Schedule<typeof points & Added<'ace-as-in-gin'>>): Problem[] {
  const pack: PackId = by.way('number-card-left') === 'one-pack' ? 'standard-52' : 'rum-106';
  const often = [...new Set(cards)].filter((card) => cards.filter((one) => one === card).length > copiesIn(pack, card));
  return often.length === 0 ? [] : [problem(field, `no card more often than in the pack (${PACKS[pack].title})`, show(often))];
}
