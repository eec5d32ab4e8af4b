import type { Seat, Table } from '../../../mechanics/seats.ts';
import { DEALER_TABLE, doubleProblems, HELD, playAtHands, STAKES, settleDeal, WHO_DEALT } from '../../../mechanics/stakes/dealer-accounts.ts';
import { choiceOf, listOf, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';
import { SAID, type Settlement } from '../reckoning/settle.ts';

const DEALER = {
  counted: 'Stood below 21',
  natural: 'A natural',
  'twenty-one': '21 by drawing',
  burst: 'Burst',
} as const;
const HANDS = {
  out: 'The dealer, or no stake',
  won: 'Nearer than the dealer',
  lost: 'Farther off',
  tie: 'Equal',
  natural: 'A natural',
  drawn: '21 by drawing',
  burst: 'Burst',
} as const;
const entry = {
  banker: WHO_DEALT,
  dealer: choiceOf('The dealer’s hand', DEALER),
  doubled: choiceOf('Did the dealer call double?', { no: 'No', yes: 'Yes' }, { otherwise: 'no', given: 'doubled' }),
  hands: listOf('Each player’s hand', choiceOf('Player', HANDS, { otherwise: 'out' }), 2, 8, {
    hint: 'Against a dealer who has burst a hand that stands is nearer. The second hand of a divided pair is an entry of its own.',
  }),
  stakes: STAKES,
} as const;
type Entry = Values<typeof entry>;
type Dealer = keyof typeof DEALER;
type Hand = Exclude<keyof typeof HANDS, 'out'>;
type Prices = Schedule<typeof points>;

/** The result of a hand against the dealer's; absent if the two cannot occur together. */
const MEET: Readonly<Record<Dealer, Readonly<Partial<Record<Hand, Settlement>>>>> = {
  counted: { won: 'higher', lost: 'lower', tie: 'tie', natural: 'natural-player', drawn: 'twenty-one-player', burst: 'burst' },
  natural: { lost: 'natural-dealer', natural: 'both-natural', tie: 'both-natural' },
  'twenty-one': { lost: 'twenty-one-dealer', tie: 'tie', natural: 'natural-player', drawn: 'tie', burst: 'burst' },
  burst: { won: 'dealer-burst', natural: 'natural-player', drawn: 'dealer-burst', burst: 'burst' },
};

/** The score item of the payment; a drawn 21 may be paid double even if the dealer bursts. */
function itemFor(how: Settlement, hand: Hand, by: Prices): keyof typeof points {
  if (how === 'both-natural') return 'tie';
  return how === 'dealer-burst' && hand === 'drawn' && by.way('dealer-burst') === 'as-drawn' ? 'twenty-one-player' : how;
}

/** One deal: each stake is settled with the dealer, with a line for both. */
function turnOf(one: Entry, usual: number, table: Table<Seat>, by: Prices): Turn {
  return settleDeal<Hand>(one, { ...HELD, of: one.hands }, { usual, table, also: doubleProblems(one, by) }, ({ hand, to, name, stake }) => {
    const how = MEET[one.dealer][hand];
    if (how === undefined)
      return { lines: [], problems: [problem('hands', `a hand of ${name} that can meet the dealer’s (${DEALER[one.dealer]})`, HANDS[hand])] };
    const unnamed = how === 'both-natural' && by.way('tie') === 'two-naturals-unnamed';
    const key = itemFor(how, hand, by);
    const times = one.doubled === 'yes' ? by.points('doubled') : 1;
    const pay = (sign: 1 | -1, who: Seat) => by.line(key, `${name}: ${SAID[how]}`, { times: sign * times * stake, unit: 'chip', to: who });
    return { lines: [pay(1, to), pay(-1, one.banker)], notes: unnamed ? ['The book does not name two naturals; its rule of ties is followed.'] : [] };
  });
}

export const account = sheet({
  title: 'Keep the account',
  gist: 'Deal by deal what the dealer pays and wins: stakes, naturals, ties and a call of double, no matter who deals.',
  aka: ['blackjack score sheet', 'bank account', 'who owes whom', 'running total'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  setup: DEALER_TABLE,
  entry,
  play: (asked: Values<typeof DEALER_TABLE>, entries: readonly Entry[], by: Prices): Played =>
    playAtHands(asked, entries, DEALER, (one, usual, table) => turnOf(one, usual, table, by)),
});
