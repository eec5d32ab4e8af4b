/** Whether a number is one of the seven numbers of the Field (Blue Ribbon 1940, p. 61-62). */
export const inField = (number: number): boolean => number < 5 || number > 8;
