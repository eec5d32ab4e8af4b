/** What players ask of any game before anything has gone wrong, each with the title of its answer. */
export const PLAIN_FACTS = {
  players: 'How many can play',
  pack: 'What you play with',
  deal: 'How many each gets',
  layout: 'How the cards are laid out',
  'first-deal': 'Who deals first',
  'next-deal': 'Who deals next',
  lead: 'Who goes first',
  rank: 'Order of the cards',
  hands: 'Order of the hands',
  bid: 'What you can bid',
  trick: 'Who wins a trick',
  goal: 'How you win',
  target: 'How far you play',
} as const;
export type PlainFact = keyof typeof PLAIN_FACTS;
export const PLAIN_FACT_IDS = Object.keys(PLAIN_FACTS) as readonly PlainFact[];

/** An answer in words of its own, where no rule of the text has it: where the book says so, by its address in the game's `cites.ts`. */
export interface SaidAt {
  readonly at: string;
  readonly law?: string;
  readonly says: string;
  /** The rule of the text beside which it stands. */
  readonly rule?: string;
}

/**
 * Where a plain fact is answered: `rule.deal`, a rule of the game's text, or of it the sentences with a word, `rule.deal passes`; `points.game`,
 * a row of its schedule; `glance.Players`, a line at a glance. `silent` where the books that have the game were read for it and none says it;
 * `none` where the game has no such thing.
 */
export type FactSource = `rule.${string}` | `points.${string}` | `glance.${string}` | SaidAt;
export type FactAnswer = FactSource | readonly FactSource[] | 'silent' | 'none';
export type PlainFactRow = Readonly<Partial<Record<PlainFact, FactAnswer>>>;
