// Stores agreements on the device: the active one, the draft and the earlier ones. Each is stored as the text of its link, so that a later edition
// can read it.
import type { Agreement } from '../../../lib/agreements/agreement.ts';
import { type Decoded, decodeAgreement, encodeAgreement } from '../../../lib/agreements/link.ts';
import { type StorageArea, type StorageError, storageError } from '../device/storage-area.ts';

/** The storage key of the active agreement. `on-idle.ts` checks whether it is set. */
export const ACTIVE = 'hoyle.agreement';
const DRAFT = 'hoyle.agreement.draft';
const EARLIER = 'hoyle.agreement.earlier';
/** The most earlier agreements that are kept. */
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

  /** The active agreement of this device; null if there is none. */
  get active(): Decoded | null {
    return this.#decoded(ACTIVE);
  }

  /** The draft that was left unfinished; null if there is none. */
  get draft(): Agreement | null {
    const read = this.#decoded(DRAFT);
    return read?.ok === true ? read.agreement : null;
  }

  /** Earlier agreements, the latest first. */
  get earlier(): Agreement[] {
    return this.#read(EARLIER)
      .split('\n')
      .flatMap((text) => {
        const read = decodeAgreement(text);
        return read.ok ? [read.agreement] : [];
      });
  }

  /** Saves the draft, at every change of the form; null removes it. */
  keepDraft(agreement: Agreement | null): StorageError | null {
    return this.#write(DRAFT, agreement === null || agreement.games.length === 0 ? '' : encodeAgreement(agreement));
  }

  /** Makes this the active agreement. The previous one moves to the earlier ones. */
  agree(agreement: Agreement): StorageError | null {
    const text = encodeAgreement(agreement);
    const trouble = this.#retire(text) ?? this.#write(ACTIVE, text);
    if (trouble === null) this.keepDraft(null);
    return trouble;
  }

  /** Leaves no agreement active. The previous one moves to the earlier ones. */
  stop(): StorageError | null {
    return this.#retire('') ?? this.#write(ACTIVE, '');
  }

  /** Deletes one of the earlier ones. */
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

  /** Moves the active agreement to the earlier ones, and takes the next active one out of them. */
  #retire(next: string): StorageError | null {
    const last = this.#read(ACTIVE);
    return this.#writeEarlier([...new Set([last, ...this.#texts])].filter((one) => one !== '' && one !== next));
  }
}
