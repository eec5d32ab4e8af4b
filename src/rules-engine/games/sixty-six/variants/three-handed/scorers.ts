import { seated, THREE_SEATS } from '../../../../mechanics/seats.ts';
import { endOfGame, sayScores } from '../../../../mechanics/sides.ts';
import { choiceOf, listOf, type Values, words } from '../../../../scoring/fields.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import type { Line } from '../../../../scoring/scorers.ts';
import { type Points, replay } from '../../../../sheets/replay.ts';
import { type Played, sheet } from '../../../../sheets/sheets.ts';
import type { points } from '../../points.ts';
import { awardOf } from '../../reckoning/deal.ts';
import { sayHand } from '../../reckoning/deal-lines.ts';
import { type Hand, handOf } from '../../reckoning/fields.ts';
import type { own } from './points.ts';

type Prices = Schedule<typeof points & typeof own>;
type Seat = keyof typeof THREE_SEATS;
const ORDER = ['first', 'second', 'third'] as const satisfies readonly Seat[];
const SETUP = {
  names: listOf('Names of the three', words('Name', 24, { optional: true }), 3, 3, {
    optional: true,
    hint: 'In the order in which they sit, each on the left of the one before.',
  }),
} as const;
const ENTRY = {
  dealer: choiceOf('Who dealt?', THREE_SEATS),
  ...handOf({ first: 'Player on the dealer’s left', second: 'Player on the dealer’s right' }),
} as const;
type Entry = Hand & { readonly dealer: Seat };

const NOBODY = 'The book says that the dealer wins something every deal; of a hand in which nothing is made, or only lost, it does not speak.';

/** The two players of a hand, from the dealer's left. */
function playing(dealer: Seat): { first: Seat; second: Seat } {
  const at = ORDER.indexOf(dealer);
  return { first: ORDER[(at + 1) % ORDER.length] as Seat, second: ORDER[(at + 2) % ORDER.length] as Seat };
}

/** The dealer's line: the winner's points, up to the dealer's maximum. */
function dealerLine(lines: readonly Line[], dealer: Seat, has: Points, by: Prices): Line[] {
  const made = lines.reduce((sum, line) => sum + Math.max(line.points ?? 0, 0), 0);
  const room = Math.max(by.points('dealer-most') - (has[dealer] ?? 0), 0);
  const got = Math.min(made, room);
  if (made === 0) return [];
  const say = got < made ? `${made} made on the hand; the dealer stops at ${by.points('dealer-most')}` : 'as much as was made on the hand';
  return [by.sum('dealer-share', say, got, { to: dealer })];
}

function play({ names }: Values<typeof SETUP>, entries: readonly Entry[], by: Prices): Played {
  const table = seated(ORDER.length, names);
  const { name, columns } = table;
  const target = by.points('game');
  let waiting = false;
  const last = entries.at(-1)?.dealer;
  const played = replay({
    columns,
    entries,
    say: (hand) => {
      const at = playing(hand.dealer);
      return `${name[hand.dealer]} deals. ${sayHand(hand, { first: name[at.first], second: name[at.second] })}`;
    },
    turn: (hand, has) => {
      const at = playing(hand.dealer);
      const { lines, problems, notes, winner, carried } = awardOf(hand, at, by);
      if (problems.length > 0) return { problems };
      const shown = lines.map((line) => (line.to === undefined ? { ...line, to: at.first } : line));
      const extra = waiting && winner !== null ? [by.line('tie-carried', 'carried over from a hand that nobody scored', { to: at[winner] })] : [];
      waiting = carried || (waiting && winner === null);
      const share = dealerLine(shown, hand.dealer, has, by);
      return { lines: [...shown, ...extra, ...share], notes: share.length === 0 ? [...notes, NOBODY] : notes };
    },
    end: (has) => endOfGame(table, has, target, ''),
    state: (has, over) => {
      if (over !== null) return [];
      const scores = `${sayScores(table, has)}; playing to ${target}.`;
      return waiting ? [scores, 'The winner of the next deal adds a point to the score.'] : [scores];
    },
  });
  return { ...played, next: { dealer: last === undefined ? 'first' : playing(last).first } };
}

export const game = sheet({
  title: 'Keep the score of three',
  gist: 'Hand by hand to ten: two play, and the dealer scores what is made, up to nine.',
  aka: ['three-handed score sheet', 'dealer scores too'],
  books: ['blue-ribbon-1940'],
  setup: SETUP,
  entry: ENTRY,
  play,
});
