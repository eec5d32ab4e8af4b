/** Every order of a list. */
export function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((one, n) => permutations([...list.slice(0, n), ...list.slice(n + 1)]).map((rest) => [one, ...rest]));
}
