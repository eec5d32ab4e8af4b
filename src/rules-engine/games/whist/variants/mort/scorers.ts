import { count } from '../../../../scoring/fields.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import type { Line } from '../../../../scoring/scorers.ts';
import { replay } from '../../../../sheets/replay.ts';
import { sheet } from '../../../../sheets/sheets.ts';
import type { points } from '../../points.ts';
import { BOOK, TRICKS, trickWord } from '../../reckoning/sides.ts';
import type { mortItems } from './points.ts';

type Item = keyof typeof points | keyof typeof mortItems;

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
  play: (_, entries, schedule: Schedule<typeof points & typeof mortItems>) => {
    const need = schedule.points('game');
    const at: Record<Side, number> = { vivant: 0, adversaries: 0 };
    const total: Record<Side, number> = { vivant: 0, adversaries: 0 };
    const sides: readonly Side[] = ['vivant', 'adversaries'];
    return replay({
      columns: sides.flatMap((side) => [
        { key: side, title: NAMES[side], side: NAMES[side] },
        { key: `${side}-above`, title: `${NAMES[side]}, above the line`, side: NAMES[side] },
      ]),
      entries,
      say: ({ tricks }) => `Vivant ${trickWord(tricks)}`,
      turn: ({ tricks }) => {
        const notes: string[] = [];
        const lines: Line[] = [];
        const add = (side: Side, item: Item, what: string, { times = 1, above = false } = {}) => {
          lines.push(schedule.line(item, what, { times, to: above ? `${side}-above` : side }));
          total[side] += times * schedule.points(item);
        };
        const side: Side = tricks > BOOK ? 'vivant' : 'adversaries';
        const by = Math.max(tricks, TRICKS - tricks) - BOOK;
        if (by === TRICKS - BOOK) {
          add(side, 'slam', 'slam', { above: true });
          notes.push('A slam counts above the line only; its seven tricks bring nothing toward the game.');
        } else {
          add(side, 'trick', by === 1 ? 'the odd trick' : `${by} by cards`, { times: by });
          at[side] += by * schedule.points('trick');
        }
        if (at[side] < need) return { lines, notes };
        const loser: Side = side === 'vivant' ? 'adversaries' : 'vivant';
        const key = extraKey(at[loser]);
        add(side, key, `the loser has ${at[loser]}`, { above: true });
        add(side, 'consolation', 'consolation', { above: true });
        lines.push(schedule.mention('settlement', `${total.vivant} for Vivant, ${total.adversaries} for the adversaries`, { to: `${side}-above` }));
        const won = total.vivant - total.adversaries;
        const over = won === 0 ? 'The totals are level.' : won > 0 ? `Vivant wins ${won} from each adversary.` : `Vivant pays ${-won} to each adversary.`;
        return { lines, notes, over, mark: `Game to ${NAMES[side]}, ${at[side]} to ${at[loser]}` };
      },
      state: (_, over) => (over === null ? [`Toward the game: Vivant ${at.vivant}, adversaries ${at.adversaries}; playing to ${need}.`] : []),
    });
  },
});
