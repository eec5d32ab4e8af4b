/** "1 trick", "3 tricks"; `several` where it is not the one with an s. */
export const counted = (n: number, one: string, several = `${one}s`): string => `${n} ${Math.abs(n) === 1 ? one : several}`;
