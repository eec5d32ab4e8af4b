import { absent, SEAT_NAMES } from '../../../mechanics/seats.ts';
import { namesOf, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Points, replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';

const RANKS = {
  aces: 'Aces',
  kings: 'Kings',
  queens: 'Queens',
  jacks: 'Jacks',
  tens: 'Tens',
  nines: 'Nines',
  eights: 'Eights',
  sevens: 'Sevens',
  sixes: 'Sixes',
  fives: 'Fives',
  fours: 'Fours',
  threes: 'Threes',
  twos: 'Twos',
} as const;
const ALL = Object.keys(RANKS).length;

const setup = {
  players: choiceOf('How many play?', { four: 'Four', five: 'Five', six: 'Six', seven: 'Seven' }, { otherwise: 'four' }),
  names: namesOf(4, 7),
} as const;
const entry = {
  who: choiceOf('Who laid down four?', SEAT_NAMES),
  rank: choiceOf('Four of which rank?', RANKS),
} as const;

export const books = sheet({
  title: 'Keep the sets of a game',
  gist: 'Each set of four as it is laid down, and who has the most.',
  aka: ['authors score sheet', 'count the books', 'who has the most sets', 'who is ahead'],
  books: ['blue-ribbon-1940'],
  round: 'Set',
  setup,
  entry,
  play: ({ players, names }: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: Schedule<typeof points>) => {
    const table = tableOfSize(players, names);
    const out = new Set<string>();
    const most = (has: Points) => {
      const best = Math.max(...table.keys.map((key) => has[key] ?? 0));
      return { best, who: table.keys.filter((key) => (has[key] ?? 0) === best).map((key) => table.name[key]) };
    };
    return replay({
      columns: table.columns,
      entries,
      say: ({ who, rank }) => `${table.name[who] ?? SEAT_NAMES[who]} lays down four ${rank}.`,
      turn: ({ who, rank }) => {
        const problems = absent('who', who, table);
        if (out.has(rank)) problems.push(problem('rank', 'a rank that nobody has laid down', `${rank} a second time`));
        if (problems.length > 0) return { problems };
        out.add(rank);
        return { lines: [by.line('set', `four ${rank}`, { to: who })] };
      },
      end: (has) => {
        if (out.size < ALL) return null;
        const { best, who } = most(has);
        return who.length === 1
          ? `The game is over: ${who[0]} wins with ${best}.`
          : `The game is over: ${who.join(' and ')} tie with ${best}. The book does not break the tie.`;
      },
      state: (has, over) => {
        const { best, who } = most(has);
        if (over !== null) return ['All the ranks are laid down.'];
        return [out.size === 0 ? 'No set is laid down yet.' : `Most sets: ${who.join(' and ')} with ${best}. Ranks still to come: ${ALL - out.size}.`];
      },
      notes: ['The number of cards is damaged in our copy; 52 are taken, which makes thirteen sets.'],
    });
  },
});
