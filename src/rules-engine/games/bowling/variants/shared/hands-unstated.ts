import type { ScorerRow } from '../../../../scoring/scorers.ts';
import { DONOHUE } from '../../../../vocabulary/book-ids.ts';
import { type HandForm, handsScorer, type Reckon } from '../../reckoning/hands.ts';

/** Hands of three balls, as in the chief game, for a variety that states neither balls nor hands. */
export const handsUnstated = (pins: number): HandForm => ({ pins, balls: 3, hands: 10, name: 'hand', fixed: false });

/** The scorer of such a variety (Donohue, p. 377-380). */
export const scorerUnstated = (title: string, hands: HandForm, reckon: Reckon): ScorerRow =>
  handsScorer(title, hands, DONOHUE, reckon, [
    'This paragraph states the pins only. That a hand has three balls is the chief game’s rule; the book does not say how many hands make a game.',
  ]);
