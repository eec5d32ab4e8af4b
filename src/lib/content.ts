// content/ as text, for search, the API and the checks of ids: each file read once, with the titles and figures of the whole library.
import { contentSource } from './content-files.ts';
import { type Content, type ContentTerm, type Named, parseContent } from './content-grammar.ts';
import { gameOf } from './library.ts';
import { titleOfId, worthText } from './names.ts';

const named: Named = { cites: (game) => gameOf(game).cites, title: titleOfId, worth: worthText };

const cache = new Map<string, Content | null>();
/** The content of a file under content/, without ending (`games/euchre/railroad`); null where there is none. */
export function contentAt(path: string): Content | null {
  const known = cache.get(path);
  if (known !== undefined) return known;
  const source = contentSource(path);
  const content = source === null ? null : parseContent(`content/${path}.mdx`, source, named);
  cache.set(path, content);
  return content;
}

/** The content of a game or variant; null where its text is still to come. */
export const contentOfPlace = (id: string): Content | null => contentAt(`games/${id}`);

/** Terms of the glossary. */
export const glossary = (): readonly ContentTerm[] => contentAt('guides/glossary')?.terms ?? [];
