import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { game, rules } = cites.blue;
export const BESIDE = 'The player owes a ball "besides" what they scored on that shot: read as the loss of both.';

/** What counts at forty-one pool. */
export const points = {
  ball: item({
    title: 'Ball pocketed',
    gist: 'Each ball pocketed by the one shot of an inning.',
    aka: ['number of the ball', 'all the balls of a shot'],
    bookValue: ruled('The number on it, added to that of the small ball.', rules(2)),
  }),
  private: item({
    title: 'Small ball',
    gist: 'The secret number that each player has from the start.',
    aka: ['private ball', 'pill', 'secret number'],
    bookValue: ruled('Its number, as a rule from 6 to 18.', [rules(1), rules(2)]),
  }),
  pool: item({
    title: 'Pool',
    gist: 'The number at which pool is declared, made exactly.',
    aka: ['forty-one', '41'],
    bookValue: bookValue(41, [game, rules(3)]),
  }),
  scratch: item({
    title: 'Scratch',
    gist: 'A miss, the white pocketed, or a safety that reaches no cushion.',
    aka: ['owes a ball', 'lost ball', 'put up a ball'],
    bookValue: ruled('Costs what the shot has scored, and a ball besides.', [doubted(rules(5), BESIDE), rules(7)]),
  }),
  burst: item({
    title: 'Burst',
    gist: 'Small ball and balls come to more than 41.',
    aka: ['bust', 'over forty-one', 'too many'],
    bookValue: ruled('All the balls that the player has scored go back on the table.', rules(6)),
  }),
  rank: item({
    title: 'No ball, or a ball owed',
    gist: 'How those stand at the end who have nothing in the rack.',
    aka: ['who is worst off', 'owing a ball', 'empty rack'],
    bookValue: ruled('No ball is worse than any ball, and a ball owed is worse still.', rules(8)),
  }),
};
