/** A ruling shared by several books, with "the book" put in the plural. Small, because the browser uses it too. */
export const ofSeveralBooks = (text: string): string =>
  text
    .replace(
      /\b([Tt]he) book (does|is|has|(?:name|decide|say|cover|give|leave|mention)s)\b/g,
      (_, the: string, verb: string) => `${the} books ${IRREGULAR[verb] ?? verb.slice(0, -1)}`,
    )
    .replace(/\bThe books [^.]+\./g, (remark) => remark.replace(/(,| and) does not (say|cover)\b/g, '$1 do not $2').replace(/ and covers\b/g, ' and cover'));
const IRREGULAR: Readonly<Record<string, string>> = { does: 'do', is: 'are', has: 'have' };
