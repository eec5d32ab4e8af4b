import { type Citation, cite } from '../../books.ts';
import { type Law, silent } from '../../core/laws.ts';

export const BLUE = 'blue-ribbon-1940';

/** Last law that begins on each page of the code, from page 110 on. */
const LAST_ON_PAGE = [5, 12, 19, 27, 33, 44, 49, 56, 59, 65, 73, 79, 86, 94, 101, 109, 119, 126, 132, 137, 144, 147];

/** A law of the 1926 code by its number; the page is where it begins. */
export function code(number: number, doubt?: string): Citation {
  const page = 110 + LAST_ON_PAGE.findIndex((last) => number <= last);
  return cite(BLUE, String(page), 'Laws of Auction Bridge', { law: String(number), ...(doubt === undefined ? {} : { doubt }) });
}

/** The chapter's own summary of the game, which the code then states in full. */
export const text = (page: string, doubt?: string): Citation => cite(BLUE, page, 'Auction Bridge', doubt === undefined ? {} : { doubt });

export const DONOHUE = cite('donohue', '415', 'How to Play Auction Bridge');
/** Its scoring section sends the reader to the code of Bridge, whose schedule this is. */
export const donohueBridge = (doubt?: string): Citation => cite('donohue', '397', 'The Rules of Bridge: Scoring', doubt === undefined ? {} : { doubt });
export const DONOHUE_BRIDGE_SLAM = cite('donohue', '398', 'The Rules of Bridge: Scoring');

/** The manual tells how the game arose and has no laws: every row says so. */
export function withSierra<T extends Readonly<Record<string, Law>>>(laws: T): T {
  return Object.fromEntries(
    Object.entries(laws).map(([key, row]) => [
      key,
      { ...row, readings: { sierra: silent('The manual tells the history of the game only.'), ...row.readings } },
    ]),
  ) as unknown as T;
}

/** Partners on a side may not talk over a penalty; one may leave the choice to the other. */
export const NO_TALK = { [BLUE]: { who: 'innocent-side', may: false, cites: [code(133)] } } as const;
