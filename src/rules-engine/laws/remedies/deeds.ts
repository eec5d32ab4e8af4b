// A closed list: what is done, or may be done, where a book does not say by whom. Alphabetical; tests fail on a word that no law uses.

import type { OwnDeed } from '../../vocabulary/own-words.ts';

interface DeedWords {
  /** The object: what it is done to. */
  readonly what: string;
  /** Whether the object is plural. */
  readonly many: boolean;
  /** The participle: "shuffled again". */
  readonly done: string;
}

/** Each deed in words that complete "... is", "... may be", "may have ...". */
export const DEEDS = {
  'dealt-again': { what: 'the cards', many: true, done: 'dealt again by the same dealer' },
  'discards-shuffled': { what: 'the discards', many: true, done: 'shuffled and cut, the top one turned up and the rest drawn from' },
  'discards-turned-over': { what: 'the discards', many: true, done: 'turned face down, all but the last, and drawn from as a new stock' },
  'game-drawn': { what: 'the game', many: false, done: 'drawn' },
  'next-card-turned': { what: 'the next card', many: false, done: 'turned up' },
  'pack-cut': { what: 'the pack', many: false, done: 'cut again' },
} as const satisfies Readonly<Record<string, DeedWords>>;
export type Deed = keyof typeof DEEDS | OwnDeed;

/** Returns the words of a deed: its object, whether that is plural, and the participle. */
export const deedWords = (deed: Deed): DeedWords => (typeof deed === 'string' ? DEEDS[deed] : { what: deed.to, many: deed.several === true, done: deed.deed });
