// Whether partners may discuss a penalty, according to the books' laws on consulting.
import type { Citation } from '../../../src/rules-engine/index.ts';

/** Whether they may, by book, heading and law (or page, where laws are not numbered). */
const MAY: Readonly<Record<string, boolean>> = {
  'blue-ribbon-1940, Laws of Auction Bridge, 133': false,
  // Dummy's rights: the defenders may consult on what dummy has lost.
  'blue-ribbon-1940, Laws of Auction Bridge, 96': true,
  'donohue, How to Play Auction Bridge, 415': true,
  'donohue, The Rules of Bridge: Doubling and Re-Doubling, 58': false,
  'donohue, The Rules of Bridge: Dummy, 403': false,
  'donohue, The Rules of Bridge: The Revoke, 406': true,
  'donohue, The Laws of Whist: Of Calling Honours, 136': true,
  'uspc-1898, The Laws of Whist, 19': true,
};

/** What the first citation about consulting says; undefined if none is about it. */
export const consultedBy = (cites: readonly Citation[]): boolean | undefined =>
  cites.map(({ book, heading, law, page }) => MAY[`${book}, ${heading}, ${law ?? page}`]).find((may) => may !== undefined);
