// Former addresses: what a page shows for an anchor that it no longer has, and the pages that no longer exist.
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { addressOf, leadOn, lookup, type Moved, makeId, movedIn, type Place, parseId, type Withdrawn } from '../../rules-engine/index.ts';
import { library, placeOf, places, titleOf } from '../catalogue/library.ts';
import { titleOfId } from '../catalogue/titles/of-rows.ts';
import { hrefOfId } from './pages.ts';

/** Former terms of the glossary are listed beside it, like those of a game in the game's folder. */
const GLOSSARY = new URL(`file://${process.cwd()}/content/guides/glossary.moved.json`);
const glossaryMoved = z
  .record(z.string().startsWith('glossary.term.'), z.union([z.string(), z.strictObject({ why: z.string(), nearest: z.string() })]))
  .parse(existsSync(GLOSSARY) ? JSON.parse(readFileSync(GLOSSARY, 'utf8')) : {});

/** Every id and place of former editions, with its current name or the reason why it was removed. */
export const moved: Moved = { ...movedIn(library), ...glossaryMoved };

/** The address of an id, a place or a term. */
export function hrefOf(id: string): string {
  const term = /^glossary\.(term\..+)$/.exec(id)?.[1];
  return term !== undefined ? `/glossary/#${term}` : hrefOfId(id);
}

/** What a page shows for a former anchor. */
export interface Former {
  /** `law.revoke-established` */
  readonly anchor: string;
  /** Its former name, as far as the id gives it. */
  readonly name: string;
  /** Why it was removed; null if it was only renamed. */
  readonly why: string | null;
  /** Its current address, or that of the nearest replacement. */
  readonly href: string;
  readonly title: string;
  /** The parameter of the former id, if the target no longer asks for it. */
  readonly drops?: string;
}

const words = (anchor: string) =>
  anchor
    .slice(anchor.indexOf('.') + 1)
    .replace(/\?\w+=/, ', ')
    .replaceAll('-', ' ');
/** The name of an id, a place or a term on pages other than its game's. */
export const nameOf = (id: string): string => {
  if (id.startsWith('glossary.')) return words(id.slice('glossary.'.length));
  return id.includes('.') ? `${titleOf(parseId(id)?.game ?? id)}: ${titleOfId(id)}` : titleOf(id);
};

function formerAt(anchor: string, id: string): Former[] {
  const found = id.startsWith('glossary.') ? whereTermIs(id) : lookup(library, id);
  if (found.kind === 'here' || found.kind === 'unknown') return [];
  const target = found.kind === 'gone' ? found.nearest : found.id;
  const drops = droppedBy(id);
  const entry = { anchor, name: words(anchor), why: found.kind === 'gone' ? found.why : null, href: hrefOf(target), title: nameOf(target) };
  return [drops === undefined ? entry : { ...entry, drops }];
}

/** The parameter of `poker.score.showdown?form=stud` (`form`), if the count that it leads to does not ask for it. */
function droppedBy(former: string): string | undefined {
  const [, id = '', name = '', value = ''] = /^(.*)\?(.*)=(.*)$/.exec(former) ?? [];
  const led = id === '' ? null : leadOn(library, { id, raw: { [name]: value } });
  return led === null || name in led.raw ? undefined : name;
}

function whereTermIs(id: string): ReturnType<typeof lookup> {
  const to = glossaryMoved[id];
  return to === undefined ? { kind: 'here', id } : typeof to === 'string' ? { kind: 'moved', id: to } : { kind: 'gone', ...to };
}

/** Former anchors of the page of a place, current or former, or of the glossary. What a variant repeals is in its lists of laws and points instead. */
export function formerOn(place: string): Former[] {
  const parent = place.includes('/') ? place.slice(0, place.indexOf('/')) : null;
  const anchors = Object.keys(moved).flatMap((id) => {
    const at = id.slice(0, id.indexOf('.'));
    // A former answer was only forwarded from the page on which it was asked.
    return id.includes('.') && (at === place || (at === parent && !id.includes('?'))) ? [id.slice(at.length + 1)] : [];
  });
  const here = places.find((one) => one.id === place);
  return [...new Set(anchors)].filter((anchor) => !repeals(here, anchor)).flatMap((anchor) => formerAt(anchor, `${place}.${anchor}`));
}

/** Answers of former editions that lead from a count to another, or that the count no longer asks for. */
export const formerAnswersOf = (place: string, count: string): Former[] => formerOn(place).filter(({ anchor }) => anchor.startsWith(`score.${count}?`));

const repeals = (place: Place | undefined, anchor: string) => {
  const [kind, key = ''] = anchor.split('.');
  return (kind === 'law' || kind === 'points') && place?.repealed[key] !== undefined;
};

/** Score items of the parent that a variant does not have, with the reason. */
export function repealedPoints(place: Place): { readonly key: string; readonly title: string; readonly why: string; readonly href: string }[] {
  if (place.parent === null || !('points' in place.described)) return [];
  const above = placeOf(place.parent);
  const repeal = ('repeal' in place.described.points ? place.described.points.repeal : undefined) as Readonly<Record<string, string>> | undefined;
  return Object.entries({ ...place.left.points, ...repeal }).flatMap(([key, why]) => {
    const item = above.points.find((one) => one.key === key);
    return item === undefined ? [] : [{ key, title: item.title, why, href: addressOf(makeId(above.id, 'points', key)) }];
  });
}

/** A page of a former edition: of a game, a variant, a law or a count. */
export interface FormerPage {
  /** Its path below `/games/`, without the last slash: `euchre/law/revoke-established`. */
  readonly path: string;
  readonly id: string;
  readonly to: string | Withdrawn;
}

/** Pages that no longer exist: each redirects or says why it was removed. */
export const formerPages: readonly FormerPage[] = Object.keys(moved).flatMap((id): FormerPage[] => {
  const parsed = parseId(id);
  if (id.includes('.') && parsed?.kind !== 'law' && parsed?.kind !== 'score') return [];
  const found = lookup(library, id);
  if (found.kind === 'here' || found.kind === 'unknown') throw new Error(`${id} is moved to what does not exist`);
  const path = parsed === null ? id : `${parsed.game}/${parsed.kind}/${parsed.key}`;
  return [{ path, id, to: found.kind === 'gone' ? { why: found.why, nearest: found.nearest } : found.id }];
});
