// The folder of its host that the site stands in. Pages, code and data are written as if they stood at the root, and the folder is put before
// their addresses in one place, when the build is done (`integrations/sub-path.ts`).

/** Reads what BASE says: `/hoyle` for a folder, empty for the root of the host. Throws on what is no folder. */
export function baseIn(said: string | undefined): string {
  const path = (said ?? '').replace(/^\/*|\/*$/g, '');
  if (path === '') return '';
  if (!path.split('/').every((part) => /^[\w~-][\w.~-]*$/.test(part)))
    throw new Error(`BASE: expected a folder such as /hoyle, of letters, numbers and - . _ ~; found "${said}".`);
  return `/${path}`;
}

export const base: string = baseIn(process.env.BASE);
