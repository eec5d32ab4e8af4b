// On some hosts several sites stand in folders of one origin, which has one storage. The caches of this one bear its folder's name, so that
// nobody tidies away another's; at the root they bear none.

/** The caches of a browser as far as the worker uses them. */
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
