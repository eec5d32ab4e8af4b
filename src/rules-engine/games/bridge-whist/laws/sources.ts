import { type Citation, cite } from '../../../books.ts';
import { type Reading, silent } from '../../../core/laws.ts';
import { unscored, type Worth } from '../../../core/points.ts';

/** A place in Donohue's code, whose headings stand over laws without numbers. */
export const donohue = (page: string, part: string, more: { law?: string; doubt?: string } = {}): Citation =>
  cite('donohue', page, `The Rules of Bridge: ${part}`, more);
/** A place in the chapter of 1898, where our copy shows page 35 alone by number. */
export const uspc = (page: string, part = '', more: { doubt?: string } = {}): Citation =>
  cite('uspc-1898', page, part === '' ? 'Bridge Whist' : `Bridge Whist: ${part}`, more);

/** Two of the four books tell of the game and print no law of it. */
export const SKETCHES: { readonly 'blue-ribbon-1940': Reading; readonly sierra: Reading } = { 'blue-ribbon-1940': silent(), sierra: silent() };
/** ... nor any figure. */
export const NO_FIGURES: { readonly 'blue-ribbon-1940': Worth; readonly sierra: Worth } = { 'blue-ribbon-1940': unscored(), sierra: unscored() };

/** Donohue prints no numbers; a few are known because another law names them. */
export const UNPRINTED = 'The number is not printed beside the law; other laws of the code refer to it.';
