import { scorer } from '../../../core/scorers.ts';
import { ABOUT, ask, pegPlay } from '../reckoning/play.ts';

export const play = scorer({
  ...ABOUT,
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask,
  score: (asked, by) => pegPlay(asked, ['Eldest hand', 'Second hand', 'Third hand', 'Dealer'], by),
});
