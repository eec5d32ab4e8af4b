import { OF_A_RANK, RANK_KEYS, RANKS, type Rank } from '../../../vocabulary/card-ranks.ts';
import type { Diagram, SheetShape } from '../../../vocabulary/diagrams.ts';

/** The signs of the tab for how a card was drawn (Blue Ribbon 1940, p. 238): a stroke, a circle, a dot, a cross. */
export const SIGNS = { won: '|', lost: 'o', soda: '•', split: '×', last: '–' } as const;
export type Sign = keyof typeof SIGNS;
/** The drawn cards of each rank, in order. */
export type Cases = Record<Rank, Sign[]>;

export const noCases = (): Cases => Object.fromEntries(RANK_KEYS.map((rank) => [rank, []])) as unknown as Cases;

const STEP = 1.7;
const SAID: Readonly<Record<Sign, string>> = { won: 'won', lost: 'lost', soda: 'soda', split: 'split', last: 'last' };

/** The cue-box: four buttons for each rank, with those of drawn cards marked. */
export function caseBoard(gone: Cases): Diagram<SheetShape> {
  const shapes = RANK_KEYS.flatMap((rank, n): SheetShape[] => {
    const x = 0.85 + n * STEP;
    const name = RANKS[rank];
    const buttons = Array.from({ length: OF_A_RANK }, (_, at): SheetShape => {
      const sign = gone[rank][at];
      const place = { kind: 'disc', x, y: 2.1 + at * 1.7, r: 0.7 } as const;
      return sign === undefined ? { ...place, tone: 'light' } : { ...place, tone: 'dark', says: SIGNS[sign] };
    });
    return [{ kind: 'words', x, y: 0.9, text: name.length > 2 ? name.charAt(0) : name, anchor: 'middle' }, ...buttons];
  });
  const listed = RANK_KEYS.filter((rank) => gone[rank].length > 0).map((rank) => `${RANKS[rank]}: ${gone[rank].map((sign) => SAID[sign]).join(', ')}`);
  return {
    title: 'The cases',
    alt: listed.length === 0 ? 'No card has come yet.' : `${listed.join('; ')}. All the others are still to come.`,
    width: RANK_KEYS.length * STEP,
    height: 8.2,
    shapes,
  };
}
