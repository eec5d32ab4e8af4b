import { choiceOf, count } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { replay } from '../../../core/replay.ts';
import type { Schedule } from '../../../core/schedule.ts';
import { type Played, sheet } from '../../../core/sheets.ts';
import { SIDE_NAMES, sidesOf } from '../../../core/sides.ts';
import { points } from '../points.ts';
import { countDeal, type Taken } from './count.ts';
import { HONOURS, type HonoursKey, heldBy, TAKEN } from './deal.ts';
import { BOTH, other, type Side, TRICKS, trickWord } from './sides.ts';

const REVOKED = { none: 'Nobody', we: 'We', they: 'They', both: 'Both sides' } as const;

const setup = {
  ...SIDE_NAMES,
  form: choiceOf('What is played', {
    games: "Single games, to the book's own score",
    rubber: 'A rubber: best of three games of five (Blue Ribbon, 1940)',
  }),
} as const;
const entry = {
  tricks: count('Our tricks', 0, TRICKS, { unit: 'tricks', hint: 'As they fell; the rest are theirs.' }),
  honours: choiceOf('Honours', HONOURS, { otherwise: 'none', hint: 'Counted by Donohue only.' }),
  revoked: choiceOf('Who revoked?', REVOKED, { otherwise: 'none' }),
  taken: choiceOf('How the revoke is taken', TAKEN, {
    otherwise: 'tricks',
    when: { field: 'revoked', is: ['we', 'they', 'both'] },
    hint: 'The choice is given by Donohue.',
  }),
} as const;

export const rubber = sheet({
  title: 'Score sheet of whist',
  gist: 'Deals, games and the rubber, by the reckoning of the book.',
  aka: ['whist score', 'keep score at whist', 'rubber of whist'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  setup,
  entry,
  play: (setup, entries, { book }: Schedule): Played => {
    const { name: names, columns } = sidesOf(setup);
    const inRubber = setup.form === 'rubber' && book === 'blue-ribbon-1940';
    const game = inRubber ? pointsOf(points['rubber-game'], book) : pointsOf(points.game, book);
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
            honours: heldBy(asked.honours as HonoursKey),
            before: at,
            game,
          },
          book,
          names,
        );
        const lines = counted.lines.map(({ side, ...line }) => ({ ...line, to: side }));
        const { after, winner, notes: told } = counted;
        if (winner === null) {
          at = after;
          return { lines, notes: told };
        }
        games[winner] += 1;
        const loser = after[other(winner)];
        const value = book === 'uspc-1898' ? game - loser : after[winner] - loser;
        values[winner] += book === 'donohue' || inRubber ? 0 : value;
        const mark = `Game to ${names[winner]}, ${after[winner]} to ${loser}${book === 'donohue' || inRubber ? '' : `, worth ${value}`}`;
        at = { we: 0, they: 0 };
        const done = inRubber && games[winner] === 2;
        return { lines, notes: told, mark, over: done ? `${names[winner]} win the rubber, ${games[winner]} games to ${games[other(winner)]}.` : null };
      },
      state: () => {
        const state = [`This game: ${BOTH.map((side) => `${names[side]} ${at[side]}`).join(', ')}; game is ${game}.`];
        if (games.we + games.they > 0) {
          const worth = book === 'donohue' || inRubber ? '' : ` (worth ${values.we} and ${values.they})`;
          state.push(`Games: ${names.we} ${games.we}, ${names.they} ${games.they}${worth}.`);
        }
        return state;
      },
    });
  },
});
