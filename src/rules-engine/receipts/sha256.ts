// SHA-256 (FIPS 180-4) of a text. The engine runs without Node or a browser, so it cannot use their implementations.

/** The constants of the 64 rounds and the first state: the first 32 bits of the fractions of cube and square roots of the first primes. */
function constants(): { readonly rounds: readonly number[]; readonly start: readonly number[] } {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  return { rounds: primes.map((prime) => fraction(Math.cbrt(prime))), start: primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))) };
}
/** Computed on first use: a module that computes something when it is loaded cannot be tree-shaken. */
let made: ReturnType<typeof constants> | undefined;

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The bytes of a text in UTF-8. */
function bytesOf(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    // A lone surrogate has no UTF-8 form. As usual, it becomes U+FFFD, the replacement character.
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}

/** The text as 32-bit words: its bytes, a set bit, zeros up to a whole block, and its length in bits. */
function blocksOf(text: string): number[] {
  const bytes = bytesOf(text);
  const length = bytes.length;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  const words: number[] = [];
  for (let n = 0; n < bytes.length; n += 4) {
    words.push(((bytes[n] ?? 0) << 24) | ((bytes[n + 1] ?? 0) << 16) | ((bytes[n + 2] ?? 0) << 8) | (bytes[n + 3] ?? 0));
  }
  words.push(Math.floor(length / 2 ** 29), (length << 3) | 0);
  return words;
}

/** The state after one more block of 16 words. */
function compress(state: readonly number[], block: readonly number[], rounds: readonly number[]): number[] {
  const w = [...block];
  for (let n = 16; n < 64; n++) {
    const [x, y] = [w[n - 15] ?? 0, w[n - 2] ?? 0];
    const small = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const large = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w.push(((w[n - 16] ?? 0) + small + (w[n - 7] ?? 0) + large) | 0);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let n = 0; n < 64; n++) {
    const one = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + (rounds[n] ?? 0) + (w[n] ?? 0)) | 0;
    const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, n) => (word + (state[n] ?? 0)) | 0);
}

/** The SHA-256 of a text as 64 hexadecimal digits. */
export function sha256(text: string): string {
  made ??= constants();
  const words = blocksOf(text);
  let state = made.start;
  for (let n = 0; n < words.length; n += 16) state = compress(state, words.slice(n, n + 16), made.rounds);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
