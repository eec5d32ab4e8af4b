// The pieces of words that a question needs, as they come. Pure: whoever searches says how a piece is brought.
import { piecesFor, unpackWords, type Word, wordPiece } from '../files/format.ts';
import type { Bring, Known } from './known.ts';

type Come = Map<string, Map<string, Word>>;

/** The pieces of words that one question asked for. What others have brought is at hand and not looked at, so that an answer is the same cold and warm. */
export class Words {
  readonly #known: Known;
  readonly #bring: Bring;
  readonly #come: Come;
  readonly #asked = new Set<string>();
  constructor(known: Known, bring: Bring, come: Come = new Map()) {
    this.#known = known;
    this.#bring = bring;
    this.#come = come;
  }
  /** The same pieces for another question. */
  forAnother(): Words {
    return new Words(this.#known, this.#bring, this.#come);
  }
  /** Brings the pieces in which words may stand that begin with these letters. */
  async need(letters: Iterable<string>): Promise<void> {
    await this.#take(new Set([...letters].flatMap((one) => this.#at(one))));
  }
  async needAll(letters: string): Promise<void> {
    await this.#take(this.#from(letters));
  }
  async #take(pieces: Iterable<string>): Promise<void> {
    await Promise.all(
      [...pieces].map(async (from) => {
        if (!this.#come.has(from)) this.#come.set(from, unpackWords((await this.#bring(wordPiece(from))).text));
        this.#asked.add(from);
      }),
    );
  }
  #from(letters: string): string[] {
    return piecesFor(letters, this.#known.pieces);
  }
  /** A whole word stands in one piece alone. */
  #at(one: string): string[] {
    return this.#from(one).slice(0, 1);
  }
  get(one: string): Word | undefined {
    const [from = ''] = this.#at(one);
    return this.#asked.has(from) ? this.#come.get(from)?.get(one) : undefined;
  }
  /** Words that begin with these letters, of the pieces that were asked for. */
  *beginning(letters: string): Generator<readonly [string, Word]> {
    for (const from of this.#from(letters))
      if (this.#asked.has(from)) for (const [one, word] of this.#come.get(from) ?? []) if (one.startsWith(letters)) yield [one, word];
  }
}
