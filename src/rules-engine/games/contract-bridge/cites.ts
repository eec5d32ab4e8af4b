import { cite } from '../../books.ts';

/** The laws of 31 March 1935, which the 1940 book prints in extract; they bear no numbers. */
export const LAW = (heading: string, page: string, doubt?: string) =>
  cite('blue-ribbon-1940', page, `Contract Bridge Laws: ${heading}`, doubt === undefined ? {} : { doubt });
/** The schedule on one page, and the text that goes over it again. */
export const TABLE = cite('blue-ribbon-1940', '432', 'Contract Bridge Scoring');
export const TEXT = (page: '433' | '434') => cite('blue-ribbon-1940', page, 'Contract Bridge');
// The manual's chapter runs from page 20 to 34; our copy does not show where each page ends.
export const SIERRA = cite('sierra', '20-34', 'Bridge: The scoring system');
export const SIERRA_PLAY = cite('sierra', '20-34', 'Bridge: How the game is played');
export const SIERRA_SCORE = cite('sierra', '20-34', 'Bridge: Keeping score');
