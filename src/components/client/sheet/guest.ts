// A sheet that came by a link: nothing of it is kept on the device until the player says so.
import { isSameGame } from '../../../rules-engine/sheets/identities.ts';
import type { Log, Writer } from '../../../rules-engine/sheets/log.ts';
import { type Kept, logOf } from '../../../rules-engine/sheets/records.ts';
import { MemoryStorage } from '../device/storage-area.ts';
import { SheetController } from './controller.ts';
import type { Linked } from './link.ts';

export class GuestSheet extends SheetController {
  /** Whether the link says who wrote what, so that both phones can go on with one game. */
  readonly #canMerge: boolean;

  /** `book` is for a link that names none. */
  constructor(sheet: string, by: Writer, linked: Linked, book: string) {
    super(sheet, by, new MemoryStorage(), new MemoryStorage());
    this.log = linked.log ?? logOf({ ...linked, book });
    this.#canMerge = linked.log !== null;
  }

  /** Whether it is the game that is kept here, from another phone. */
  kindBeside(own: Log): 'same' | 'other' {
    return this.#canMerge && isSameGame(own, this.log) ? 'same' : 'other';
  }

  /** Puts it in the place of the own sheet, or together with it. `kept` is the sheet as it stands on the page. Returns what to say. */
  giveTo(own: SheetController, how: 'keep' | 'merge', kept: Kept): string {
    if (how === 'keep' && !this.#canMerge) own.replace(kept);
    else if (how === 'keep') own.adopt(this.log);
    else own.mergeWith(this.log);
    return how === 'merge' ? 'Both are together on this phone. Share this sheet, and the other phone can have the same.' : '';
  }
}
