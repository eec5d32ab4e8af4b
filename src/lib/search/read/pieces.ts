// The pieces of words that a query needs, as they load. Pure: the caller says how a piece is loaded.
import { piecesFor, wordPiece } from '../files/format.ts';
import { unpackWords, type Word } from '../files/word-format.ts';
import type { Bring, Known } from './known.ts';

type Come = Map<string, Map<string, Word>>;

/** The pieces of words that one query requested. Those that other queries loaded are cached but not read, so the answer is the same cold and warm. */
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
  /** The same cache for another query. */
  forAnother(): Words {
    return new Words(this.#known, this.#bring, this.#come);
  }
  /** Loads the pieces that may contain these words. */
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
  /** The piece that may contain a whole word; there is only one. */
  #at(one: string): string[] {
    return this.#from(one).slice(0, 1);
  }
  get(one: string): Word | undefined {
    const [from = ''] = this.#at(one);
    return this.#asked.has(from) ? this.#come.get(from)?.get(one) : undefined;
  }
  /** Words that begin with these letters, from the pieces that were requested. */
  *beginning(letters: string): Generator<readonly [string, Word]> {
    for (const from of this.#from(letters))
      if (this.#asked.has(from)) for (const [one, word] of this.#come.get(from) ?? []) if (one.startsWith(letters)) yield [one, word];
  }
}
