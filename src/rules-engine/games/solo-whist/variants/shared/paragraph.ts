import type { Citation } from '../../../../books.ts';
import { doubted } from '../../../../laws/cites.ts';
import { always, type LawAmendment } from '../../../../laws/laws.ts';
import { allowed } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { nameOtherTrump } from '../../words.ts';

/** A form described in one paragraph of the chapter (Blue Ribbon 1940, p. 365) follows the rest of it. */
export const CHAPTER = {
  from: 'solo-whist',
  cite: doubted(cites.blue.penalties, 'No clause of its own: a paragraph inside the chapter, whose penalties follow it.'),
} as const;

/** When all pass, another suit may still be named as trump. */
export const otherTrump = (from: Citation, note: string): LawAmendment => ({
  leads: { 'blue-ribbon-1940': 'Any player may name another suit as trump and play a solo of six tricks.' },
  readings: () => ({ 'blue-ribbon-1940': always(allowed('anyone', nameOtherTrump), from, { note }) }),
});
