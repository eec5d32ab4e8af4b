import { GENERAL_LAWS, loadWith, type Place, placesOf, resolve } from '../../src/rules-engine/index.ts';
import { registry } from '../../src/rules-engine/registry.ts';

/** `GAME=euchre,cribbage` tests only these games, for working on one game while another is unfinished. */
const wanted = process.env.GAME?.split(',');
/** Whether every game is tested. */
export const whole = wanted === undefined;
/** Every game, loaded once per test file; with `GAME`, those games and the general laws that they refer to. */
export const library = await loadWith(registry, wanted === undefined ? Object.keys(registry) : [...wanted, GENERAL_LAWS]);
/** Every game and variant that is tested, resolved. */
export const places: readonly Place[] = [...library.values()]
  .filter((game) => wanted?.includes(game.id) ?? true)
  .flatMap((game) => placesOf(game).map((id) => resolve(library, id)));
/** Places as rows of `test.each`: name first. */
export const placeRows = places.map((place) => [place.id, place] as const);
