// The locks: every id ever published, one file a game, beside its rows, and one for the glossary, beside its text. An id is a draft until
// the next edition locks it, so that people who work at the same time never edit the same file.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { lookup, makeId, type Place } from '../../rules-engine/index.ts';
import { games, library, places } from '../catalogue/library.ts';
import { oddsTables } from '../catalogue/scores/odds.ts';
import { contentOfPlace, glossary } from '../content/pages.ts';
import { moved } from './former-addresses.ts';
import { formatLock, parseLock } from './id-lock.ts';

const root = new URL(`file://${process.cwd()}/`);
const GLOSSARY = 'glossary';

/** The lock of a game, or of the glossary. */
const lockOf = (owner: string): URL => new URL(owner === GLOSSARY ? 'content/guides/glossary.ids.lock' : `src/rules-engine/games/${owner}/ids.lock`, root);

function idsOfPlace(place: Place): string[] {
  const content = contentOfPlace(place.id);
  return [
    place.id,
    ...place.laws.filter((law) => law.writtenAt === place.id).map((law) => law.id),
    ...place.points.filter((item) => item.writtenAt === place.id).map((item) => item.id),
    ...Object.keys(place.scorers).map((key) => makeId(place.id, 'score', key)),
    ...(content?.rules ?? []).map((rule) => makeId(place.id, 'rule', rule.key)),
    ...(content?.questions ?? []).map((question) => makeId(place.id, 'question', question.key)),
    ...Object.keys(oddsTables.get(place.id)?.rows ?? {}).map((key) => makeId(place.id, 'odds', key)),
  ];
}

/** All current ids, by owner: a game with its variants, or the glossary. Each list is sorted. */
function idsByOwner(): Map<string, string[]> {
  const found = new Map<string, string[]>(games.map((game) => [game.id, []]));
  for (const place of places) found.get(place.parent ?? place.id)?.push(...idsOfPlace(place));
  found.set(
    GLOSSARY,
    glossary().map((term) => `glossary.term.${term.key}`),
  );
  for (const ids of found.values()) ids.sort();
  return found;
}

/** All current ids: places, laws, score items, scorers, sheets, rules, questions and terms. */
export const publishedIds = (): string[] => [...idsByOwner().values()].flat();

/** The ids of all editions so far, from a lock. */
function lockedIds(owner: string): string[] {
  const lock = lockOf(owner);
  return existsSync(lock) ? parseLock(readFileSync(lock, 'utf8')) : [];
}

/** Ids that no edition has published yet, by owner. They may still be changed or removed. */
export function drafts(): Map<string, string[]> {
  return new Map(
    [...idsByOwner()].flatMap(([owner, ids]) => {
      const locked = new Set(lockedIds(owner));
      const fresh = ids.filter((id) => !locked.has(id));
      return fresh.length === 0 ? [] : [[owner, fresh] as const];
    }),
  );
}

/** Inconsistencies between the locks, the moved ids and the site, in a sentence each. */
export function idFaults(): string[] {
  const now = idsByOwner();
  const all = new Set([...now.values()].flat());
  const isHere = (id: string) => all.has(id) || lookup(library, id).kind === 'here';
  // A variant's row that now belongs to its parent is still shown on the variant's page.
  const lost = [...now].flatMap(([owner, ids]) => {
    const here = new Set(ids);
    return lockedIds(owner).filter((id) => !here.has(id) && !isForwarded(id) && !(/\.(law|points)\./.test(id) && isHere(id)));
  });
  return [
    ...lost.map((id) => `${id} was published and is gone: say in \`moved\` of its game what it is called now, or withdrawn(why, nearest)`),
    ...Object.entries(moved).flatMap(([id, to]) => {
      const target = typeof to === 'string' ? to : to.nearest;
      if (all.has(id)) return [`${id} has moved and is still there`];
      return target in moved || isHere(target) ? [] : [`${id} leads to ${target}, which does not exist`];
    }),
  ];
}

/** Whether an id is forwarded, by its own entry in `moved` or by its place's. */
const isForwarded = (id: string): boolean => id in moved || (id.includes('.') && id.slice(0, id.indexOf('.')) in moved);

/** Locks all current ids when an edition is published. Returns how many were added to the locks. */
export function lockIds(): number {
  let added = 0;
  for (const [owner, ids] of idsByOwner()) {
    const before = lockedIds(owner);
    const all = [...new Set([...before, ...ids])].sort();
    added += all.length - before.length;
    if (all.length === 0) rmSync(lockOf(owner), { force: true });
    else if (all.length !== before.length) writeFileSync(lockOf(owner), formatLock(all));
  }
  return added;
}
