/** Maximum length in characters of a law's line in a list, a search result or a preview, including the name of its book. */
export const LINE_LENGTH = 200;
