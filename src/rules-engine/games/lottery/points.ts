import { item } from '../../laws/one-book.ts';
import { ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { fund, price, drawn, undrawn, end } = cites.donohue;
const group = 'The fund';
const unit = 'counter';

export const points = {
  stake: item({
    title: 'The stake',
    gist: 'What each player gives to the fund.',
    aka: ['how many counters', 'what do we put in', 'fund'],
    group,
    bookValue: ruled('all the counters that were taken, as many for each as agreed', fund, { unit }),
  }),
  lot: item({
    title: 'A lot',
    gist: 'What its player places on it.',
    aka: ['how much on a lot', 'price of a lot', 'prize'],
    group,
    bookValue: ruled('as many counters as the player thinks proper, no two lots alike if it can be', price, { unit }),
  }),
  drawn: item({
    title: 'A lot drawn',
    gist: 'What a ticket brings that answers to a lot.',
    aka: ['winning ticket', 'my ticket matches', 'same card'],
    group,
    bookValue: ruled('the counters on that lot', drawn, { unit }),
  }),
  undrawn: item({
    title: 'A lot not drawn',
    gist: 'Where its counters go.',
    aka: ['nobody has the card', 'undrawn lot'],
    group,
    bookValue: ruled('back to the fund', undrawn, { unit }),
  }),
  end: item({
    title: 'The end',
    gist: 'When the lottery is over.',
    aka: ['when does it end', 'fund empty'],
    group,
    bookValue: ruled('when the fund is all drawn out', end, { unit }),
  }),
} as const;
