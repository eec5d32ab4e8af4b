import type { Example } from '../../core/games.ts';
export const examples: readonly Example[] = [];
