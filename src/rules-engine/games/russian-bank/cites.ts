import { citesOf } from '../../laws/cites.ts';

/** The passages of the one book that has Russian bank, each under a name. */
export const cites = citesOf({
  blue: {
    'Russian Bank': {
      setUp: '402',
      firstPlay: '402',
      foundations: '402',
      picture: '403',
      changes: '402-404',
      stockCard: '404',
      handCard: '404',
      piles: '404',
      stop: '404-405',
      usedUp: '405',
      mistakes: '405',
      end: '405',
    },
    'Single Pack Russian Bank': {
      singleDeal: '405',
      singlePlay: '405-406',
      singleTrash: '406',
      singlePicture: '406',
      singleFiles: '407',
    },
  },
});
