/**
 * Ids are addresses. `euchre.law.revoke` is the page `/games/euchre/law/revoke/`, and the anchor `law.revoke` on the game's page;
 * `euchre/railroad.law.out-of-turn` is `/games/euchre/railroad/law/out-of-turn/`, from the engine's `games/euchre/variants/railroad/`.
 */
export const ID_KINDS = ['rule', 'law', 'points', 'score', 'question', 'odds'] as const;
export type IdKind = (typeof ID_KINDS)[number];

export interface Id {
  /** Game, or game and variant: `euchre`, `euchre/railroad`. */
  readonly game: string;
  readonly kind: IdKind;
  readonly key: string;
}

/**
 * Every existing id, as keys: filled by the list that scripts/generate/known-ids.ts writes before type checks (`npm run game`, `npm run check`). Without the list, as in
 * a fresh clone, any string is accepted as an id, and only the tests check it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the list adds to it
export interface KnownIds {}
/** An existing id; the compiler rejects others and suggests the nearest. */
export type KnownId = [keyof KnownIds] extends [never] ? string : keyof KnownIds & string;

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Parses an id; null if it is not of the form `game[/variant].kind.key`. */
export function parseId(text: string): Id | null {
  const match = /^([a-z0-9-]+(?:\/[a-z0-9-]+)?)\.([a-z]+)\.([a-z0-9-]+)$/.exec(text);
  if (match === null) return null;
  const [, game, kind, key] = match as unknown as [string, string, string, string];
  if (!(ID_KINDS as readonly string[]).includes(kind) || !SLUG.test(key) || !game.split('/').every((part) => SLUG.test(part))) return null;
  return { game, kind: kind as IdKind, key };
}

/** Formats an id; the inverse of `parseId`. */
export function makeId(game: string, kind: IdKind, key: string): string {
  return `${game}.${kind}.${key}`;
}

/** The page of a game or variant. */
export function pageOf(game: string): string {
  return `/games/${game}/`;
}

/** Kinds with a page per id; ids of the others are anchors on the page of their game or variant. */
const PAGED: readonly IdKind[] = ['law', 'score'];

/**
 * The address of an id: its own page, or page and anchor. A law that a variant inherits unchanged is on its parent's page: see `lib/addresses/pages.ts`. Throws
 * if the text is not an id, so that no broken address is printed.
 */
export function addressOf(text: string): string {
  const id = parseId(text);
  if (id === null) throw new Error(`expected an id such as euchre.law.revoke, found "${text}"`);
  return PAGED.includes(id.kind) ? `${pageOf(id.game)}${id.kind}/${id.key}/` : anchorOf(text);
}

/** The anchor of an id on the page of its game or variant. Throws if the text is not an id. */
export function anchorOf(text: string): string {
  const id = parseId(text);
  if (id === null) throw new Error(`expected an id such as euchre.law.revoke, found "${text}"`);
  return `${pageOf(id.game)}#${id.kind}.${id.key}`;
}
