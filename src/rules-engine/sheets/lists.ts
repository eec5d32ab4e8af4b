// Lists as words: how several answers to one field stand in a form, a link, a file, at the terminal. The one place that joins and splits them.

/** Between the parts of a list in a link: a sign that no card and no whole number holds. A name that holds it says so by `ESCAPE`. */
export const LIST_SIGN = '.';
/** Before a sign that belongs to a name and ends no part: `A\. Lee.Bob` are two names. */
export const ESCAPE = '\\';
/** What sets parts apart when it is read; what was written before names could hold these signs had them between names alone, and reads as it did. */
const ENDS = /^[.;\n|]$/;
const SPECIAL = /[.;\n|\\]/g;
const SIGNS = /\\[.;\n|\\]|[\s\S]/g;

/** The parts of a list, each without the white space around it. A backslash before a sign that would end a part, or before a backslash, makes it a letter like any other. */
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

/** Parts as one text; `splitList` gives them back, whatever signs they hold, but for white space at their ends. */
export function joinList(parts: readonly string[]): string {
  return parts.map((part) => part.replace(SPECIAL, (sign) => `${ESCAPE}${sign}`)).join(LIST_SIGN);
}
