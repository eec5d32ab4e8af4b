// The files of the conformance suite: `/api/v1/conformance.json` and a file for each level, each with its schema.
import { z } from 'zod';
import { places } from '../../catalogue/library.ts';
import { edition } from '../../editions/edition.ts';
import { conformanceCases } from './cases.ts';
import { LEVEL_NAMES, LEVELS, type LevelName, levelSchema } from './schemas.ts';

let made: ReturnType<typeof conformanceCases> | null = null;
const cases = () => {
  made ??= conformanceCases(places);
  return made;
};

const addressOf = (name: LevelName) => `/api/v1/conformance/${name}`;

/** `/api/v1/conformance.json`: the levels, with the number of their cases. */
export function suiteFile() {
  return {
    edition,
    levels: LEVEL_NAMES.map((name) => ({
      level: LEVELS[name].level,
      name,
      title: LEVELS[name].title,
      cases: cases()[name].length,
      url: `${addressOf(name)}.json`,
      schema: `${addressOf(name)}.schema.json`,
    })),
  };
}

/** `/api/v1/conformance/<level>.json` */
export const levelFile = (name: LevelName) => ({ edition, ...LEVELS[name], cases: cases()[name] });

/** `/api/v1/conformance/<level>.schema.json` */
export const levelSchemaFile = (name: LevelName): object => z.toJSONSchema(levelSchema(name));
