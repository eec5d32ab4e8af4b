import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { pins, privateBall, rules } = cites.blue;
const PINS = 'The pins';
/** An outer pin; the numbers of the spots are in a picture that is lost in our copy. */
const outer = (n: number) =>
  item({
    title: `Pin ${n}`,
    gist: `The outer pin on the spot numbered ${n} goes down.`,
    group: PINS,
    bookValue: bookValue(n, doubted(pins, 'The picture of the spots is lost in our copy but for a 4; the outer pins are taken to be 1 to 4.')),
  });

export const points = {
  'pin-1': outer(1),
  'pin-2': outer(2),
  'pin-3': outer(3),
  'pin-4': outer(4),
  centre: item({
    title: 'Centre pin',
    gist: 'The black pin in the middle goes down.',
    aka: ['five pin', 'black pin'],
    group: PINS,
    bookValue: bookValue(5, pins),
  }),
  carom: item({ title: 'Carom', gist: 'The cue ball hits one ball and then another.', bookValue: bookValue(0, rules(1)) }),
  private: item({
    title: 'Small ball',
    gist: 'Each player holds a small numbered ball that nobody else knows.',
    aka: ['private ball', 'pill', 'secret number'],
    bookValue: ruled('Its number is added to the pins.', privateBall),
  }),
  pool: item({
    title: 'Pool',
    gist: 'Pins and small ball together, made exactly.',
    aka: ['thirty-one', 'how many points'],
    bookValue: bookValue(31, privateBall),
  }),
  natural: item({
    title: 'Natural, or ranche',
    gist: 'One stroke takes the four outer pins and leaves the centre pin standing.',
    aka: ['ranche', 'ranch', 'all four pins'],
    bookValue: ruled('Wins the pool, whatever the count.', rules(5)),
  }),
  burst: item({
    title: 'Burst',
    gist: 'Pins and small ball come to more than the pool.',
    aka: ['bust', 'over thirty-one'],
    bookValue: ruled('The score goes back to the number on the small ball.', rules(6)),
  }),
};
