import type { Schedule } from '../../../scoring/schedule.ts';
import { scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points/index.ts';
import { ABOUT, ask, pegPlay, TWO } from '../reckoning/play.ts';
import { BOOKS } from '../reckoning/prices.ts';

export const play = scorer({ ...ABOUT, books: BOOKS, ask, score: (asked, by: Schedule<typeof points>) => pegPlay(asked, TWO, by) });
