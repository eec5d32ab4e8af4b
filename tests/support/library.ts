import { GENERAL_LAWS, loadWith, type Place, placesOf, resolve } from '../../src/rules-engine/index.ts';
import { registry } from '../../src/rules-engine/registry.ts';

/** `GAME=euchre,cribbage` tests those alone, for whoever writes a game while another is half written. */
const wanted = process.env.GAME?.split(',');
/** Whether every game is tested. */
export const whole = wanted === undefined;
/** Every game, loaded once for a test file; where some alone are wanted, those and the codes that they send the reader to. */
export const library = await loadWith(registry, wanted === undefined ? Object.keys(registry) : [...wanted, GENERAL_LAWS]);
/** Every game and variant that is tested, resolved. */
export const places: readonly Place[] = [...library.values()]
  .filter((game) => wanted?.includes(game.id) ?? true)
  .flatMap((game) => placesOf(game).map((id) => resolve(library, id)));
/** Places as rows of `test.each`: name first. */
export const placeRows = places.map((place) => [place.id, place] as const);
