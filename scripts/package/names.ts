/** `last-four` as a name of JavaScript: `lastFour`. */
export const nameOfKey = (key: string): string => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
