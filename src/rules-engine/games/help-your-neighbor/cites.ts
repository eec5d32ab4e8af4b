import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Help Your Neighbor, each under a name. */
export const cites = citesOf({
  blue: { 'Help Your Neighbor': { seats: '204', throwing: '204' } },
  donohue: { 'Help Your Neighbor': { seats: '394', throwing: '394', end: '394' } },
});
