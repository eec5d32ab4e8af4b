// The text of a place with no more of the library at hand than its game, for those who write one. What it names elsewhere stands by its id.
import { type Library, parseId, resolve } from '../rules-engine/index.ts';
import { contentSource } from './content-files.ts';
import { type Content, type Named, parseContent } from './content-grammar.ts';
import { titleIn } from './place-titles.ts';

function namedIn(library: Library): Named {
  return {
    cites: (game) => library.get(game)?.cites ?? {},
    title: (id) => {
      const parsed = parseId(id);
      return parsed === null || !library.has(parsed.game.split('/')[0] ?? '') ? id : titleIn(resolve(library, parsed.game), parsed);
    },
    worth: (id) => id,
  };
}

/** The content of a place; null where there is no text. Throws with file and line on what the format does not allow. */
export function contentAlone(library: Library, id: string): Content | null {
  const source = contentSource(`games/${id}`);
  return source === null ? null : parseContent(`content/games/${id}.mdx`, source, namedIn(library));
}
