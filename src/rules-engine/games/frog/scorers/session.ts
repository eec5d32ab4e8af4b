import { absent, FIVE_SEATS, SEATS, type Seat, seated, type Table } from '../../../mechanics/seats.ts';
import { balances, namesOf } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { type By, GAMES, game, players, pointProblems, SIZES, sayValue, valueFor } from '../reckoning/games.ts';

const setup = { players, names: namesOf(3, 5) } as const;
const PLAYED = { field: 'what', is: ['played'] } as const;
const entry = {
  dealer: choiceOf('Who dealt?', FIVE_SEATS),
  what: choiceOf('What happened?', { played: 'A game was played', passed: 'Nobody bid' }, { otherwise: 'played' }),
  bidder: choiceOf('Who was the bidder?', FIVE_SEATS, { when: PLAYED }),
  game: { ...game, when: PLAYED },
  points: count('Points of the bidder', 0, 120, { hint: 'With the three cards laid out, or the widow.', when: PLAYED }),
} as const;
type Entry = Values<typeof entry>;

/** Seats without cards in a deal: with four players the dealer, with five also the second player on the dealer's right; blue-ribbon-1940 p. 241. */
export function withoutCards(dealer: Seat, keys: readonly Seat[]): readonly Seat[] {
  const at = keys.indexOf(dealer);
  const size = keys.length;
  if (size === 3) return [];
  return size === 4 ? [dealer] : [dealer, keys[(at + 3) % size] ?? dealer];
}

function problemsOf({ dealer, what, bidder, points }: Entry, table: Table<Seat>, by: By): Problem[] {
  const strange = absent('dealer', dealer, table);
  if (strange.length > 0 || what === 'passed' || bidder === null) return strange;
  const stranger = absent('bidder', bidder, table);
  if (stranger.length > 0) return stranger;
  if (withoutCards(dealer, table.keys).includes(bidder))
    return [problem('bidder', `one of the three who had cards when ${table.name[dealer]} dealt`, table.name[bidder] ?? bidder)];
  return pointProblems('points', points ?? 0, by);
}

/** The payments of a deal between the bidder and all other players; blue-ribbon-1940 p. 242. */
function linesOf({ what, bidder, game: bid, points }: Entry, { keys }: Table<Seat>, by: By): Line[] {
  if (what === 'passed' || bidder === null || bid === null) return [];
  const value = valueFor(bid, points ?? 0, by);
  const say = `${GAMES[bid]}: ${sayValue(bid, points ?? 0, by)}`;
  if (value === 0) return [by.mention('even', 'a stand-off', { to: bidder })];
  const line = (times: number, to: Seat) => (value > 0 ? by.rated(bid, say, value * times, { to }) : by.sum('lost', say, value * times, { to }));
  return keys.map((to) => (to === bidder ? line(keys.length - 1, to) : line(-1, to)));
}

/** The number of deals by each player. */
const dealt = (deals: readonly Seat[], keys: readonly Seat[]) => keys.map((key) => deals.filter((one) => one === key).length);

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: By): Played {
  const table = seated(SIZES[asked.players], asked.names);
  const { keys, name, columns } = table;
  const deals: Seat[] = [];
  const even = () => deals.length > 0 && new Set(dealt(deals, keys)).size === 1;
  const turn = (one: Entry): Turn => {
    const problems = problemsOf(one, table, by);
    if (problems.length > 0) return { problems };
    deals.push(one.dealer);
    return { lines: linesOf(one, table, by), ...(even() ? { mark: 'The round is complete' } : {}) };
  };
  const played = replay({
    columns,
    entries,
    say: ({ what, bidder, game: bid, points, dealer }) =>
      what === 'passed' || bidder === null || bid === null
        ? `Nobody bid; ${name[dealer]} dealt.`
        : `${name[bidder]}: ${GAMES[bid].toLowerCase()}, ${points} points.`,
    turn,
    state: (has) => [balances(table, has), even() ? 'All have dealt equally often, and the game may be stopped.' : 'The round is not complete.'],
    notes: [
      'Each deal is paid between the bidder and every other player at the table: settling written scores at the end comes to the same.',
      ...(entries.some((one) => one.what === 'played' && (one.points ?? 0) < by.points('even'))
        ? ['How much a bidder loses who falls short is not spelled out; the points short are taken at the rate of the game bid.']
        : []),
    ],
  });
  const last = entries.at(-1)?.dealer;
  const at = last === undefined ? 0 : SEATS.indexOf(last) + 1;
  return { ...played, next: { dealer: keys[at % keys.length] ?? 'first' } };
}

export const session = sheet({
  title: 'Keep the score of a session',
  gist: 'Deal by deal what the bidder wins from all the others or pays to them, and when a round is complete.',
  aka: ['frog score sheet', 'score pad', 'running total', 'who owes whom'],
  books: ['blue-ribbon-1940'],
  setup,
  entry,
  play,
});
