import type { Seat, Table } from '../../../mechanics/seats.ts';
import { DEALER_TABLE, playWithDealer, STAKES, settleDeal, WHO_DEALT } from '../../../mechanics/stakes/dealer-accounts.ts';
import { choiceOf, listOf, type Values } from '../../../scoring/fields.ts';
import type { Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { RANKS, type Rank, sayRank } from '../../../vocabulary/card-ranks.ts';
import { ACE_OPEN, type Prices, settle } from '../reckoning/settle.ts';

const entry = {
  banker: WHO_DEALT,
  dealer: choiceOf('The dealer’s bottom card', RANKS),
  cards: listOf('Bottom card of the packet that each bet on', choiceOf('Player', { out: 'The dealer, or no bet', ...RANKS }, { otherwise: 'out' }), 2, 8),
  stakes: STAKES,
} as const;
type Entry = Values<typeof entry>;

/** One deal: each stake is settled with the dealer, with a line for both. */
function turnOf(one: Entry, usual: number, table: Table<Seat>, by: Prices): Turn {
  const held = { field: 'cards', one: 'card', lacking: (name: string) => `the card of ${name}`, some: 'a card that was bet on', of: one.cards };
  return settleDeal<Rank>(one, held, { usual, table }, ({ hand, to, name, stake }) => {
    const say = `${name}: ${sayRank(hand)} against ${sayRank(one.dealer)}`;
    const how = settle(hand, one.dealer, by);
    if (how === 'ace') return { lines: [by.law('ace', say, { to })], notes: [ACE_OPEN] };
    const pay = (sign: 1 | -1, who: Seat) => by.line(how, say, { times: sign * stake, unit: 'chip', to: who });
    return { lines: [pay(1, to), pay(-1, one.banker)] };
  });
}

export const account = sheet({
  title: 'Keep the account',
  gist: 'Deal by deal the bottom cards, what the dealer wins by higher cards and by ties, and what the dealer pays, no matter who deals.',
  aka: ['blind hookey score sheet', 'bank account', 'who owes whom', 'running total'],
  books: ['blue-ribbon-1940', 'donohue'],
  setup: DEALER_TABLE,
  entry,
  play: (asked: Values<typeof DEALER_TABLE>, entries: readonly Entry[], by: Prices): Played =>
    playWithDealer(
      asked,
      entries,
      'cards',
      ({ dealer }, name) => `${name} deals and turns up ${dealer === 'ace' || dealer === 'eight' ? 'an' : 'a'} ${sayRank(dealer)}.`,
      (one, usual, table) => turnOf(one, usual, table, by),
    ),
});
