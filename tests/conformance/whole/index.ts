import { cribbage } from './cribbage/index.ts';
import { euchre } from './euchre/index.ts';
import { hearts } from './hearts.ts';
import type { WholeGame } from './whole.ts';

/** By the id of the game. */
export const wholeGames: Readonly<Record<string, WholeGame>> = { cribbage, euchre, hearts };
