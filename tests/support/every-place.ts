// Every game and variant, regardless of `GAME`: for tests that need several games by name.
import { loadLibrary, type Place, placesOf, resolve } from '../../src/rules-engine/index.ts';
import { registry } from '../../src/rules-engine/registry.ts';
import { places, whole } from './library.ts';

const library = whole ? null : await loadLibrary(registry);
/** Every game and variant, resolved. */
export const everyPlace: readonly Place[] =
  library === null ? places : [...library.values()].flatMap((game) => placesOf(game).map((id) => resolve(library, id)));
