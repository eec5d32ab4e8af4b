// The folder of the host that the site is served from. Pages, code and data use addresses from the root; `src/integrations/sub-path.ts` adds the
// folder to all of them at the end of a build.

/** Validates BASE: `/hoyle` for a folder, empty for the root of the host. Throws if it is not a folder. */
export function baseIn(said: string | undefined): string {
  const path = (said ?? '').replace(/^\/*|\/*$/g, '');
  if (path === '') return '';
  if (!path.split('/').every((part) => /^[\w~-][\w.~-]*$/.test(part)))
    throw new Error(`BASE: expected a folder such as /hoyle, of letters, numbers and - . _ ~; found "${said}".`);
  return `/${path}`;
}

export const base: string = baseIn(process.env.BASE);
