/** The lines of three, by the file (a to g, from the left) and row (1 to 7, from the bottom) of each point. */
export const LINES: readonly (readonly [string, string, string])[] = [
  ['a7', 'd7', 'g7'],
  ['b6', 'd6', 'f6'],
  ['c5', 'd5', 'e5'],
  ['a4', 'b4', 'c4'],
  ['e4', 'f4', 'g4'],
  ['c3', 'd3', 'e3'],
  ['b2', 'd2', 'f2'],
  ['a1', 'd1', 'g1'],
  ['a1', 'a4', 'a7'],
  ['b2', 'b4', 'b6'],
  ['c3', 'c4', 'c5'],
  ['d1', 'd2', 'd3'],
  ['d5', 'd6', 'd7'],
  ['e3', 'e4', 'e5'],
  ['f2', 'f4', 'f6'],
  ['g1', 'g4', 'g7'],
];
export const POINTS: readonly string[] = [...new Set(LINES.flat())].sort();
/** The lines of three occupied by these men. */
export const linesOf = (men: readonly string[]) => LINES.filter((line) => line.every((point) => men.includes(point)));
/** The men that may be taken: those in no line, or all of them if all are in lines. */
export function takable(men: readonly string[]): readonly string[] {
  const lined = linesOf(men).flat();
  const free = men.filter((point) => !lined.includes(point));
  return free.length > 0 ? free : men;
}
