import type { VariantLaws } from '../../../../../rulesets/games.ts';
import type { Bezique } from '../../../code.ts';
import { amendedLaws } from './amended.ts';
import { declaredLaws } from './declared.ts';
import { settledLaws } from './settled.ts';

export const rubiconLaws = {
  amend: amendedLaws,
  add: { ...declaredLaws, ...settledLaws },
  repeal: {
    'both-reach-game': 'Each deal is a game of its own, and is settled by the two scores.',
  },
} satisfies VariantLaws<Bezique>;
