// Ids are never lost: a renamed one leads to its new name, a withdrawn one says why.
import { askedBy } from '../scoring/counts.ts';
import type { Raw } from '../scoring/fields.ts';
import type { Game } from './games.ts';
import { parseId } from './ids.ts';
import { type Library, resolve } from './inheritance/index.ts';

/** An id without a successor: the reason, and the nearest id or place. */
export interface Withdrawn {
  readonly why: string;
  readonly nearest: string;
}
/**
 * Former ids and places: each with its current name, or the reason why it has none. Both sides are full ids. If an answer of a scorer became a page of its own,
 * it follows the id: `pinochle.score.melds?form=three-handed`.
 */
export type Moved = Readonly<Record<string, string | Withdrawn>>;

/** Declares a withdrawn id. `why`: a sentence for readers; `nearest`: an id or a place. */
export function withdrawn(why: string, nearest: string): Withdrawn {
  return { why, nearest };
}

export type Whereabouts =
  /** `id` is the current name: the given id, or its successor. */
  | { readonly kind: 'here' | 'moved'; readonly id: string }
  | { readonly kind: 'gone'; readonly why: string; readonly nearest: string }
  | { readonly kind: 'unknown' };

/** All moved ids of a library. */
export function movedIn(library: Library): Moved {
  return Object.assign({}, ...[...library.values()].map((game) => game.moved ?? {})) as Moved;
}

/** Splits an id or a place: `euchre/railroad.law.misdeal` into `euchre/railroad` and `.law.misdeal`. */
function split(id: string): { readonly place: string; readonly rest: string } {
  const dot = id.indexOf('.');
  return dot < 0 ? { place: id, rest: '' } : { place: id.slice(0, dot), rest: id.slice(dot) };
}

/** A row by a key from outside, ignoring properties that every object inherits. */
const own = <T>(rows: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  rows !== undefined && Object.hasOwn(rows, key) ? rows[key] : undefined;

const variantOf = (game: Game | undefined, place: string) => own(game?.variants, place.slice(place.indexOf('/') + 1));

/** Whether the engine has an id. Rules and questions of the text are not in the engine: only their place is checked. */
function has(library: Library, id: string): boolean {
  const { place, rest } = split(id);
  const game = library.get(place.split('/')[0] ?? '');
  if (game === undefined || (place.includes('/') && variantOf(game, place) === undefined)) return false;
  if (rest === '') return true;
  const parsed = parseId(id);
  if (parsed === null) return false;
  const { kind, key } = parsed;
  if (kind === 'rule' || kind === 'question') return true;
  const at = resolve(library, place);
  if (kind === 'law') return at.laws.some((law) => law.key === key);
  if (kind === 'points') return at.points.some((item) => item.key === key);
  return Object.hasOwn(at.scorers, key);
}

/** One step from a former id: by its own entry, by its place's entry, or in a variant by the entry of the row that it inherited. */
function step(library: Library, moved: Moved, id: string): string | Withdrawn | undefined {
  const ofId = own(moved, id);
  if (ofId !== undefined) return ofId;
  const { place, rest } = split(id);
  const ofPlace = rest === '' ? undefined : own(moved, place);
  if (ofPlace !== undefined) return typeof ofPlace === 'string' ? ofPlace + rest : ofPlace;
  if (rest === '' || !place.includes('/') || has(library, id)) return undefined;
  const game = place.split('/')[0] ?? '';
  const parsed = parseId(id);
  const why = parsed === null ? undefined : repealAt(library, place, parsed.kind, parsed.key);
  if (why !== undefined) return { why, nearest: `${game}${rest}` };
  const above = own(moved, game + rest);
  if (typeof above !== 'string') return above;
  const here = above.startsWith(`${game}.`) ? place + above.slice(game.length) : above;
  return has(library, here) ? here : above;
}

/** The printed reason why a variant lacks a row of its parent. */
function repealAt(library: Library, place: string, kind: string, key: string): string | undefined {
  const form = variantOf(library.get(place.split('/')[0] ?? ''), place);
  if (form === undefined || (kind !== 'law' && kind !== 'points')) return undefined;
  const { left } = resolve(library, place);
  return kind === 'law' ? (own(form.laws.repeal, key) ?? own(left.laws, key)) : (own(form.points.repeal, key) ?? own(left.points, key));
}

/** Where an id or a place of any edition is today. */
export function lookup(library: Library, id: string): Whereabouts {
  const moved = movedIn(library);
  const seen = new Set<string>();
  let at = id;
  for (let next = step(library, moved, at); next !== undefined; next = step(library, moved, at)) {
    if (typeof next !== 'string') return { kind: 'gone', ...next };
    seen.add(at);
    if (seen.has(next)) throw new Error(`moved ids run in a circle: ${[...seen, next].join(' -> ')}`);
    at = next;
  }
  return has(library, at) ? { kind: at === id ? 'here' : 'moved', id: at } : { kind: 'unknown' };
}

/** A scorer or sheet by id, with the answers given. */
export interface Asked {
  readonly id: string;
  readonly raw: Raw;
}

/** Redirects a scorer with a former answer to the page that replaced it, dropping the answer if nothing there asks for it; null if no answer was moved. */
export function leadOn(library: Library, { id, raw }: Asked): Asked | null {
  const moved = movedIn(library);
  const [name, value] = Object.entries(raw).find(([key, said]) => own(moved, `${id}?${key}=${said}`) !== undefined) ?? [];
  const found = name === undefined ? undefined : lookup(library, `${id}?${name}=${value}`);
  if (name === undefined || found?.kind !== 'moved') return null;
  const { game, key } = parseId(found.id) ?? { game: '', key: '' };
  const count = has(library, found.id) ? resolve(library, game).scorers[key] : undefined;
  const field = count === undefined ? undefined : own(askedBy(count), name);
  const isTaken = field !== undefined && (field.kind !== 'choice' || Object.hasOwn(field.options, value ?? ''));
  if (isTaken) return found.id === id ? null : { id: found.id, raw };
  return { id: found.id, raw: Object.fromEntries(Object.entries(raw).filter(([one]) => one !== name)) };
}
