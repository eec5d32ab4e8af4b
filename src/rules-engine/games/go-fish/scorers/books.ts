import { absent, SEAT_NAMES, SEATS } from '../../../mechanics/seats.ts';
import { namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { type Points, replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

/** Thirteen ranks: the manual names no pack, so the usual one is assumed. */
const SETS = 13;
const PACK_NOTE = 'The manual does not name the pack; 52 cards are taken.';

const left = (ranks: number) => `${counted(ranks, 'rank is', 'ranks are')} still to come`;

/** The players in the lead, and whether they are tied. */
function leaders(names: readonly string[], has: readonly number[]): { names: string; tied: boolean; best: number } {
  const best = Math.max(...has);
  const ahead = names.filter((_, n) => has[n] === best);
  return { names: ahead.join(' and '), tied: ahead.length > 1, best };
}

function stateOf({ names, tied, best }: ReturnType<typeof leaders>, made: number): string {
  return made === 0 ? 'No set is out yet.' : `${names} ${tied ? 'are level' : 'leads'} with ${best}. ${left(SETS - made)}.`;
}

export const winner = scorer({
  title: 'Who has won?',
  gist: 'Points and winner from the sets of four that each player made.',
  aka: ['count the books', 'go fish score', 'most sets'],
  books: ['sierra'],
  ask: { sets: listOf('Sets of four of each player', count('Sets', 0, SETS), 2, SEATS.length, { hint: 'First player, second player and so on.' }) },
  score: ({ sets }, by: Schedule<typeof points>) => {
    const all = sets.reduce((sum, one) => sum + one, 0);
    if (all > SETS) return wrong(problem('sets', `${SETS} sets at most`, sets.join(' + ')));
    const names = Object.values(SEAT_NAMES).slice(0, sets.length);
    const lines = sets.map((made, n) => by.line('four', counted(made, 'set'), { times: made, to: names[n] ?? '' }));
    const ahead = leaders(names, sets);
    const over = all === SETS;
    lines.push(by.mention('win', over ? 'all thirteen ranks are out' : left(SETS - all)));
    const headline = ahead.tied
      ? `${ahead.names} are level with ${ahead.best}${over ? '; the book does not break the tie' : ''}`
      : `${ahead.names} ${over ? 'wins' : 'leads'} with ${ahead.best}`;
    return ok(answer(headline, lines, [PACK_NOTE]));
  },
});

const setup = { players: TABLE_SIZE, names: namesOf(2, SEATS.length) } as const;

const RANK_OPTIONS = {
  aces: 'Aces',
  twos: 'Twos',
  threes: 'Threes',
  fours: 'Fours',
  fives: 'Fives',
  sixes: 'Sixes',
  sevens: 'Sevens',
  eights: 'Eights',
  nines: 'Nines',
  tens: 'Tens',
  jacks: 'Jacks',
  queens: 'Queens',
  kings: 'Kings',
} as const;
const entry = {
  who: choiceOf('Who made the set?', SEAT_NAMES),
  rank: choiceOf('Which rank?', RANK_OPTIONS),
} as const;

export const sets = sheet({
  title: 'Keep the sets of a game',
  gist: 'Each set of four as it is made, who leads, and who has won when all thirteen are out.',
  aka: ['go fish score sheet', 'books made'],
  books: ['sierra'],
  setup,
  round: 'Set',
  entry,
  play: (asked, entries, by: Schedule<typeof points>) => {
    const table = tableOfSize(asked.players, asked.names);
    const made = new Set<string>();
    const ahead = (has: Points) =>
      leaders(
        table.names,
        table.keys.map((key) => has[key] ?? 0),
      );
    return replay({
      columns: table.columns,
      entries,
      say: ({ who, rank }) => `${table.name[who] ?? SEAT_NAMES[who]}: four ${rank}.`,
      turn: ({ who, rank }) => {
        const problems = absent('who', who, table);
        if (made.has(rank)) problems.push(problem('rank', 'a rank that is not yet out', `${rank} a second time`));
        if (problems.length > 0) return { problems };
        made.add(rank);
        const lines = [by.line('four', `four ${rank}`, { to: who })];
        return made.size < SETS ? { lines } : { lines, mark: 'All thirteen sets are out' };
      },
      end: (has) => {
        if (made.size < SETS) return null;
        const { names, best, tied } = ahead(has);
        return tied ? `The game is over: ${names} tie with ${best}. The book does not break the tie.` : `The game is over: ${names} wins with ${best}.`;
      },
      state: (has, over) => (over !== null ? ['All thirteen sets are out.'] : [stateOf(ahead(has), made.size)]),
      notes: [PACK_NOTE],
    });
  },
});
