// A lock of ids as text: a heading for each game or variant and each kind of row, and one key a line below it.
//
//   == euchre
//   == euchre.law
//   all-pass

const SIGN = '== ';
/** The first two parts of an id: "euchre.law" of "euchre.law.revoke"; the whole id if it has no more. */
const headOf = (id: string): string => id.split('.', 2).join('.');

/** Ids as the text of a lock, in their order. */
export const formatLock = (ids: readonly string[]): string =>
  [...Map.groupBy(ids, headOf)]
    .flatMap(([head, there]) => [SIGN + head, ...there.flatMap((id) => (id === head ? [] : [id.slice(head.length + 1)]))])
    .map((line) => `${line}\n`)
    .join('');

/** The ids of a lock. A heading is itself an id only if it is a game or a variant. */
export function parseLock(text: string): string[] {
  let head = '';
  return text
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      if (!line.startsWith(SIGN)) return [`${head}.${line}`];
      head = line.slice(SIGN.length);
      return head.includes('.') ? [] : [head];
    });
}
