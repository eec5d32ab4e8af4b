// The content of one place, read without the games that are not loaded; for authors. What it refers to elsewhere is shown by its id.
import { type Library, parseId, resolve } from '../../rules-engine/index.ts';
import { titleIn } from '../catalogue/titles/of-games.ts';
import { contentSource } from './files.ts';
import { type Content, type Named, parseContent } from './grammar.ts';

let known: ReadonlySet<string> | undefined;
/** The keys of the glossary, read when a text first uses a term. */
function terms(): ReadonlySet<string> {
  // The glossary cites no passage and names no row.
  const named: Named = { cites: () => ({}), title: (id) => id, worth: (id) => id };
  known ??= new Set(parseContent('content/guides/glossary.mdx', contentSource('guides/glossary') ?? '', named).terms.map(({ key }) => key));
  return known;
}

function namedIn(library: Library): Named {
  return {
    cites: (game) => library.get(game)?.cites ?? {},
    title: (id) => {
      const parsed = parseId(id);
      return parsed === null || !library.has(parsed.game.split('/')[0] ?? '') ? id : titleIn(resolve(library, parsed.game), parsed);
    },
    worth: (id) => id,
    terms,
  };
}

/** The content of a place; null if it has no text. Throws a `ContentError` with file and line of everything that the format does not allow. */
export function contentAlone(library: Library, id: string): Content | null {
  const source = contentSource(`games/${id}`);
  return source === null ? null : parseContent(`content/games/${id}.mdx`, source, namedIn(library));
}
