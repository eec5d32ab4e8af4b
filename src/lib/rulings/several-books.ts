/** A ruling that several books share, with what is said of "the book" in the plural. Small, because the browser says it too. */
export const ofSeveralBooks = (text: string): string =>
  text.replace(/\bThe book (name|decide|say|doe)s\b/g, (_, verb: string) => `The books ${verb === 'doe' ? 'do' : verb}`);
