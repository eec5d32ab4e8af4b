// The shapes of the lists of the API: games, books, former ids.
import { z } from 'zod';
import { kind, shelf } from './game-schema.ts';
import { book, edition, id, movedTo, url } from './shapes.ts';

const named = { id, name: z.string(), url };

/** `/api/v1/games.json` */
export const gamesSchema = z
  .strictObject({
    edition,
    games: z.array(
      z.strictObject({
        ...named,
        aliases: z.array(z.string()),
        shelf: z.strictObject({ id: shelf, title: z.string() }),
        kind,
        books: z.array(book).min(1),
        api: url.describe('Its file.'),
        variants: z.array(z.strictObject(named)),
        counts: z.strictObject({ rules: z.int(), laws: z.int(), points: z.int(), scorers: z.int() }),
      }),
    ),
  })
  .meta({ id: 'GameList', description: 'Every game with its variants.' });

/** `/api/v1/books.json` */
export const booksSchema = z
  .strictObject({
    edition,
    books: z.array(
      z.strictObject({
        id: book,
        title: z.string(),
        short: z.string(),
        publisher: z.string(),
        dated: z.string(),
        year: z.int().nullable(),
        held: z.enum(['whole', 'excerpt']).describe('Whether our copy is whole.'),
        numbering: z.string(),
        url,
        games: z.array(id),
      }),
    ),
  })
  .meta({ id: 'BookList', description: 'The five books.' });

/** `/api/v1/moved.json` */
export const movedSchema = z
  .strictObject({
    edition,
    moved: z.record(id, movedTo),
  })
  .meta({ id: 'FormerIds', description: 'Ids of former editions.' });
