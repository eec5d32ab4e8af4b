import { bet, type OddsTable } from '../../odds/odds.ts';
import { equally, type Outcomes } from '../../odds/outcomes.ts';
import type { Card } from '../../vocabulary/cards.ts';
import { PACKS } from '../../vocabulary/packs.ts';
import type { points } from './points.ts';
import { beats, type Prices, settled, unseen, winning } from './reckoning/cards.ts';

/** The number of ways to choose so many cards. */
function ways(all: number, chosen: number): bigint {
  let found = 1n;
  for (let n = 0; n < chosen; n++) found = (found * BigInt(all - n)) / BigInt(n + 1);
  return found;
}

const pack: readonly Card[] = PACKS['standard-52'].cards;
/** Every card that may be turned up, with every hand of the others: whether the hand has a card that beats it. */
const anyHand = (by: Prices): Outcomes<boolean> => {
  const size = by.points('hand');
  const hands = ways(pack.length - 1, size);
  return {
    say: 'cards turned up with every hand',
    of: hands * BigInt(pack.length),
    each: () =>
      pack.flatMap((turned) => {
        const lost = ways(pack.filter((card) => card !== turned && !beats(card, turned)).length, size);
        return [[true, hands - lost] as const, [false, lost] as const];
      }),
  };
};
const row = (title: string, gist: string, ...hand: Card[]) =>
  bet<typeof points, Card>({
    title,
    gist,
    outcomes: equally('cards that may be turned up', unseen(hand)),
    settle: (turned, by, stake) => [settled(winning(hand, turned) !== undefined, stake, by)],
  });

export const odds: OddsTable = {
  keeper: 'the pool',
  note: 'A bet is won or lost at even money. A hand is counted against the forty-seven cards that its holder does not see. The book prints no odds.',
  rows: {
    'any-hand': bet<typeof points, boolean>({
      title: 'Any hand, unseen',
      gist: 'A bet before the five cards are looked at.',
      outcomes: anyHand,
      settle: (won, by, stake) => [settled(won, stake, by)],
    }),
    'four-queens': row('Four queens and a two', 'A high card of every suit.', 'QS', 'QH', 'QC', 'QD', '2S'),
    'four-tens': row('Four tens and a two', 'A middling card of every suit.', '10S', '10H', '10C', '10D', '2S'),
    'three-aces': row('Three aces, a king and a queen of their suits', 'Nothing of the fourth suit.', 'AS', 'AH', 'AC', 'KS', 'QH'),
    'two-aces': row('Two aces, two kings and a queen of two suits', 'Nothing of the other two suits.', 'AS', 'AH', 'KS', 'KH', 'QS'),
    'ace-high-suit': row('Ace, king, queen, jack and ten of a suit', 'The highest cards, and all of one suit.', 'AS', 'KS', 'QS', 'JS', '10S'),
  },
};
