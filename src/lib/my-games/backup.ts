// The backup of My games: one JSON file with all finished games and all running sheets.
import { readRecord } from '../../rules-engine/sheets/records.ts';
import { LARGEST_FILE } from './file-limit.ts';
import { type FinishedGame, readGame } from './finished-game.ts';

const FORMAT = 'hoyle-games';
const VERSION = 1;

/** A sheet as stored on the device. */
export interface KeptSheet {
  /** `whist.score.rubber` */
  readonly sheet: string;
  /** Its record, of any version. */
  readonly record: string;
}
export interface Backup {
  readonly games: readonly FinishedGame[];
  readonly sheets: readonly KeptSheet[];
}

/** The text of a backup file. */
export const writeBackup = ({ games, sheets }: Backup, saved: Date): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, saved: saved.toISOString(), games, sheets });

const another = 'Choose a backup that My games has saved.';

/** The reason why a file of this size is not read; null if it is read. */
export const refusedBackup = (bytes: number): string | null =>
  bytes > LARGEST_FILE ? `${another} A backup has at most ${LARGEST_FILE / 1e6} MB; this one has ${Math.ceil(bytes / 1e6)} MB.` : null;

/** Reads a backup file. Returns an error message if it is not a backup or if any part of it is damaged. */
export function readBackup(text: string): Backup | string {
  const refused = refusedBackup(text.length);
  if (refused !== null) return refused;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return `${another} This file is damaged or of another kind (it is not JSON).`;
  }
  const { format, version, games, sheets } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  if (format === 'hoyle-sheet') return `${another} This is the file of a single score sheet: open it on that sheet.`;
  if (format !== FORMAT) return `${another} This is another kind of file.`;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return `${another} This file has no version number.`;
  if (version > VERSION)
    return `This backup has version ${version}, and this edition of the site reads version ${VERSION}. A newer edition of the site can read it.`;
  if (!Array.isArray(games) || !Array.isArray(sheets)) return `${another} In this file the games or the sheets are missing.`;
  const read = games.map(readGame);
  const damaged = read.indexOf(null);
  if (damaged >= 0) return `${another} In this file game ${damaged + 1} of ${games.length} is damaged, so nothing was restored.`;
  const badSheet = sheets.findIndex((one) => !isKeptSheet(one));
  if (badSheet >= 0) return `${another} In this file score sheet ${badSheet + 1} of ${sheets.length} is damaged, so nothing was restored.`;
  return { games: read as FinishedGame[], sheets: (sheets as KeptSheet[]).map(({ sheet, record }) => ({ sheet, record })) };
}

function isKeptSheet(value: unknown): value is KeptSheet {
  if (typeof value !== 'object' || value === null) return false;
  const { sheet, record } = value as Readonly<Record<string, unknown>>;
  return typeof sheet === 'string' && typeof record === 'string' && !('why' in readRecord(record, sheet));
}
