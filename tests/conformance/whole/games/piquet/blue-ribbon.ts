// Helpers for the laws and score items of piquet in Blue Ribbon, the only book.
import type { WholeLaw, WholeRuling } from '../../whole.ts';

/** A law of the only book. */
export const law = (moment: WholeLaw['moment'], pages: readonly string[], cases: readonly WholeRuling[], answers?: WholeLaw['answers']): WholeLaw => ({
  moment,
  ...(answers === undefined ? {} : { answers }),
  books: { 'blue-ribbon-1940': { at: pages.map((page) => `p. ${page}`), cases } },
});
export const item = (text: string) => ({ 'blue-ribbon-1940': text });

/** Whether the non-dealer said how many cards were left. */
export const SAID = { said: { told: 'How many were left', 'not-yet': 'drew before it could be announced', silent: 'only three remained' } };
/** The dealer draws what the non-dealer left. */
export const drawn = (early: string): readonly WholeRuling[] => [
  { when: { said: 'told' }, does: ['act:dealer:take the cards that are left = may'] },
  { when: { said: 'not-yet' }, does: [early] },
  { when: { said: 'silent' }, does: ['penalty = none'] },
];
