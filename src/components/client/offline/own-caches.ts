// On some hosts several sites are folders of one origin and share its storage. The cache names of this site begin with its folder, so that no site
// deletes another's; at the root they have no prefix.

/** The part of CacheStorage that the worker uses. */
export type Caches = Pick<CacheStorage, 'open' | 'keys' | 'delete'>;

/** The caches of the site whose worker has this scope. */
export function ownCaches(all: Caches, scope: string): Caches {
  const folder = new URL(scope).pathname;
  if (folder === '/')
    return { open: (name) => all.open(name), keys: async () => (await all.keys()).filter((name) => !name.startsWith('/')), delete: (name) => all.delete(name) };
  const mark = `${folder} `;
  return {
    open: (name) => all.open(mark + name),
    keys: async () => (await all.keys()).flatMap((name) => (name.startsWith(mark) ? [name.slice(mark.length)] : [])),
    delete: (name) => all.delete(mark + name),
  };
}
