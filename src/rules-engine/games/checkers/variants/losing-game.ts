import { doubted } from '../../../laws/cites.ts';
import { lawExample, valueExample } from '../../../laws/examples.ts';
import { law } from '../../../laws/one-book.ts';
import { notDecided } from '../../../laws/remedies.ts';
import { bookValue } from '../../../scoring/points.ts';
import { cites, DONOHUE } from '../cites.ts';
import { variant } from '../code.ts';
import { lawEight } from '../laws/end.ts';

const { losing, law: lawOf } = cites.donohue;
/** Law 8 as this game takes it over; it judges kings as in the ordinary game. */
const moves = doubted(
  lawOf(8),
  'It takes the side with more kings for the stronger, as in the ordinary game; here they have to be lost, and the book does not say who is then the stronger.',
);

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
    amend: {
      'cannot-win': {
        gist: 'Few men are left, one side appears the stronger and comes no further.',
        leads: {
          donohue:
            'With three kings against two, the stronger side must win within 40 moves of each player from the notice; with two against one, within 20. If it does not, the game is a draw.',
        },
        readings: (says) => ({
          [DONOHUE]: says(lawEight({ doubtful: true }), [losing, moves]),
        }),
      },
    },
    add: {
      'no-move-left': law({
        question: 'who-wins',
        title: 'Men left, and none can move',
        gist: 'A player has men on the board and none of them can move.',
        aka: ['blocked at give away', 'stuck at the losing game', 'no moves in suicide checkers'],
        moment: 'game-over',
        cases: [{ then: [notDecided], note: 'The player who is first rid of all their men wins. The book says nothing about one who is shut in.' }],
        cites: cites.donohue.losing,
      }),
    },
  },
  points: {
    amend: {
      'moves-to-win': { books: { [DONOHUE]: bookValue(40, [losing, moves], { unit: 'move', says: 'Of each player, for three kings against two.' }) } },
      'moves-two-kings': { books: { [DONOHUE]: bookValue(20, [losing, moves], { unit: 'move', says: 'Of each player.' }) } },
      won: {
        gist: 'A player has no men left.',
        aka: ['who wins', 'first without men', 'gave all away'],
        books: { [DONOHUE]: bookValue(1, cites.donohue.losing, { unit: 'game' }) },
      },
    },
    repeal: {
      'the-move': 'The book says this of the ordinary game, where the side with the last move wins.',
      'man-given': 'The book says this of the ordinary game, where a man less is a loss.',
    },
  },
  scorers: {},
  repealScorers: { 'the-move': 'The book says for the ordinary game who has the move.' },
  examples: [
    lawExample('cannot-win', lawOf(8), { force: 'three', stage: 'asked' }, 'Three kings are left against two.', '40 moves of each'),
    lawExample('cannot-win', lawOf(8), { force: 'other', stage: 'over' }, 'The number of moves that was claimed is made.', 'drawn'),
    valueExample('moves-to-win', lawOf(8), 'Three kings against two.', 40),
    valueExample('moves-two-kings', lawOf(8), 'Two kings against one.', 20),
    lawExample('no-move-left', cites.donohue.losing, {}, 'A player with two men is shut in at the edge.', 'does not cover'),
    valueExample('won', cites.donohue.losing, 'The last white man has been taken.', 1),
    valueExample('drawn', cites.donohue.losing, 'Each has a king left that the other cannot be made to take.', 'Nobody wins'),
  ],
});
