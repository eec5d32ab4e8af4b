import { tableOf } from '../../../mechanics/seats.ts';
import { choiceOf, count, listOf, type Values, words } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { OF_A_RANK, PACK, RANK_KEYS, RANKS, type Rank, sayRank } from '../../../vocabulary/card-ranks.ts';
import { counted } from '../../../wording/numbers.ts';
import { type Cases, caseBoard, noCases } from '../reckoning/cases.ts';
import { outcomeOf, type Prices, settle, settleLast } from '../reckoning/settle.ts';

const card = choiceOf('Card', RANKS);
const setup = {
  name: words('Name of the player', 24, { optional: true }),
  soda: choiceOf('Soda', RANKS, { given: 'soda', optional: true }),
  hocly: choiceOf('The last card but one', { claimed: 'The bank claims it', 'given-up': 'It is given up' }, { given: 'hocly', otherwise: 'claimed' }),
} as const;
const entry = {
  loser: choiceOf('First card, on the right', RANKS),
  winner: choiceOf('Second card', RANKS),
  win: listOf('Bets to win, each on its card', card, 1, 6, { optional: true }),
  lose: listOf('Bets to lose, each on its card', card, 1, 6, { optional: true, hint: 'Coppered, or the game opposed.' }),
  stake: count('Chips on each bet', 1, 100000, { optional: true }),
} as const;
type Setup = Values<typeof setup>;
type Entry = Values<typeof entry>;

const list = (ranks: readonly Rank[]) => ranks.map(sayRank).join(', ');

/** A turn in words. */
const sayTurn = ({ loser, winner }: Entry): string =>
  loser === winner ? `${RANKS[loser]} and ${sayRank(winner)}: a split.` : `${RANKS[loser]} loses, ${sayRank(winner)} wins.`;

/** The problems of impossible cards: a fifth of a rank. */
function tooMany({ loser, winner }: Entry, gone: Cases): Problem[] {
  const over = (
    [
      ['loser', loser],
      ['winner', winner],
    ] as const
  ).find(([field, rank]) => gone[rank].length + (field === 'winner' && loser === winner ? 2 : 1) > OF_A_RANK);
  return over === undefined ? [] : [problem(over[0], 'a card of which some are left', `a fifth ${sayRank(over[1])}`)];
}

/** The lines of the decided bets of a turn, and the table's phrase for losing both ways. */
function linesOf({ loser, winner, win, lose, stake }: Entry, last: Setup['hocly'], by: Prices): Line[] {
  const turn = { loser, winner };
  const bets = [...(win ?? []).map((rank) => ({ rank, coppered: false })), ...(lose ?? []).map((rank) => ({ rank, coppered: true }))].map(
    ({ rank, coppered }) => ({ on: [rank], coppered, stake: stake ?? 0 }),
  );
  const decided = bets.filter((bet) => outcomeOf(turn, bet) !== 'open');
  const lines = decided.map((bet) => (last === null ? settle(turn, bet, by, { to: 'player' }) : settleLast(turn, bet, last, by, { to: 'player' })));
  const lostBy = (coppered: boolean) => decided.some((bet) => bet.coppered === coppered && outcomeOf(turn, bet) === 'lost');
  const both = by.has('soda') && lostBy(false) && lostBy(true);
  return both ? [...lines, by.law('whipsawed', 'whipsawed', { to: 'player' })] : lines;
}

/** The line of a bet on the rank of the soda or the hock that this turn leaves open: that card decides nothing. */
function idle(key: 'soda' | 'hock', rank: Rank, { loser, winner, win, lose, stake }: Entry, by: Prices): Line[] {
  const lies = (win ?? []).includes(rank) || (lose ?? []).includes(rank);
  if (!lies || rank === loser || rank === winner) return [];
  return [by.line(key, `the ${sayRank(rank)} is ${key === 'soda' ? 'soda' : 'in hock'}`, { times: stake ?? 0, unit: 'chip', to: 'player' })];
}

/** The player's result so far in the deal. */
const standing = (name: string, chips: number): string =>
  chips === 0 ? `${name} is even.` : `${name} is ${counted(Math.abs(chips), 'chip')} ${chips > 0 ? 'up' : 'down'}.`;

function play({ name, soda: first, hocly }: Setup, entries: readonly Entry[], by: Prices): Played {
  const withSoda = by.has('soda');
  const soda = withSoda ? first : null;
  const turns = Math.floor((PACK - (withSoda ? 1 : 0)) / 2);
  const gone = noCases();
  if (soda !== null) gone[soda].push('soda');
  let dealt = 0;
  const player = name ?? 'The player';
  const left = () => RANK_KEYS.flatMap((rank) => Array.from({ length: OF_A_RANK - gone[rank].length }, () => rank));
  const played = replay<Entry>({
    columns: tableOf({ player }).columns,
    entries,
    round: 'turn',
    whole: 'deal',
    say: sayTurn,
    turn: (one): Turn => {
      const problems = tooMany(one, gone);
      if ((one.win ?? one.lose) !== null && one.stake === null) problems.push(problem('stake', 'the chips on each bet', 'none'));
      if (problems.length > 0) return { problems };
      dealt += 1;
      const last = !withSoda && dealt === turns;
      const alike = one.loser === one.winner;
      gone[one.loser].push(alike ? 'split' : 'lost');
      gone[one.winner].push(alike ? 'split' : last ? 'last' : 'won');
      const lines = linesOf(one, last ? (hocly ?? 'claimed') : null, by);
      if (dealt === 1 && soda !== null) lines.push(...idle('soda', soda, one, by));
      if (dealt < turns) return { lines };
      const hock = soda !== null ? left()[0] : undefined;
      if (hock === undefined) return { lines, over: 'The deal is out.' };
      gone[hock].push('last');
      lines.push(...idle('hock', hock, one, by));
      return { lines, over: `The deal is out: the ${sayRank(hock)} is in hock.` };
    },
    state: ({ player: chips = 0 }) => {
      const cards = left();
      const dead = RANK_KEYS.filter((rank) => gone[rank].length === OF_A_RANK);
      const remarks = dealt === turns ? [] : [`${counted(PACK - (withSoda ? 1 : 0) - dealt * 2, 'card')} are left.`];
      if (dead.length > 0 && dealt < turns) remarks.push(`Dead: ${list(dead)}.`);
      if (soda !== null && cards.length === 3) remarks.push(`The last turn is of ${list(cards)}.`);
      return [...remarks, standing(player, chips)];
    },
  });
  return { ...played, board: caseBoard(gone) };
}

/** The cases of a deal and one player's account, turn by turn (Blue Ribbon 1940, p. 236-238; Donohue, p. 339-341). */
export const deal = sheet({
  title: 'Keep the cases',
  gist: 'The cards gone, turn by turn, and what a player wins or loses on them over the deal.',
  aka: ['case keeper', 'casekeeper', 'cue-box', 'tab', 'cards left', 'dead cards', 'faro account'],
  books: ['blue-ribbon-1940', 'donohue'],
  round: 'Turn',
  setup,
  entry,
  play,
});
