// Polyfill: the package supports Node 20, which has no Map.groupBy. Imported before the modules that use it.
if ((Map.groupBy as unknown) === undefined)
  Map.groupBy = <K, T>(items: Iterable<T>, keyOf: (item: T, n: number) => K): Map<K, T[]> => {
    const groups = new Map<K, T[]>();
    let n = 0;
    for (const item of items) {
      const key = keyOf(item, n++);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [item]);
      else group.push(item);
    }
    return groups;
  };

// Makes this file a module.
export {};
