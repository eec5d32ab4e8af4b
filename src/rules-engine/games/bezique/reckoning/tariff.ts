import type { Added, Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { SUIT_NAMES, type Suit, showCard } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';
import type { Declared, Tariff } from './best.ts';
import type { Name } from './groups.ts';

/** What the larger forms add to the game's own items. */
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

/** What combinations are worth by a book, and when one may be scored. */
export function tariffOf(by: Prices): Tariff {
  const worth: Record<string, number> = {};
  for (const key of PRICED) if (by.gives(key)) worth[key] = by.points(key);
  return { worth, rule: by.way('declarations') === 'one-new' ? 'one-new' : 'once' };
}

/** What is played to in the whole deal: where a broken combination may be formed anew, any fresh card renews it. */
export const throughTheDeal = (tariff: Tariff, by: Prices): Tariff => (by.way('declarations') === 'when-broken' ? { ...tariff, rule: 'one-new' } : tariff);

/** "marriage in hearts", "double bézique". */
export function sayName(name: Name): string {
  const [kind = '', suit = ''] = name.split('-');
  if (kind === 'marriage' || kind === 'sequence') return `${kind} in ${SUIT_NAMES[suit as Suit]}`;
  return name.replace('-', ' ').replace('bezique', 'bézique');
}

/** A line for a combination. */
export function lineOf(by: Prices, { name, key, cards }: Declared): Line {
  const drawn = cards.length === 0 ? '' : `: ${cards.map(showCard).join(' ')}`;
  const royal = key === 'royal-marriage' || key === 'sequence' ? ', trumps' : '';
  return by.line(key as Priced, `${sayName(name)}${royal}${drawn}`, { cards, name: sayName(name) });
}
