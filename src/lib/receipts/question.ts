// The question that a link of the site asks, so that its receipt can be made from the link, or from the address on a printed slip.
import { OTHER } from '../record/other-version.ts';

/** A question as given by its link. */
export interface LinkedQuestion {
  /** The id of a law, a scorer or a sheet. */
  readonly id: string;
  /** Empty if the link names no book. */
  readonly book: string;
  /** The other parameters. A list may come in several parts. */
  readonly given: Readonly<Record<string, readonly string[]>>;
}

/** `/games/euchre/railroad/law/revoke/`: game, variant, kind and key; the page of a game has no kind and key. */
const ADDRESS = /\/games\/([a-z0-9-]+)(?:\/(?!(?:law|score|code|counts)\/)([a-z0-9-]+))?\/(?:(law|score)\/([a-z0-9-]+)\/)?/;
/** Parameters that are not part of the question. Some names that scores reserve may be questions of a law, such as `whose`. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { law: ['law', 'book', OTHER], score: ['score', 'book', 'claim', 'whose', 'unread'] };

/** Reads a link; null if it is not the link of a law, a scorer or a sheet. */
export function questionIn(link: string): LinkedQuestion | null {
  if (!URL.canParse(link.trim())) return null;
  const { pathname, searchParams, hash } = new URL(link.trim());
  const [, game, variant, ofPath, keyOfPath] = ADDRESS.exec(pathname) ?? [];
  if (game === undefined) return null;
  const [, ofHash, keyOfHash] = /^#(law|score)\.([a-z0-9-]+)$/.exec(hash) ?? [];
  const ofQuery = (['law', 'score'] as const).find((kind) => searchParams.has(kind));
  const kind = ofPath ?? ofQuery ?? ofHash;
  const key = keyOfPath ?? (ofQuery === undefined ? keyOfHash : searchParams.get(ofQuery));
  if (kind === undefined || key == null) return null;
  const names = [...new Set(searchParams.keys())].filter((name) => BESIDE[kind]?.includes(name) !== true);
  return {
    id: `${[game, ...(variant === undefined ? [] : [variant])].join('/')}.${kind}.${key}`,
    book: searchParams.get('book') ?? '',
    given: Object.fromEntries(names.map((name) => [name, searchParams.getAll(name)])),
  };
}
