import type { Moment } from '../vocabulary/moments.ts';
import type { OffenceId } from '../vocabulary/offences.ts';
import type { Party } from '../vocabulary/parties.ts';
import type { Act } from './remedies/acts.ts';
import type { Amount, Each, Unit } from './remedies/amounts.ts';
import type { Deed } from './remedies/deeds.ts';
import type { OpenQuestion, Proviso } from './remedies/provisos.ts';
import type { Thing } from './remedies/things.ts';

/** What a book orders. The list is closed except for `free`, which the tests count. */
export type Remedy =
  /** A fault without a penalty; stated on its own, so that "nothing happens" is an answer. */
  | { readonly kind: 'no-penalty' }
  /** Not a fault: the rules allow it. */
  | { readonly kind: 'permitted' }
  /** The book gives a rule but no penalty for breaking it; comes after the rule. */
  | { readonly kind: 'no-penalty-printed' }
  | { readonly kind: 'stands'; readonly what: Thing }
  | { readonly kind: 'void'; readonly what: Thing }
  | { readonly kind: 'misdeal' }
  | { readonly kind: 'new-deal'; readonly by: Party | null }
  | { readonly kind: 'loses-deal'; readonly to: Party | null }
  /** Null, here and below: the book does not name the actor. */
  | { readonly kind: 'cut-again'; readonly by: Party | null }
  | { readonly kind: 'card-exposed'; readonly whose: Party; readonly calledBy: Party }
  | { readonly kind: 'hand-exposed'; readonly whose: Party; readonly calledBy: Party }
  | { readonly kind: 'call-suit'; readonly by: Party; readonly from: Party }
  | { readonly kind: 'call-card'; readonly by: Party; readonly from: Party }
  /** The suit of the card in question may not be led. */
  | { readonly kind: 'forbid-suit'; readonly by: Party; readonly from: Party }
  /** The highest or the lowest card of the suit led, as the caller chooses. */
  | { readonly kind: 'call-high-low'; readonly by: Party; readonly from: Party }
  | { readonly kind: 'counts-as-revoke' }
  | { readonly kind: 'takes-back'; readonly who: Party | null; readonly what: Thing }
  | { readonly kind: 'may-change'; readonly who: Party; readonly what: Thing }
  | { readonly kind: 'cannot-recall'; readonly who: Party; readonly what: Thing }
  | { readonly kind: 'scores'; readonly who: Party; readonly points: number; readonly unit: Unit }
  | { readonly kind: 'scores-amount'; readonly who: Party; readonly amount: Amount }
  | { readonly kind: 'loses'; readonly who: Party; readonly points: number; readonly unit: Unit }
  | { readonly kind: 'scores-each'; readonly who: Party; readonly points: number; readonly each: Each }
  | { readonly kind: 'loses-each'; readonly who: Party; readonly points: number; readonly each: Each }
  | { readonly kind: 'loses-amount'; readonly who: Party; readonly amount: Amount }
  | { readonly kind: 'scores-nothing'; readonly who: Party }
  | { readonly kind: 'takes-tricks'; readonly who: Party; readonly from: Party; readonly tricks: number }
  | { readonly kind: 'pays'; readonly who: Party; readonly amount: Amount; readonly to: Party | 'pot' | 'bank' | 'pool' }
  | { readonly kind: 'pays-points'; readonly who: Party; readonly points: number; readonly unit: Unit; readonly to: Party | 'pot' | 'bank' | 'pool' }
  /** From the bank or another player; the reverse of `pays-points`. */
  | { readonly kind: 'takes-points'; readonly who: Party; readonly points: number; readonly unit: Unit; readonly from: Party | 'pot' | 'bank' | 'pool' }
  | { readonly kind: 'dead-hand'; readonly who: Party }
  /** A foul hand is not yet dead: some books let it take a pot that no fair hand contests. */
  | { readonly kind: 'foul-hand'; readonly who: Party }
  | { readonly kind: 'barred'; readonly who: Party; readonly from: Act }
  | { readonly kind: 'draws-surplus'; readonly who: Party; readonly sees: boolean }
  | { readonly kind: 'makes-up-cards'; readonly who: Party }
  | { readonly kind: 'plays-short'; readonly who: Party }
  | { readonly kind: 'keeps-card'; readonly who: Party }
  | { readonly kind: 'replaced'; readonly what: Thing; readonly when: 'at-once' | 'after-others' }
  | { readonly kind: 'put-right'; readonly who: Party | null; readonly what: Thing }
  | { readonly kind: 'must'; readonly who: Party; readonly act: Act }
  | { readonly kind: 'allowed'; readonly who: Party; readonly act: Act }
  /** It is done, or may be done; the book does not say by whom. */
  | { readonly kind: 'is-done'; readonly deed: Deed }
  | { readonly kind: 'may-be-done'; readonly deed: Deed }
  /** What is ordered applies only on a condition outside the facts, or except on one. */
  | { readonly kind: 'only-if'; readonly proviso: Proviso; readonly what: readonly Remedy[] }
  | { readonly kind: 'unless'; readonly proviso: Proviso; readonly what: readonly Remedy[] }
  | { readonly kind: 'until'; readonly moment: Moment; readonly what: readonly Remedy[] }
  | { readonly kind: 'for-each'; readonly each: Each; readonly what: readonly Remedy[] }
  | { readonly kind: 'hand-ends' }
  | { readonly kind: 'loses-game'; readonly who: Party }
  | { readonly kind: 'chooses-which'; readonly who: Party; readonly what: Thing }
  | { readonly kind: 'passes-to'; readonly what: Thing; readonly to: Party }
  | { readonly kind: 'wins'; readonly who: Party; readonly what: Thing }
  | { readonly kind: 'divide'; readonly who: Party; readonly what: Thing }
  /** It is not won now but stays for the next deal. */
  | { readonly kind: 'carries-over'; readonly what: Thing }
  | { readonly kind: 'choice'; readonly by: Party; readonly of: readonly (readonly Remedy[])[] }
  | { readonly kind: 'may-demand'; readonly by: Party; readonly what: readonly Remedy[] }
  /** One party may make another do something that no rule demands: play the lowest, win the trick. */
  | { readonly kind: 'may-require'; readonly by: Party; readonly from: Party; readonly act: Act }
  /** Points count only up to a limit. */
  | { readonly kind: 'capped'; readonly who: Party; readonly points: number; readonly unit: Unit }
  /** The same penalty as for another offence. */
  | { readonly kind: 'punished-as'; readonly who: Party; readonly offence: OffenceId }
  /** The card lies face up and must be played at the first opportunity. */
  | { readonly kind: 'penalty-card'; readonly whose: Party; readonly other?: true }
  /** The card left over at the end belongs to the trick that was short, and is not a revoke there. */
  | { readonly kind: 'counts-to-trick' }
  | { readonly kind: 'etiquette' }
  | { readonly kind: 'judgement' }
  /** The book has the game and the law but does not decide this case. */
  | { readonly kind: 'not-decided'; readonly of?: OpenQuestion }
  /** Anything that the list cannot express: a whole sentence of ours, with a capital and a full stop. */
  | { readonly kind: 'free'; readonly text: string };
export type RemedyKind = Remedy['kind'];

/** Who may claim, and until when. Without `from` the claim may be made from the offence on. */
export interface Claim {
  readonly by: Party;
  readonly from?: Moment;
  readonly until: Moment;
}

// Builders: one for each kind, so that a law reads as a sentence.
export const noPenalty: Remedy = { kind: 'no-penalty' };
export const permitted: Remedy = { kind: 'permitted' };
export const noPenaltyPrinted: Remedy = { kind: 'no-penalty-printed' };
export const etiquette: Remedy = { kind: 'etiquette' };
export const judgement: Remedy = { kind: 'judgement' };
export const notDecided: Remedy = { kind: 'not-decided' };
/** One thing left undecided beside what is ruled: `undecided('deal')`. */
export const undecided = (of: OpenQuestion): Remedy => ({ kind: 'not-decided', of });
export const misdeal: Remedy = { kind: 'misdeal' };
export const handEnds: Remedy = { kind: 'hand-ends' };
export const losesGame = (who: Party): Remedy => ({ kind: 'loses-game', who });
export const stands = (what: Thing): Remedy => ({ kind: 'stands', what });
export const isVoid = (what: Thing): Remedy => ({ kind: 'void', what });
/** A new deal; null where the book does not say who deals. */
export const newDeal = (by: Party | null = 'dealer'): Remedy => ({ kind: 'new-deal', by });
/** The dealer loses the deal; null where the book does not say to whom. */
export const losesDeal = (to: Party | null = 'left-of-dealer'): Remedy => ({ kind: 'loses-deal', to });
export const cutAgain = (by: Party | null): Remedy => ({ kind: 'cut-again', by });
export const cardExposed = (whose: Party = 'offender', calledBy: Party = 'opponents'): Remedy => ({ kind: 'card-exposed', whose, calledBy });
export const handExposed = (whose: Party, calledBy: Party): Remedy => ({ kind: 'hand-exposed', whose, calledBy });
export const callSuit = (by: Party, from: Party): Remedy => ({ kind: 'call-suit', by, from });
export const callCard = (by: Party, from: Party): Remedy => ({ kind: 'call-card', by, from });
export const forbidSuit = (by: Party, from: Party): Remedy => ({ kind: 'forbid-suit', by, from });
export const callHighLow = (by: Party, from: Party): Remedy => ({ kind: 'call-high-low', by, from });
export const countsAsRevoke: Remedy = { kind: 'counts-as-revoke' };
export const takesBack = (who: Party | null, what: Thing): Remedy => ({ kind: 'takes-back', who, what });
export const mayChange = (who: Party, what: Thing): Remedy => ({ kind: 'may-change', who, what });
export const cannotRecall = (who: Party, what: Thing): Remedy => ({ kind: 'cannot-recall', who, what });
export const scores = (who: Party, points: number, unit: Unit = 'point'): Remedy => ({ kind: 'scores', who, points, unit });
export const scoresAmount = (who: Party, amount: Amount): Remedy => ({ kind: 'scores-amount', who, amount });
export const loses = (who: Party, points: number, unit: Unit = 'point'): Remedy => ({ kind: 'loses', who, points, unit });
export const scoresEach = (who: Party, points: number, each: Each): Remedy => ({ kind: 'scores-each', who, points, each });
export const losesEach = (who: Party, points: number, each: Each): Remedy => ({ kind: 'loses-each', who, points, each });
export const losesAmount = (who: Party, amount: Amount): Remedy => ({ kind: 'loses-amount', who, amount });
export const scoresNothing = (who: Party): Remedy => ({ kind: 'scores-nothing', who });
export const takesTricks = (who: Party, from: Party, tricks: number): Remedy => ({ kind: 'takes-tricks', who, from, tricks });
export const pays = (who: Party, amount: Amount, to: Party | 'pot' | 'bank' | 'pool'): Remedy => ({ kind: 'pays', who, amount, to });
export const paysPoints = (who: Party, points: number, unit: Unit, to: Party | 'pot' | 'bank' | 'pool'): Remedy => ({
  kind: 'pays-points',
  who,
  points,
  unit,
  to,
});
export const takesPoints = (who: Party, points: number, unit: Unit, from: Party | 'pot' | 'bank' | 'pool'): Remedy => ({
  kind: 'takes-points',
  who,
  points,
  unit,
  from,
});
export const deadHand = (who: Party = 'offender'): Remedy => ({ kind: 'dead-hand', who });
export const foulHand = (who: Party = 'offender'): Remedy => ({ kind: 'foul-hand', who });
export const barred = (who: Party, from: Act): Remedy => ({ kind: 'barred', who, from });
export const drawsSurplus = (who: Party, sees = false): Remedy => ({ kind: 'draws-surplus', who, sees });
export const makesUpCards = (who: Party): Remedy => ({ kind: 'makes-up-cards', who });
export const playsShort = (who: Party): Remedy => ({ kind: 'plays-short', who });
export const keepsCard = (who: Party): Remedy => ({ kind: 'keeps-card', who });
export const replaced = (what: Thing, when: 'at-once' | 'after-others' = 'at-once'): Remedy => ({ kind: 'replaced', what, when });
export const putRight = (who: Party | null, what: Thing): Remedy => ({ kind: 'put-right', who, what });
export const must = (who: Party, act: Act): Remedy => ({ kind: 'must', who, act });
export const allowed = (who: Party, act: Act): Remedy => ({ kind: 'allowed', who, act });
export const isDone = (deed: Deed): Remedy => ({ kind: 'is-done', deed });
export const mayBeDone = (deed: Deed): Remedy => ({ kind: 'may-be-done', deed });
/** `onlyIf('it-is-called-for', must('partner-of-offender', 'win-if-able'))`. */
export const onlyIf = (proviso: Proviso, ...what: Remedy[]): Remedy => ({ kind: 'only-if', proviso, what });
export const unless = (proviso: Proviso, ...what: Remedy[]): Remedy => ({ kind: 'unless', proviso, what });
export const lastsUntil = (moment: Moment, ...what: Remedy[]): Remedy => ({ kind: 'until', moment, what });
export const forEach = (each: Each, ...what: Remedy[]): Remedy => ({ kind: 'for-each', each, what });
export const choosesWhich = (who: Party, what: Thing): Remedy => ({ kind: 'chooses-which', who, what });
export const passesTo = (what: Thing, to: Party): Remedy => ({ kind: 'passes-to', what, to });
export const wins = (who: Party, what: Thing): Remedy => ({ kind: 'wins', who, what });
export const divide = (who: Party, what: Thing): Remedy => ({ kind: 'divide', who, what });
export const carriesOver = (what: Thing): Remedy => ({ kind: 'carries-over', what });
/** The named party chooses one of the options; each is one remedy or several together. */
export const choice = (by: Party, ...of: (Remedy | readonly Remedy[])[]): Remedy => ({
  kind: 'choice',
  by,
  of: of.map((option) => (Array.isArray(option) ? option : [option]) as readonly Remedy[]),
});
/** The named party may demand it, but need not. */
export const mayDemand = (by: Party, ...what: Remedy[]): Remedy => ({ kind: 'may-demand', by, what });
/** `by` may make `from` do it: `mayRequire('dealer', 'partner-of-offender', 'win-trick')`. */
export const mayRequire = (by: Party, from: Party, act: Act): Remedy => ({ kind: 'may-require', by, from, act });
export const capped = (who: Party, points: number, unit: Unit = 'point'): Remedy => ({ kind: 'capped', who, points, unit });
export const punishedAs = (offence: OffenceId, who: Party = 'offender'): Remedy => ({ kind: 'punished-as', who, offence });
export const penaltyCard = (whose: Party = 'offender'): Remedy => ({ kind: 'penalty-card', whose });
/** The wrong one of two cards becomes a penalty card. */
export const otherIsPenaltyCard = (whose: Party = 'offender'): Remedy => ({ kind: 'penalty-card', whose, other: true });
export const countsToTrick: Remedy = { kind: 'counts-to-trick' };
/** Returns the remedies nested in another: the options of a choice, a demand, or what a condition governs. */
export function partsOf(remedy: Remedy): readonly Remedy[] {
  switch (remedy.kind) {
    case 'choice':
      return remedy.of.flat();
    case 'may-demand':
    case 'only-if':
    case 'unless':
    case 'until':
    case 'for-each':
      return remedy.what;
    default:
      return [];
  }
}
export const free = (text: string): Remedy => ({ kind: 'free', text });
