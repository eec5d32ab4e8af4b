import { scorer } from '../../../core/scorers.ts';
import { ABOUT, ask, pegPlay, TWO } from '../reckoning/play.ts';
import { BOOKS } from '../reckoning/prices.ts';

export const play = scorer({ ...ABOUT, books: BOOKS, ask, score: (asked, by) => pegPlay(asked, TWO, by) });
