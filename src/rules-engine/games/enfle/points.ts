import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { game } = cites.blue;

export const points = {
  stake: item({
    title: 'The pool',
    gist: 'What the four put in before the deal.',
    aka: ['stake', 'how much do we put in', 'ante'],
    bookValue: ruled('Four players make up a pool; the book does not say how much each puts in.', game),
  }),
  trick: item({
    title: 'A trick',
    gist: 'All four have followed suit.',
    aka: ['do tricks count', 'who keeps the trick'],
    bookValue: ruled('It counts for nobody.', game),
  }),
  game: item({
    title: 'The game',
    gist: 'A player has no cards left, the others have some.',
    aka: ['who wins', 'out of cards', 'rid of all cards', 'wins the pool'],
    bookValue: ruled(
      'The first player without cards wins.',
      doubted(game, 'The book does not expressly say that winning the game brings the pool; it names the pool only at the beginning.'),
    ),
  }),
} as const;
