import { cite } from '../../books.ts';

export const BLUE = 'blue-ribbon-1940';
export const USPC = 'uspc-1898';
export const BOOKS = [BLUE, USPC] as const;

/** The description of the game, pages 346 to 355. */
export const text = (page: string, doubt?: string) => cite(BLUE, page, 'Skat', doubt === undefined ? {} : { doubt });
/** The laws of the American Skat League, as revised to 1925: numbered 1 to 21. */
export const league = (number: string, page: string, doubt?: string) =>
  cite(BLUE, page, 'American Skat Laws', { law: number, ...(doubt === undefined ? {} : { doubt }) });
/** The second list, "Penalties", numbered afresh from 1 to 13. Its page 359 is misprinted 350. */
export const penalty = (number: string, page: string, doubt?: string) =>
  cite(BLUE, page, 'American Skat Laws: Penalties', { law: number, ...(doubt === undefined ? {} : { doubt }) });

// Our copy of the 1898 book shows where its pages turn up to page 83; from there the place is reckoned from the length of a page.
export const skat98 = (page: string, part = '', doubt?: string) =>
  cite(USPC, page, part === '' ? 'Skat' : `Skat: ${part}`, doubt === undefined ? {} : { doubt });
