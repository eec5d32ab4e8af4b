import { citesOf } from '../../laws/cites.ts';

/** The one book that has continuous pool. */
export const BOOK = 'blue-ribbon-1940';

/** The passages of the book on continuous pool, each under a name. */
export const cites = citesOf({
  blue: {
    'Pool Games': { handbook: '295' },
    'The Game of Continuous Pool': { scoring: '304', penalties: '304', night: '304', finalNight: '304', play: '304-305', setting: '305', length: '305' },
  },
});
