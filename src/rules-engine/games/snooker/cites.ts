import { citesOf } from '../../laws/cites.ts';

/** The one book that has snooker. */
export const BOOK = 'blue-ribbon-1940';

/** The passages of the books on snooker, each under a name. */
export const cites = citesOf({
  blue: {
    'Billiards: Snooker': {
      game: '320-322',
      values: '320-321',
      toPink: '320',
      black: '321',
      opening: '321',
      turns: '321',
      spotting: '321',
      order: '321',
      snookered: '321',
      forfeits: '321-322',
      colourFirst: '321',
      white: '321',
      atColour: '321-322',
      missRed: '322',
      redFirst: '322',
      wrongColour: '322',
      colourWithRed: '322',
      redWithColour: '322',
      severalReds: '322',
      severalColours: '322',
      result: '322',
    },
  },
});
