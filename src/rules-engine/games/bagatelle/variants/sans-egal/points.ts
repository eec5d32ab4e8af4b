import { item } from '../../../../laws/one-book.ts';
import { ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

export const points = {
  'own-ball': item({
    title: 'Ball of a colour in a cup',
    gist: 'A ball of one of the two colours lies in a cup.',
    aka: ['own ball', 'my colour', 'holed his ball'],
    group: 'A round',
    bookValue: ruled('It counts for the player whose colour it is, no matter who holed it.', cites.donohue.sansEgal),
  }),
  'black-ball': item({
    title: 'Black ball in a cup',
    gist: 'One of the two holes the black ball.',
    aka: ['who gets the black'],
    group: 'A round',
    bookValue: ruled('It counts for the player who holes it.', cites.donohue.sansEgalBlack),
  }),
  game: item({
    title: 'Game',
    gist: 'How many points make the game.',
    aka: ['how many points', 'game is 21 or 31'],
    group: 'The game',
    bookValue: ruled('21 to 31, by arrangement between the players.', cites.donohue.sansEgal),
  }),
} as const;
