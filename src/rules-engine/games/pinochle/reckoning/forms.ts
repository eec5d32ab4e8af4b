import type { BookId } from '../../../books.ts';
import { pointsOf } from '../../../core/points.ts';
import { points } from '../points.ts';
import type { MeldRules } from './search.ts';

/** Forms of the game whose melds can be counted, with the most cards that a hand of theirs may hold when it melds. */
export const FORMS = {
  'two-handed': 'Two-handed, one meld at a time',
  'three-handed': 'Three-handed',
  'four-handed': 'Four-handed',
  'sixty-four': '64 cards, two-handed',
  'auction-widow': 'Auction with a widow',
  'auction-partnership': 'Partnership auction',
  partnership: 'Partnership, without bidding',
} as const;
export type Form = keyof typeof FORMS;

const HELD: Readonly<Record<BookId, Readonly<Partial<Record<Form, number>>>>> = {
  sierra: { 'two-handed': 12, 'four-handed': 12, 'auction-partnership': 12, partnership: 12 },
  'blue-ribbon-1940': { 'two-handed': 12, 'three-handed': 16, 'four-handed': 12, 'sixty-four': 12, 'auction-widow': 18 },
  donohue: { 'two-handed': 8, 'three-handed': 12, 'four-handed': 8 },
  'uspc-1898': { 'two-handed': 12, 'three-handed': 16, 'four-handed': 12, 'sixty-four': 12 },
  hoffmann: {},
};

/** Most cards a hand has in this form of this book; null where the book has not the form. */
export function heldIn(book: BookId, form: Form): number | null {
  return HELD[book][form] ?? null;
}
export const formsOf = (book: BookId): Form[] => Object.keys(HELD[book]) as Form[];

/** Whether melds go one at a time, each for a trick. */
export const oneAtATime = (form: Form) => form === 'two-handed' || form === 'sixty-four';
/** Rank of the dix: the lowest card of the pack. */
export const dixRank = (book: BookId, form: Form) => (book === 'donohue' || form === 'sixty-four' ? '7' : '9');

const KEYS = ['marriage', 'royal-marriage', 'sequence', 'pinochle', 'four-aces', 'four-kings', 'four-queens', 'four-jacks'] as const;
const EIGHTS = ['eight-aces', 'eight-kings', 'eight-queens', 'eight-jacks'] as const;

/** How melds combine, by book and form. `single`: by custom the sequence is one meld and the round trip needs no fresh card. */
export function rulesOf(book: BookId, form: Form, single: boolean): MeldRules {
  const worth: Record<string, number> = Object.fromEntries(KEYS.map((key) => [key, pointsOf(points[key], book)]));
  if (book !== 'donohue') worth['double-pinochle'] = pointsOf(points['double-pinochle'], book);
  if (book === 'uspc-1898') for (const key of EIGHTS) worth[key] = pointsOf(points[key], book);
  if (book === 'uspc-1898' || (book === 'sierra' && oneAtATime(form))) worth['double-after-single'] = pointsOf(points['double-after-single'], book);
  if (book === 'sierra') return { worth, fresh: oneAtATime(form), grows: oneAtATime(form) };
  if (book === 'blue-ribbon-1940') return form === 'auction-widow' && single ? { worth, fresh: false, grows: false } : { worth, fresh: true, grows: true };
  return { worth, fresh: false, grows: true };
}
