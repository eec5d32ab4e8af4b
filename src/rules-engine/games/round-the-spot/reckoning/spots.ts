/** The number of ways in which dice give each total: one face of each die scores a three, one a five, four nothing. */
export function ways(dice: number, three: number, five: number): readonly number[] {
  let found = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: found.length + five }, () => 0);
    found.forEach((many, at) => {
      for (const [worth, faces] of [
        [0, 4],
        [three, 1],
        [five, 1],
      ] as const)
        next[at + worth] = (next[at + worth] ?? 0) + many * faces;
    });
    found = next;
  }
  return found;
}
