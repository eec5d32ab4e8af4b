import { cards, choiceOf, count, flag } from '../../../scoring/fields.ts';
import type { Card } from '../../../vocabulary/cards.ts';
import { counted } from '../../../wording/numbers.ts';
import { SUIT_CHOICES, type SuitName } from './matadors.ts';

export const KINDS = {
  solo: 'Suit solo',
  tournee: 'Suit tournee: a skat card turned',
  simple: 'Simple game: the skat taken up (1898)',
  'solo-grand': 'Solo grand',
  'turned-grand': 'Turned grand',
  'gucki-grand': 'Gucki grand: the skat taken up (1940)',
  'open-grand': 'Open grand',
  null: 'Null',
  'open-null': 'Open null',
  'gucki-null': 'Gucki nullo (1940)',
  'open-gucki-null': 'Open gucki nullo (1940)',
} as const;
export type Kind = keyof typeof KINDS;
/** The name of a game without its explanation. */
export const sayKind = (kind: Kind): string => KINDS[kind].replace(/(:| \().*$/, '');
export const sayTaken = (tricks: number): string => (tricks === 0 ? 'no trick taken' : `${counted(tricks, 'trick')} taken`);

export const SUITED = ['solo', 'tournee', 'simple'] as const satisfies readonly Kind[];
export const TRUMPED = [...SUITED, 'solo-grand', 'turned-grand', 'gucki-grand', 'open-grand'] as const satisfies readonly Kind[];
export const NULLS = ['null', 'open-null', 'gucki-null', 'open-gucki-null'] as const satisfies readonly Kind[];

export const suit = choiceOf('Trump suit', SUIT_CHOICES, { when: { field: 'kind', is: SUITED } });
export const holds = choiceOf('Matadors', { with: 'With', without: 'Without' }, { when: { field: 'kind', is: TRUMPED }, otherwise: 'with' });
export const matadors = count('With or without how many?', 1, 11, {
  optional: true,
  when: { field: 'kind', is: TRUMPED },
  hint: 'Trumps in unbroken order from the jack of clubs, the skat counted in.',
});
export const second = flag('Was the second skat card turned (passt mir nicht)?', { when: { field: 'kind', is: ['tournee', 'turned-grand'] } });
export const announced = choiceOf(
  'Announced before the play',
  { none: 'Nothing', schneider: 'Schneider', schwarz: 'Schwarz' },
  { when: { field: 'kind', is: ['solo', 'solo-grand', 'open-grand'] }, otherwise: 'none', hint: 'An open grand has schwarz announced in it (1940).' },
);
export const points = count('Card points of the lone player', 0, 120, { when: { field: 'kind', is: TRUMPED }, hint: 'The skat counted in.' });
export const SWEEPS = { no: 'Both sides took a trick', all: 'The lone player took every trick', none: 'The lone player took no trick' } as const;
export const sweep = choiceOf('Tricks', SWEEPS, { when: { field: 'kind', is: TRUMPED }, otherwise: 'no' });
export const tricks = count('Tricks of the lone player', 0, 10, { when: { field: 'kind', is: NULLS } });
export const bid = count('The bid', 10, 300, { optional: true, hint: 'Finds an overbid.', given: 'lowest-bid' });
export const hand = cards('The lone player’s cards, the skat among them', 'piquet-32', 12, {
  optional: true,
  when: { field: 'kind', is: TRUMPED },
  hint: 'Instead of the number of matadors: ten cards and the two of the skat or laid away.',
});

/** A game; fields that its kind does not ask for are null. */
export interface Played {
  readonly kind: Kind;
  readonly suit: SuitName | null;
  readonly holds: 'with' | 'without' | null;
  readonly matadors: number | null;
  readonly hand: readonly Card[] | null;
  readonly second: boolean | null;
  readonly announced: 'none' | 'schneider' | 'schwarz' | null;
  readonly points: number | null;
  readonly sweep: keyof typeof SWEEPS | null;
  readonly tricks: number | null;
  readonly bid: number | null;
}
