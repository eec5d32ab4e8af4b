// Where agreements are kept on the device: the one that holds, the one that is being made, and those that held before. Each is the text of its link,
// so that a later edition can read it.
import type { Agreement } from '../../../lib/agreements/agreement.ts';
import { type Decoded, decodeAgreement, encodeAgreement } from '../../../lib/agreements/link.ts';
import { type StorageArea, type StorageError, storageError } from '../storage-area.ts';

/** Pages look under this name whether anything is agreed (`on-idle.ts`). */
export const HOLDS = 'hoyle.agreement';
const DRAFT = 'hoyle.agreement.draft';
const EARLIER = 'hoyle.agreement.earlier';
/** At most so many that held before. */
const MOST_EARLIER = 12;

export class AgreementStore {
  readonly #shelf: StorageArea;
  constructor(shelf: StorageArea) {
    this.#shelf = shelf;
  }

  #read(name: string): string {
    try {
      return this.#shelf.read(name) ?? '';
    } catch {
      return '';
    }
  }

  #write(name: string, text: string): StorageError | null {
    try {
      if (text === '') this.#shelf.drop(name);
      else this.#shelf.write(name, text);
      return null;
    } catch (error) {
      return storageError(error, this.#shelf);
    }
  }

  #decoded(name: string): Decoded | null {
    const text = this.#read(name);
    return text === '' ? null : decodeAgreement(text);
  }

  /** What holds on this device; null where nothing is agreed. */
  get holds(): Decoded | null {
    return this.#decoded(HOLDS);
  }

  /** What was being made when the page was left; null where nothing was. */
  get draft(): Agreement | null {
    const read = this.#decoded(DRAFT);
    return read?.ok === true ? read.agreement : null;
  }

  /** Agreements that held before, the last one first. */
  get earlier(): Agreement[] {
    return this.#read(EARLIER)
      .split('\n')
      .flatMap((text) => {
        const read = decodeAgreement(text);
        return read.ok ? [read.agreement] : [];
      });
  }

  /** Keeps what is being made at every change of it; null lets it go. */
  keepDraft(agreement: Agreement | null): StorageError | null {
    return this.#write(DRAFT, agreement === null || agreement.games.length === 0 ? '' : encodeAgreement(agreement));
  }

  /** From now on this holds. What held until now is kept among the earlier ones. */
  agree(agreement: Agreement): StorageError | null {
    const text = encodeAgreement(agreement);
    const trouble = this.#retire(text) ?? this.#write(HOLDS, text);
    if (trouble === null) this.keepDraft(null);
    return trouble;
  }

  /** Nothing holds any more. What held is kept among the earlier ones. */
  stop(): StorageError | null {
    return this.#retire('') ?? this.#write(HOLDS, '');
  }

  /** Lets one of the earlier ones go. */
  forget(agreement: Agreement): StorageError | null {
    const text = encodeAgreement(agreement);
    return this.#writeEarlier(this.#texts.filter((one) => one !== text));
  }

  get #texts(): string[] {
    return this.#read(EARLIER)
      .split('\n')
      .filter((one) => one !== '');
  }

  #writeEarlier(texts: readonly string[]): StorageError | null {
    return this.#write(EARLIER, texts.slice(0, MOST_EARLIER).join('\n'));
  }

  /** Puts what held until now among the earlier ones, but for the one that holds next. */
  #retire(next: string): StorageError | null {
    const last = this.#read(HOLDS);
    return this.#writeEarlier([...new Set([last, ...this.#texts])].filter((one) => one !== '' && one !== next));
  }
}
