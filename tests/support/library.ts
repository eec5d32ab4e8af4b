import { loadLibrary, type Place, placesOf, registry, resolve } from '../../src/rules-engine/index.ts';

/** `GAME=euchre,cribbage` tests those alone, for whoever writes a game while another is half written. */
const wanted = process.env.GAME?.split(',');
/** Whether every game is tested. */
export const whole = wanted === undefined;
/** Every game, loaded once for a test file. */
export const library = await loadLibrary(Object.fromEntries(Object.entries(registry).filter(([id]) => wanted?.includes(id) ?? true)));
/** Every game and variant, resolved. */
export const places: readonly Place[] = [...library.values()].flatMap((game) => placesOf(game).map((id) => resolve(library, id)));
/** Places as rows of `test.each`: name first. */
export const placeRows = places.map((place) => [place.id, place] as const);
