import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { rules, scored } = cites.blue;
const GAIN = 'To the striker';
const LOSS = 'Off the striker';

export const points = {
  pin: item({
    title: 'Pin',
    gist: 'A pin goes down after a ball has been struck, or by the stroke that pockets one.',
    aka: ['two a pin', 'pins knocked down'],
    group: GAIN,
    bookValue: bookValue(2, doubted(rules(1, 2, 3), 'Rule 1 has "fwo" in print, which is read as two.'), { per: 'a pin' }),
  }),
  'middle-pin': item({
    title: 'Middle pin alone',
    gist: 'The middle pin goes down and no other, after a ball has been struck.',
    aka: ['centre pin', 'king pin', 'five for the middle'],
    group: GAIN,
    bookValue: bookValue(5, rules(1)),
  }),
  carom: item({ title: 'Carom', gist: 'The cue ball hits both other balls.', aka: ['cannon', 'billiard'], group: GAIN, bookValue: bookValue(2, rules(3)) }),
  red: item({
    title: 'Red pocketed',
    gist: 'The red goes into a pocket.',
    aka: ['winning hazard', 'pot the red'],
    group: GAIN,
    bookValue: bookValue(3, rules(2)),
  }),
  white: item({ title: 'White pocketed', gist: 'The other white goes into a pocket.', aka: ['pot the white'], group: GAIN, bookValue: bookValue(2, rules(3)) }),
  'pin-first': item({
    title: 'Pin before a ball',
    gist: 'The cue ball knocks down a pin before it has struck a ball.',
    aka: ['straight into the pins'],
    group: LOSS,
    bookValue: bookValue(-2, rules(4), { per: 'a pin' }),
  }),
  miss: item({ title: 'Miss', gist: 'The cue ball strikes nothing.', group: LOSS, bookValue: bookValue(-1, rules(5)) }),
  coup: item({
    title: 'Own ball pocketed or off',
    gist: 'The cue ball goes into a pocket or off the table and has struck no ball.',
    aka: ['coup', 'scratch', 'in the pocket without a hit'],
    group: LOSS,
    bookValue: bookValue(-3, rules(5, 6)),
  }),
  game: item({
    title: 'Game',
    gist: 'How far the game usually goes.',
    aka: ['how many points', 'thirty up'],
    bookValue: bookValue(30, scored, { says: 'Usually.' }),
  }),
};
