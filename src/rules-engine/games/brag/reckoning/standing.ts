// Ranks the hands at the show: which ones cannot be beaten, and what decides between the first and the next.

import { choiceOf } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { Card } from '../../../vocabulary/cards.ts';
import { showCard } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';
import { type Agreed, type Held, hold, isOpen, meet, type Parted, sayHeld } from './hands.ts';

export type Prices = Schedule<typeof points>;

/** The fields for what the players agreed on. */
export const AGREED = {
  braggers: choiceOf(
    'Which cards brag?',
    { all: 'All nines and jacks', two: 'The jack of clubs and the nine of diamonds alone' },
    { otherwise: 'all', given: 'two-braggers' },
  ),
  first: choiceOf(
    'Of two hands of one rank',
    { braggers: 'The one with more braggers is better', natural: 'The natural one is better, as agreed' },
    { otherwise: 'braggers', given: 'natural-first' },
  ),
} as const;
export const agreedOf = ({ braggers, first }: { readonly braggers: string | null; readonly first: string | null }): Agreed => ({
  two: braggers === 'two',
  natural: first === 'natural',
});

const SAID: Readonly<Record<Exclude<Parted, 'kind'>, string>> = {
  rank: 'the higher rank is better',
  'more-braggers': 'the one with more braggers is better',
  'natural-first': 'the natural one is better, as agreed',
  'jack-before-nine': 'a jack goes before a nine',
  'third-card': 'the third card decides',
  'elder-hand': 'equal in everything, the elder hand is better',
  'royal-ranks': 'whether the rank goes first or the number of braggers the book does not say',
  'own-rank': 'whether a bragger beside cards of its own rank makes a natural hand the book does not say',
  'which-braggers': 'whether a jack goes before a nine the book says of pairs alone',
  'nothing-to-rank': 'below a pair the book ranks nothing',
};

export interface Standing {
  /** The hands that are not certainly beaten, from 0; more than one if the book does not decide between them. */
  readonly first: readonly number[];
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
}

/** Ranks hands of three cards, the eldest hand first. */
export function standing(hands: readonly (readonly Card[])[], agreed: Agreed, by: Prices): Standing {
  const held = hands.map((hand) => hold(hand, agreed));
  const at = (n: number) => held[n] as Held;
  const between = (a: number, b: number) => {
    const { sign, by: parted } = a < b ? meet(at(a), at(b), agreed) : meet(at(b), at(a), agreed);
    return { better: a < b ? sign : -sign, parted };
  };
  const all = hands.map((_, n) => n);
  const first = all.filter((n) => all.every((m) => m === n || between(m, n).better <= 0 || isOpen(between(m, n).parted)));
  const order = [...all].sort((a, b) => Number(first.includes(b)) - Number(first.includes(a)) || between(b, a).better || a - b);
  const place = (n: number) => (first.includes(n) ? 1 : order.indexOf(n) + 1);
  const lines: Line[] = order.map((n) =>
    by.mention(at(n).kind, `${place(n)}. Hand ${n + 1}: ${sayHeld(at(n))}: ${(hands[n] ?? []).map(showCard).join(' ')}`, { cards: hands[n] ?? [] }),
  );
  const [best = 0] = order;
  const next = order[first.length];
  for (const n of [...first.filter((n) => n !== best), ...(next === undefined || first.length > 1 ? [] : [next])]) {
    const { parted } = between(best, n);
    const said = parted === 'kind' ? `${sayHeld(at(best))} before ${sayHeld(at(n))}` : SAID[parted];
    lines.push(by.mention(itemFor(parted, at(best)), `Hand ${best + 1} and hand ${n + 1}: ${said}.`));
  }
  const alike = first.length === 1 && next !== undefined && between(best, next).parted === 'elder-hand' && at(best).kind !== 'pair';
  return { first, lines, notes: alike ? ['The elder hand is named where pairs are equal; that it goes before with other hands as well is our reading.'] : [] };
}

/** The score item for a comparison. */
function itemFor(parted: Parted, { kind }: Held): keyof typeof points {
  switch (parted) {
    case 'kind':
    case 'rank':
    case 'nothing-to-rank':
      return kind;
    case 'royal-ranks':
    case 'own-rank':
      return 'more-braggers';
    case 'which-braggers':
      return 'jack-before-nine';
    default:
      return parted;
  }
}

/** The problems of cards that are in two hands. */
export function repeated(field: string, hands: readonly (readonly Card[])[]): Problem[] {
  const owner = new Map<Card, number>();
  return hands.flatMap((hand, n) =>
    hand.flatMap((card) => {
      const before = owner.get(card);
      owner.set(card, before ?? n + 1);
      return before === undefined || before === n + 1
        ? []
        : [problem(`${field}.${n + 1}`, 'each card in one hand only', `${showCard(card)} in hand ${before} and in hand ${n + 1}`)];
    }),
  );
}

/** "hand 2", "hands 1 and 3". */
export function sayHands(hands: readonly number[]): string {
  const names = hands.map((n) => `${n + 1}`);
  return names.length === 1 ? `hand ${names[0]}` : `hands ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
