import { variant } from '../../../core/games.ts';
import { item, ruled, worth } from '../../../core/points.ts';
import { BLUE, blue } from '../cites.ts';
import { endsScorer } from '../scorers/ends.ts';

const B = blue('213', 'All Threes');
const ends = { books: { [BLUE]: worth(3, B, { per: 'for every three in the sum' }) } };

export default variant({
  title: 'All threes',
  aliases: ['Threes'],
  books: { [BLUE]: { heading: 'All Threes', pages: '213', inherits: { from: 'dominoes/muggins', cite: B } } },
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: { Scores: 'when the open ends add up to a multiple of three', 'All else': 'as in muggins', Game: '60' },
  laws: {},
  points: {
    amend: {
      ends,
      game: { books: { [BLUE]: worth(60, B) } },
      domino: { books: { [BLUE]: ruled('The pips of the opponent, as in muggins; to which multiple they are taken is not said.', B) } },
    },
  },
  scorers: { play: endsScorer([BLUE], item({ title: 'Open ends', gist: 'The ends add up to a multiple of three.', ...ends })) },
  examples: [
    {
      kind: 'score',
      scorer: 'play',
      book: BLUE,
      story: 'A five at one end and a four at the other.',
      input: { piece: 'later', ends: '5.4' },
      totals: { '': 9 },
      cite: B,
    },
  ],
});
