// The pieces of words that a question needs, as they come. Pure: whoever searches says how a piece is brought.
import { piecesFor, unpackWords, type Word, wordPiece } from './format.ts';
import type { Bring, Known } from './known.ts';

/** The pieces of words that have come. */
export class Words {
  readonly #bring: Bring;
  readonly #pieces: readonly string[];
  readonly #come = new Map<string, Map<string, Word>>();
  constructor(known: Known, bring: Bring) {
    this.#bring = bring;
    this.#pieces = known.pieces;
  }
  /** Brings the pieces in which words may stand that begin with these letters. */
  async need(letters: Iterable<string>): Promise<void> {
    const wanted = new Set([...letters].flatMap((one) => this.#at(one)));
    await Promise.all(
      [...wanted].map(async (from) => {
        if (!this.#come.has(from)) this.#come.set(from, unpackWords((await this.#bring(wordPiece(from))).text));
      }),
    );
  }
  /** A whole word stands in one piece alone. */
  #at(one: string): string[] {
    return piecesFor(one, this.#pieces).slice(0, 1);
  }
  get(one: string): Word | undefined {
    return this.#come.get(this.#at(one)[0] ?? '')?.get(one);
  }
  /** Words that begin with these letters, of the pieces that have come. */
  *beginning(letters: string): Generator<readonly [string, Word]> {
    for (const from of piecesFor(letters, this.#pieces)) for (const [one, word] of this.#come.get(from) ?? []) if (one.startsWith(letters)) yield [one, word];
  }
  async needAll(letters: string): Promise<void> {
    await Promise.all(
      piecesFor(letters, this.#pieces).map(async (from) => {
        if (!this.#come.has(from)) this.#come.set(from, unpackWords((await this.#bring(wordPiece(from))).text));
      }),
    );
  }
}
