/** Everything that is wrong with one page of content, each fault on a line of its own: `content/games/euchre.mdx:5: what is wrong`. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** Where a fault is: a node of a parsed page, or a line number. */
type Where = number | { readonly position?: { readonly start: { readonly line: number } } | undefined };

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Collects the faults of one page, so that its author sees them together. */
export class FaultList {
  readonly #file: string;
  readonly #found = new Map<string, number>();

  constructor(file: string) {
    this.#file = file;
  }

  /** Notes a fault; one that was noted before on the same line is not repeated. */
  add(where: Where, message: string): void {
    const line = typeof where === 'number' ? where : (where.position?.start.line ?? 1);
    this.#found.set(`${this.#file}:${line}: ${oneLine(message)}`, line);
  }

  /** Returns the result of `read`. If it throws, notes the message as a fault, with `context` before it, and returns undefined. */
  attempt<T>(where: Where, read: () => T, context = ''): T | undefined {
    try {
      return read();
    } catch (error) {
      this.add(where, `${context}${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  }

  /** Throws a `ContentError` with all faults in the order of their lines, if there are any. */
  throwIfAny(): void {
    if (this.#found.size === 0) return;
    throw new ContentError([...this.#found].sort((a, b) => a[1] - b[1]).map(([fault]) => fault));
  }
}
