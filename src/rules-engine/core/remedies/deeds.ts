// A closed list: what is done, or may be done, where a book does not say by whom. Alphabetical; a word that no law uses fails the tests.

interface DeedWords {
  /** What it is done to. */
  readonly what: string;
  /** Whether that is several things. */
  readonly many: boolean;
  /** The participle: "shuffled again". */
  readonly done: string;
}

/** Each as the end of "... is", "... may be", "may have ...". */
export const DEEDS = {
  'build-separated': { what: 'the cards of the build', many: true, done: 'separated' },
  'shuffled-and-cut': { what: 'the pack', many: false, done: 'shuffled and cut again' },
} as const satisfies Readonly<Record<string, DeedWords>>;
export type Deed = keyof typeof DEEDS;
