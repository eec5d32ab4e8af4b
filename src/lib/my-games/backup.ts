// The backup of My games: one JSON file with all finished games, all running sheets and the saved rules.
import { readRecord } from '../../rules-engine/sheets/records.ts';
import { type OwnFormat, readOwnFile, refusedFile, writeOwnFile } from '../own-files/own-file.ts';
import { readSavedRule, type SavedRule } from '../saved/saved-rule.ts';
import { type FinishedGame, readGame } from './finished-game.ts';

const BACKUP: OwnFormat = {
  format: 'hoyle-games',
  version: 1,
  name: 'backup',
  choose: 'Choose a backup that My games has saved.',
  others: {
    'hoyle-record': 'This is a record of rulings: open it on the page of the record.',
    'hoyle-sheet': 'This is the file of a single score sheet: open it on that sheet.',
  },
};

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
  /** Saved rules; a file of an earlier edition has none. */
  readonly rules?: readonly SavedRule[];
}

/** The text of a backup file. */
export const writeBackup = ({ games, sheets, rules = [] }: Backup, saved: Date): string => writeOwnFile(BACKUP, saved, { games, sheets, rules });

/** The reason why a file of this size is not read; null if it is read. */
export const refusedBackup = (bytes: number): string | null => refusedFile(BACKUP, bytes);

/** Reads a backup file. Returns an error message if it is not a backup or if any part of it is damaged. */
export function readBackup(text: string): Backup | string {
  const content = readOwnFile(BACKUP, text);
  if (typeof content === 'string') return content;
  const { games, sheets, rules = [] } = content;
  if (!Array.isArray(games) || !Array.isArray(sheets) || !Array.isArray(rules)) return `${BACKUP.choose} In this file the games or the sheets are missing.`;
  const read = games.map(readGame);
  const damaged = read.indexOf(null);
  if (damaged >= 0) return `${BACKUP.choose} In this file game ${damaged + 1} of ${games.length} is damaged, so nothing was restored.`;
  const badSheet = sheets.findIndex((one) => !isKeptSheet(one));
  if (badSheet >= 0) return `${BACKUP.choose} In this file score sheet ${badSheet + 1} of ${sheets.length} is damaged, so nothing was restored.`;
  const saved = rules.map(readSavedRule);
  const badRule = saved.indexOf(null);
  if (badRule >= 0) return `${BACKUP.choose} In this file saved rule ${badRule + 1} of ${rules.length} is damaged, so nothing was restored.`;
  return { games: read as FinishedGame[], sheets: (sheets as KeptSheet[]).map(({ sheet, record }) => ({ sheet, record })), rules: saved as SavedRule[] };
}

function isKeptSheet(value: unknown): value is KeptSheet {
  if (typeof value !== 'object' || value === null) return false;
  const { sheet, record } = value as Readonly<Record<string, unknown>>;
  return typeof sheet === 'string' && typeof record === 'string' && !('why' in readRecord(record, sheet));
}
