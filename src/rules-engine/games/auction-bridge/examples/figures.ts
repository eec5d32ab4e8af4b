import type { Citation } from '../../../books.ts';
import { type ScoreExample, scoreExample } from '../../../laws/examples.ts';

const SIDE = 'Declarer’s side';
type Figure = readonly [
  contract: readonly [string, string, string, string],
  honours: readonly [hand: number, dummy: number],
  story: string,
  side: number,
  against?: number,
];

const FIGURES: readonly Figure[] = [
  [['1', 'diamonds', 'no', '7'], [0, 0], 'The odd trick in diamonds.', 7],
  [['1', 'spades', 'no', '7'], [0, 0], 'The odd trick in spades.', 9],
  [['2', 'clubs', 'doubled', '9'], [0, 0], 'Two clubs doubled, made with a trick over.', 36 + 50 + 50],
  [['2', 'clubs', 'redoubled', '9'], [0, 0], 'Two clubs redoubled, made with a trick over.', 72 + 100 + 100],
  [['2', 'spades', 'no', '7'], [0, 0], 'Two spades, one short.', 0, 50],
  [['2', 'spades', 'doubled', '7'], [0, 0], 'Two spades doubled, one short.', 0, 100],
  [['2', 'spades', 'redoubled', '7'], [0, 0], 'Two spades redoubled, one short.', 0, 200],
  [['1', 'hearts', 'no', '7'], [2, 1], 'Three honours of hearts in the two hands.', 8 + 30],
  [['1', 'hearts', 'no', '7'], [2, 2], 'Four honours of hearts in the two hands.', 8 + 40],
  [['1', 'hearts', 'no', '7'], [3, 2], 'All five honours of hearts in the two hands.', 8 + 50],
  [['1', 'hearts', 'no', '7'], [4, 0], 'Four honours of hearts in one hand.', 8 + 80],
  [['1', 'hearts', 'no', '7'], [4, 1], 'Four honours of hearts in one hand and the fifth in the other.', 8 + 90],
  [['1', 'hearts', 'no', '7'], [5, 0], 'All five honours of hearts in one hand.', 8 + 100],
  [['1', 'no-trumps', 'no', '7'], [2, 1], 'Three aces in the two hands at no trumps.', 10 + 30],
  [['1', 'no-trumps', 'no', '7'], [3, 1], 'Four aces in the two hands at no trumps.', 10 + 40],
  [['1', 'no-trumps', 'no', '7'], [4, 0], 'Four aces in one hand at no trumps.', 10 + 100],
  [['5', 'spades', 'no', '12'], [0, 0], 'Twelve tricks in spades, with five bid.', 54 + 50],
  [['5', 'spades', 'no', '13'], [0, 0], 'All the tricks in spades, with five bid.', 63 + 100],
];

/** One case for each figure of the ordinary schedule of 1940, for a variant that takes it over by the given clause. */
export const ordinaryFigures = (clause: Citation): readonly ScoreExample<'deal'>[] =>
  FIGURES.map(([[level, denomination, doubling, tricks], [hand, dummy], story, side, against]) =>
    scoreExample(
      'deal',
      clause,
      {
        level,
        denomination,
        doubling,
        tricks,
        ...(hand > 0 ? { 'honours-declarer': `${hand}` } : {}),
        ...(dummy > 0 ? { 'honours-dummy': `${dummy}` } : {}),
      },
      story,
      against === undefined ? { [SIDE]: side } : { Defenders: against },
    ),
  );
