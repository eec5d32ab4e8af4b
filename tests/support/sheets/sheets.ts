// Every sheet in the registry, and valid answers to its questions.

import { type Field, type Fields, PACKS, type Raw, type Sheet } from '../../../src/rules-engine/index.ts';
import { sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { places } from '../library.ts';

/** Every sheet with its id. */
export const sheets: readonly (readonly [string, Sheet])[] = places.flatMap((one) =>
  Object.keys(one.scorers).flatMap((key) => {
    const sheet = sheetIn(one, key);
    return sheet === undefined ? [] : [[`${one.id}.score.${key}`, sheet] as const];
  }),
);

function plainest(field: Field): string {
  switch (field.kind) {
    case 'choice':
      // Prefer an option that every book has.
      return field.otherwise ?? Object.keys(field.options).find((option) => field.only?.[option] === undefined) ?? Object.keys(field.options)[0] ?? '';
    case 'count':
      return String(field.min);
    case 'flag':
      return 'no';
    case 'words':
      return 'A name';
    case 'cards':
      return PACKS[field.pack].cards.slice(0, field.min).join(' ');
    case 'stones':
      return ['0-0', '1-0', '1-1', '2-0', '2-1', '2-2', '3-0'].slice(0, field.min).join(' ');
    case 'list':
      return Array.from({ length: field.min }, () => plainest(field.of)).join('.');
  }
}

/** The simplest answer to every required question. */
export const plainAnswers = (fields: Fields): Raw =>
  Object.fromEntries(Object.entries(fields).flatMap(([key, field]) => (field.optional === true ? [] : [[key, plainest(field)]])));
