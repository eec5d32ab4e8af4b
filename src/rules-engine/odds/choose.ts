/** The number of ways to choose `some` of `of`, regardless of order. Exact up to 2 ** 53. */
export function choose(of: number, some: number): number {
  if (some < 0 || some > of) return 0;
  let ways = 1;
  for (let n = 1; n <= some; n++) ways = (ways * (of - some + n)) / n;
  return ways;
}

/** The same for any size. */
export function chooseExactly(of: number, some: number): bigint {
  if (some < 0 || some > of) return 0n;
  let ways = 1n;
  for (let n = 1; n <= some; n++) ways = (ways * BigInt(of - some + n)) / BigInt(n);
  return ways;
}
