import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { burst, counts, loser, off, seated } = cites.blue;

export const points = {
  carom: item({ title: 'Carom', gist: 'The cue ball hits both object balls.', aka: ['cannon', 'billiard'], bookValue: bookValue(1, counts) }),
  one: item({ title: 'The 1 ball', gist: 'The 1 ball goes into a pocket.', aka: ['one ball'], bookValue: bookValue(1, counts) }),
  two: item({ title: 'The 2 ball', gist: 'The 2 ball goes into a pocket.', aka: ['two ball'], bookValue: bookValue(2, counts) }),
  bottle: item({
    title: 'Bottle upset',
    gist: 'The cue ball comes off a ball and upsets the bottle.',
    aka: ['knocked the bottle over', 'carom on the bottle'],
    bookValue: bookValue(5, counts),
  }),
  seated: item({
    title: 'Bottle stood on its base',
    gist: 'The cue ball comes off a ball and sets the bottle upright on its base.',
    aka: ['bottle stands up', 'stood the bottle'],
    bookValue: ruled('Wins the game at once.', seated),
  }),
  'bottle-off': item({
    title: 'Bottle off the table or pocketed',
    gist: 'The bottle is driven off the table or into a pocket.',
    aka: ['bottle on the floor'],
    bookValue: bookValue(-1, off),
  }),
  game: item({
    title: 'Game',
    gist: 'The number at which the game is finished, made exactly.',
    aka: ['how many points', 'thirty-one'],
    bookValue: bookValue(31, loser),
  }),
  burst: item({
    title: 'Burst',
    gist: 'A player makes more than the game.',
    aka: ['over thirty-one', 'too many points', 'bust'],
    bookValue: ruled('The player’s string starts again with what is over the game.', burst),
  }),
};
