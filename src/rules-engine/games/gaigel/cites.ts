import { citesOf } from '../../laws/cites.ts';

/** The passage of the book on gaigel. Only its page range as a whole is known. */
export const cites = citesOf({ uspc: { Gaigel: { game: '85-87' } } });
