// Sentences as players say them, each with its place and the ids that answer it: tests/engine/search/sentences/, one file per shelf.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { titleAt } from '../../src/lib/catalogue/titles/of-games.ts';
import { BOOK_IDS, GENERAL_LAWS, parseId, type Topic } from '../../src/rules-engine/index.ts';
import { library, places } from './library.ts';

const FROM = new RegExp(`^(?:${BOOK_IDS.join('|')}) p\\. \\d+(?:-\\d+)?$`);

const sentence = z.strictObject({
  /** What a player types or says, without the name of the game. */
  say: z.string().trim().min(1),
  /** The game or variant at whose table it is said. */
  place: z.string(),
  /** Ids that answer it equally well: laws, score items or settled questions. An inherited or referred one is listed beside its source. */
  law: z.array(z.string()).min(1),
  /** The book and page that the event was taken from. */
  from: z.string().regex(FROM, 'expected a book and a page such as "uspc-1898 p. 9"'),
});
export type Sentence = z.infer<typeof sentence>;

const placeById = new Map(places.map((place) => [place.id, place]));
const directory = new URL('../engine/search/sentences/', import.meta.url).pathname;

/** The sentences of each shelf, by its id. Throws on an invalid file, naming it. */
export const sentencesByShelf: ReadonlyMap<string, readonly Sentence[]> = new Map(
  globSync(`${directory}*.json`)
    .sort()
    .map((file) => {
      const read = z.array(sentence).safeParse(JSON.parse(readFileSync(file, 'utf8')));
      if (!read.success) throw new Error(`${basename(file)}: ${z.prettifyError(read.error)}`);
      return [basename(file, '.json'), read.data] as const;
    }),
);

/** The sentences of all shelves. */
export const sentences: readonly Sentence[] = [...sentencesByShelf.values()].flat();

/** The sentence with the name of the game before it, and after it. None for the general laws, which belong to no game. */
export function withGameNamed({ say, place }: Sentence): readonly string[] {
  if (place === GENERAL_LAWS) return [];
  const name = titleAt(library, place);
  return [`${name} ${say}`, `${say} ${name}`];
}

/** The topics of the laws that answer: without a game's name, a law of another game on one of these topics is as good an answer. */
export function headsOf({ law }: Sentence): readonly Topic[] {
  return law.flatMap((id) => {
    const parsed = parseId(id);
    if (parsed?.kind !== 'law') return [];
    const found = placeById.get(parsed.game)?.laws.find((one) => one.key === parsed.key);
    return found === undefined ? [] : [found.topic];
  });
}
