import type { BookId } from '../../../books.ts';
import { belowAndAbove } from '../../../mechanics/seats.ts';
import { across, SIDE_NAMES, SIDES, type Side, sidesOf } from '../../../mechanics/sides.ts';
import { choiceOf, flag, type Values } from '../../../scoring/fields.ts';
import { together } from '../../../scoring/require-all.ts';
import { problem } from '../../../scoring/result.ts';
import type { Added, Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, type SheetRow, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';
import { dealFields } from './fields.ts';
import { type Deal, dealProblems, reckon, sayContract, sayResult } from './reckon.ts';

const PLAYED = { when: { field: 'kind', is: ['played'] } } as const;
const PENALTIES = {
  'card-touched': 'A card exposed by touching it in the deal',
  'partner-doubled': 'Partner’s bid doubled, or partner’s double redoubled',
  'redouble-redoubled': 'A redouble doubled again',
  'grand-slam': 'A revoke by a side without tricks enough to pay',
} as const;
const FINED = { field: 'penalty', is: Object.keys(PENALTIES) } as const;

const setup = {
  ...SIDE_NAMES,
  unfinished: flag('The rubber is broken off', { hint: 'The score is then made up as it is.' }),
} as const;

const entry = {
  kind: choiceOf('What happened?', { played: 'A deal was played', passed: 'All four passed', penalty: 'Penalty points only' }, { otherwise: 'played' }),
  by: choiceOf('Declarer’s side', { we: 'We', they: 'They' }, PLAYED),
  level: { ...dealFields.level, ...PLAYED },
  denomination: { ...dealFields.denomination, ...PLAYED },
  doubling: { ...dealFields.doubling, ...PLAYED },
  tricks: { ...dealFields.tricks, ...PLAYED },
  'honours-declarer': { ...dealFields['honours-declarer'], ...PLAYED },
  'honours-dummy': { ...dealFields['honours-dummy'], ...PLAYED },
  'honours-left': { ...dealFields['honours-left'], ...PLAYED },
  'honours-right': { ...dealFields['honours-right'], ...PLAYED },
  chicane: { ...dealFields.chicane, ...PLAYED },
  penalty: choiceOf('Penalty points in this deal', PENALTIES, { optional: true, given: 'card-touched', seldom: true }),
  'penalty-to': choiceOf('Who scores the penalty?', { we: 'The first side (We)', they: 'The second side (They)' }, { when: FINED, seldom: true }),
} as const;

type Entry = Values<typeof entry>;

/** The state of a rubber while it is replayed. */
interface Standing {
  below: Record<Side, number>;
  games: Record<Side, number>;
  total: Record<Side, number>;
  deals: number;
}

export type RubberSetup = typeof setup;

/** When the sheet of a variant ends, and what a game is worth. */
export interface Form {
  readonly title: string;
  readonly gist: string;
  readonly aka: readonly string[];
  readonly books: readonly BookId[];
  /** Number of games that end the sheet; null if a number of deals does. */
  readonly games: number | null;
  /** Number of deals that end the sheet; null if games do. */
  readonly deals: number | null;
  /** The score item of a bonus for winning a game. */
  readonly game?: 'game-bonus';
  /** What the whole sheet is called: "rubber", "round". */
  readonly name: string;
}

/** A sheet with scores below and above the line. */
export function keep(form: Form): SheetRow {
  return sheet({
    title: form.title,
    gist: form.gist,
    aka: form.aka,
    books: form.books,
    setup,
    entry,
    form: 'line',
    play: (asked, entries, by: Schedule<typeof points & Added<'game-bonus'>>): Played => {
      const game = by.points('game');
      const table = sidesOf(asked);
      const { name } = table;
      const now: Standing = { below: { we: 0, they: 0 }, games: { we: 0, they: 0 }, total: { we: 0, they: 0 }, deals: 0 };
      const add = (lines: Line[], who: Side, below: boolean, line: Omit<Line, 'to'>) => {
        lines.push({ ...line, to: `${who}-${below ? 'below' : 'above'}` });
        now.total[who] += line.points ?? 0;
        if (below) now.below[who] += line.points ?? 0;
      };
      const winner = (): Side | null => (form.games === null ? null : (SIDES.find((who) => now.games[who] === form.games) ?? null));
      const isOver = () => winner() !== null || (form.deals !== null && now.deals >= form.deals);

      const turn = (one: Entry): Turn => {
        const lines: Line[] = [];
        const deal = dealOf(one);
        const problems = [...(deal === null ? [] : dealProblems(deal)), ...penaltyProblems(one, by)];
        if (problems.length > 0) return { problems };
        if (deal !== null && one.by !== null) {
          now.deals += 1;
          for (const { side, below, rule, say: said, points: value } of reckon(deal, by)) {
            add(lines, side === 'declarers' ? one.by : across(one.by), below, { rule, say: said, points: value });
          }
        }
        if (one.penalty !== null && one['penalty-to'] !== null) {
          add(lines, one['penalty-to'], false, by.line(one.penalty, PENALTIES[one.penalty].toLowerCase(), { unit: 'point' }));
        }
        const won = SIDES.find((who) => now.below[who] >= game);
        if (won === undefined) return { lines };
        now.games[won] += 1;
        now.below = { we: 0, they: 0 };
        if (form.game !== undefined) add(lines, won, false, by.line(form.game, 'game won', { unit: 'point' }));
        if (now.games[won] !== form.games) return { lines, mark: `Game to ${name[won]}` };
        add(lines, won, false, by.line('rubber', 'rubber', { unit: 'point' }));
        return { lines, mark: `Game and rubber to ${name[won]}` };
      };
      const played = replay({
        columns: belowAndAbove(table),
        entries,
        whole: form.name,
        say: (one) => sayEntry(one, name),
        turn,
        end: () => (isOver() ? overOf(now, name, winner(), by, form) : null),
        state: () => [],
      });
      const rows = [...played.rows];

      const notes: string[] = [];
      const last = rows.at(-1);
      if (asked.unfinished && form.games !== null && winner() === null && last !== undefined) {
        if (!by.gives('unfinished-game')) notes.push('The book says nothing of a rubber broken off; no bonus is counted.');
        else {
          const lines = [...last.lines];
          for (const who of SIDES) {
            if (now.games[who] === 1) add(lines, who, false, by.line('unfinished-game', 'game won in an unfinished rubber', { unit: 'point' }));
          }
          rows[rows.length - 1] = { ...last, lines, mark: last.mark === undefined ? 'Rubber broken off' : `${last.mark}; rubber broken off` };
        }
      }
      return {
        ...played,
        rows,
        state: stateOf(now, name, game, isOver()),
        over: isOver() || asked.unfinished ? overOf(now, name, winner(), by, form) : null,
        notes,
      };
    },
  });
}

function dealOf(one: Entry): Deal | null {
  const played = together(one, 'level', 'denomination', 'doubling', 'tricks');
  return played === null ? null : { ...one, ...played };
}

function penaltyProblems(one: Entry, by: Schedule<typeof points>) {
  if (one.kind === 'penalty' && one.penalty === null) return [problem('penalty', 'which penalty was scored', 'nothing')];
  if (one.penalty === null) return [];
  return by.gives('card-touched') ? [] : [problem('penalty', 'a penalty that this book has', PENALTIES[one.penalty].toLowerCase())];
}

function sayEntry(one: Entry, name: Record<Side, string>): string {
  const deal = dealOf(one);
  if (deal === null || one.by === null) return one.kind === 'passed' ? 'All four passed; the deal went to the left' : 'Penalty';
  return `${sayContract(deal)} by ${name[one.by]}, ${sayResult(deal)}`;
}

/** "We have won 1 game and have 16 below the line, 14 short of game." */
function stateOf(now: Standing, name: Record<Side, string>, game: number, over: boolean): string[] {
  return SIDES.map((who) => {
    const games = `${now.games[who]} ${now.games[who] === 1 ? 'game' : 'games'}`;
    const below = over ? '' : ` ${now.below[who]} below the line, ${game - now.below[who]} to go,`;
    return `${name[who]}: ${games} won,${below} ${now.total[who]} in all.`;
  });
}

function overOf(now: Standing, name: Record<Side, string>, won: Side | null, schedule: Schedule<typeof points>, form: Form): string {
  const difference = now.total.we - now.total.they;
  const ahead: Side = difference >= 0 ? 'we' : 'they';
  const by = Math.abs(difference);
  // Rounded to hundreds, 50 and over up; only for the rubber.
  const settled = !schedule.has('settlement') || form.games === null ? '' : ` (${Math.floor((by + 50) / 100) * 100} if settled in hundreds)`;
  const onPoints = by === 0 ? 'The sides are level on points.' : `On points ${name[ahead]} win by ${by}${settled}.`;
  if (form.deals !== null) return `The ${form.name} is over. ${onPoints}`;
  if (won === null) return `The rubber is broken off. ${onPoints}`;
  return `Rubber to ${name[won]}, ${now.games[won]} games to ${now.games[across(won)]}. ${onPoints}`;
}
