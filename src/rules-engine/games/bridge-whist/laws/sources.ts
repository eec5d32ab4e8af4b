import { type Reading, silent } from '../../../laws/laws.ts';
import { type BookValue, unscored } from '../../../scoring/points.ts';

/** Two of the four books describe the game but print no law of it. */
export const SKETCHES: { readonly 'blue-ribbon-1940': Reading; readonly sierra: Reading } = { 'blue-ribbon-1940': silent(), sierra: silent() };
/** Nor do they print any figure. */
export const NO_FIGURES: { readonly 'blue-ribbon-1940': BookValue; readonly sierra: BookValue } = { 'blue-ribbon-1940': unscored(), sierra: unscored() };
