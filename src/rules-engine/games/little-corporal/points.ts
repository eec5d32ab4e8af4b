import { item } from '../../laws/one-book.ts';
import { bookValue } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { counts, rules, threeBall } = cites.blue;

export const points = {
  pin: item({
    title: 'Pin',
    gist: 'The pin goes down after a ball has been hit.',
    aka: ['five for the pin', 'knocked down the corporal'],
    bookValue: bookValue(5, counts),
  }),
  carom: item({ title: 'Carom', gist: 'The cue ball hits both other balls.', aka: ['billiard', 'cannon'], bookValue: bookValue(1, [counts, threeBall(4)]) }),
  miss: item({ title: 'Miss', gist: 'The cue ball hits neither ball; the opponent scores.', bookValue: bookValue(1, [counts, threeBall(4)]) }),
  game: item({
    title: 'Game',
    gist: 'How far the game generally goes.',
    aka: ['how many points', 'hundred up'],
    bookValue: bookValue(100, rules(4), { says: 'Generally; any other number may be agreed on.' }),
  }),
};
