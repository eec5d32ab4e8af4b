import { FOUR_SEATS, type Seat, seated } from '../../../mechanics/seats.ts';
import { balances, namesOf } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { dealt } from '../../../sheets/deals.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';
import { ask, deal, PARTIES, PARTNERS, TRICKS, type TrickKey } from './deal.ts';

const setup = { names: namesOf(4) } as const;
const DECLARED = ask.declared.options;
const OTHER = { passed: 'Nothing: all passed', misdeal: 'A misdeal', shared: 'The end: what lies on the table is shared' } as const;
/** The keys differ from those of the seats: otherwise an option named like a seat would be shown as the name of the player. */
const SUITS = { common: 'A common suit', 'second-preference': 'Second preference', 'first-preference': 'First preference' } as const;
const COUNTED = { common: 'common', 'second-preference': 'second', 'first-preference': 'first' } as const;
const played = { field: 'declared', is: Object.keys(DECLARED) } as const;
const entry = {
  declared: choiceOf('What was declared?', { ...DECLARED, ...OTHER }),
  player: choiceOf('Who declared?', FOUR_SEATS, { when: played }),
  suit: choiceOf('Which suit was trumps?', { ...SUITS }, { when: ask.suit.when }),
  partner: choiceOf('Who was the partner?', { none: 'Nobody', ...FOUR_SEATS }, { otherwise: 'none', when: { field: 'declared', is: Object.keys(PARTNERS) } }),
  tricks: { ...ask.tricks, when: played },
  'partner-tricks': { ...ask['partner-tricks'], when: { field: 'partner', is: Object.keys(FOUR_SEATS) } },
  honours: ask.honours,
} as const;
type Entry = Values<typeof entry>;
type Prices = Schedule<typeof points>;

const POOL = 'pool';
const ASIDE = 'aside';
/** The state before a deal: the pool, the basts and the dealer. */
interface Stand {
  readonly pool: number;
  readonly basts: readonly number[];
  /** The seat of the dealer, from 0; the first player deals first. */
  readonly dealer: number;
  /** Who pays into the pool before the deal: all, only the dealer, or nobody. */
  readonly due: 'all' | 'dealer' | 'none';
}
const FIRST: Stand = { pool: 0, basts: [], dealer: 0, due: 'all' };
const unit = 'fish';
const sumOf = (lines: readonly Line[], to: string) => lines.reduce((sum, line) => sum + (line.to === to ? (line.points ?? 0) : 0), 0);

/** The payments into the pool before a deal, with the greatest bast; donohue p. 346 and 349. */
function furnished({ basts, dealer, due }: Stand, keys: readonly Seat[], by: Prices): Line[] {
  const dealers = (to: string, times: number) => by.line('dealers-stake', 'the stake of the dealer', { times, to });
  const own = due === 'none' ? [] : [dealers(keys[dealer] ?? 'first', -1), dealers(POOL, 1)];
  if (due !== 'all') return own;
  const all = [...keys.map((to) => by.line('stake', 'into the pool', { times: -1, to })), by.line('stake', 'from all four', { times: keys.length, to: POOL })];
  const greatest = Math.max(0, ...basts);
  const bast = (points: number, to: string) => by.sum('bast', 'the greatest bast comes into the pool', points, { unit, to });
  return [...all, ...own, ...(greatest === 0 ? [] : [bast(-greatest, ASIDE), bast(greatest, POOL)])];
}

/** The lines of the scorer of a deal, assigned to the seats. */
function seatedLines({ declared, player, partner, tricks }: Entry, lines: readonly Line[], keys: readonly Seat[]): Line[] {
  const side: readonly Seat[] = [player ?? 'first', ...(partner === null || partner === 'none' ? [] : [partner])];
  const loser = (tricks ?? 0) < TRICKS[declared as TrickKey] ? side[0] : side[1];
  const seats: Readonly<Record<string, readonly (string | undefined)[]>> = {
    [PARTIES.player]: side,
    [PARTIES.each]: side,
    [PARTIES.together]: side,
    [PARTIES.loser]: [loser],
    [PARTIES.opponent]: keys.filter((key) => !side.includes(key)),
    [PARTIES.aside]: [ASIDE],
  };
  return lines.flatMap((line) =>
    (seats[line.to ?? ''] ?? []).map((to = ''): Line => ({ ...line, to, points: (line.points ?? 0) / (line.to === PARTIES.together ? side.length : 1) })),
  );
}

/** A deal that was played out; donohue p. 347-349. */
function playedOut(one: Entry, pool: number, keys: readonly Seat[], by: Prices): Turn {
  const { player, partner, suit, ...asked } = one;
  if (partner !== null && partner === player) return { problems: [problem('partner', 'another player than the one who declared', FOUR_SEATS[partner])] };
  const alone = partner === null || partner === 'none';
  const turn = dealt(
    deal,
    { ...asked, suit: suit === null ? null : COUNTED[suit], partner: partner === null ? null : alone ? 'no' : 'yes', pool },
    by,
    (to) => to,
  );
  if (turn.problems !== undefined) return turn;
  const lines = seatedLines(one, turn.lines ?? [], keys);
  const won = lines.some(({ rule }) => rule === by.id('pool-won'));
  return { lines: won ? [...lines, by.sum('pool-won', 'taken out', -pool, { unit, to: POOL })] : lines, notes: turn.notes ?? [] };
}

export const account = sheet({
  title: 'Keep the account and the pool',
  gist: 'Deal by deal what each has won and lost in fish, what the pool holds and which basts lie aside.',
  aka: ['boston score sheet', 'who owes whom', 'basts', 'how much is in the pool'],
  books: ['donohue'],
  setup,
  entry,
  play: ({ names }: Values<typeof setup>, entries: readonly Entry[], by: Prices): Played => {
    const table = seated(4, names);
    const { keys, name } = table;
    let now = FIRST;
    const dealer = () => name[keys[now.dealer] ?? 'first'];
    const shared = (): Turn => {
      const found = now.pool + now.basts.reduce((sum, one) => sum + one, 0);
      if (now.dealer !== 0 || found === 0)
        return { problems: [problem('declared', 'the end of a round, with fish on the table', `${dealer()} to deal, and ${found} fish`)] };
      const line = (points: number, to: string) => by.law('several-basts', 'what lies on the table is shared', { points, unit, to });
      const lines = [line(-now.pool, POOL), line(now.pool - found, ASIDE), ...keys.map((to) => line(found / keys.length, to))];
      now = FIRST;
      return { lines, over: 'The game is over: what lay on the table is shared.' };
    };
    return replay({
      columns: [...table.columns, { key: POOL, title: 'The pool', side: 'The pool' }, { key: ASIDE, title: 'Basts', side: 'Basts laid aside' }],
      entries,
      say: ({ declared, player, partner }) => {
        if (player === null) return `${{ ...DECLARED, ...OTHER }[declared]}.`;
        return `${name[player]}${partner === null || partner === 'none' ? '' : ` with ${name[partner]}`}: ${DECLARED[declared as keyof typeof DECLARED]}.`;
      },
      turn: (one) => {
        if (one.declared === 'shared') return shared();
        const before = furnished(now, keys, by);
        const pool = now.pool + sumOf(before, POOL);
        const basts = [...now.basts];
        if (sumOf(before, ASIDE) < 0) basts.splice(basts.indexOf(-sumOf(before, ASIDE)), 1);
        if (one.declared === 'misdeal') {
          const fine = (times: number, to: string) => by.line('misdeal', 'a misdeal', { times, to });
          const lines = [...before, fine(-1, keys[now.dealer] ?? 'first'), fine(1, POOL)];
          now = { ...now, pool: now.pool + sumOf(lines, POOL), basts, due: 'none' };
          return { lines };
        }
        const turn: Turn = one.declared === 'passed' ? { lines: [] } : playedOut(one, pool, keys, by);
        if (turn.problems !== undefined) return turn;
        const after = pool + sumOf(turn.lines ?? [], POOL);
        const bast = sumOf(turn.lines ?? [], ASIDE);
        const next = { pool: after, basts: bast > 0 ? [...basts, bast] : basts, dealer: (now.dealer + 1) % keys.length };
        now = { ...next, due: after === 0 ? 'all' : 'dealer' };
        return { ...turn, lines: [...before, ...(turn.lines ?? [])] };
      },
      state: (has, over) => {
        if (over !== null) return [balances(table, has)];
        const aside = now.basts.length === 0 ? 'no bast lies aside' : `basts aside: ${now.basts.join(', ')}`;
        const due = { all: 'All furnish it anew', dealer: 'The dealer adds to it', none: 'Nothing is added' }[now.due];
        return [balances(table, has), `The pool holds ${now.pool}; ${aside}.`, `${dealer()} deals. ${due}.`];
      },
      notes: ['In fish. With the pool and the basts the columns always add up to nothing.'],
    });
  },
});
