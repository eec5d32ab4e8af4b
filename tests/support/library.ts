import { type Game, type Library, loadLibrary, type Place, placesOf, registry, resolve } from '../../src/rules-engine/index.ts';

/** `GAME=euchre,cribbage` tests those alone, for whoever writes a game while another is half written. */
const wanted = process.env.GAME?.split(',');
/** Whether every game is tested. */
export const whole = wanted === undefined;
/** Games whose codes a game's books send the reader to, by a clause or law by law. */
function sentTo(game: Game): string[] {
  const described = [game, ...Object.values(game.variants)];
  const clauses = described.flatMap(({ books }) => Object.values(books).flatMap((book) => book.inherits?.from ?? []));
  const rows = [
    ...Object.values(game.laws),
    ...Object.values(game.variants).flatMap(({ laws }) => [...Object.values(laws.add ?? {}), ...Object.values(laws.amend ?? {})]),
  ];
  const references = rows.flatMap(({ readings }) => Object.values(readings).flatMap((one) => (one.status === 'by-reference' ? one.law : [])));
  return [...clauses, ...references].map((id) => id.split(/[/.]/)[0] ?? id);
}

async function loadWith(ids: readonly string[]): Promise<Library> {
  const loaded = await loadLibrary(Object.fromEntries(Object.entries(registry).filter(([id]) => ids.includes(id))));
  const more = [...loaded.values()].flatMap(sentTo).filter((id) => !loaded.has(id));
  return more.length === 0 ? loaded : loadWith([...ids, ...more]);
}

/** Every game, loaded once for a test file; where some alone are wanted, those and the codes that they send the reader to. */
export const library = await loadWith(wanted ?? Object.keys(registry));
/** Every game and variant that is tested, resolved. */
export const places: readonly Place[] = [...library.values()]
  .filter((game) => wanted?.includes(game.id) ?? true)
  .flatMap((game) => placesOf(game).map((id) => resolve(library, id)));
/** Places as rows of `test.each`: name first. */
export const placeRows = places.map((place) => [place.id, place] as const);
