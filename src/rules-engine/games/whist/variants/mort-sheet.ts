import { count } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { problem } from '../../../core/result.ts';
import type { Line } from '../../../core/scorers.ts';
import { type Row, sheet } from '../../../core/sheets.ts';
import { BOOK, TRICKS, trickWord } from '../scorers/sides.ts';
import { mortItems as items } from './mort-points.ts';

const NAMES = { vivant: 'Vivant', adversaries: 'Adversaries' } as const;
type Side = keyof typeof NAMES;
const extraKey = (loser: number) => (loser === 0 ? 'loser-nothing' : loser <= 2 ? 'loser-low' : 'loser-high');

export const game = sheet({
  title: 'A game of mort',
  gist: 'The deals of one game, the slams and what Vivant settles with each adversary.',
  aka: ['french dummy score', 'consolation', 'mort score'],
  books: ['blue-ribbon-1940'],
  setup: {},
  entry: { tricks: count('Tricks of Vivant and Mort', 0, TRICKS, { unit: 'tricks' }) },
  play: (_, entries, { book }) => {
    const need = pointsOf(items.game, book);
    const at: Record<Side, number> = { vivant: 0, adversaries: 0 };
    const total: Record<Side, number> = { vivant: 0, adversaries: 0 };
    let over: string | null = null;
    const rows: Row[] = [];
    const notes: string[] = [];
    for (const { tricks } of entries) {
      const say = `Vivant ${trickWord(tricks)}`;
      if (over !== null) {
        rows.push({ say, lines: [], problems: [problem('tricks', 'no deal after the end of the game', trickWord(tricks))] });
        continue;
      }
      const lines: Line[] = [];
      const add = (side: Side, rule: string, what: string, points: number, above = false) => {
        lines.push({ rule, say: what, points, to: above ? `${side}-above` : side });
        total[side] += points;
      };
      const side: Side = tricks > BOOK ? 'vivant' : 'adversaries';
      const by = Math.max(tricks, TRICKS - tricks) - BOOK;
      if (by === TRICKS - BOOK) {
        add(side, 'points.slam', 'slam', pointsOf(items.slam, book), true);
        if (notes.length === 0) notes.push('A slam counts above the line only; its seven tricks bring nothing toward the game.');
      } else {
        const made = by * pointsOf(items.trick, book);
        add(side, 'points.trick', by === 1 ? 'the odd trick' : `${by} by cards`, made);
        at[side] += made;
      }
      let mark: string | undefined;
      if (at[side] >= need) {
        const loser: Side = side === 'vivant' ? 'adversaries' : 'vivant';
        const key = extraKey(at[loser]);
        add(side, `points.${key}`, `the loser has ${at[loser]}`, pointsOf(items[key], book), true);
        add(side, 'points.consolation', 'consolation', pointsOf(items.consolation, book), true);
        const won = total.vivant - total.adversaries;
        over = won === 0 ? 'The totals are level.' : won > 0 ? `Vivant wins ${won} from each adversary.` : `Vivant pays ${-won} to each adversary.`;
        mark = `Game to ${NAMES[side]}, ${at[side]} to ${at[loser]}`;
      }
      rows.push({ say, lines, problems: [], ...(mark === undefined ? {} : { mark }) });
    }
    const state = over === null ? [`Toward the game: Vivant ${at.vivant}, adversaries ${at.adversaries}; game is ${need}.`] : [];
    const sides: readonly Side[] = ['vivant', 'adversaries'];
    return {
      columns: sides.flatMap((side) => [
        { key: side, title: NAMES[side], side: NAMES[side] },
        { key: `${side}-above`, title: `${NAMES[side]}, above the line`, side: NAMES[side] },
      ]),
      rows,
      state,
      over,
      notes,
    };
  },
});
