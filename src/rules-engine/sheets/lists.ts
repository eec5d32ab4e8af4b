// Lists as text: several answers to one field in a form, a link, a file or at the terminal. All joining and splitting is done here.

/** Separates the parts of a list in a link: not used in cards or whole numbers. Names that contain it are escaped with `ESCAPE`. */
export const LIST_SIGN = '.';
/** Before a sign that is part of a name: `A\. Lee.Bob` are two names. */
export const ESCAPE = '\\';
/** Separators when parsing. Older records, written when names could not contain these signs, are parsed unchanged. */
const ENDS = /^[.;\n|]$/;
const SPECIAL = /[.;\n|\\]/g;
const SIGNS = /\\[.;\n|\\]|[\s\S]/g;

/** Splits a list into trimmed parts. A backslash before a separator or another backslash makes it an ordinary character. */
export function splitList(text: string): string[] {
  let part = '';
  const parts: string[] = [];
  for (const sign of text.match(SIGNS) ?? []) {
    if (ENDS.test(sign)) {
      parts.push(part);
      part = '';
    } else part += sign.length > 1 ? sign.slice(ESCAPE.length) : sign;
  }
  return [...parts, part].map((one) => one.trim());
}

/** Joins parts; the inverse of `splitList` for any characters, except white space at the ends. */
export function joinList(parts: readonly string[]): string {
  return parts.map((part) => part.replace(SPECIAL, (sign) => `${ESCAPE}${sign}`)).join(LIST_SIGN);
}
