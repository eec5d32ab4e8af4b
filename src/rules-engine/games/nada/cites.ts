import { cite } from '../../books.ts';
import { citesOf } from '../../core/cites.ts';

export const BIDS = cite('blue-ribbon-1940', '391', 'Nada');
export const SEVEN = cite('blue-ribbon-1940', '391', 'Nada', { doubt: 'The lowest bid is printed "47" in our copy and is read as 7.' });
export const DUMMY = cite('blue-ribbon-1940', '391-392', 'Nada');
export const BARRING = cite('blue-ribbon-1940', '392', 'Nada');
export const PLAY = cite('blue-ribbon-1940', '392', 'Nada');
export const SCORE = cite('blue-ribbon-1940', '392-393', 'Nada', { doubt: 'The second page is numbered 303 in our copy.' });
export const GAME = cite('blue-ribbon-1940', '393', 'Nada');
export const LEAD = cite('blue-ribbon-1940', '393', 'Nada', {
  doubt: 'The book says that the lead loses the game; the game in hand is taken to be meant, not the contract alone.',
});

/** Where the books tell of Nada: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Nada: { object: '391', play: '391-392', bidding: '392', made: '392-393', scoring: '393' },
  },
});
