import { belowAndAbove } from '../../../mechanics/seats.ts';
import { across, SIDE_NAMES, SIDES, type Side, sidesOf } from '../../../mechanics/sides.ts';
import { flag, type Values } from '../../../scoring/fields.ts';
import { together } from '../../../scoring/require-all.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, type Row, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points/index.ts';
import { CONTRACT_BOOKS, type Deal, notesOf, problemsOf, sayContract, sayResult, scoreDeal } from '../reckoning/contract.ts';
import { asObject, dealFields, figuresField } from '../reckoning/sides.ts';

const setup = {
  ...SIDE_NAMES,
  unfinished: flag('The rubber was broken off', { given: 'unfinished-game' }),
  figures: figuresField,
} as const;
type Names = Readonly<Record<Side, string>>;
type Setup = Values<typeof setup>;
type Entry = Values<typeof dealFields>;
const GAMES_TO_WIN = 2;
const ABOVE = { we: 'we-above', they: 'they-above' } as const;
const BELOW = { we: 'we-below', they: 'they-below' } as const;

/** The state of the rubber between two deals. */
interface Standing {
  readonly games: Record<Side, number>;
  readonly below: Record<Side, number>;
  /** The side that won the rubber. */
  won: Side | null;
}

function dealOf(entry: Entry, side: Side, standing: Standing, figures: Setup['figures']): Deal | null {
  const played = together(entry, 'level', 'denomination', 'doubling', 'tricks');
  if (played === null) return null;
  const [honours, theirs] = side === 'we' ? [entry.ours, entry.theirs] : [entry.theirs, entry.ours];
  return { ...played, honours, theirs, vulnerable: standing.games[side] > 0, figures };
}

/** The penalty above the line for looking at a quitted trick; null if the book does not have it. */
function lookedLine(entry: Entry, by: Schedule<typeof points>, names: Names): Line | null {
  if (entry.looked === null || entry.looked === 'nobody' || !by.gives('quitted-trick')) return null;
  const say = `${names[entry.looked]} looked at a quitted trick`;
  return by.line('quitted-trick', say, { to: ABOVE[across(entry.looked)] });
}

function gameWon(side: Side, standing: Standing, by: Schedule<typeof points>, names: Names, lines: Line[]): string {
  standing.games[side] += 1;
  standing.below.we = 0;
  standing.below.they = 0;
  if (standing.games[side] < GAMES_TO_WIN) return `Game to ${asObject(names[side])}`;
  standing.won = side;
  const key = standing.games[across(side)] === 0 ? 'rubber-in-two' : 'rubber-in-three';
  const say = key === 'rubber-in-two' ? 'rubber in two games' : 'rubber in three games';
  lines.push(by.line(key, say, { to: ABOVE[side] }));
  return `Game and rubber to ${asObject(names[side])}`;
}

function sayEntry(asked: Setup, entry: Entry, standing: Standing, names: Names): string {
  const deal = entry.declarer === 'passed' ? null : dealOf(entry, entry.declarer, standing, asked.figures);
  return entry.declarer === 'passed' || deal === null ? 'All passed' : `${sayContract(deal)} by ${asObject(names[entry.declarer])}, ${sayResult(deal)}`;
}

function turnOf(asked: Setup, entry: Entry, standing: Standing, by: Schedule<typeof points>, names: Names): Turn {
  const lines: Line[] = [];
  const notes: string[] = [];
  const looked = lookedLine(entry, by, names);
  if (entry.looked !== null && entry.looked !== 'nobody' && looked === null) notes.push('This book has no penalty for a look at a quitted trick.');
  const { declarer } = entry;
  const deal = declarer === 'passed' ? null : dealOf(entry, declarer, standing, asked.figures);
  if (declarer === 'passed' || deal === null) {
    if (looked !== null) lines.push(looked);
    return { lines, notes };
  }
  const issue = problemsOf(deal, by, declarer === 'we' ? ['ours', 'theirs'] : ['theirs', 'ours']);
  if (issue !== null) return { problems: [issue] };
  notes.push(...notesOf(deal, by));
  const below = scoreDeal(deal, by, { below: BELOW[declarer], above: ABOVE[declarer], defenders: ABOVE[across(declarer)] }, lines);
  if (looked !== null) lines.push(looked);
  standing.below[declarer] += below;
  if (standing.below[declarer] < by.points('game')) return { lines, notes };
  const mark = gameWon(declarer, standing, by, names, lines);
  return { lines, notes, mark, over: standing.won === null ? null : `The rubber goes to ${asObject(names[standing.won])}.` };
}

/** Adds the bonus of an unfinished rubber to the last deal that counts. */
function breakOff(rows: Row[], standing: Standing, by: Schedule<typeof points>, names: Names, notes: Set<string>): void {
  if (!by.gives('unfinished-game')) {
    notes.add('This book says nothing of a rubber that is broken off; the points stand as they are.');
    return;
  }
  const at = rows.findLastIndex((row) => row.problems.length === 0);
  const row = rows[at];
  if (row === undefined) return;
  const lines = SIDES.filter((side) => standing.games[side] === 1).map((side) =>
    by.line('unfinished-game', `${names[side]}: a game in an unfinished rubber`, { to: ABOVE[side] }),
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
  const least = sums[across(ahead)];
  const difference = most === least ? `${most} all: nobody is ahead` : `${names[ahead]} are ahead by ${most - least}, ${most} to ${least}`;
  return standing.won === null ? `The rubber was broken off. ${difference}.` : `The rubber goes to ${asObject(names[standing.won])}. ${difference}.`;
}

function play(asked: Setup, entries: readonly Entry[], by: Schedule<typeof points>): Played {
  const table = sidesOf(asked);
  const names = table.name;
  const standing: Standing = { games: { we: 0, they: 0 }, below: { we: 0, they: 0 }, won: null };
  const played = replay({
    columns: belowAndAbove(table),
    entries,
    whole: 'rubber',
    say: (entry) => sayEntry(asked, entry, standing, names),
    turn: (entry) => turnOf(asked, entry, standing, by, names),
    state: (_, over) =>
      over !== null
        ? []
        : SIDES.map((side) => `${names[side]} are ${standing.games[side] > 0 ? 'vulnerable' : 'not vulnerable'}, ${standing.below[side]} below the line.`),
  });
  const rows = [...played.rows];
  const notes = new Set(played.notes);
  const broken = asked.unfinished === true && standing.won === null;
  if (broken) breakOff(rows, standing, by, names, notes);
  else if (asked.unfinished) notes.add('The rubber is finished, so nothing is added for breaking off.');
  return { ...played, rows, over: endOf(rows, standing, broken, names), notes: [...notes] };
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
  form: 'line',
  play,
});
