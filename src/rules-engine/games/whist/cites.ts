import { type Citation, cite } from '../../books.ts';
import { type Reading, silent } from '../../core/laws.ts';

/** The American laws of 1893. Our copy of the 1898 book does not show where its pages 22 to 26 end. */
export const US = (law: string, more: { doubt?: string } = {}): Citation => cite('uspc-1898', '22-26', 'The Laws of Whist', { law, ...more });
export const ETIQUETTE = (law: string): Citation => cite('uspc-1898', '26', 'Etiquette of Whist', { law });
/** The laws of Hoyle's text stand under headings, without numbers. */
export const DONOHUE = (page: string, heading: string, more: { doubt?: string } = {}): Citation => cite('donohue', page, `The Laws of Whist: ${heading}`, more);
export const BLUE = (more: { doubt?: string } = {}): Citation => cite('blue-ribbon-1940', '384', 'Whist', more);

/** The page of 1940 and the sketch in the manual print no irregularity of whist at all. */
export const NO_LAWS: { readonly 'blue-ribbon-1940': Reading; readonly sierra: Reading } = {
  'blue-ribbon-1940': silent(
    'The page on whist prints no irregularities; the general laws of card games in this book are for games without a code of their own.',
  ),
  sierra: silent('The manual only sketches whist on the way to bridge.'),
};
