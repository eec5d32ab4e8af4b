/** The usual start of FNV-1a. Another start gives a second hash, independent of the first. */
const START = 0x811c9dc5;

/** A short hash of the UTF-16 units of a text: FNV-1a, 32 bits. The same in every browser and under Node. */
export function hashOfText(text: string, start: number = START): number {
  let hash = start;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193);
  return hash >>> 0;
}
