// `/api/v1/editions.json`: the edition that is served, hashes of its rows, and what changed from edition to edition.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { changes } from '../editions/changes.ts';
import { edition } from '../editions/edition.ts';
import { lawLines, pointsLines } from './bulk/lines.ts';
import { type Former, formerSchema } from './former/schemas.ts';
import { edition as editionShape } from './shapes.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const corrected = z
  .strictObject({
    text: z.string().describe('The game and what was corrected, with book and page.'),
    sources: z.string().nullable().describe('Books and pages alone; null if the change log names them in the text.'),
  })
  .meta({ id: 'CorrectedRuling', description: 'A published ruling that was corrected.' });
const listed = z
  .strictObject({
    version: z.string().nullable().describe('Null for what is not yet in a numbered edition.'),
    date: z.string().nullable(),
    changes: z.array(z.string()),
    rulings: z.array(corrected),
  })
  .meta({ id: 'EditionChanges', description: 'What changed in one edition.' });

/** The schema of the file. */
export const editionsSchema = z
  .strictObject({
    edition: editionShape,
    rows: z
      .strictObject({ laws: hash, points: hash })
      .describe('SHA-256 of laws.ndjson and points.ndjson as they are at the root of a host: the same hash means the same rows.'),
    editions: z.array(listed).min(1).describe('Newest first.'),
    former: z.array(formerSchema).describe('The editions that were published before, newest first.'),
  })
  .meta({
    id: 'Editions',
    description: 'The edition that is served, hashes of its rows, what changed from edition to edition, and the former editions that are kept.',
  });

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The file. The build adds the former editions (`src/integrations/editions/former-editions.ts`). */
export const editionsFile = () => ({
  edition,
  rows: { laws: hashOf(lawLines()), points: hashOf(pointsLines()) },
  editions: changes.map(({ version, date, points, rulings }) => ({
    version: version || null,
    date: date || null,
    changes: points,
    rulings: rulings.map((text) => ({ text, sources: /\(([^()]*p\. [^()]*)\)\.?$/.exec(text)?.[1] ?? null })),
  })),
  former: [] as Former[],
});
