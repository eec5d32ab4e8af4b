import { SIDE_NAMES, sidesOf } from '../../../mechanics/sides.ts';
import { choiceOf, count } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';
import { countDeal, type Taken } from '../reckoning/count.ts';
import { HONOURS, heldBy } from '../reckoning/honours.ts';
import { BOTH, other, type Side, TRICKS, trickWord } from '../reckoning/sides.ts';
import { TAKEN } from './deal.ts';

const REVOKED = { none: 'Nobody', we: 'We', they: 'They', both: 'Both sides' } as const;

const setup = {
  ...SIDE_NAMES,
  form: choiceOf('What is played', { games: 'Single games, to the book’s own score', rubber: 'A rubber: best of three games' }, { given: 'rubber-game' }),
} as const;
const entry = {
  tricks: count('Our tricks', 0, TRICKS, { unit: 'tricks', hint: 'As they fell; the rest are theirs.' }),
  honours: choiceOf('Honours', HONOURS, { otherwise: 'none', given: 'three-honours' }),
  revoked: choiceOf('Who revoked?', REVOKED, { otherwise: 'none' }),
  taken: choiceOf('How the revoke is taken', TAKEN, {
    when: { field: 'revoked', is: ['we', 'they', 'both'] },
    given: 'revoke=choice',
  }),
} as const;

export const rubber = sheet({
  title: 'Score sheet of whist',
  gist: 'Deals, games and the rubber, by the reckoning of the book.',
  aka: ['whist score', 'keep score at whist', 'rubber of whist'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  setup,
  entry,
  play: (setup, entries, by: Schedule<typeof points>): Played => {
    const { name: names, columns } = sidesOf(setup);
    const inRubber = setup.form === 'rubber' && by.gives('rubber-game');
    const game = by.points(inRubber ? 'rubber-game' : 'game');
    const unvalued = inRubber || !by.has('game-value');
    const notes = setup.form === 'rubber' && !inRubber ? ['This book has no rubber; single games are kept.'] : [];
    let at: Record<Side, number> = { we: 0, they: 0 };
    const games: Record<Side, number> = { we: 0, they: 0 };
    const values: Record<Side, number> = { we: 0, they: 0 };
    return replay({
      columns,
      entries,
      whole: 'rubber',
      notes,
      say: ({ tricks }) => `${names.we} ${trickWord(tricks)}, ${names.they} ${TRICKS - tricks}`,
      turn: (asked) => {
        const { revoked } = asked;
        const counted = countDeal(
          {
            tricks: asked.tricks,
            revokes: { we: revoked === 'we' || revoked === 'both' ? 1 : 0, they: revoked === 'they' || revoked === 'both' ? 1 : 0 },
            taken: (asked.taken ?? 'tricks') as Taken,
            honours: heldBy(asked.honours),
            before: at,
            game,
          },
          by,
          names,
        );
        const lines = counted.lines.map(({ side, ...line }) => ({ ...line, to: side }));
        const { after, winner, notes: saidNotes } = counted;
        if (winner === null) {
          at = after;
          return { lines, notes: saidNotes };
        }
        games[winner] += 1;
        const loser = after[other(winner)];
        const value = by.way('game-value') === 'from-the-game' ? game - loser : after[winner] - loser;
        values[winner] += unvalued ? 0 : value;
        const mark = `Game to ${names[winner]}, ${after[winner]} to ${loser}${unvalued ? '' : `, worth ${value}`}`;
        at = { we: 0, they: 0 };
        const done = inRubber && games[winner] === 2;
        return { lines, notes: saidNotes, mark, over: done ? `${names[winner]} win the rubber, ${games[winner]} games to ${games[other(winner)]}.` : null };
      },
      state: () => {
        const state = [`This game: ${BOTH.map((side) => `${names[side]} ${at[side]}`).join(', ')}; playing to ${game}.`];
        if (games.we + games.they > 0) {
          const worth = unvalued ? '' : ` (worth ${values.we} and ${values.they})`;
          state.push(`Games: ${names.we} ${games.we}, ${names.they} ${games.they}${worth}.`);
        }
        return state;
      },
    });
  },
});
