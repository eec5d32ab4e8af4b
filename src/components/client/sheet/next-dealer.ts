// Who deals next, where the sheet keeps count of the deal as its book has it go round.
import type { Played, Raw } from '../../../rules-engine/index.ts';
import { SEAT_NAMES, SEATS } from '../../../rules-engine/mechanics/seats.ts';
import { splitList } from '../../../rules-engine/sheets/lists.ts';

/** The next dealer by name, or by seat if no name was entered; empty where the sheet does not say. */
export function nextDealer({ next, over }: Played, setup: Raw): string {
  const seat = SEATS.find((one) => one === next?.dealer);
  if (seat === undefined || over !== null) return '';
  return splitList(setup.names ?? '')[SEATS.indexOf(seat)] || `The ${SEAT_NAMES[seat].toLowerCase()}`;
}
