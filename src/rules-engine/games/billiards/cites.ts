import { type Citation, cite } from '../../books.ts';

/** The one book that has billiards. */
export const BOOK = 'blue-ribbon-1940';

/** The summary of French caroms, p. 37-38: the three-ball game as it stands before the official code. */
export const FRENCH = cite(BOOK, '37-38', 'French Caroms');

const FOUL_PAGES = ['40', '40', '40', '41', '41', '41', '41-42', '42', '42-43', '43', '43', '43-44', '44', '44'] as const;
/** A rule of the fouls that the code says govern all games of billiards, p. 40-44, by its number. */
export function foulRule(law: number, doubt?: string): Citation {
  return cite(BOOK, FOUL_PAGES[law - 1] ?? null, 'American Billiard Laws: Foul Strokes Defined', {
    law: `${law}`,
    ...(doubt === undefined ? {} : { doubt }),
  });
}

const THREE_PAGES = ['44', '44-45', '45', '45', '45-46', '46', '46', '47', '47', '47', '47', '47', '47', '47'] as const;
/** A rule of the three-ball carom game, p. 44-47, by its number. */
export function threeBallRule(law: number): Citation {
  return cite(BOOK, THREE_PAGES[law - 1] ?? null, 'Three-Ball Carom Game', { law: `${law}` });
}
