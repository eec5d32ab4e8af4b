import { choiceOf, listOf, type Values } from '../../../scoring/fields.ts';
import { problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { EUCHRE_BOOKS, type ItemKey, lineOf } from './schedule.ts';

const SIDES = { N: 'North and South', E: 'East and West' } as const;
type Side = keyof typeof SIDES;
const other = (side: Side): Side => (side === 'N' ? 'E' : 'N');

interface Outcome {
  readonly label: string;
  /** Whether the named side or its opponents score. */
  readonly to: 'named' | 'opponents';
  readonly keys: readonly ItemKey[];
}
/** The result of a side, by the sign after its letter. */
const RESULTS = {
  '1': { label: 'make the point', to: 'named', keys: ['point'] },
  '2': { label: 'make a march', to: 'named', keys: ['march'] },
  A: { label: 'make three or four tricks alone', to: 'named', keys: ['lone-point', 'point'] },
  '4': { label: 'make a lone march', to: 'named', keys: ['lone-march'] },
  X: { label: 'are euchred', to: 'opponents', keys: ['euchre'] },
  AX: { label: 'are euchred alone', to: 'opponents', keys: ['euchre-lone', 'euchre'] },
  R: { label: 'revoke', to: 'opponents', keys: ['revoke'] },
  RA: { label: 'revoke against a lone hand', to: 'opponents', keys: ['revoke-lone', 'revoke'] },
  L: { label: 'lead out of turn against a lone hand', to: 'opponents', keys: ['lead-against-lone'] },
  C: { label: 'refuse a called card', to: 'opponents', keys: ['called-card-refused'] },
  H: { label: 'give a hint', to: 'opponents', keys: ['hint'] },
} as const satisfies Record<string, Outcome>;
type Sign = keyof typeof RESULTS;
const SIGNS = Object.keys(RESULTS) as Sign[];
const PASSED = 'P';

type Mark = `${Side}${Sign}` | typeof PASSED;
const marksOf = (side: Side) => SIGNS.map((sign) => [`${side}${sign}`, `${SIDES[side]} ${RESULTS[sign].label}`]);
const MARKS = { ...Object.fromEntries([...marksOf('N'), ...marksOf('E')]), [PASSED]: 'All pass twice' } as Readonly<Record<Mark, string>>;

const ask = {
  length: choiceOf('Length of the game', { book: 'The game of the book', agreed: 'The longer game, as agreed' }, { otherwise: 'book' }),
  marks: listOf('Scores, in the order in which they were marked', choiceOf('Score', MARKS), 1, 60, {
    hint: 'What became of each deal, and every penalty on a line of its own.',
  }),
} as const;
type Asked = Values<typeof ask>;

function lineFor(by: Schedule<typeof points>, mark: Mark, number: number): { line: Line; side: Side | null } {
  if (mark === PASSED) return { line: by.law('all-pass', `${number}: all pass twice`), side: null };
  const side = mark.charAt(0) as Side;
  const row: Outcome = RESULTS[mark.slice(1) as Sign];
  const to = row.to === 'named' ? side : other(side);
  const say = `${number}: ${MARKS[mark]}`;
  const line = lineOf(by, row.keys, say, SIDES[to]);
  return line === null
    ? { line: by.mention(row.keys.find((key) => by.stands(key)) ?? 'game', `${say}, for which the book gives no points`), side: null }
    : { line, side: to };
}

function score(asked: Asked, by: Schedule<typeof points>): Result<Answer> {
  const length = asked.length === 'agreed' ? 'long-game' : 'game';
  if (!by.gives(length)) return wrong(problem('length', `the game of ${by.points('game')} points that ${by.name} gives`, 'a longer game'));
  const game = by.points(length);
  const has: Record<Side, number> = { N: 0, E: 0 };
  const lines: Line[] = [];
  const notes: string[] = [];
  let won: { side: Side; at: number } | null = null;
  for (const [n, mark] of asked.marks.entries()) {
    if (won !== null) return wrong(problem(`marks.${n + 1}`, `nothing after score ${won.at}, with which ${SIDES[won.side]} won the game`, MARKS[mark]));
    const { line, side } = lineFor(by, mark, n + 1);
    lines.push(line);
    if (line.points === undefined && mark !== PASSED) notes.push(`${by.name} gives no points for score ${n + 1}.`);
    if (side === null) continue;
    has[side] += line.points ?? 0;
    if (has[side] >= game) won = { side, at: n + 1 };
  }
  const tally = (side: Side) => `${has[side]} to ${has[other(side)]}`;
  if (won !== null) {
    if (has[other(won.side)] === 0 && by.way('game') === 'bridge-and-slam')
      notes.push('A game to nothing is a lone game, or slam; it counts no more than another.');
    return { ok: true, value: answer(`${SIDES[won.side]} win the game, ${tally(won.side)}, with score ${won.at}`, lines, notes) };
  }
  const ahead: Side = has.E > has.N ? 'E' : 'N';
  const state = has.N === has.E ? `${has.N} all` : `${SIDES[ahead]} lead, ${tally(ahead)}`;
  if (asked.length === 'book' && has[ahead] === game - 1 && has[other(ahead)] === 1 && by.way('game') !== undefined) {
    notes.push(`When their opponents deal, ${SIDES[ahead]} are at the bridge.`);
  }
  notes.push(`${SIDES.N} need ${game - has.N}, ${SIDES.E} need ${game - has.E}.`);
  return { ok: true, value: answer(`${state}; playing to ${game}`, lines, notes) };
}

export const running = scorer({
  title: 'Add up several deals',
  gist: 'Adds up the deals of a game and says who goes out, and with which score.',
  aka: ['running score', 'score sheet', 'who won the game'],
  books: EUCHRE_BOOKS,
  ask,
  score,
});
