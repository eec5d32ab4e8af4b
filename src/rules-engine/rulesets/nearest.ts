/** Edit distance: letters to add, drop or change to turn one word into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The key that was probably meant: at most a third of its letters differ, or it begins with the given text; undefined if none is near. */
export function nearest(found: string, known: readonly string[]): string | undefined {
  const near = known
    .map((key) => ({ key, far: key.startsWith(found) && found !== '' ? 1 : distance(found.toLowerCase(), key) }))
    .sort((a, b) => a.far - b.far)[0];
  return near !== undefined && near.far <= Math.max(1, Math.ceil(near.key.length / 3)) ? near.key : undefined;
}

/** The end of a message about an unknown key: `; the nearest is "revoke"`, or empty if none is near. */
export function nearTo(found: string, known: Iterable<string>): string {
  const near = nearest(found, [...known]);
  return near === undefined ? '' : `; the nearest is "${near}"`;
}

/** What a problem expects, the nearest first: "late (of in-time, late, unknown)", or "one of in-time, late, unknown". */
export function expectOne(found: string, known: readonly string[]): string {
  const near = nearest(found, known);
  return near === undefined || known.length === 1 ? (known.length === 1 ? `${known[0]}` : `one of ${known.join(', ')}`) : `${near} (of ${known.join(', ')})`;
}
