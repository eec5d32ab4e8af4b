import type { LawAmendment } from '../../../core/games.ts';
import { refersTo, silent } from '../../../core/laws.ts';
import { cites } from '../cites.ts';

// Donohue's set-back is a game of each for himself (page 33); Blue Ribbon's reverses the scoring of the game of partners and nothing else.
const SINGLE = 'Everyone plays for himself here: the laws of partners and of lone hands have no place.';
const COUNT = 'Points here are taken off what a player has still to make; whether every opponent has them is not said.';

const ofPartners = ['cards-touched-in-deal', 'lone-hand-not-open', 'defending-alone', 'lone-hand-opposed', 'lone-partner-shows', 'lone-hand-unclear'];
const inPoints = ['revoke', 'tricks-mixed', 'called-card-refused'];
const amended = (keys: readonly string[], reading: (key: string) => ReturnType<typeof silent>) =>
  Object.fromEntries(keys.map((key) => [key, { readings: () => ({ donohue: reading(key) }) }]));

export const setBackLaws: Record<string, LawAmendment> = {
  ...amended([...ofPartners, 'table-talk', 'bridge-prompt'], () => silent(SINGLE)),
  ...amended(inPoints, (key) => refersTo(`euchre.law.${key}`, cites.donohue.setBackScoring, COUNT)),
};
