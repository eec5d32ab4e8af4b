import type { BookId } from '../../../books.ts';
import { flag, type Values } from '../../../core/fields.ts';
import { type Problem, problem } from '../../../core/result.ts';
import type { Schedule } from '../../../core/schedule.ts';
import type { Line } from '../../../core/scorers.ts';
import { type Column, type Played, type Row, sheet } from '../../../core/sheets.ts';
import { SIDE_NAMES, SIDES, type Side } from '../../../core/sides.ts';
import { CONTRACT_BOOKS, type Deal, notesOf, problemsOf, sayContract, sayResult, scheduleOf, scoreDeal } from './contract.ts';
import { asObject, dealFields, figuresField, type Names, namesOf, otherSide } from './sides.ts';

const setup = {
  ...SIDE_NAMES,
  unfinished: flag('The rubber was broken off', { hint: 'The 1940 book then gives something for a game already won.' }),
  figures: figuresField,
} as const;
type Setup = Values<typeof setup>;
type Entry = Values<typeof dealFields>;
const GAMES_TO_WIN = 2;
const ABOVE = { we: 'we-above', they: 'they-above' } as const;
const BELOW = { we: 'we-below', they: 'they-below' } as const;

/** How the rubber stands between two deals. */
interface Standing {
  readonly games: Record<Side, number>;
  readonly below: Record<Side, number>;
  /** Number of the deal that won the rubber, and who won it. */
  won: { readonly side: Side; readonly deal: number } | null;
}

function dealOf(entry: Entry, side: Side, standing: Standing, figures: Setup['figures']): Deal | null {
  const { level, denomination, doubling, tricks } = entry;
  if (level === null || denomination === null || doubling === null || tricks === null) return null;
  const [honours, theirs] = side === 'we' ? [entry.ours, entry.theirs] : [entry.theirs, entry.ours];
  return { level, denomination, doubling, tricks, honours, theirs, vulnerable: standing.games[side] > 0, figures };
}

/** Above the line for a look at a quitted trick; nothing where the book has no such penalty. */
function lookedLine(entry: Entry, book: BookId, names: Names): Line | null {
  const worth = scheduleOf(book)['quitted-trick'];
  if (entry.looked === 'nobody' || worth === undefined) return null;
  const say = `${names[entry.looked]} looked at a quitted trick`;
  return { rule: 'points.quitted-trick', say, points: worth, to: ABOVE[otherSide(entry.looked)] };
}

function gameWon(side: Side, standing: Standing, book: BookId, names: Names, lines: Line[], deal: number): string {
  const schedule = scheduleOf(book);
  standing.games[side] += 1;
  standing.below.we = 0;
  standing.below.they = 0;
  if (standing.games[side] < GAMES_TO_WIN) return `Game to ${asObject(names[side])}`;
  standing.won = { side, deal };
  const key = standing.games[otherSide(side)] === 0 ? 'rubber-in-two' : 'rubber-in-three';
  const say = key === 'rubber-in-two' ? 'rubber in two games' : 'rubber in three games';
  lines.push({ rule: `points.${key}`, say, points: schedule[key] ?? 0, to: ABOVE[side] });
  return `Game and rubber to ${asObject(names[side])}`;
}

function rowOf(asked: Setup, entry: Entry, number: number, standing: Standing, book: BookId, names: Names, notes: Set<string>): Row {
  const lines: Line[] = [];
  const bad = (say: string, issue: Problem): Row => ({ say, lines: [], problems: [issue] });
  const looked = lookedLine(entry, book, names);
  if (entry.looked !== 'nobody' && looked === null) notes.add('This book has no penalty for a look at a quitted trick.');
  const { declarer } = entry;
  const deal = declarer === 'passed' ? null : dealOf(entry, declarer, standing, asked.figures);
  const say = declarer === 'passed' || deal === null ? 'All passed' : `${sayContract(deal)} by ${asObject(names[declarer])}, ${sayResult(deal)}`;
  if (standing.won !== null) {
    return bad(say, problem('', `nothing after deal ${standing.won.deal}, which ended the rubber`, `deal ${number}`));
  }
  if (declarer === 'passed' || deal === null) {
    if (looked !== null) lines.push(looked);
    return { say, lines, problems: [] };
  }
  const issue = problemsOf(deal, book, declarer === 'we' ? ['ours', 'theirs'] : ['theirs', 'ours']);
  if (issue !== null) return bad(say, issue);
  for (const note of notesOf(deal, book)) notes.add(note);
  const below = scoreDeal(deal, book, { below: BELOW[declarer], above: ABOVE[declarer], defenders: ABOVE[otherSide(declarer)] }, lines);
  if (looked !== null) lines.push(looked);
  standing.below[declarer] += below;
  const game = scheduleOf(book).game ?? 0;
  if (standing.below[declarer] < game) return { say, lines, problems: [] };
  return { say, lines, problems: [], mark: gameWon(declarer, standing, book, names, lines, number) };
}

/** The bonus of a rubber that is broken off, put on the last deal that counts. */
function breakOff(rows: Row[], standing: Standing, book: BookId, names: Names, notes: Set<string>): void {
  const worth = scheduleOf(book)['unfinished-game'];
  if (worth === undefined) {
    notes.add('This book says nothing of a rubber that is broken off; the points stand as they are.');
    return;
  }
  const at = rows.findLastIndex((row) => row.problems.length === 0);
  const row = rows[at];
  if (row === undefined) return;
  const lines = SIDES.filter((side) => standing.games[side] === 1).map(
    (side): Line => ({ rule: 'points.unfinished-game', say: `${names[side]}: a game in an unfinished rubber`, points: worth, to: ABOVE[side] }),
  );
  if (lines.length === 2) notes.add('Each side has a game. The 1940 book does not say what is done then; both are given the bonus here, and it cancels out.');
  rows[at] = { ...row, lines: [...row.lines, ...lines] };
}

function totals(rows: readonly Row[]): Record<Side, number> {
  const sums = { we: 0, they: 0 };
  for (const row of rows) for (const line of row.lines) sums[line.to === BELOW.we || line.to === ABOVE.we ? 'we' : 'they'] += line.points ?? 0;
  return sums;
}

function endOf(rows: readonly Row[], standing: Standing, broken: boolean, names: Names): string | null {
  if (standing.won === null && !broken) return null;
  const sums = totals(rows);
  const ahead: Side = sums.we >= sums.they ? 'we' : 'they';
  const most = sums[ahead];
  const least = sums[otherSide(ahead)];
  const difference = most === least ? `${most} all: nobody is ahead` : `${names[ahead]} are ahead by ${most - least}, ${most} to ${least}`;
  return standing.won === null ? `The rubber was broken off. ${difference}.` : `The rubber goes to ${asObject(names[standing.won.side])}. ${difference}.`;
}

function play(asked: Setup, entries: readonly Entry[], { book }: Schedule): Played {
  const names = namesOf(asked);
  const standing: Standing = { games: { we: 0, they: 0 }, below: { we: 0, they: 0 }, won: null };
  const notes = new Set<string>();
  const rows = entries.map((entry, n) => rowOf(asked, entry, n + 1, standing, book, names, notes));
  const broken = asked.unfinished && standing.won === null;
  if (broken) breakOff(rows, standing, book, names, notes);
  else if (asked.unfinished) notes.add('The rubber is finished, so nothing is added for breaking off.');
  const columns: Column[] = [
    { key: ABOVE.we, title: `${names.we}, above the line`, side: names.we },
    { key: ABOVE.they, title: `${names.they}, above the line`, side: names.they },
    { key: BELOW.we, title: `${names.we}, below the line`, side: names.we },
    { key: BELOW.they, title: `${names.they}, below the line`, side: names.they },
  ];
  const state =
    standing.won !== null
      ? []
      : SIDES.map((side) => {
          const games = standing.games[side] > 0 ? 'vulnerable' : 'not vulnerable';
          return `${names[side]} are ${games}, ${standing.below[side]} below the line.`;
        });
  return { columns, rows, state, over: endOf(rows, standing, broken, names), notes: [...notes] };
}

export const rubber = sheet({
  title: 'Keep a rubber',
  gist: 'The two columns of a rubber, deal by deal: who is vulnerable, what stands below the line, and who wins by how much.',
  aka: [
    'part score',
    'part score carried over',
    'score sheet',
    'bridge pad',
    'rubber score',
    'we and they',
    'below the line',
    'above the line',
    'are we vulnerable',
  ],
  books: CONTRACT_BOOKS,
  setup,
  entry: dealFields,
  play,
});
