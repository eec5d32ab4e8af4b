/**
 * Ids are addresses. `euchre.law.revoke` is the page `/games/euchre/law/revoke/`, and stands at the anchor `law.revoke` of the game's page too;
 * `euchre/railroad.law.out-of-turn` is `/games/euchre/railroad/law/out-of-turn/` and the engine's `games/euchre/variants/railroad/`.
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
 * Every id that stands, its keys: filled by the list that scripts/known-ids.ts writes before the types are checked (`npm run game`,
 * `npm run check`). Without the list, as in a fresh copy, any text passes for an id here, and the tests alone hold it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the list adds to it
export interface KnownIds {}
/** An id that stands; one that does not exist is refused by the compiler, which names the near one. */
export type KnownId = [keyof KnownIds] extends [never] ? string : keyof KnownIds & string;

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads an id, or null when it is not of the form `game[/variant].kind.key`. */
export function parseId(text: string): Id | null {
  const match = /^([a-z0-9-]+(?:\/[a-z0-9-]+)?)\.([a-z]+)\.([a-z0-9-]+)$/.exec(text);
  if (match === null) return null;
  const [, game, kind, key] = match as unknown as [string, string, string, string];
  if (!(ID_KINDS as readonly string[]).includes(kind) || !SLUG.test(key) || !game.split('/').every((part) => SLUG.test(part))) return null;
  return { game, kind: kind as IdKind, key };
}

/** Writes an id; the inverse of `parseId`. */
export function makeId(game: string, kind: IdKind, key: string): string {
  return `${game}.${kind}.${key}`;
}

/** The page of a game or variant. */
export function pageOf(game: string): string {
  return `/games/${game}/`;
}

/** Kinds of which each has a page of its own; the others stand at an anchor of their place's page. */
const PAGED: readonly IdKind[] = ['law', 'score'];

/**
 * The address of an id: its own page, or page and anchor. A law that a form takes over unchanged is read on its parent's page: `lib/addresses/pages.ts`
 * knows which. Throws on what is no id, because an address that leads nowhere must not be printed.
 */
export function addressOf(text: string): string {
  const id = parseId(text);
  if (id === null) throw new Error(`expected an id such as euchre.law.revoke, found "${text}"`);
  return PAGED.includes(id.kind) ? `${pageOf(id.game)}${id.kind}/${id.key}/` : anchorOf(text);
}

/** Where an id stands on the page of its place. Throws on what is no id. */
export function anchorOf(text: string): string {
  const id = parseId(text);
  if (id === null) throw new Error(`expected an id such as euchre.law.revoke, found "${text}"`);
  return `${pageOf(id.game)}#${id.kind}.${id.key}`;
}
