// The rules engine of this project, tested like any other program.
import '../../../scripts/set-up/kept-code.ts';
import { replyTo } from '../../../src/lib/api/conformance/answers.ts';
import { type BookId, loadLibrary, type Place, placesOf, resolve } from '../../../src/rules-engine/index.ts';
import { registry } from '../../../src/rules-engine/registry.ts';
import { answerCases } from '../adapter.ts';

const library = await loadLibrary(registry);
const known = new Set([...library.values()].flatMap((game) => placesOf(game)));
const places = new Map<string, Place>();
const placeAt = (id: string): Place | null => {
  if (!known.has(id)) return null;
  const place = places.get(id) ?? resolve(library, id);
  places.set(id, place);
  return place;
};

answerCases(({ game, of, book, input }) => {
  const place = placeAt(game);
  return place === null ? null : replyTo(place, { of, book: book as BookId, input });
});
