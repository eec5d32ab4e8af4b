/** Basic questions about any game, each with the title of its answer. */
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

/** An answer in words of its own, where no rule of the text gives it. `at` is the address of its source in the game's `cites.ts`. */
export interface SaidAt {
  readonly at: string;
  readonly law?: string;
  readonly says: string;
  /** The rule of the text that it is shown beside. */
  readonly rule?: string;
}

/**
 * Where the answer is: `rule.deal`, a rule of the game's text, or `rule.deal passes`, only its sentences with that word; `points.game`, a score item;
 * `glance.Players`, a key fact. `silent`: no book that has the game says it; `none`: the game has no such thing.
 */
export type FactSource = `rule.${string}` | `points.${string}` | `glance.${string}` | SaidAt;
export type FactAnswer = FactSource | readonly FactSource[] | 'silent' | 'none';
export type PlainFactRow = Readonly<Partial<Record<PlainFact, FactAnswer>>>;
