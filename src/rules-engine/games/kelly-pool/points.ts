import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { own, killed, missed, undecided } = cites.blue;

/** The score items of Kelly pool. */
export const points = {
  own: item({
    title: 'Own number pocketed',
    gist: 'The striker pockets the ball whose number is on their small ball.',
    aka: ['pocketed my pill', 'made my ball', 'my number'],
    bookValue: ruled('Wins the game, which ends with it.', own),
  }),
  killed: item({
    title: 'Another player’s number pocketed',
    gist: 'The ball pocketed has the number that another player holds.',
    aka: ['killed', 'somebody made my ball', 'dead'],
    bookValue: ruled('The player who holds it is dead, forfeits, and gives their small ball up.', killed),
  }),
  forfeit: item({
    title: 'Forfeit',
    gist: 'What a player owes who misses the lowest ball, hits another first, or is killed.',
    aka: ['penalty', 'how much is a forfeit', 'fine'],
    bookValue: ruled('One forfeit. The book does not say what it consists of.', doubted(missed, 'These rules do not say how much a forfeit is.')),
  }),
  again: item({
    title: 'All the balls pocketed, and nobody has won',
    gist: 'The table is clear, and no player has pocketed their own number.',
    aka: ['no winner', 'double header', 'nobody made his ball'],
    bookValue: ruled('The game begins again. Where that was agreed before it, which is usual, the next game is a double header.', undecided),
  }),
};
