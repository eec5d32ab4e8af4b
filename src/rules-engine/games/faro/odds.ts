import { choose } from '../../odds/choose.ts';
import { bet, type OddsRow, type OddsTable } from '../../odds/odds.ts';
import { equally, type Outcomes } from '../../odds/outcomes.ts';
import { gainsOneIn, type Printed } from '../../odds/printed.ts';
import type { Rank } from '../../vocabulary/card-ranks.ts';
import { cites } from './cites.ts';
import type { points } from './points/index.ts';
import { settledCall } from './reckoning/call.ts';
import { settle, settleLast } from './reckoning/settle.ts';

const ON: Rank = 'ace';
const OTHER: Rank = 'two';
const STAKE = 2;
type Fate = 'won' | 'lost' | 'split' | 'hocly' | 'hock';

/**
 * Where the first of `times` like cards can be among the `left` undealt, and whether the next one makes its turn a split. An odd number of cards
 * ends with the hock (Blue Ribbon 1940, p. 236), an even one with a last coup whose first card is hocly (Donohue, p. 340-341).
 */
const first = (left: number, times: number): Outcomes<Fate> => ({
  say: `ways in which ${times === 1 ? 'the card' : `${times} cards`} can lie among ${left}`,
  of: choose(left, times),
  *each() {
    for (let place = 1; place <= left; place++) {
      const behind = choose(left - place, times - 1);
      if (place === left) yield ['hock', behind];
      else if (left % 2 === 0 && place === left - 1) yield ['hocly', behind];
      else if (place % 2 === 0) yield ['won', behind];
      else {
        const alike = choose(left - place - 1, times - 2);
        yield ['split', alike];
        yield ['lost', behind - alike];
      }
    }
  },
});

const leftLying = (title: string, gist: string, left: number, times: number, printed: readonly Printed[] = []): OddsRow =>
  bet<typeof points, Fate>({
    title,
    gist,
    books: [left % 2 === 0 ? 'donohue' : 'blue-ribbon-1940'],
    stake: STAKE,
    outcomes: first(left, times),
    printed,
    settle: (fate, by, stake) => {
      const own = { on: [ON], coppered: false, stake };
      if (fate === 'hock') return [by.line('hock', 'the last card', { times: stake })];
      if (fate === 'hocly') return [settleLast({ loser: ON, winner: OTHER }, own, 'claimed', by)];
      const turn = { loser: fate === 'won' ? OTHER : ON, winner: fate === 'lost' ? OTHER : ON };
      return [settle(turn, own, by)];
    },
  });

/** Every order of the last three cards, given by the first two. */
const orders = (cards: readonly Rank[]): Outcomes<readonly Rank[]> =>
  equally(
    'orders of the last three cards',
    [0, 1, 2].flatMap((one) => [0, 1, 2].filter((two) => two !== one).map((two) => [cards[one] ?? ON, cards[two] ?? ON])),
  );
const called = (title: string, gist: string, cards: readonly Rank[]): OddsRow =>
  bet<typeof points, readonly Rank[]>({
    title,
    gist,
    books: ['blue-ribbon-1940'],
    outcomes: orders(cards),
    settle: (came, by, stake) => [settledCall(cards, cards.slice(0, 2), came, stake, by)],
  });

const table = (parts: number) => [gainsOneIn(parts, cites.donohue.table)];

export const odds: OddsTable = {
  keeper: 'the bank',
  note: 'A bet on one card, left until it is decided. The bank gains by splits alone, in Donohue by the last card but one as well; coppered it is the same, for what wins and what loses change places.',
  rows: {
    'four-of-51': leftLying('Four of the rank, the soda alone gone', 'The first turn of the deal, 51 cards in the box.', 51, 4),
    'three-of-51': leftLying('Three of the rank, the soda the fourth', 'The first turn of the deal, 51 cards in the box.', 51, 3),
    'two-of-25': leftLying('Two of the rank among 25', 'Half of the deal is over.', 25, 2),
    'two-of-3': leftLying('Two of the rank at the last turn', 'Three cards in the box, two of them alike.', 3, 2),
    'one-of-25': leftLying('One of the rank', 'A case: no split can come, and the bank gains nothing, however many cards are left.', 25, 1),
    'turn-called': called('The last turn called, three different cards', 'One order in six, paid as the book prints it.', ['ace', 'two', 'three']),
    'cat-hop': called('A cat-hop called', 'Two of the last three cards are alike: one order in three.', ['ace', 'two', 'ace']),
    'four-of-52': leftLying('Four of the rank among 52', 'The first coup of the old game.', 52, 4, table(50)),
    'three-of-50': leftLying('Three of the rank among 50', 'One has come.', 50, 3, table(65)),
    'two-of-50': leftLying('Two of the rank among 50', 'Two have come.', 50, 2, table(94)),
    'one-of-48': leftLying('One of the rank among 48', 'Three have come; the bank gains by the last card but one alone.', 48, 1, table(48)),
  },
};
