// Why a game does not load, with the file, line and law of the error.
import { globSync, readFileSync } from 'node:fs';

interface Position {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** The first line of the game's own folder in an error's stack. */
function inStack(folder: string, stack: string): Position | null {
  const found = new RegExp(`(${folder}/[^:)]+\\.ts):(\\d+)`).exec(stack.replaceAll('\\', '/'));
  return found === null ? null : { file: found[1] ?? '', line: Number(found[2]) };
}

/** Where a law of the game is written. */
function lawPosition(folder: string, key: string): Position | null {
  for (const file of globSync(`${folder}/**/*.ts`)) {
    const line = readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => new RegExp(`^\\s+'?${key}'?: (law|amendment)\\(`).test(text));
    if (line >= 0) return { file: file.replaceAll('\\', '/'), line: line + 1 };
  }
  return null;
}

/** The law whose row contains a line: the nearest one that begins above it. */
function lawAbove({ file, line }: Position): string | null {
  const above = readFileSync(file, 'utf8').split('\n').slice(0, line).reverse();
  for (const text of above) {
    const key = /^\s+'?([\w-]+)'?: (?:law|amendment)\(/.exec(text)?.[1];
    if (key !== undefined) return key;
  }
  return null;
}

/** The message for a game that does not load: `euchre does not load: MESSAGE`, then file, line and law if they are known. */
export function loadError(game: string, error: Error): string {
  const folder = `src/rules-engine/games/${game}`;
  const named = new RegExp(`\\b${game}(?:/[\\w-]+)?\\.law\\.([\\w-]+)`).exec(error.message)?.[1];
  const at = named === undefined ? inStack(folder, error.stack ?? '') : lawPosition(folder, named);
  if (at === null) return `${game} does not load: ${error.message}`;
  const law = named ?? lawAbove(at);
  return `${game} does not load: ${error.message}\n  at ${at.file}:${at.line}${law === null ? '' : `, law "${law}"`}`;
}
