// The backup of My games: one JSON file with all finished games and all sheets that are being kept.
import { readRecord } from '../../rules-engine/sheets/records.ts';
import { type FinishedGame, readGame } from './finished-game.ts';

const FORMAT = 'hoyle-games';
const VERSION = 1;
/** The most bytes of a file that is read: some thirty thousand games. */
const LARGEST_FILE = 60_000_000;

/** A sheet as the device keeps it. */
export interface KeptSheet {
  /** `whist.score.rubber` */
  readonly sheet: string;
  /** Its record, of whatever version. */
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

/** Why a file of a size is refused before it is read; null if it is not. */
export const refusedBackup = (bytes: number): string | null =>
  bytes > LARGEST_FILE ? `${another} Such a file has at most ${LARGEST_FILE / 1e6} MB; this one has ${Math.ceil(bytes / 1e6)} MB.` : null;

/** Reads a backup file. Returns a sentence that says what to choose and what was chosen if it is none, or if any part of it is damaged. */
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
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return `${another} This one does not say its version.`;
  if (version > VERSION)
    return `This backup is of version ${version}, and this edition of the site reads version ${VERSION}. A newer edition of the site can read it.`;
  if (!Array.isArray(games) || !Array.isArray(sheets)) return `${another} In this one the games or the sheets are missing.`;
  const read = games.map(readGame);
  const damaged = read.indexOf(null);
  if (damaged >= 0) return `${another} In this one game ${damaged + 1} of ${games.length} is damaged, so nothing was taken from it.`;
  const badSheet = sheets.findIndex((one) => !isKeptSheet(one));
  if (badSheet >= 0) return `${another} In this one score sheet ${badSheet + 1} of ${sheets.length} is damaged, so nothing was taken from it.`;
  return { games: read as FinishedGame[], sheets: (sheets as KeptSheet[]).map(({ sheet, record }) => ({ sheet, record })) };
}

function isKeptSheet(value: unknown): value is KeptSheet {
  if (typeof value !== 'object' || value === null) return false;
  const { sheet, record } = value as Readonly<Record<string, unknown>>;
  return typeof sheet === 'string' && typeof record === 'string' && !('why' in readRecord(record, sheet));
}
