import type { Seat, Table } from '../../../mechanics/seats.ts';
import { DEALER_TABLE, doubleProblems, HELD, playAtHands, STAKES, settleDeal, WHO_DEALT } from '../../../mechanics/stakes/dealer-accounts.ts';
import { choiceOf, listOf, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { type Natural, ofNaturals, type Prices, SAID, type Settlement, unpaid } from '../reckoning/settle.ts';

const DEALER = { counted: 'Stood', nine: 'Nine on the deal', eight: 'Eight on the deal', seven: 'Seven on the deal', burst: 'Burst' } as const;
const HANDS = {
  out: 'The dealer, or no stake',
  won: 'Nearer than the dealer',
  lost: 'Farther off',
  tie: 'Equal',
  nine: 'Nine on the deal',
  eight: 'Eight on the deal',
  seven: 'Seven on the deal',
  burst: 'Burst',
} as const;
const entry = {
  banker: WHO_DEALT,
  dealer: choiceOf('The dealer’s hand', DEALER),
  hands: listOf('Each player’s hand', choiceOf('Player', HANDS, { otherwise: 'out' }), 2, 8, {
    hint: 'Against a dealer who has burst a hand that stands is nearer.',
  }),
  doubled: choiceOf('Did the dealer call double?', { no: 'No', yes: 'Yes' }, { otherwise: 'no', given: 'doubled', seldom: true }),
  stakes: STAKES,
} as const;
type Entry = Values<typeof entry>;
type Dealer = keyof typeof DEALER;
type Hand = Exclude<keyof typeof HANDS, 'out'>;

const natural = (hand: Dealer | Hand): Natural | undefined => (hand === 'nine' || hand === 'eight' || hand === 'seven' ? hand : undefined);

/** The result of a hand against the dealer's; undefined if the two cannot occur together. */
function meet(dealer: Dealer, hand: Hand): Settlement | undefined {
  const [his, mine] = [natural(dealer), natural(hand)];
  if (his !== undefined) return mine !== undefined ? ofNaturals(mine, his) : hand === 'lost' ? `${his}-dealer` : hand === 'tie' ? 'tie' : undefined;
  if (mine !== undefined) return `${mine}-player`;
  if (hand === 'burst') return 'burst';
  if (dealer === 'burst') return hand === 'won' ? 'dealer-burst' : undefined;
  return hand === 'won' ? 'higher' : hand === 'lost' ? 'lower' : 'tie';
}

/** One deal: each stake is settled with the dealer, with a line for both. */
function turnOf(one: Entry, usual: number, table: Table<Seat>, by: Prices): Turn {
  return settleDeal<Hand>(one, { ...HELD, of: one.hands }, { usual, table, also: doubleProblems(one, by) }, ({ hand, to, name, stake }) => {
    const how = meet(one.dealer, hand);
    if (how === undefined)
      return { lines: [], problems: [problem('hands', `a hand of ${name} that can meet the dealer’s (${DEALER[one.dealer]})`, HANDS[hand])] };
    const open = unpaid(how, by);
    if (open !== null || how === 'open') return { lines: [by.law('natural', `${name}: ${SAID[how]}`, { to })], notes: [open ?? ''] };
    const times = one.doubled === 'yes' ? by.points('doubled') : 1;
    const pay = (sign: 1 | -1, who: Seat) => by.line(how, `${name}: ${SAID[how]}`, { times: sign * times * stake, unit: 'chip', to: who });
    return { lines: [pay(1, to), pay(-1, one.banker)] };
  });
}

export const account = sheet({
  title: 'Keep the account',
  gist: 'Deal by deal what the dealer pays and wins, naturals and ties among them, no matter who deals.',
  aka: ['macao score sheet', 'bank account', 'who owes whom', 'running total'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  setup: DEALER_TABLE,
  entry,
  play: (asked: Values<typeof DEALER_TABLE>, entries: readonly Entry[], by: Prices): Played =>
    playAtHands(asked, entries, DEALER, (one, usual, table) => turnOf(one, usual, table, by)),
});
