/** A list in two halves, for two columns of which the second is read after the first. One part alone is one column. */
export function inColumns<T>(parts: readonly T[]): readonly (readonly T[])[] {
  const half = Math.ceil(parts.length / 2);
  return [parts.slice(0, half), parts.slice(half)].filter((column) => column.length > 0);
}
