// The table of sentences as players say them, each with the place and the ids that answer it: tests/engine/search/sentences/, a file a shelf.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { titleAt } from '../../src/lib/catalogue/titles-of-games.ts';
import { BOOK_IDS, GENERAL_LAWS, parseId, type Topic } from '../../src/rules-engine/index.ts';
import { library, places } from './library.ts';

const FROM = new RegExp(`^(?:${BOOK_IDS.join('|')}) p\\. \\d+(?:-\\d+)?$`);

const sentence = z.strictObject({
  /** What a player types or says, without the name of the game. */
  say: z.string().trim().min(1),
  /** The game or variant at whose table it is said. */
  place: z.string(),
  /** Ids that answer it equally: a law, or a score item or settled question. One that came from a parent or by a clause stands beside its source. */
  law: z.array(z.string()).min(1),
  /** The book and page that the event was drawn from. */
  from: z.string().regex(FROM, 'expected a book and a page such as "uspc-1898 p. 9"'),
});
export type Sentence = z.infer<typeof sentence>;

const placeById = new Map(places.map((place) => [place.id, place]));
const directory = new URL('../engine/search/sentences/', import.meta.url).pathname;

/** The sentences of each shelf, by its id. Throws on a file that is not of the form, naming it. */
export const sentencesByShelf: ReadonlyMap<string, readonly Sentence[]> = new Map(
  globSync(`${directory}*.json`)
    .sort()
    .map((file) => {
      const read = z.array(sentence).safeParse(JSON.parse(readFileSync(file, 'utf8')));
      if (!read.success) throw new Error(`${basename(file)}: ${z.prettifyError(read.error)}`);
      return [basename(file, '.json'), read.data] as const;
    }),
);

/** All of them. */
export const sentences: readonly Sentence[] = [...sentencesByShelf.values()].flat();

/** The ways to ask with the game named: its name in front, and behind. The general laws are of no game, and have none. */
export function withGameNamed({ say, place }: Sentence): readonly string[] {
  if (place === GENERAL_LAWS) return [];
  const name = titleAt(library, place);
  return [`${name} ${say}`, `${say} ${name}`];
}

/** What the laws that answer are about: with no game named, a law of another game under one of these heads answers no less. */
export function headsOf({ law }: Sentence): readonly Topic[] {
  return law.flatMap((id) => {
    const parsed = parseId(id);
    if (parsed?.kind !== 'law') return [];
    const found = placeById.get(parsed.game)?.laws.find((one) => one.key === parsed.key);
    return found === undefined ? [] : [found.topic];
  });
}
