import type { Schedule } from '../../../../scoring/schedule.ts';
import { scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points/index.ts';
import { ABOUT, ask, pegPlay } from '../../reckoning/play.ts';

export const play = scorer({
  ...ABOUT,
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask,
  score: (asked, by: Schedule<typeof points>) => pegPlay(asked, ['Eldest hand', 'Second hand', 'Dealer'], by),
});
