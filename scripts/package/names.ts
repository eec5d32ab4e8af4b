/** A key as a JavaScript name: `lastFour` for `last-four`. */
export const nameOfKey = (key: string): string => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
