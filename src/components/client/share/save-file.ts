import { element } from './share.ts';

/** Has the browser save a text as a file. `type` is its media type. */
export function saveFile(name: string, text: string, type: string): void {
  const link = element('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
