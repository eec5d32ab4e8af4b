// A rule that a reader has saved, with a note: its text form, its limits, and which version wins if two devices differ.

export interface SavedRule {
  /** Its address below `/games/`, which is also its identity: `euchre/law/revoke/`, `euchre/#rule.deal`. */
  readonly link: string;
  /** Its name as shown on the page: "Euchre: Revoke". */
  readonly name: string;
  /** The reader's own words. */
  readonly note: string;
  /** When it was saved, and when it or its note last changed; in milliseconds. */
  readonly saved: number;
  readonly changed: number;
}

export const LIMITS = { name: 200, note: 2000 } as const;

/** The addresses of rules: of laws, of counts, and of anchors on the page of a game. */
const LINK = /^[a-z0-9-]+\/(?:[a-z0-9-]+\/)?(?:(?:law|score)\/[a-z0-9-]+\/|#[a-z]+\.[a-z0-9-]+)$/;

export const isRuleLink = (value: unknown): value is string => typeof value === 'string' && value.length <= LIMITS.name && LINK.test(value);
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 8.64e15;

/** A saved rule as it is stored; null if it is damaged. */
export function readSavedRule(value: unknown): SavedRule | null {
  if (typeof value !== 'object' || value === null) return null;
  const { link, name, note, saved, changed } = value as Readonly<Record<string, unknown>>;
  const isSound = isRuleLink(link) && isText(name, LIMITS.name) && name !== '' && isText(note, LIMITS.note) && isTime(saved) && isTime(changed);
  return isSound ? { link, name, note, saved, changed } : null;
}

/** The version of a saved rule that wins: the later one, in whichever order the two are given. */
export function laterOf(one: SavedRule, other: SavedRule): SavedRule {
  if (one.changed !== other.changed) return one.changed > other.changed ? one : other;
  return one.note >= other.note ? one : other;
}
