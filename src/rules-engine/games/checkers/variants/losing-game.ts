import { lawExample, worthExample } from '../../../core/examples.ts';
import { law } from '../../../core/one-book.ts';
import { worth } from '../../../core/points.ts';
import { notDecided } from '../../../core/remedies.ts';
import { cites, DONOHUE } from '../cites.ts';
import { variant } from '../code.ts';

export default variant({
  title: 'Losing game',
  aliases: ['Give-away checkers', 'Suicide checkers', 'Draughts losing game'],
  books: { [DONOHUE]: { heading: 'Losing Game', pages: '277', inherits: { from: 'checkers', cite: cites.donohue.losing } } },
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: {
    'To win': 'be the first without men',
    Captures: 'must be made, and are huffed, as at checkers',
    'Everything else': 'as at checkers',
  },
  laws: {
    add: {
      'no-move-left': law({
        question: 'who-wins',
        title: 'Men left, and none can move',
        gist: 'A player has men on the board and none of them can move.',
        aka: ['blocked at give away', 'stuck at the losing game', 'no moves in suicide checkers'],
        moment: 'game-over',
        cases: [{ then: [notDecided], note: 'The player who is first rid of all his men wins; of one who is shut in nothing is said.' }],
        cites: cites.donohue.losing,
      }),
    },
  },
  points: {
    amend: {
      won: {
        gist: 'A player has no men left.',
        aka: ['who wins', 'first without men', 'gave all away'],
        books: { [DONOHUE]: worth(1, cites.donohue.losing, { unit: 'game' }) },
      },
    },
    repeal: {
      'the-move': 'It is told of the ordinary game, where the side with the last move wins.',
      'man-given': 'It is told of the ordinary game, where a man less is a loss.',
    },
  },
  scorers: {},
  repealScorers: { 'the-move': 'Who has the move is told of the ordinary game.' },
  examples: [
    lawExample('no-move-left', cites.donohue.losing, {}, 'A player with two men is shut in at the edge.', 'does not decide'),
    worthExample('won', cites.donohue.losing, 'The last white man has been taken.', 1),
    worthExample('drawn', cites.donohue.losing, 'Each has a king left that the other cannot be made to take.', 'Nobody wins'),
  ],
});
