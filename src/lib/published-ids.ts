import { existsSync, readFileSync } from 'node:fs';
import { makeId } from '../rules-engine/index.ts';
import { contentOfPlace, glossary } from './content.ts';
import { places } from './library.ts';

const root = new URL(`file://${process.cwd()}/`);
export const LOCK = new URL('ids.lock', root);
export const FORWARDS = new URL('content/forwards.json', root);

/** Every id that the site publishes now: places, laws, score items, scorers and sheets, rules, questions and terms, sorted. */
export function publishedIds(): string[] {
  const ids = places.flatMap((place) => [
    place.id,
    ...place.laws.filter((law) => law.writtenAt === place.id).map((law) => law.id),
    ...place.points.filter((item) => item.writtenAt === place.id).map((item) => item.id),
    ...Object.keys(place.scorers).map((key) => makeId(place.id, 'score', key)),
    ...(contentOfPlace(place.id)?.rules ?? []).map((rule) => makeId(place.id, 'rule', rule.key)),
    ...(contentOfPlace(place.id)?.questions ?? []).map((question) => makeId(place.id, 'question', question.key)),
  ]);
  return [...ids, ...glossary().map((term) => `glossary.term.${term.key}`)].sort();
}

/** Ids ever published, as the lock file holds them. */
export function lockedIds(): string[] {
  return existsSync(LOCK)
    ? readFileSync(LOCK, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];
}

/** Where an id that was renamed lives now; null where it was withdrawn and nothing took its place. */
export function forwards(): Record<string, string | null> {
  return existsSync(FORWARDS) ? (JSON.parse(readFileSync(FORWARDS, 'utf8')) as Record<string, string | null>) : {};
}

/** What is wrong between the lock, the forwards and the site: one sentence each. */
export function idFaults(): string[] {
  const now = new Set(publishedIds());
  const locked = new Set(lockedIds());
  const forward = forwards();
  return [
    ...[...locked].filter((id) => !now.has(id) && !(id in forward)).map((id) => `${id} was published and is gone: give it a line in content/forwards.json`),
    ...[...now].filter((id) => !locked.has(id)).map((id) => `${id} is new: run npm run ids`),
    ...Object.entries(forward).flatMap(([id, to]) =>
      now.has(id) ? [`${id} is forwarded and still there`] : to !== null && !now.has(to) ? [`${id} is forwarded to ${to}, which does not exist`] : [],
    ),
  ];
}
