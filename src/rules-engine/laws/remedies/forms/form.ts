// The record that each kind of remedy has in this folder (phrase, figure, effects), and helpers that the records share.
import type { Party } from '../../../vocabulary/parties.ts';
import type { Name } from '../../../wording/people.ts';
import type { Remedy, RemedyKind } from '../../remedies.ts';
import { UNITS, type Unit } from '../amounts.ts';
import { isMany, sayThing, type Thing } from '../things.ts';
import type { PartyNames } from './party-names.ts';

/** Who is paid: a party, or a pool of stakes. */
export type Payee = Party | 'pot' | 'bank' | 'pool';

/** Remedies that contain others: `wording/rulings.ts` builds their sentences. */
export type Holder = 'choice' | 'may-demand' | 'only-if' | 'unless' | 'until' | 'for-each';
/** Remedies about the whole ruling, without a party: `wording/rulings.ts` puts them at its end. */
export type Remark = 'no-penalty-printed' | 'not-decided';
export type Simple = Exclude<Remedy, { readonly kind: Holder | Remark }>;

export type Modal = 'must' | 'may' | 'may not' | null;
/** A party acts: "the other side" (scores) "2 points". */
export interface Action {
  readonly kind: 'action';
  readonly who: Name;
  readonly modal: Modal;
  /** The verb in the singular (`does`) and plural (`do`), and what follows it. */
  readonly does: string;
  readonly do: string;
  readonly rest: string;
}
/** Something happens to a thing; or any whole clause. */
export interface Event {
  readonly kind: 'event';
  readonly text: string;
  /** The same as something that a party may choose: "have the deal stand". */
  readonly wish: string;
}
export type Phrase = Action | Event;

/** The main effect of a ruling as a word in large type. */
export interface Figure {
  /** "+2", "deal void", "must"; empty if no short word says it. */
  readonly word: string;
  /** Whether the word is a number, which is printed larger. */
  readonly number: boolean;
  /** What to add to the word where the full ruling is not beside it: to whom, which act; may be empty. */
  readonly detail: string;
}

/**
 * How an effect counts when books are compared: `penal` costs or gives somebody something; `state`: what happens to a thing; `duty`: what somebody must or may
 * not do; `right`: who may ask for it and until when; `none`: nothing follows; `unpriced`: a rule without a penalty for breaking it.
 */
export type EffectClass = 'penal' | 'state' | 'duty' | 'right' | 'none' | 'unpriced';
/** What a remedy does in the game, as data. */
export interface Effect {
  /** What is affected and, if it matters, whose: "score:others", "deal", "card". */
  readonly slot: string;
  /** The result. Two effects with the same slot and different values exclude each other. */
  readonly value: string;
  readonly class: EffectClass;
}

export type Of<Kind extends RemedyKind> = Extract<Remedy, { readonly kind: Kind }>;
interface Common<Kind extends RemedyKind> {
  /** The word in large type. `figureOf` returns the figure of remedies nested in this one. */
  readonly figure: (remedy: Of<Kind>, names: PartyNames, figureOf: (held: readonly Remedy[]) => Figure) => Figure;
  /** The effects. `effectsOf` returns the effects of remedies nested in this one, one by one. */
  readonly effects: (remedy: Of<Kind>, names: PartyNames, effectsOf: (held: readonly Remedy[]) => Effect[]) => readonly Effect[];
}
/** The record of one kind. Its steps are in `wording/step-forms.ts`, which scorers do not need. */
export type Form<Kind extends RemedyKind> = Kind extends Simple['kind']
  ? Common<Kind> & { /** A phrase from which sentences are built. */ readonly phrase: (remedy: Of<Kind>, names: PartyNames) => Phrase }
  : Common<Kind>;
/** The records of some kinds; the compiler rejects a kind without one. */
export type Forms<Kind extends RemedyKind> = { readonly [One in Kind]: Form<One> };

// Phrases.
export const event = (text: string, wish: string): Event => ({ kind: 'event', text, wish });
/** "the pack is cut again". */
export const done = (what: string, many: boolean, participle: string): Event =>
  event(`${what} ${many ? 'are' : 'is'} ${participle}`, `have ${what} ${participle}`);
export const thingIsDone = (what: Thing, participle: string): Event => done(sayThing(what), isMany(what), participle);

// Figures.
export const MINUS = '−';
/** Maximum length of a word in large type, in characters. */
export const LONGEST = 16;
export const ARTICLE = /^(the|a|an|his|her|their|that|this) /;
/** A thing without its article: "deal", "cut". */
export const bare = (what: Thing): string => sayThing(what).replace(ARTICLE, '');
export const word = (text: string, detail = ''): Figure => ({ word: text, number: false, detail });
/** "deal void", or just "void", with a long name as the detail. */
export const thingWord = (what: Thing, state: string): Figure =>
  `${bare(what)} ${state}`.length > LONGEST ? word(state, sayThing(what)) : word(`${bare(what)} ${state}`);
const unitOf = (points: number, unit: Unit): string => {
  const [one, several] = typeof unit === 'string' ? UNITS[unit] : [unit.unit, unit.units];
  return Math.abs(points) === 1 ? one : several;
};
/** "+2" for points; other units are named in the detail. */
export const numeral = (sign: string, points: number, unit: Unit, detail: string): Figure => ({
  word: `${points < 0 ? MINUS : sign}${Math.abs(points)}`,
  number: true,
  detail: unit === 'point' ? detail : `${unitOf(points, unit)} ${detail}`,
});

// Effects.
export const penal = (slot: string, value: string): Effect => ({ slot, value, class: 'penal' });
export const state = (slot: string, value: string): Effect => ({ slot, value, class: 'state' });
export const right = (by: string): Effect => ({ slot: 'right', value: by, class: 'right' });
export const duty = (seat: string, what: string, value: string): Effect => ({ slot: `act:${seat}:${what}`, value, class: 'duty' });
/** The effect on a thing. The deal has a slot of its own, which all ways of dealing again share. */
export function ofThing(what: Thing, value: string): Effect {
  if (what === 'deal') return penal('deal', value);
  return (value === 'stands' ? state : penal)(`thing:${sayThing(what)}`, value);
}
export const dealGoesTo = (seat: string): Effect[] => [penal('deal', 'void'), penal('dealer', 'loses the deal'), state('next deal', seat)];

/** Treats counters as chips, since books differ in the word. */
const sameUnit = (value: string): string => value.replace(/\bcounter(s?)\b/g, 'chip$1');
/** Returns an effect as a string for comparison. */
export const keyOf = ({ slot, value, class: weight }: Effect): string => `${slot}=${sameUnit(value)}/${weight[0]}`;
/** Removes duplicate effects, and drops `none` if there is any other effect. */
export function distinct(effects: readonly Effect[]): readonly Effect[] {
  const all = [...new Map(effects.map((one) => [keyOf(one), one])).values()];
  const others = all.filter((one) => one.class !== 'none');
  return others.length > 0 ? others : all;
}
