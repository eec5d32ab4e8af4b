import { cite } from '../../books.ts';

export const SIERRA = cite('sierra', '79-84', 'Hearts: How the game is played');
/** The plain game of 1940; its ways of settling follow under headings of their own. */
export const BLUE = cite('blue-ribbon-1940', '244', 'Hearts');
export const BLUE_DEAL = cite('blue-ribbon-1940', '243', 'Hearts');
export const US = cite('uspc-1898', '46', 'Hearts');
export const US_DEAL = cite('uspc-1898', '45', 'Hearts');
export const US_HINTS = cite('uspc-1898', '48', 'Hints for Playing Hearts');
export const DONOHUE = cite('donohue', '417', 'How to Play Hearts');

/** Clauses by which a form is carried on by the plain game. */
export const BLUE_CHAPTER = (page: string, heading: string) =>
  cite('blue-ribbon-1940', page, heading, { doubt: 'No clause of its own: a heading inside the chapter on hearts, which tells only what is different.' });
export const US_CHAPTER = (page: string, heading: string) =>
  cite('uspc-1898', page, heading, { doubt: 'No clause of its own: a heading inside the chapter on hearts, which tells only what is different.' });
