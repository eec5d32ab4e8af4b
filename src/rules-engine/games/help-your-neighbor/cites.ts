import { citesOf } from '../../laws/cites.ts';

/** Where the books tell of Help Your Neighbor: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: { 'Help Your Neighbor': { seats: '204', throwing: '204' } },
  donohue: { 'Help Your Neighbor': { seats: '394', throwing: '394', end: '394' } },
});
