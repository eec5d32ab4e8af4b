// The answers of a law as its page holds them: in the buttons, and on each case what it is ruled out by.
export const UNKNOWN = 'unknown';

/** The answers that a button stands for: of a switch it may be several, which no book treats differently. */
export const valuesOf = ({ value, dataset }: HTMLInputElement): string[] => [value, ...(dataset.also?.split(' ') ?? [])];
