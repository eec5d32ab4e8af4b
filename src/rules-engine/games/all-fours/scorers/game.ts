import { countOut } from '../../../mechanics/counting-out.ts';
import { across, SIDE_NAMES, type Side, sayScores, sidesOf } from '../../../mechanics/sides.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { dealt } from '../../../sheets/deals.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';
import { dealOfPartners } from '../reckoning/partners.ts';
import { askOf, PARTNERS } from '../reckoning/table.ts';

const { before: _, long, ...ask } = askOf({ sides: [2, 2], names: PARTNERS, order: 'The side of the eldest hand, then the dealer’s.' });
const setup = { ...SIDE_NAMES, long } as const;
const entry = { dealt: choiceOf('Which side dealt?', { we: 'We', they: 'They' }), ...ask } as const;
type Entry = Values<typeof entry>;

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played {
  const sides = sidesOf(asked);
  const { name, columns } = sides;
  const isLong = asked.long && by.gives('long-target');
  const target = by.points(isLong ? 'long-target' : 'target');
  return replay({
    columns,
    entries,
    say: (one) => `Dealt by ${name[one.dealt]}`,
    turn: ({ dealt: dealer, ...one }, has) => {
      const order = [across(dealer), dealer];
      const before = order.map((side) => has[side] ?? 0);
      const turn = dealt(dealOfPartners, { ...one, long: isLong, before }, by, (to) => (to === PARTNERS.dealer ? dealer : across(dealer)));
      const notes = (turn.notes ?? []).filter((note) => !note.startsWith('Scores if all'));
      const { now, out } = countOut(turn.lines ?? [], has, target);
      const [first] = out;
      return first === undefined
        ? { ...turn, notes }
        : { ...turn, notes, over: `The game is over: ${name[first.to as Side]} is first out. ${sayScores(sides, now)}.` };
    },
    state: (has, over) => (over === null ? [`${sayScores(sides, has)}; playing to ${target}.`] : []),
    notes: asked.long && !isLong ? [`${by.name} has no longer game; the score is kept to ${target}.`] : [],
  });
}

/** Two players, or two sides of two. */
export const game = sheet({
  title: 'Keep the score of a game of two sides',
  gist: 'Keeps the score of both sides deal by deal, and who is first out in the order of counting.',
  aka: ['seven up score sheet', 'score pad', 'who is out'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898', 'hoffmann'],
  setup,
  entry,
  play,
});
