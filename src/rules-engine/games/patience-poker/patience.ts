import { stated, type Tables } from '../../patience/table.ts';
import { cites } from './cites.ts';

const { call, touch, limit, object } = cites.blue;

/** The moves allowed at patience poker: a card once laid is never moved. */
export const patience: Tables = {
  'blue-ribbon-1940': {
    principle: stated('lines', object),
    layout: stated('twenty-five cards, turned one by one, laid in a square of five by five; each counts in a line across and a line up and down', [
      call,
      limit,
      object,
    ]),
    columns: stated('none', [touch, limit], 'Each card goes to a free place of your choice that touches a card by edge or corner, and stays there.'),
  },
};
