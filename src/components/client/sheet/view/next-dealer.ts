// Who deals next, on sheets that keep track of the dealer.
import type { Played, Raw } from '../../../../rules-engine/index.ts';
import { SEAT_NAMES, SEATS } from '../../../../rules-engine/mechanics/seats.ts';
import { splitList } from '../../../../rules-engine/sheets/lists.ts';

/** The name of the next dealer, or the seat if no name was entered; empty if the sheet does not know. */
export function nextDealer({ next, over }: Played, setup: Raw): string {
  const seat = SEATS.find((one) => one === next?.dealer);
  if (seat === undefined || over !== null) return '';
  return splitList(setup.names ?? '')[SEATS.indexOf(seat)] || `The ${SEAT_NAMES[seat].toLowerCase()}`;
}
