// content/ as text, for search, the API and the checks of ids: each file read once, with the titles and figures of the whole library.

import { gameOf } from '../catalogue/library.ts';
import { titleOfId, valueText } from '../catalogue/titles/of-rows.ts';
import { contentSource } from './files.ts';
import { type Content, type ContentTerm, type Named, parseContent } from './grammar.ts';

const named: Named = { cites: (game) => gameOf(game).cites, title: titleOfId, worth: valueText };
const GLOSSARY = 'guides/glossary';
/** The same with the terms of the glossary, for every file but the glossary itself. */
const namedWithTerms: Named = { ...named, terms: () => new Set(glossary().map(({ key }) => key)) };

const cache = new Map<string, Content | null>();
/** The content of a file under content/, named without extension (`games/euchre/railroad`); null if there is none. */
export function contentAt(path: string): Content | null {
  const known = cache.get(path);
  if (known !== undefined) return known;
  const source = contentSource(path);
  const content = source === null ? null : parseContent(`content/${path}.mdx`, source, path === GLOSSARY ? named : namedWithTerms);
  cache.set(path, content);
  return content;
}

/** The content of a game or variant; null if it has no text. */
export const contentOfPlace = (id: string): Content | null => contentAt(`games/${id}`);

/** Terms of the glossary. */
export const glossary = (): readonly ContentTerm[] => contentAt(GLOSSARY)?.terms ?? [];
