import { SIDE_NAMES, type Side, sayScores, sidesOf } from '../../../../mechanics/sides.ts';
import { count, listOf, type Values } from '../../../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { replay } from '../../../../sheets/replay.ts';
import { sheet } from '../../../../sheets/sheets.ts';
import { BLUE as BOOK } from '../../../../vocabulary/book-ids.ts';
import { counted } from '../../../../wording/numbers.ts';
import { type AtBat, CUSTOMS, type Customs, START, thrown } from '../../reckoning/diamond.ts';
import type { Points } from './points.ts';

const BASES = ['', 'first', 'second', 'third'];
const menOn = ({ men }: AtBat): string => (men.length === 0 ? 'nobody on the bases' : `men on ${men.map((on) => BASES[on]).join(', ')}`);

/** The states after each die; `late` is the problem of a die thrown after the side was out, or null. */
function follow(dice: readonly number[], customs: Customs, outs: number): { readonly steps: readonly AtBat[]; readonly late: Problem | null } {
  const steps: AtBat[] = [];
  let now = START;
  for (const [n, die] of dice.entries()) {
    if (now.outs >= outs) return { steps, late: problem('dice', `no throw after the third man out, throw ${n}`, counted(dice.length - n, 'throw')) };
    now = thrown(now, die, customs, outs);
    steps.push(now);
  }
  return { steps, late: null };
}

const inningAsk = {
  dice: listOf('Throws, in order', count('Die', 1, 6), 1, 60, { hint: 'From the first striker of the inning on.' }),
  ...CUSTOMS,
};

export const inning = scorer({
  title: 'An inning so far',
  gist: 'Bases taken, men out and runs of one side, from its throws in order.',
  aka: ['who is on base', 'runs this inning', 'double play on a five'],
  books: [BOOK],
  ask: inningAsk,
  score: ({ dice, ...customs }, by: Schedule<Points>) => {
    const three = by.points('side-out');
    const { steps, late } = follow(dice, customs, three);
    if (late !== null) return wrong(late);
    const lines = steps.map((now, n): Line => {
      const die = dice[n] ?? 0;
      const before = steps[n - 1] ?? START;
      const runs = now.runs - before.runs;
      const out = now.outs > before.outs ? `${counted(now.outs - before.outs, 'man', 'men')} out` : '';
      const say = `${die}: ${out === '' ? menOn(now) : `${out}, ${menOn(now)}`}`;
      return runs > 0 ? by.line('run', say, { times: runs }) : by.law(die === 5 ? 'fly-ball' : die === 6 ? 'six' : 'hit', say);
    });
    const now = steps.at(-1) ?? START;
    const end = now.outs >= three ? 'the side is out' : `${now.outs} out, ${menOn(now)}`;
    return ok(answer(`${counted(now.runs, 'run')}; ${end}`, lines));
  },
});

const setup = { ...SIDE_NAMES, innings: count('Innings agreed', 1, 30, { hint: 'The book gives no number for this form.' }), ...CUSTOMS } as const;
const entry = { dice: listOf('Throws of the side at bat, in order', count('Die', 1, 6), 3, 60, { hint: 'To the third man out.' }) } as const;

export const game = sheet({
  title: 'Keep the score of both sides',
  gist: 'The runs of each inning, from the throws, and which side is at bat.',
  aka: ['line score', 'baseball score sheet', 'innings'],
  books: [BOOK],
  setup,
  round: 'Side at bat',
  entry,
  play: (asked: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: Schedule<Points>) => {
    const table = sidesOf(asked);
    const three = by.points('side-out');
    let taken = 0;
    const atBat = (): Side => (taken % 2 === 0 ? 'we' : 'they');
    const played = replay({
      columns: table.columns,
      entries,
      round: 'side at bat',
      say: ({ dice }) => `${table.name[atBat()]}: ${dice.join(', ')}`,
      turn: (one) => {
        const { steps, late } = follow(one.dice, asked, three);
        const now = steps.at(-1) ?? START;
        if (late !== null) return { problems: [late] };
        if (now.outs < three) return { problems: [problem('dice', `throws until ${three} are out`, `${now.outs} out`)] };
        const to = atBat();
        const say = `${table.name[to]}: ${one.dice.join(', ')}`;
        taken++;
        return {
          say,
          lines: [now.runs > 0 ? by.line('run', counted(now.runs, 'man home', 'men home'), { times: now.runs, to }) : by.mention('run', 'nobody home', { to })],
        };
      },
      end: (has) => {
        if (taken < asked.innings * 2) return null;
        const [we, they] = [has.we ?? 0, has.they ?? 0];
        if (we === they) return `Both sides have ${counted(we, 'run')}; the book does not say what then.`;
        return `${we > they ? table.name.we : table.name.they} wins by ${counted(Math.abs(we - they), 'run')}.`;
      },
      state: (has, over) =>
        over !== null ? [] : [`${sayScores(table, has)}. ${table.name[atBat()]} at bat, inning ${Math.floor(taken / 2) + 1} of ${asked.innings}.`],
    });
    return played;
  },
});
