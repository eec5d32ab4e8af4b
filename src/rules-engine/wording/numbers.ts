/** A number as printed in a table: "7", "-3", and halves: "2½", "-½". */
export function figureOf(n: number): string {
  const whole = Math.trunc(n);
  if (Math.abs(n - whole) !== 0.5) return String(n);
  return `${n < 0 ? '-' : ''}${whole === 0 ? '' : Math.abs(whole)}½`;
}

/** "1 trick", "3 tricks", "½ game"; `several` is an irregular plural. */
export const counted = (n: number, one: string, several = `${one}s`): string => `${figureOf(n)} ${Math.abs(n) === 1 || Math.abs(n) === 0.5 ? one : several}`;
