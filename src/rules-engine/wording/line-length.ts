/** The most characters of a law's line in a list, a search hit or a preview, with the name of its book. */
export const LINE_LENGTH = 200;
