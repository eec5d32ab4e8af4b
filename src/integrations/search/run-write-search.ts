// Starts the process that makes the files of the search (`write-search.ts`).
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A process that makes the files of the search. */
export interface SearchProcess {
  /** Resolves when the process has ended, with its output or with its error. Never rejects: nothing may be waiting for it yet. */
  readonly done: Promise<string | Error>;
  /** Ends it early. */
  readonly stop: () => void;
}

/** Empties a folder and makes the files of the search in it. The process ends with this one. */
export function runWriteSearch(folder: URL): SearchProcess {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const child = spawn(process.execPath, [fileURLToPath(new URL('./write-search.ts', import.meta.url)), fileURLToPath(folder)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    child.kill();
  };
  process.once('exit', stop);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const done = new Promise<string | Error>((resolve) => {
    child.once('error', resolve);
    child.once('close', (code) => {
      process.off('exit', stop);
      resolve(code === 0 ? said.trim() : new Error(`The files of the search were not written: exit ${code}. Its message is above.`));
    });
  });
  return { done, stop };
}
