// A sheet from a link: nothing of it is stored on the device until the player wants that.
import { isSameGame } from '../../../rules-engine/sheets/identities.ts';
import type { Log, Writer } from '../../../rules-engine/sheets/log.ts';
import { type Kept, logOf } from '../../../rules-engine/sheets/records.ts';
import { MemoryStorage } from '../device/storage-area.ts';
import { SheetController } from './controller.ts';
import type { Linked } from './link.ts';

export class GuestSheet extends SheetController {
  /** Whether the link says who wrote what, so that two phones can continue one game. */
  readonly #canMerge: boolean;

  /** `book` is for a link that names none. */
  constructor(sheet: string, by: Writer, linked: Linked, book: string) {
    super(sheet, by, new MemoryStorage(), new MemoryStorage());
    this.log = linked.log ?? logOf({ ...linked, book });
    this.#canMerge = linked.log !== null;
  }

  /** Whether it is the same game as the sheet kept here, from another phone. */
  kindBeside(own: Log): 'same' | 'other' {
    return this.#canMerge && isSameGame(own, this.log) ? 'same' : 'other';
  }

  /** Replaces the device's own sheet, or merges with it. `kept` is the sheet as shown on the page. Returns the message to show. */
  giveTo(own: SheetController, how: 'keep' | 'merge', kept: Kept): string {
    if (how === 'keep' && !this.#canMerge) own.replace(kept);
    else if (how === 'keep') own.adopt(this.log);
    else own.mergeWith(this.log);
    return how === 'merge' ? 'Both are together on this phone. Share this sheet, and the other phone can have the same.' : '';
  }
}
