// `/api/v1/laws.ndjson` and `/api/v1/points.ndjson`: all laws and all score items, one JSON object a line.
import type { Place, ResolvedItem } from '../../../rules-engine/index.ts';
import { lawPages } from '../../addresses/pages.ts';
import { places } from '../../catalogue/library.ts';
import { itemObject, wholeLaw } from '../objects.ts';

/** The score items of games, and those that variants add or change. */
export const pointsRows: readonly { readonly place: Place; readonly item: ResolvedItem }[] = places.flatMap((place) =>
  place.points.filter(({ provenance }) => ['own', 'added', 'amended'].includes(provenance)).map((item) => ({ place, item })),
);

const lines = (values: readonly object[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');

let laws: string | undefined;
/** Every law that has a page, with its rulings at its game or variant. Made once: it takes some 15 s. */
export function lawLines(): string {
  laws ??= lines(lawPages.map(({ place, law }) => ({ game: place.id, ...wholeLaw(law) })));
  return laws;
}

/** Every score item. */
export const pointsLines = (): string => lines(pointsRows.map(({ place, item }) => ({ game: place.id, ...itemObject(item) })));
