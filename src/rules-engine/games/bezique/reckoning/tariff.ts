import type { Added, Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { SUIT_NAMES, type Suit, showCard } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';
import type { Declared, Tariff } from './best.ts';
import type { Name } from './groups.ts';

/** The score items that the larger variants add. */
export type Larger = Added<'plain-sequence' | 'triple-bezique' | 'quadruple-bezique' | 'carte-blanche'>;
export type Prices = Schedule<typeof points & Larger>;

const PRICED = [
  'marriage',
  'royal-marriage',
  'sequence',
  'plain-sequence',
  'bezique',
  'double-bezique',
  'triple-bezique',
  'quadruple-bezique',
  'four-aces',
  'four-kings',
  'four-queens',
  'four-jacks',
] as const;
type Priced = (typeof PRICED)[number];

/** The points of the combinations by a book, and when one may be scored. */
export function tariffOf(by: Prices): Tariff {
  const worth: Record<string, number> = {};
  for (const key of PRICED) if (by.gives(key)) worth[key] = by.points(key);
  return { worth, rule: by.way('declarations') === 'one-new' ? 'one-new' : 'once' };
}

/** The rule over a whole deal: if a broken combination may be formed again, any new card renews it. */
export const throughTheDeal = (tariff: Tariff, by: Prices): Tariff => (by.way('declarations') === 'when-broken' ? { ...tariff, rule: 'one-new' } : tariff);

/** "marriage in hearts", "double bézique". */
export function sayName(name: Name): string {
  const [kind = '', suit = ''] = name.split('-');
  if (kind === 'marriage' || kind === 'sequence') return `${kind} in ${SUIT_NAMES[suit as Suit]}`;
  return name.replace('-', ' ').replace('bezique', 'bézique');
}

/** The line of a combination. */
export function lineOf(by: Prices, { name, key, cards }: Declared): Line {
  const drawn = cards.length === 0 ? '' : `: ${cards.map(showCard).join(' ')}`;
  const royal = key === 'royal-marriage' || key === 'sequence' ? ', trumps' : '';
  return by.line(key as Priced, `${sayName(name)}${royal}${drawn}`, { cards, name: sayName(name) });
}
