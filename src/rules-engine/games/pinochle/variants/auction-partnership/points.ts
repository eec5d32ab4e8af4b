import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Pinochle } from '../../code.ts';

const counter = (points: number) => ({ books: { sierra: bookValue(points, cites.sierra.play, { per: 'a card' }) } });

/** Aces, tens and kings are the counters of the manual's partnership games. */
export const counters = { ace: counter(10), ten: counter(10), king: counter(10), queen: counter(0), jack: counter(0) } satisfies AmendedPoints<Pinochle>;
const meld = (points: number) => ({ books: { sierra: bookValue(points, cites.sierra.play) } });

export const partnershipAmend = {
  ...counters,
  marriage: meld(20),
  'royal-marriage': meld(40),
  sequence: meld(150),
  pinochle: meld(40),
  'double-pinochle': meld(300),
  'four-aces': meld(100),
  'four-kings': meld(80),
  'four-queens': meld(60),
  'four-jacks': meld(40),
  dix: { books: { sierra: bookValue(10, cites.sierra.play, { says: 'melded' }) } },
  'melds-scored': { books: { sierra: ruled('those of both partners added, once their side wins a trick', cites.sierra.play, { way: 'side-trick' }) } },
  'last-trick': { books: { sierra: bookValue(10, cites.sierra.play) } },
  game: { books: { sierra: bookValue(1000, cites.sierra.play) } },
  'double-after-single': { books: { sierra: unscored() } },
} satisfies AmendedPoints<Pinochle>;

export const bidding = {
  'lowest-bid': item({
    title: 'Lowest bid',
    gist: 'The first bid has to be at least so high.',
    group: 'Bidding',
    books: { sierra: bookValue(100, cites.sierra.play) },
  }),
  raise: item({
    title: 'Raise',
    gist: 'Bids go in steps, each higher than the one before.',
    group: 'Bidding',
    books: { sierra: bookValue(10, cites.sierra.play, { says: 'or a multiple of it' }) },
  }),
};
