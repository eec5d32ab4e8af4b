// Ids of books, for scorers. A game's `cites.ts` names the books too, but importing it would bundle all its passages.
export const BLUE = 'blue-ribbon-1940';
export const DONOHUE = 'donohue';
export const USPC = 'uspc-1898';
