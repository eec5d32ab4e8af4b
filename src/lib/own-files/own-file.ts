// Files in which a device's own data are saved and read again: JSON with a format and a version.

/** The largest file that is read, in bytes: about thirty thousand games. */
const LARGEST_FILE = 60_000_000;

/** A kind of file. */
export interface OwnFormat {
  /** `hoyle-games` */
  readonly format: string;
  /** The newest version that this edition reads. */
  readonly version: number;
  /** Its name in messages: "backup". */
  readonly name: string;
  /** What to choose instead of another file, as a sentence. */
  readonly choose: string;
  /** Other files of this site, by format, with what to do with them. */
  readonly others: Readonly<Record<string, string>>;
}

/** The text of a file. */
export const writeOwnFile = ({ format, version }: OwnFormat, saved: Date, content: Readonly<Record<string, unknown>>, indent?: number): string =>
  JSON.stringify({ format, version, saved: saved.toISOString(), ...content }, null, indent);

/** The reason why a file of this size is not read; null if it is read. */
export const refusedFile = ({ choose, name }: OwnFormat, bytes: number): string | null =>
  bytes > LARGEST_FILE ? `${choose} A ${name} has at most ${LARGEST_FILE / 1e6} MB; this one has ${Math.ceil(bytes / 1e6)} MB.` : null;

/** The content of a file of this kind, not validated. Returns an error message if it is of another kind or of a newer version. */
export function readOwnFile(kind: OwnFormat, text: string): Readonly<Record<string, unknown>> | string {
  const { choose } = kind;
  const refused = refusedFile(kind, text.length);
  if (refused !== null) return refused;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return `${choose} This file is damaged or of another kind (it is not JSON).`;
  }
  const content = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const { format, version } = content;
  if (format !== kind.format) {
    const other = typeof format === 'string' && Object.hasOwn(kind.others, format) ? kind.others[format] : undefined;
    return `${choose} ${other ?? 'This is another kind of file.'}`;
  }
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return `${choose} This file has no version number.`;
  if (version > kind.version)
    return `This ${kind.name} has version ${version}, and this edition of the site reads version ${kind.version}. A newer edition of the site can read it.`;
  return content;
}
