import { countOut } from '../../../mechanics/counting-out.ts';
import { across, SIDE_NAMES, sayScores, sidesOf } from '../../../mechanics/sides.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { dealt } from '../../../sheets/deals.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';
import { ask, deal, MAKERS } from './deal.ts';
import { EUCHRE_BOOKS } from './schedule.ts';

const setup = {
  ...SIDE_NAMES,
  length: choiceOf('Length of the game', { book: 'The game of the book', agreed: 'The longer game, as agreed' }, { otherwise: 'book' }),
} as const;
const entry = { makers: choiceOf('Which side made the trump?', { we: 'We', they: 'They' }), ...ask } as const;
type Entry = Values<typeof entry>;

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played {
  const sides = sidesOf(asked);
  const { name, columns } = sides;
  const long = asked.length === 'agreed' && by.gives('long-game');
  const target = by.points(long ? 'long-game' : 'game');
  return replay({
    columns,
    entries,
    say: ({ makers, alone, tricks }) => {
      const taken = tricks === null ? '' : `: ${tricks} of the tricks`;
      return `Made by ${name[makers]}${alone === 'yes' ? ', alone' : ''}${taken}`;
    },
    turn: ({ makers, ...asked }, has) => {
      const turn = dealt(deal, asked, by, (to) => (to === MAKERS ? makers : across(makers)));
      // The points counted first go out first: the penalty of a revoke comes before the points of the tricks.
      const [first] = countOut(turn.lines ?? [], has, target).out;
      if (first === undefined) return turn;
      const now = countOut(turn.lines ?? [], has, target).now;
      return { ...turn, over: `The game is over: ${name[first.to as 'we']} reached ${target}. ${sayScores(sides, now)}.` };
    },
    state: (has, over) => (over === null ? [`${sayScores(sides, has)}; playing to ${target}.`] : []),
    notes: asked.length === 'agreed' && !long ? [`${by.name} knows no longer game; the score is kept to ${target}.`] : [],
  });
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Keeps the score of both sides deal by deal, with lone hands, euchres and penalties, up to the end of the game.',
  aka: ['euchre score sheet', 'score pad', 'first to five', 'who goes out'],
  books: EUCHRE_BOOKS,
  setup,
  entry,
  play,
});
