import { lawExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Primero } from './code.ts';

export const examples: readonly ExampleOf<Primero>[] = [
  lawExample(
    'cards-each',
    cites.sierra.history,
    {},
    'One player has learnt the game with three cards, the other wants five.',
    'deal three cards to each player',
  ),
  lawExample('which-hand-wins', cites.sierra.history, {}, 'Three nines are shown against three hearts.', 'does not cover'),
  valueExample('kinds', cites.sierra.history, 'A player holds two aces and a six.', 'a pair'),
];
